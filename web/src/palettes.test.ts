// Things that differ by colour differ both for the eyes that a palette is meant for and for eyes that see all colours.

import { describe, expect, test } from 'vitest';
import { apart, colour, contrast, difference, rules, type Eyes, type Light } from './lib/eyes.test-env';
import { PALETTES, type Palette } from './lib/settings.svelte';
import tokens from './tokens.css?raw';

const SHEETS = import.meta.glob<string>('./games/*/tokens.css', { query: '?raw', eager: true, import: 'default' });

// Which eyes a palette is for, and how different (CIEDE2000) two colours must be to them. Shades alone leave less room: six steps from black to white.
const FOR: Record<Palette, { eyes: Eyes[]; least: number }> = {
  usual: { eyes: ['usual'], least: 8 },
  red_green: { eyes: ['protan', 'deutan', 'usual'], least: 18 },
  blue_yellow: { eyes: ['tritan', 'usual'], least: 18 },
  shades: { eyes: ['shades', 'usual'], least: 8 },
};
const THEMES = ['light', 'dark'] as const;
const GROUNDS = ['--page', '--card', '--tray', '--piece-paper'];

/** The custom properties of the root in a palette. */
function properties(palette: Palette): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sheet of [tokens, ...Object.values(SHEETS)])
    for (const [selector, own] of rules(sheet)) if (selector === ':root') Object.assign(found, own);
  if (palette === 'usual') return found;
  for (const sheet of [tokens, ...Object.values(SHEETS)])
    for (const [selector, own] of rules(sheet))
      if (selector === ':root[data-palette]' || selector === `:root[data-palette='${palette}']`) Object.assign(found, own);
  return found;
}

/** What can be side by side: the seats, and the pieces of each game, whose colours are those that its own tokens name. */
const SETS: [string, string[]][] = [
  ['seats', [0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`)],
  ...Object.entries(SHEETS).map(([file, sheet]): [string, string[]] => [file.split('/')[2]!, Object.keys(rules(sheet).get(':root') ?? {})]),
];

function pairs<T>(things: T[]): [T, T][] {
  return things.flatMap((one, i) => things.slice(i + 1).map((other): [T, T] => [one, other]));
}

function resolved(palette: Palette, names: string[], theme: 'light' | 'dark' = 'light'): Light[] {
  const all = properties(palette);
  return names.map((name) => colour(`var(${name})`, all, theme));
}

// From the data that Sharma, Wu and Dalal published for people who implement this formula.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
] as const)('%j and %j differ by %d', (one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 3);
});

test('colours are read as browsers read them', () => {
  const mixed = colour('color-mix(in srgb, #ff0000 50%, #0000ff)', {}, 'light');
  expect(mixed.map((part) => Math.round(1000 * part))).toEqual([214, 0, 214]); // #800080
  expect(colour('light-dark(#000000, var(--x))', { '--x': '#ffffff' }, 'dark')).toEqual([1, 1, 1]);
  const even = colour('color-mix(in oklab, #ffffff 50%, #ffffff)', {}, 'light');
  for (const part of even) expect(part).toBeCloseTo(1, 4);
});

test('every drawn game names the colours of its pieces', () => {
  expect(SETS.filter(([, names]) => names.length < 2).map(([name]) => name)).toEqual(['_template']); // toffees alone
});

test('red and green are the same to those who do not see them, and this test sees that', () => {
  const [green, brown] = [colour('#7fa02c', {}, 'light'), colour('#c2853e', {}, 'light')];
  expect(apart('usual', green, brown)).toBeGreaterThan(25);
  expect(apart('deutan', green, brown)).toBeLessThan(10);
});

describe.each(PALETTES)('%s', (palette) => {
  const { eyes, least } = FOR[palette];

  test.each(SETS)('%s', (_, names) => {
    const found = resolved(palette, names);
    for (const who of eyes)
      for (const [one, other] of pairs(names.map((_, i) => i)))
        expect(apart(who, found[one]!, found[other]!), `${names[one]} and ${names[other]} to ${who}`).toBeGreaterThan(least);
  });

  test.each(THEMES)('good and bad, %s', (theme) => {
    const [good, bad] = resolved(palette, ['--good', '--bad'], theme) as [Light, Light];
    for (const who of eyes) expect(apart(who, good, bad), who).toBeGreaterThan(18);
    for (const ground of resolved(palette, ['--page', '--card', '--tray'], theme))
      for (const sign of [good, bad]) expect(contrast(sign, ground)).toBeGreaterThan(4.5);
  });

  // A piece has an edge of ink, or of the page's ink on the counter (`--outline`, `--rim`): the piece or its edge can be seen on both.
  test.each(THEMES)('pieces are seen on paper and counter, %s', (theme) => {
    const grounds = resolved(palette, GROUNDS, theme);
    const [ink, edge] = resolved(palette, ['--piece-ink', '--ink'], theme) as [Light, Light];
    const unseen = SETS.flatMap(([, names]) =>
      resolved(palette, names, theme).flatMap((piece, i) =>
        grounds.flatMap((ground, j) => {
          const rim = GROUNDS[j] === '--piece-paper' ? ink : edge;
          return Math.max(contrast(piece, ground), contrast(rim, ground)) > 3 ? [] : [`${names[i]} on ${GROUNDS[j]}`];
        }),
      ),
    );
    expect(unseen).toEqual([]);
  });

  // A sign says the same as the colour that it is on, so it must be visible there. As Sweets Stack's candies are drawn.
  test('signs are seen on the colours that they stand for', () => {
    const all = properties(palette);
    for (const name of SETS.find(([set]) => set === 'sweets_stack')![1]) {
      const square = colour(`color-mix(in srgb, var(${name}) 62%, var(--paper-snow))`, all, 'light');
      const emblem = colour(`color-mix(in srgb, var(${name}) 45%, var(--piece-ink))`, all, 'light');
      expect(contrast(square, emblem), name).toBeGreaterThan(3);
    }
  });
});
