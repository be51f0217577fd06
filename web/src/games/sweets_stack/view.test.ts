import { describe, expect, it } from 'vitest';
import { candy, seat, view } from './laid';
import { advance, order } from './view';

describe('a happening leads on', () => {
  it('a card passes from one hand to the neighbour', () => {
    const before = view(seat(0, { hand: [candy('b1'), candy('b2')] }), seat(1));
    const { seats } = advance(before, { kind: 'played', seat: 0, card: 'b1', candy: candy('b1'), to: 1, text: '' });
    expect(seats[0]!.hand.map((each) => each.card)).toEqual(['b2']);
    expect(seats[0]!.hand_size).toBe(1);
    expect(seats[1]!.received?.card).toBe('b1');
    expect(before.seats[0]!.hand).toHaveLength(2);
  });

  it('a candy that is changed for one of the hand is paid for, and then lies in the bucket', () => {
    let now = view(seat(0, { received: candy('b9'), hand: [candy('y1')], hand_size: 1, pumpkins: 5 }));
    now = advance(now, { kind: 'changed', seat: 0, card: 'b9', candy: candy('b9'), count: 3, text: '' });
    now = advance(now, { kind: 'turned', seat: 0, card: 'y1', degrees: '90', count: 2, text: '' });
    now = advance(now, {
      kind: 'placed',
      seat: 0,
      card: 'y1',
      candy: candy('y1', '##', ['ghost', 'ghost']),
      cells: ['b1', 'c1'],
      text: '',
    });
    const own = now.seats[0]!;
    expect([own.pumpkins, own.hand_size, own.ghosts, own.received]).toEqual([0, 1, 2, null]);
    expect(own.hand.map((each) => each.card)).toEqual(['b9']);
    expect(own.bucket).toEqual(['...', '.##']);
    expect(own.top?.card).toBe('y1');
  });

  it('draws come into the hand in order', () => {
    const before = view(seat(0, { hand: [candy('b10'), candy('y1')] }), seat(1));
    const drawn = advance(before, { kind: 'draw', seat: 0, card: 'b9', candy: candy('b9'), text: '' });
    const { seats } = advance(drawn, { kind: 'drawn', seat: 1, count: 2, seats: [1], hands: [4], text: '' });
    expect(seats[0]!.hand.map((each) => each.card)).toEqual(['b9', 'b10', 'y1']);
    expect(seats[1]!.hand_size).toBe(4);
    expect(['rk', 'bk', 'r2', 'g16'].toSorted((a, b) => order(a) - order(b))).toEqual(['g16', 'r2', 'bk', 'rk']);
  });

  it('chips, rows, going out and scores are shown as they are told', () => {
    let now = view(seat(0, { received: candy('b1') }), seat(1));
    now = advance(now, { kind: 'exchanged', seat: 0, text: '' });
    now = advance(now, { kind: 'pumpkin', seat: 0, count: 2, text: '' });
    now = advance(now, { kind: 'row', seat: 1, row: 2, text: '' });
    now = advance(now, { kind: 'out', seat: 0, card: 'b1', candy: candy('b1'), text: '' });
    now = advance(now, { kind: 'candle', seat: 1, text: '' });
    now = advance(now, { kind: 'scored_less', seat: 1, round: 1, base: 3, favourite: 2, candle: 0, count: 4, taken: 1, text: '' });
    expect([now.seats[0]!.pumpkins, now.seats[0]!.out, now.seats[0]!.face_down?.card]).toEqual([3, true, 'b1']);
    expect([now.seats[1]!.full_rows, now.seats[1]!.candles, now.seats[1]!.total]).toEqual([[2], 1, 4]);
    expect(now.seats[1]!.rounds).toEqual([{ base: 3, favourite: 2, candle: 0, score: 4 }]);
    expect(advance(now, { kind: 'decided', seat: 0, move: 'keep', text: '' })).toBe(now);
  });
});
