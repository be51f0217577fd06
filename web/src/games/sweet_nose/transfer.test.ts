import { describe, expect, it } from 'vitest';
import { a, position } from './examples';
import { after, carried, counted, flights, happened, intended } from './transfer';
import { held, points, worth, type View } from './view';

const happening = (kind: string, seat: number | null, data: Record<string, unknown> = {}) =>
  happened({ kind, seat, text: '', ...data });
const ways = (view: View, deed: ReturnType<typeof happened>) => flights(view, deed).map(({ from, to }) => `${from} > ${to}`);

describe('where sweets go', () => {
  it.each([
    ['swap', { other: 1, give: 'mochi', take: 'nougat' }, ['plate-0-0 > bowl-1-0', 'plate-1-1 > bowl-0-1']],
    ['market', { give: 'mochi', take: 'taro' }, ['plate-0-0 > market-0', 'market-4 > plate-0-4']],
    ['stall_bowl', { give: 'mochi', take: 'taro' }, ['plate-0-0 > market-0', 'market-4 > bowl-0-4']],
    ['bowl', { sweet: 'mochi' }, ['plate-0-0 > bowl-0-0']],
    ['plate', { sweet: 'taro' }, ['bowl-0-4 > plate-0-4']],
    ['same', { other: 2, sweet: 'mochi' }, ['plate-0-0 > bowl-2-0', 'plate-2-0 > bowl-0-0']],
    ['refill', { other: 1, sweet: 'mochi' }, ['bowl-1-0 > plate-1-0']],
    ['bowls', { other: 1, give: 'taro', take: 'mochi' }, ['bowl-0-4 > bowl-1-4', 'bowl-1-0 > bowl-0-0']],
    ['within', { give: 'taro', take: 'mochi' }, ['bowl-0-4 > plate-0-4', 'plate-0-0 > bowl-0-0']],
    ['deal', { sweets: [3, 1, 4, 1, 0] }, ['bag > plate-0-1', 'bag > plate-0-2', 'bag > plate-0-2']],
    ['market_filled', { sweets: [0, 0, 2, 0, 2] }, ['bag > market-4']],
    ['turn', {}, []],
  ])('%s', (kind, data, expected) => {
    expect(ways(position(), happening(kind, 0, data))).toEqual(expected);
  });

  it('two for two: both pairs, the given one as the position says', () => {
    const view = position({ phase: 'pair', pair: { seat: 1, sweets: ['mochi', 'praline'] } });
    expect(ways(view, happening('for', 0, { other: 1, take: ['nougat', 'nougat'] }))).toEqual([
      'plate-0-0 > plate-1-0',
      'plate-0-2 > plate-1-2',
      'plate-1-1 > plate-0-1',
      'plate-1-1 > plate-0-1',
    ]);
  });

  it('the reset empties every bowl', () => {
    const then = after(position(), happening('reset', null));
    expect(then.seats.map((seat) => seat.bowl.some((count) => count > 0))).toEqual([false, false, false]);
    expect(then.seats[0]!.plate).toEqual([3, 0, 2, 1, 2]);
  });

  it('a chosen move goes the same way as what happens then', () => {
    const move = a({ move: 'stall', to: 'plate', give: 'mochi', take: 'taro' });
    const done = happening('stall_plate', 0, { give: 'mochi', take: 'taro' });
    expect(flights(position(), intended(move, 0))).toEqual(flights(position(), done));
  });

  it('no sweet is lost or doubled, and the position before stays as it was', () => {
    const before = position();
    const then = after(before, happening('swap', 0, { other: 1, give: 'mochi', take: 'nougat' }));
    const sum = (view: View) => view.seats.flatMap((seat) => [...seat.plate, ...seat.bowl]).reduce((a, b) => a + b, 0);
    expect(sum(then)).toBe(sum(before));
    expect(before).toEqual(position());
    const flying = flights(before, happening('swap', 0, { other: 1, give: 'mochi', take: 'nougat' }));
    expect(sum(counted(before, flying, 'from', -1))).toBe(sum(before) - 2);
  });
});

describe('what else is shown before it has arrived', () => {
  it('markers that change places', () => {
    expect(after(position(), happening('switch', 0, { sweets: ['mochi', 'taro'] })).seats[0]!.markers).toEqual([4, 1, 5, 2, 3]);
    expect(after(position(), happening('switch', 1, { sweets: ['mochi', 'taro'] })).seats[1]!.markers).toBeNull();
  });

  it('the count', () => {
    const seat = after(position(), happening('counted', 2, { markers: [1, 2, 3, 4, 5], points: 30, total: 41 })).seats[2]!;
    expect([seat.last_markers, seat.last_points, seat.total]).toEqual([[1, 2, 3, 4, 5], 30, 41]);
  });

  it('a store taken, a bid, the thunder god', () => {
    const taken = after(position(), happening('take', 2, { store: 'two' }));
    expect([taken.stores[0]!.seat, taken.seats[2]!.store]).toEqual([2, 'two']);
    expect(after(position(), happening('bid', 1, { space: 7 })).seats[1]!.total).toBe(7);
    expect(after(position(), happening('thunder_god', 2)).start).toBe(2);
  });
});

describe('other pieces', () => {
  it('a store goes to who takes it, the thunder god from seat to seat, a player marker along the ladder', () => {
    expect(carried(position(), happening('take', 2, { store: 'two' }))).toMatchObject({ from: 'store-two', to: 'held-2' });
    expect(carried(position(), happening('thunder_god', 2))).toMatchObject({ piece: 'god', from: 'god-0', to: 'god-2' });
    expect(carried(position({ start: null }), happening('start', 1))).toMatchObject({ from: 'bag', to: 'god-1' });
    expect(carried(position(), happening('thunder_god', 0))).toBeNull();
    expect(carried(position(), happening('bid', 1, { space: 7 }))).toMatchObject({ seat: 1, from: 'bid-0', to: 'bid-7' });
    expect(carried(position(), happening('turn', 1))).toBeNull();
  });
});

describe('what one counts', () => {
  it('marker and market, for plate and bowl together', () => {
    expect(held(position(), 0)).toEqual([3, 0, 2, 1, 2]);
    expect(worth(position(), 0, [3, 1, 5, 2, 4])).toEqual([3, 1, 7, 2, 5]);
    expect(points(position(), 0, [3, 1, 5, 2, 4])).toBe(3 * 3 + 2 * 7 + 2 + 2 * 5);
  });

  it('without the market for whoever ignores it', () => {
    const view = position();
    view.seats[0]!.store = 'ignore';
    expect(worth(view, 0, [3, 1, 5, 2, 4])).toEqual([3, 1, 5, 2, 4]);
    expect(worth(position({ phase: 'over', ignored: 0 }), 0, [3, 1, 5, 2, 4])).toEqual([3, 1, 5, 2, 4]);
  });
});
