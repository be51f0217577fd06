import { describe, expect, it } from 'vitest';
import { a, position } from './examples';
import { after, carried, counted, flights, intended, type Deed } from './transfer';
import { held, points, worth, type View } from './view';

const ways = (view: View, deed: Deed) => flights(view, deed).map(({ from, to }) => `${from} > ${to}`);

describe('where sweets go', () => {
  it.each<[Deed, string[]]>([
    [{ kind: 'swap', seat: 0, other: 1, give: 'mochi', take: 'nougat' }, ['plate-0-0 > bowl-1-0', 'plate-1-1 > bowl-0-1']],
    [{ kind: 'market', seat: 0, give: 'mochi', take: 'taro' }, ['plate-0-0 > market-0', 'market-4 > plate-0-4']],
    [{ kind: 'stall_bowl', seat: 0, to: 'bowl', give: 'mochi', take: 'taro' }, ['plate-0-0 > market-0', 'market-4 > bowl-0-4']],
    [{ kind: 'bowl', seat: 0, sweet: 'mochi' }, ['plate-0-0 > bowl-0-0']],
    [{ kind: 'plate', seat: 0, sweet: 'taro' }, ['bowl-0-4 > plate-0-4']],
    [{ kind: 'same', seat: 0, other: 2, sweet: 'mochi' }, ['plate-0-0 > bowl-2-0', 'plate-2-0 > bowl-0-0']],
    [{ kind: 'refill', seat: 0, other: 1, sweet: 'mochi' }, ['bowl-1-0 > plate-1-0']],
    [{ kind: 'bowls', seat: 0, other: 1, give: 'taro', take: 'mochi' }, ['bowl-0-4 > bowl-1-4', 'bowl-1-0 > bowl-0-0']],
    [{ kind: 'within', seat: 0, give: 'taro', take: 'mochi' }, ['bowl-0-4 > plate-0-4', 'plate-0-0 > bowl-0-0']],
    [{ kind: 'deal', seat: 0, sweets: [3, 1, 4, 1, 0] }, ['bag > plate-0-1', 'bag > plate-0-2', 'bag > plate-0-2']],
    [{ kind: 'market_filled', seat: null, sweets: [0, 0, 2, 0, 2] }, ['bag > market-4']],
    [{ kind: 'turn', seat: 0 }, []],
  ])('%o', (deed, expected) => {
    expect(ways(position(), deed)).toEqual(expected);
  });

  it('two for two: both pairs, the given one as the position says', () => {
    const view = position({ phase: 'pair', pair: { seat: 1, sweets: ['mochi', 'praline'] } });
    expect(ways(view, { kind: 'for', seat: 0, other: 1, take: ['nougat', 'nougat'] })).toEqual([
      'plate-0-0 > plate-1-0',
      'plate-0-2 > plate-1-2',
      'plate-1-1 > plate-0-1',
      'plate-1-1 > plate-0-1',
    ]);
  });

  it('the reset empties every bowl', () => {
    const then = after(position(), { kind: 'reset', seat: null });
    expect(then.seats.map((seat) => seat.bowl.some((count) => count > 0))).toEqual([false, false, false]);
    expect(then.seats[0]!.plate).toEqual([3, 0, 2, 1, 2]);
  });

  it('a chosen move goes the same way as what happens then', () => {
    const move = a({ move: 'stall', to: 'plate', give: 'mochi', take: 'taro' });
    const done: Deed = { kind: 'stall_plate', seat: 0, to: 'plate', give: 'mochi', take: 'taro' };
    expect(flights(position(), intended(position(), move, 0))).toEqual(flights(position(), done));
  });

  it('no sweet is lost or doubled, and the position before stays as it was', () => {
    const before = position();
    const then = after(before, { kind: 'swap', seat: 0, other: 1, give: 'mochi', take: 'nougat' });
    const sum = (view: View) => view.seats.flatMap((seat) => [...seat.plate, ...seat.bowl]).reduce((a, b) => a + b, 0);
    expect(sum(then)).toBe(sum(before));
    expect(before).toEqual(position());
    const flying = flights(before, { kind: 'swap', seat: 0, other: 1, give: 'mochi', take: 'nougat' });
    expect(sum(counted(before, flying, 'from', -1))).toBe(sum(before) - 2);
  });
});

describe('what else is shown before it has arrived', () => {
  it('markers that change places', () => {
    expect(after(position(), { kind: 'switch', seat: 0, sweets: ['mochi', 'taro'] }).seats[0]!.markers).toEqual([4, 1, 5, 2, 3]);
    expect(after(position(), { kind: 'switch', seat: 1, sweets: ['mochi', 'taro'] }).seats[1]!.markers).toBeNull();
  });

  it('the count', () => {
    const seat = after(position(), { kind: 'counted', seat: 2, markers: [1, 2, 3, 4, 5], points: 30, total: 41 }).seats[2]!;
    expect([seat.last_markers, seat.last_points, seat.total]).toEqual([[1, 2, 3, 4, 5], 30, 41]);
  });

  it('a store taken, a bid, the thunder god', () => {
    const taken = after(position(), { kind: 'take', seat: 2, store: 'two' });
    expect([taken.stores[0]!.seat, taken.seats[2]!.store]).toEqual([2, 'two']);
    expect(after(position(), { kind: 'bid', seat: 1, space: 7 }).seats[1]!.total).toBe(7);
    expect(after(position(), { kind: 'thunder_god', seat: 2 }).start).toBe(2);
  });
});

describe('other pieces', () => {
  it('a store goes to who takes it, the thunder god from seat to seat, a player marker along the ladder', () => {
    expect(carried(position(), { kind: 'take', seat: 2, store: 'two' })).toMatchObject({ from: 'store-two', to: 'held-2' });
    expect(carried(position(), { kind: 'thunder_god', seat: 2 })).toMatchObject({ piece: 'god', from: 'god-0', to: 'god-2' });
    expect(carried(position({ start: null }), { kind: 'start', seat: 1 })).toMatchObject({ from: 'bag', to: 'god-1' });
    expect(carried(position(), { kind: 'thunder_god', seat: 0 })).toBeNull();
    expect(carried(position(), { kind: 'bid', seat: 1, space: 7 })).toMatchObject({ seat: 1, from: 'bid-0', to: 'bid-7' });
    expect(carried(position(), { kind: 'turn', seat: 1 })).toBeNull();
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
