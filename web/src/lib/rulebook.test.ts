import { describe, expect, it } from 'vitest';
import type { SectionInfo } from './api';
import { findIn, marked, places, wordsOf } from './rulebook';

const section = (name: string, title: string, rules: [string, string][], examples: [string, string][] = []): SectionInfo => ({
  name,
  title,
  intro: null,
  rules: rules.map(([id, text]) => ({ id, text })),
  examples: examples.map(([id, text]) => ({ id, text, seat: 0, names: [], positions: [], lit: [], parts: [] })),
});
const SECTIONS = [
  { ...section('aim', 'Aim', []), intro: 'Most biscuits win.' },
  section(
    'turn',
    'A turn',
    [
      ['BP1', 'A turn is a chain.'],
      ['BP2', 'You may knock on a tile.'],
    ],
    [['chain', 'You flip a tile, then another.']],
  ),
];

const found = (wanted: string) =>
  findIn(SECTIONS, wordsOf(wanted)).map(({ name, intro, rules, examples }) => [
    name,
    ...(intro === null ? [] : ['intro']),
    ...[...rules, ...examples].map(({ id }) => id),
  ]);

describe('what is looked for', () => {
  it('is everything if nothing is', () => {
    expect(findIn(SECTIONS, wordsOf('  '))).toBe(SECTIONS);
  });

  it('is found in rules and examples, whatever the case', () => {
    expect(found('TILE')).toEqual([['turn', 'BP2', 'chain']]);
    expect(found('bp1')).toEqual([['turn', 'BP1']]);
    expect(places(findIn(SECTIONS, wordsOf('tile')))).toBe(2);
  });

  it('needs all its words, in any order', () => {
    expect(found('tile knock')).toEqual([['turn', 'BP2']]);
    expect(found('tile chain')).toEqual([]);
  });

  it('is found in an introduction and in a title, whose section stays whole', () => {
    expect(found('biscuits')).toEqual([['aim', 'intro']]);
    expect(found('a turn')).toEqual([['turn', 'BP1', 'BP2', 'chain']]);
  });
});

describe('what was found', () => {
  const pieces = (text: string, wanted: string) => marked(text, wordsOf(wanted)).map(({ text, hit }) => (hit ? `[${text}]` : text));

  it('is marked wherever it is', () => {
    expect(pieces('A tile, then another Tile.', 'tile')).toEqual(['A ', '[tile]', ', then another ', '[Tile]', '.']);
    expect(pieces('A tile.', '')).toEqual(['A tile.']);
  });

  it('is marked once where words overlap', () => {
    expect(pieces('another', 'other another')).toEqual(['[another]']);
  });

  it('is left unmarked where letters change their number', () => {
    expect(pieces('İn the tile', 'tile')).toEqual(['İn the tile']);
  });
});
