import { expect, test } from 'vitest';
import { walk } from './walk';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 5], // the edge of the square
  ['ArrowLeft', 6, 6],
  ['ArrowLeft', 8, 7],
  ['ArrowDown', 8, 14],
  ['ArrowDown', 33, 33],
  ['ArrowUp', 14, 8],
  ['ArrowUp', 2, 2],
  ['Home', 16, 12],
  ['End', 12, 17],
  ['PageUp', 16, 4],
  ['PageDown', 4, 34],
])('%s from %i leads to %i', (key, from, to) => expect(walk(key, from, 6, 36)).toBe(to));

test('other keys do not move the cursor', () => {
  expect(walk('Enter', 3, 6, 36)).toBeNull();
  expect(walk('t', 3, 6, 36)).toBeNull();
});

test('a last row that is not full has no places beyond its end', () => {
  expect(walk('ArrowDown', 7, 6, 10)).toBe(7);
  expect(walk('ArrowDown', 5, 6, 10)).toBe(9);
});
