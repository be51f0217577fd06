import { describe, expect, it } from 'vitest';
import { seat, view } from './laid.test-env';
import { leftOver, pack, packing } from './pack';
import { cellOf } from './shape';
import { isFilled, type SeatView } from './view';

const placing = (card: string, cells: string[]): SeatView['placing'] => ({ card, turn: 0, shape: '##', price: 0, cells });
const names = (packed: ReturnType<typeof pack>[number]): string[] =>
  packed.map((each) => `${each.candy.card} ${each.spots.map(cellOf).join(' ')}`);

describe('a bucket', () => {
  it('remembers each candy from when it was the last one', () => {
    const first = pack([], view(seat(0, { bucket: ['...', '.##'], scored: ['b1'], placing: placing('b1', ['b1', 'c1']) })));
    const after = seat(0, { bucket: ['.##', '.##'], scored: ['b1', 'b2'], placing: placing('b2', ['b2', 'c2']) });
    const second = pack(first, view(after));
    expect(names(second[0]!)).toEqual(['b1 b1 c1', 'b2 b2 c2']);
    expect(leftOver(second[0]!, view(after), after)).toEqual([]);
    expect(names(pack(second, view(seat(0, { bucket: ['...', '.##'], scored: ['b1'] })))[0]!)).toEqual(['b1 b1 c1']);
  });

  it('does not hold a candy that is not yet there for good', () => {
    const now = view(seat(0, { placing: placing('b1', ['a1', 'b1']) }));
    expect(pack([], now)).toEqual([[]]);
    expect(isFilled(now.seats[0]!, { column: 0, row: 0 })).toBe(false);
  });

  it('is packed as it may have been where nobody looked', () => {
    const now = view(seat(0, { bucket: ['###', '##.'], scored: ['y1', 'y3'] }));
    expect(names(pack([], now)[0]!)).toEqual(['y1 a1 a2', 'y3 b1 b2 c2']);
    expect(packing([{ column: 0, row: 0 }], [now.cards['y1']!])).toBeNull();
  });

  it('leaves out the cells that were filled when the round began', () => {
    const own = seat(0, { bucket: ['...', '###'], scored: ['b1'] });
    const now = { ...view(own), prefilled: ['a1'] };
    expect(names(pack([], now)[0]!)).toEqual(['b1 b1 c1']);
  });
});
