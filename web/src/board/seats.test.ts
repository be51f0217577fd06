import { expect, test } from 'vitest';
import { around, others } from './seats';

const SEATS = [0, 1, 2, 3].map((seat) => ({ seat }));
const numbers = (seats: { seat: number }[]) => seats.map(({ seat }) => seat);

test('the others sit clockwise from the viewer', () => {
  expect(numbers(others(SEATS, 1))).toEqual([2, 3, 0]);
  expect(numbers(around(SEATS, 1))).toEqual([1, 2, 3, 0]);
});

test('who looks on sees everyone, from the first seat on', () => {
  expect(numbers(others(SEATS, null))).toEqual([0, 1, 2, 3]);
  expect(numbers(around(SEATS, null))).toEqual([0, 1, 2, 3]);
});
