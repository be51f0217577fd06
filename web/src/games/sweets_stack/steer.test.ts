import { describe, expect, it } from 'vitest';
import { along, beside, nearest, restsOf } from './steer';

// A bar of two is over b1 and c1, held up by a pillar: the candy can be pushed along the bottom under it.
const tucked = restsOf(['a1', 'b3', 'b1', 'c3', 'd1'], '##');
const of = (text: string) => tucked.find((rest) => rest.move === `rest ${text}`)!;

describe('resting places', () => {
  it('come by columns, from the top', () => {
    expect(tucked.map((rest) => rest.move)).toEqual(['rest a1', 'rest b3', 'rest b1', 'rest c3', 'rest d1']);
    expect(of('b3').spots).toEqual([
      { column: 1, row: 2 },
      { column: 2, row: 2 },
    ]);
  });

  it('are found by the column pointed at, then by the row', () => {
    expect(nearest(tucked, { column: 1.6, row: 7 })).toBe(of('b3'));
    expect(nearest(tucked, { column: 1.4, row: 0 })).toBe(of('b1'));
    expect(nearest(tucked, { column: 9, row: 9 })).toBe(of('d1'));
    expect(nearest([], { column: 0, row: 0 })).toBeUndefined();
  });

  it('are steered to from column to column, and stay under what one slid under', () => {
    expect(beside(tucked, of('a1'), 1)).toBe(of('b3'));
    expect(beside(tucked, of('b3'), 1)).toBe(of('c3'));
    expect(beside(tucked, of('b1'), 1)).toBe(of('c3'));
    expect(beside(tucked, of('b1'), -1)).toBe(of('a1'));
    expect(beside(tucked, of('a1'), -1)).toBe(of('a1'));
  });

  it('of one column are reached up and down', () => {
    expect(along(tucked, of('b3'), -1)).toBe(of('b1'));
    expect(along(tucked, of('b1'), 1)).toBe(of('b3'));
    expect(along(tucked, of('b1'), -1)).toBe(of('b1'));
    expect(along(tucked, of('a1'), 1)).toBe(of('a1'));
  });
});
