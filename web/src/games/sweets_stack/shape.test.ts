import { describe, expect, it } from 'vitest';
import { cellOf, outline, spotOf, spotsOf } from './shape';

describe('shapes', () => {
  it('have their cells counted from the bottom left', () => {
    expect(spotsOf('##/.#')).toEqual([
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ]);
  });

  it('name cells as the notation does', () => {
    expect(spotOf('c1')).toEqual({ column: 2, row: 0 });
    expect(cellOf({ column: 11, row: 13 })).toBe('l14');
  });

  it('are drawn as one piece: cells, joints, and the middle of a square', () => {
    const parts = (shape: string): number => outline(spotsOf(shape), 0).split('M').length - 1;
    expect(parts('###')).toBe(5);
    expect(parts('##/##')).toBe(9);
  });
});
