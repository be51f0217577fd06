// The story at a glance, in every game, and its sentences for people who cannot see it.
import { readFileSync, readdirSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Happening } from '../lib/api';
import { briefsOf } from '../lib/briefs';
import { Book } from '../lib/book';
import type { MatchTable } from '../lib/match.svelte';
import type { Line } from '../lib/story.svelte';
import Story from './Story.svelte';

const GAMES = readdirSync('src/games');
/** How a match ends is said in a sentence. */
const PROSE = ['over', 'ended', 'idle', 'stuck'];

const kindsOf = (game: string) =>
  [...readFileSync(`src/games/${game}/schema.d.ts`, 'utf-8').matchAll(/^ +kind: "(\w+)";$/gm)].map(([, kind]) => kind!);
const book = (game: string, language: string) =>
  new Book(language, readFileSync(`../src/sweetbox/games/${game}/words/${language}.ftl`, 'utf-8'));

/** A happening of any kind: what they hold is called the same in all games. */
function happening(game: string, kind: string): Happening {
  const sweet = game === 'honeymoon' ? 'honey' : 'mochi';
  const [give, take] = kind === 'two' || kind === 'for' ? [[sweet, sweet], [sweet, 'taro']] : [sweet, 'taro']; // prettier-ignore
  const places = { pocket: 'c4', pockets: ['c4', 'd5'], first: 'g5', last: 'g7', direction: 'down', place: 1, to: 1, row: 2, space: 7 };
  const pieces = { sweet, sweets: [sweet, 'taro'], give, take, foods: ['corn', 'corn'], card: game === 'swintus' ? 'fives' : 'b3' };
  const numbers = { count: 2, points: 7, total: 19, round: 2, number: 4, shows: 4, face: 5, dice: [1, 5, 5], hand: 3, degrees: '90' };
  const names = { store: 'bowl', rule: 'candy_corn', pile: 'fives', asks: 'swinbag_5', finds: [{ cell: 'g5', content: 'honey' }] };
  const tile = { biscuits: 2, chocolate: 0, cracked: false };
  const travels = [{ piece: sweet, from: 'box', to: 'market.0', count: 3 }];
  const more = { ...places, ...pieces, ...numbers, ...names, tile, travels, other: 1, seats: [0, 1] };
  return { kind, seat: 0, text: `${kind} in a long sentence`, ...more } as Happening;
}

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

async function open(game: string, lines: Omit<Line, 'id'>[]): Promise<HTMLElement[]> {
  const words = book(game, 'en');
  const say: MatchTable['say'] = (key, values = {}) => words.fill(String(key), values);
  const story = { lines: lines.map((line, id) => ({ ...line, id })) };
  shown = mount(Story, {
    target: document.body,
    props: { table: { game, say, words, view: { cards: {} }, story } as unknown as MatchTable },
  });
  flushSync();
  await briefsOf(game);
  await Promise.resolve();
  flushSync();
  return [...document.querySelectorAll('li')];
}
const lineOf = (told: Happening): Omit<Line, 'id'> => ({ kind: told.kind, seat: told.seat, text: told.text, happening: told });

test.each(GAMES)('every happening of %s is told at a glance, or is better told in a sentence', async (game) => {
  const { briefs } = (await briefsOf(game))!;
  const kinds = kindsOf(game);
  expect(kinds.length).toBeGreaterThan(5);
  expect(Object.keys(briefs).sort()).toEqual([...new Set(kinds)].sort());
  for (const language of ['en', 'de']) {
    const words = book(game, language);
    for (const kind of kinds) {
      const parts = briefs[kind]?.(happening(game, kind), (key, values = {}) => words.fill(String(key), values)) ?? null;
      if (parts === null) expect(PROSE).toContain(kind);
      const said = (parts ?? []).filter((part) => typeof part === 'string');
      expect(parts).not.toEqual([]);
      expect(said.filter((text) => /^\w+\.\w+$|undefined|[{}]/.test(text) || text.length > 36)).toEqual([]);
    }
  }
});

test.each(GAMES)('pieces of %s are drawn in its story, and the sentence is there for the screen reader', async (game) => {
  const kinds = kindsOf(game);
  const lines = await open(
    game,
    kinds.map((kind) => lineOf(happening(game, kind))),
  );
  expect(lines).toHaveLength(kinds.length);
  const short = lines.filter((line) => line.querySelector('.brief'));
  expect(short.length).toBeGreaterThan(4);
  for (const line of short) {
    expect(line.querySelector('.unseen')!.textContent).toBe(line.dataset['tip']);
    expect(line.dataset['tip']).toContain('in a long sentence');
    expect(line.querySelector('.brief')!.getAttribute('aria-hidden')).toBe('true');
  }
  expect(short.some((line) => line.querySelector('.piece')?.firstElementChild)).toBe(true);
});

test('what is no happening is said in its sentence', async () => {
  const [line] = await open('_template', [{ kind: 'sat', seat: 1, text: 'Ben is back.', happening: null }]);
  expect([line!.textContent.trim(), line!.querySelector('.unseen, .brief'), line!.dataset['tip']]).toEqual([
    'Ben is back.',
    null,
    undefined,
  ]);
});

test('the lines are one tab stop; up and down go from one to the next', async () => {
  const lines = await open(
    '_template',
    ['start', 'take', 'turn'].map((kind) => lineOf(happening('_template', kind))),
  );
  expect(lines.map((line) => line.tabIndex)).toEqual([-1, -1, 0]);
  lines[2]!.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  }
  expect(document.activeElement).toBe(lines[1]);
  expect(lines.map((line) => line.tabIndex)).toEqual([-1, 0, -1]);
});
