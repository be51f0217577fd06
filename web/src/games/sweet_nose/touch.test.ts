import { describe, expect, it } from 'vitest';
import { a, position } from './examples';
import { meant, next, options, touch, usesStore, type Option } from './touch';
import type { Move } from './view';

const all = (...texts: Move['json'][]): Option[] => texts.flatMap((json) => options(position(), 0, a(json)));

const SWAP = { move: 'swap', seat: 1, give: 'mochi', take: 'nougat' } satisfies Move['json'];
const MARKET = { move: 'market', give: 'mochi', take: 'taro' } satisfies Move['json'];

describe('a move by touch', () => {
  it.each<[Move['json'], string[]]>([
    [SWAP, ['plate-0-0', 'plate-1-1']],
    [MARKET, ['plate-0-0', 'market-4']],
    [{ move: 'bowl', sweet: 'mochi' }, ['plate-0-0']],
    [{ move: 'same', seat: 2, sweet: 'mochi' }, ['plate-0-0', 'plate-2-0']],
    [{ move: 'plate', sweet: 'taro' }, ['bowl-0-4']],
    [{ move: 'stall', to: 'bowl', give: 'mochi', take: 'taro' }, ['plate-0-0', 'market-4', 'land-bowl']],
    [{ move: 'refill', seat: 1, sweet: 'mochi' }, ['bowl-1-0']],
    [{ move: 'bowls', seat: 1, give: 'taro', take: 'mochi' }, ['bowl-0-4', 'bowl-1-0']],
    [{ move: 'within', give: 'taro', take: 'mochi' }, ['bowl-0-4', 'plate-0-0']],
    [{ move: 'switch', sweets: ['mochi', 'taro'] }, ['marker-0', 'marker-4']],
    [{ move: 'take', store: 'two' }, ['store-two']],
    [{ move: 'bid', space: 12 }, ['bid-12']],
    [{ move: 'pass' }, ['pass']],
  ])('%o', (json, places) => {
    expect(options(position(), 0, a(json)).map((option) => option.places)).toEqual([places]);
  });

  it('the first sweet touched on the other plate of a two-for-two may be any that lies there', () => {
    const ways = options(position(), 0, a({ move: 'two', seat: 1, give: ['mochi', 'mochi'] }));
    expect(ways.map((option) => option.places)).toEqual([
      ['plate-0-0', 'plate-0-0', 'plate-1-1'],
      ['plate-0-0', 'plate-0-0', 'plate-1-2'],
    ]);
  });

  it('the pair taken lies on the plate of whom one gives to', () => {
    const view = position({ phase: 'pair', pair: { seat: 2, sweets: ['mochi', 'mochi'] } });
    expect(options(view, 0, a({ move: 'for', take: ['nougat', 'taro'] }))[0]!.places).toEqual(['plate-2-1', 'plate-2-4']);
  });

  it('knows which moves use the store', () => {
    const moves: Move['json'][] = [SWAP, MARKET, { move: 'pass' }, { move: 'for', take: [] }, { move: 'two', seat: 1, give: [] }];
    expect(moves.map((json) => usesStore(a(json)))).toEqual([false, false, false, false, true]);
  });
});

describe('touching', () => {
  it('two sweets make an exchange, in either order', () => {
    const both = all(SWAP, MARKET);
    expect(touch(both, [], 'plate-0-0')).toEqual({ touched: ['plate-0-0'], option: null });
    expect(touch(both, ['plate-0-0'], 'plate-1-1')?.option?.move.json).toEqual(SWAP);
    expect(touch(both, ['plate-1-1'], 'plate-0-0')?.option?.move.json).toEqual(SWAP);
    expect(touch(both, ['market-4'], 'plate-0-0')?.option?.move.json).toEqual(MARKET);
  });

  it('what is touched to be given stays so when something that cannot be taken for it is touched', () => {
    const both = all(SWAP, MARKET, { move: 'market', give: 'nougat', take: 'mochi' });
    expect(touch(both, ['plate-0-0'], 'market-0')).toBeNull();
    expect(meant(position(), 0, false, ['plate-0-0'], 'market-0')).toBe('market m m');
    expect(meant(position(), 0, false, ['market-0'], 'plate-0-0')).toBe('market m m');
    expect(meant(position(), 0, false, ['plate-1-1'], 'plate-0-1')).toBe('swap n n @2');
    expect(touch(both, ['plate-0-0'], 'plate-0-1')).toEqual({ touched: ['plate-0-1'], option: null });
    expect(touch(both, ['market-4'], 'plate-1-1')).toEqual({ touched: ['plate-1-1'], option: null });
  });

  it('the same sweet again is let go', () => {
    expect(touch(all(SWAP), ['plate-0-0'], 'plate-0-0')).toEqual({ touched: [], option: null });
  });

  it('the same sweet again is a second one where two are wanted', () => {
    const two = all({ move: 'two', seat: 1, give: ['mochi', 'mochi'] });
    expect(touch(two, ['plate-0-0'], 'plate-0-0')?.touched).toEqual(['plate-0-0', 'plate-0-0']);
  });

  it('another sweet takes the place of the one that it does not go with, and the rest stays', () => {
    const stall = (['taro', 'nougat'] as const).flatMap((take) => all({ move: 'stall', to: 'plate', give: 'mochi', take }));
    expect(touch(stall, ['plate-0-0', 'market-4'], 'market-1')).toEqual({ touched: ['plate-0-0', 'market-1'], option: null });
    const other = all(SWAP, { ...SWAP, give: 'praline' });
    expect(touch(other, ['plate-0-0'], 'plate-0-2')).toEqual({ touched: ['plate-0-2'], option: null });
  });

  it('what leads nowhere is refused', () => {
    expect(touch(all(SWAP), ['plate-0-0'], 'bowl-1-0')).toBeNull();
  });

  it('says what leads on and what would be done', () => {
    const both = all(SWAP, MARKET);
    expect([...next(both, []).keys()]).toEqual(['plate-0-0', 'plate-1-1', 'market-4']);
    expect([...next(both, ['plate-0-0'])].map(([place, move]) => [place, move?.json])).toEqual([
      ['plate-1-1', SWAP],
      ['market-4', MARKET],
    ]);
  });
});

describe('why not', () => {
  it.each([
    ['bowl-0-4', [], false, 'plate t'],
    ['bowl-1-0', [], false, 'refill m @2'],
    ['plate-1-1', ['plate-0-2'], false, 'swap p n @2'],
    ['market-4', ['plate-0-2'], false, 'market p t'],
    ['plate-0-0', [], false, 'market m p'],
    ['store-two', [], false, 'take two'],
    ['bid-3', [], false, 'bid 3'],
    ['pass', [], false, null],
  ] as const)('%s after %o', (place, touched, using, move) => {
    expect(meant(position(), 0, using, [...touched], place)).toBe(move);
  });
});
