import { describe, expect, it } from 'vitest';
import { isWhole, lay, nextNumber, noDraft, pick, type Draft } from './markers';

const laid = (...kinds: number[]): Draft => kinds.reduce(lay, noDraft(5));

describe('laying markers', () => {
  it('goes up from 1, sweet by sweet', () => {
    expect(laid(2, 0).laid).toEqual([2, 0, 1, 0, 0]);
    expect(nextNumber(laid(2, 0))).toBe(3);
    expect(isWhole(laid(2, 0))).toBe(false);
    expect(isWhole(laid(4, 3, 2, 1, 0))).toBe(true);
  });

  it('lays a picked number', () => {
    expect(lay(pick(noDraft(5), 5), 1).laid).toEqual([0, 5, 0, 0, 0]);
    expect(nextNumber(lay(pick(noDraft(5), 5), 1))).toBe(1);
  });

  it('two touched markers change places', () => {
    expect(laid(0, 1, 2, 3, 4, 0, 4).laid).toEqual([5, 2, 3, 4, 1]);
  });

  it('a marker that is picked up can be put down again', () => {
    const up = laid(0, 1, 0);
    expect([up.laid, up.inHand, up.from]).toEqual([[0, 2, 0, 0, 0], 1, 0]);
    expect(lay(up, 0).laid).toEqual([1, 2, 0, 0, 0]);
    expect(pick(up, 1).laid).toEqual([1, 2, 0, 0, 0]);
    expect(lay(up, 3).laid).toEqual([0, 2, 0, 1, 0]);
  });

  it('picking another number puts the first one back', () => {
    expect(pick(laid(0, 1, 0), 2)).toEqual({ laid: [1, 0, 0, 0, 0], inHand: 2, from: 1 });
  });

  it('a picked number takes the place of what lies there', () => {
    expect(lay(pick(laid(0), 3), 0).laid).toEqual([3, 0, 0, 0, 0]);
  });
});
