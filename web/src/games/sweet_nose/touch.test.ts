import { describe, expect, it } from 'vitest';
import { a, position } from './examples';
import { meant, next, options, touch, type Option } from './touch';
import type { Move } from './view';

const all = (...texts: Move['json'][]): Option[] => texts.flatMap((json) => options(position(), 0, a(json)));

const SWAP = { move: 'swap', seat: 1, give: 'mochi', take: 'nougat' } satisfies Move['json'];
const MARKET = { move: 'market', give: 'mochi', take: 'taro' } satisfies Move['json'];

describe('a move by touch', () => {
  it.each<[Move['json'], string[]]>([
    [SWAP, ['seats.0.plate.0', 'seats.1.plate.1']],
    [MARKET, ['seats.0.plate.0', 'market.4']],
    [{ move: 'bowl', sweet: 'mochi' }, ['seats.0.plate.0']],
    [{ move: 'same', seat: 2, sweet: 'mochi' }, ['seats.0.plate.0', 'seats.2.plate.0']],
    [{ move: 'plate', sweet: 'taro' }, ['seats.0.bowl.4']],
    [{ move: 'stall', to: 'bowl', give: 'mochi', take: 'taro' }, ['seats.0.plate.0', 'market.4', 'land.bowl']],
    [{ move: 'refill', seat: 1, sweet: 'mochi' }, ['seats.1.bowl.0']],
    [{ move: 'bowls', seat: 1, give: 'taro', take: 'mochi' }, ['seats.0.bowl.4', 'seats.1.bowl.0']],
    [{ move: 'within', give: 'taro', take: 'mochi' }, ['seats.0.bowl.4', 'seats.0.plate.0']],
    [{ move: 'switch', sweets: ['mochi', 'taro'] }, ['marker.0', 'marker.4']],
    [{ move: 'take', store: 'two' }, ['store.two']],
    [{ move: 'bid', space: 12 }, ['ladder.12']],
  ])('%o', (json, spots) => {
    expect(options(position(), 0, a(json)).map((option) => option.spots)).toEqual([spots]);
  });

  it('the first sweet touched on the other plate of a two-for-two may be any that lies there', () => {
    const ways = options(position(), 0, a({ move: 'two', seat: 1, give: ['mochi', 'mochi'] }));
    expect(ways.map((option) => option.spots)).toEqual([
      ['seats.0.plate.0', 'seats.0.plate.0', 'seats.1.plate.1'],
      ['seats.0.plate.0', 'seats.0.plate.0', 'seats.1.plate.2'],
    ]);
  });

  it('the pair taken lies on the plate of whom one gives to', () => {
    const view = position({ phase: 'pair', pair: { seat: 2, sweets: ['mochi', 'mochi'] } });
    expect(options(view, 0, a({ move: 'for', take: ['nougat', 'taro'] }))[0]!.spots).toEqual(['seats.2.plate.1', 'seats.2.plate.4']);
  });
});

describe('touching', () => {
  it('two sweets make an exchange, in either order', () => {
    const both = all(SWAP, MARKET);
    expect(touch(both, [], 'seats.0.plate.0')).toEqual({ touched: ['seats.0.plate.0'], option: null });
    expect(touch(both, ['seats.0.plate.0'], 'seats.1.plate.1')?.option?.move.json).toEqual(SWAP);
    expect(touch(both, ['seats.1.plate.1'], 'seats.0.plate.0')?.option?.move.json).toEqual(SWAP);
    expect(touch(both, ['market.4'], 'seats.0.plate.0')?.option?.move.json).toEqual(MARKET);
  });

  it('what is touched to be given stays so when something that cannot be taken for it is touched', () => {
    const both = all(SWAP, MARKET, { move: 'market', give: 'nougat', take: 'mochi' });
    expect(touch(both, ['seats.0.plate.0'], 'market.0')).toBeNull();
    expect(meant(position(), 0, false, ['seats.0.plate.0'], 'market.0')).toBe('market m m');
    expect(meant(position(), 0, false, ['market.0'], 'seats.0.plate.0')).toBe('market m m');
    expect(meant(position(), 0, false, ['seats.1.plate.1'], 'seats.0.plate.1')).toBe('swap n n @2');
    expect(touch(both, ['seats.0.plate.0'], 'seats.0.plate.1')).toEqual({ touched: ['seats.0.plate.1'], option: null });
    expect(touch(both, ['market.4'], 'seats.1.plate.1')).toEqual({ touched: ['seats.1.plate.1'], option: null });
  });

  it('the same sweet again is let go', () => {
    expect(touch(all(SWAP), ['seats.0.plate.0'], 'seats.0.plate.0')).toEqual({ touched: [], option: null });
  });

  it('the same sweet again is a second one where two are wanted', () => {
    const two = all({ move: 'two', seat: 1, give: ['mochi', 'mochi'] });
    expect(touch(two, ['seats.0.plate.0'], 'seats.0.plate.0')?.touched).toEqual(['seats.0.plate.0', 'seats.0.plate.0']);
  });

  it('another sweet takes the place of the one that it does not go with, and the rest stays', () => {
    const stall = (['taro', 'nougat'] as const).flatMap((take) => all({ move: 'stall', to: 'plate', give: 'mochi', take }));
    expect(touch(stall, ['seats.0.plate.0', 'market.4'], 'market.1')).toEqual({ touched: ['seats.0.plate.0', 'market.1'], option: null });
    const other = all(SWAP, { ...SWAP, give: 'praline' });
    expect(touch(other, ['seats.0.plate.0'], 'seats.0.plate.2')).toEqual({ touched: ['seats.0.plate.2'], option: null });
  });

  it('what leads nowhere is refused', () => {
    expect(touch(all(SWAP), ['seats.0.plate.0'], 'seats.1.bowl.0')).toBeNull();
  });

  it('says what leads on and what would be done', () => {
    const both = all(SWAP, MARKET);
    expect([...next(both, []).keys()]).toEqual(['seats.0.plate.0', 'seats.1.plate.1', 'market.4']);
    expect([...next(both, ['seats.0.plate.0'])].map(([place, move]) => [place, move?.json])).toEqual([
      ['seats.1.plate.1', SWAP],
      ['market.4', MARKET],
    ]);
  });
});

describe('why not', () => {
  it.each([
    ['seats.0.bowl.4', [], false, 'plate t'],
    ['seats.1.bowl.0', [], false, 'refill m @2'],
    ['seats.1.plate.1', ['seats.0.plate.2'], false, 'swap p n @2'],
    ['market.4', ['seats.0.plate.2'], false, 'market p t'],
    ['seats.0.plate.0', [], false, 'market m p'],
    ['store.two', [], false, 'take two'],
    ['ladder.3', [], false, 'bid 3'],
    ['pass', [], false, null],
  ] as const)('%s after %o', (place, touched, using, move) => {
    expect(meant(position(), 0, using, [...touched], place)).toBe(move);
  });
});
