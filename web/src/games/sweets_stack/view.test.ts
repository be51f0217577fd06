import { describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/api';
import { advance, isFilled, order, pack, type Candy, type SeatView, type StackView } from './view';

function candy(card: string, shape = '##', signs: Candy['signs'] = []): Candy {
  return { card, colour: 'blue', shape, signs };
}
function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  const blank = { full_rows: [], pumpkins: 2, candles: 0, ghosts: 0, hand_size: 2, deck_size: 9, below_size: 0 };
  const cards = { hand: [], below: [], scored: [], top: null, face_down: null, received: null, played: null, placing: null };
  const rest = { hidden_crown: false, may_turn: true, declined: false, rounds: [], total: 0, gives_to: 1 - number };
  return { seat: number, out: false, bucket: ['...', '...'], ...blank, ...cards, ...rest, ...more };
}
function view(...seats: SeatView[]): StackView {
  const printed = { wide: 3, high: 2, row_colours: ['blue', 'red'] as StackView['row_colours'], prefilled: [], marked: [] };
  const prices = { exchange: 1, turn: 2, change: 3 };
  return { phase: 'placing', round: 1, step: 1, rule: 'none', rules: ['none'], passes_to: 'left', ...printed, prices, seats, winners: [] };
}
function happens(kind: string, number: number, more: object = {}): Happening {
  return { kind, seat: number, text: kind, ...more };
}

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
    const { seats } = advance(advance(before, happens('draw', 0, { candy: candy('b9') })), happens('drawn', 1, { count: 2 }));
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

describe('a bucket', () => {
  const placing = (card: string, cells: string[]): SeatView['placing'] => ({ candy: candy(card), turn: 0, shape: '##', price: 0, cells });

  it('remembers each candy from when it was the last one', () => {
    const first = pack([], view(seat(0, { bucket: ['...', '##.'], placing: placing('b1', ['a1', 'b1']) })));
    const second = pack(first, view(seat(0, { bucket: ['##.', '##.'], placing: placing('b2', ['a2', 'b2']) })));
    expect(second[0]!.map((packed) => packed.candy.card)).toEqual(['b1', 'b2']);
    expect(pack(second, view(seat(0, { bucket: ['...', '##.'], placing: null })))[0]!.map((each) => each.candy.card)).toEqual(['b1']);
  });

  it('does not hold a candy that is not yet there for good', () => {
    const now = view(seat(0, { placing: placing('b1', ['a1', 'b1']) }));
    expect(pack([], now)).toEqual([[]]);
    expect(isFilled(now.seats[0]!, { column: 0, row: 0 })).toBe(false);
  });
});
