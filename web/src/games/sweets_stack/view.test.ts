import { describe, expect, it } from 'vitest';
import { candy, happens, seat, view } from './laid';
import { advance, order } from './view';

describe('a happening leads on', () => {
  it('a card passes from one hand to the neighbour', () => {
    const before = view(seat(0, { hand: [candy('b1'), candy('b2')] }), seat(1));
    const { seats } = advance(before, happens('played', 0, { card: 'b1', candy: candy('b1'), to: 1 }));
    expect(seats[0]!.hand.map((each) => each.card)).toEqual(['b2']);
    expect(seats[0]!.hand_size).toBe(1);
    expect(seats[1]!.received?.card).toBe('b1');
    expect(before.seats[0]!.hand).toHaveLength(2);
  });

  it('a candy that is changed for one of the hand is paid for, and then lies in the bucket', () => {
    let now = view(seat(0, { received: candy('b9'), hand: [candy('y1')], hand_size: 1, pumpkins: 5 }));
    now = advance(now, happens('changed', 0, { candy: candy('b9'), count: 3 }));
    now = advance(now, happens('turned', 0, { degrees: '90', count: 2 }));
    now = advance(now, happens('placed', 0, { candy: candy('y1', '##', ['ghost', 'ghost']), cells: ['b1', 'c1'] }));
    const own = now.seats[0]!;
    expect([own.pumpkins, own.hand_size, own.ghosts, own.received]).toEqual([0, 1, 2, null]);
    expect(own.hand.map((each) => each.card)).toEqual(['b9']);
    expect(own.bucket).toEqual(['...', '.##']);
    expect(own.top?.card).toBe('y1');
  });

  it('draws come into the hand in order', () => {
    const before = view(seat(0, { hand: [candy('b10'), candy('y1')] }), seat(1));
    const { seats } = advance(advance(before, happens('draw', 0, { candy: candy('b9') })), happens('drawn', 1, { count: 2, seats: [1], hands: [4] }));
    expect(seats[0]!.hand.map((each) => each.card)).toEqual(['b9', 'b10', 'y1']);
    expect(seats[1]!.hand_size).toBe(4);
    expect(['rk', 'bk', 'r2', 'g16'].toSorted((a, b) => order(a) - order(b))).toEqual(['g16', 'r2', 'bk', 'rk']);
  });

  it('chips, rows, going out and scores are shown as they are told', () => {
    let now = view(seat(0, { received: candy('b1') }), seat(1));
    now = advance(now, happens('exchanged', 0));
    now = advance(now, happens('pumpkin', 0, { count: 2 }));
    now = advance(now, happens('row', 1, { row: 2 }));
    now = advance(now, happens('out', 0, { candy: candy('b1') }));
    now = advance(now, happens('candle', 1));
    now = advance(now, happens('scored_less', 1, { round: 1, base: 3, favourite: 2, candle: 0, count: 4, taken: 1 }));
    expect([now.seats[0]!.pumpkins, now.seats[0]!.out, now.seats[0]!.face_down?.card]).toEqual([3, true, 'b1']);
    expect([now.seats[1]!.full_rows, now.seats[1]!.candles, now.seats[1]!.total]).toEqual([[2], 1, 4]);
    expect(now.seats[1]!.rounds).toEqual([{ base: 3, favourite: 2, candle: 0, score: 4 }]);
    expect(advance(now, happens('decided', 0))).toBe(now);
  });
});
