import { expect, test } from 'vitest';
import { walk } from './walk';

const rows = [['a', 'b', 'c', 'd', 'e'], ['1', '2', '3'], [], ['x', 'y']];

test('the cursor stays in its row and stops at the ends', () => {
  expect(walk(rows, 'b', 'ArrowLeft')).toBe('a');
  expect(walk(rows, 'a', 'ArrowLeft')).toBe('a');
  expect(walk(rows, 'd', 'End')).toBe('e');
  expect(walk(rows, 'e', 'ArrowRight')).toBe('e');
});

test('up and down go to what lies nearest, over empty rows', () => {
  expect(walk(rows, 'e', 'ArrowDown')).toBe('3');
  expect(walk(rows, 'c', 'ArrowDown')).toBe('2');
  expect(walk(rows, '1', 'ArrowDown')).toBe('x');
  expect(walk(rows, 'y', 'ArrowUp')).toBe('3');
  expect(walk(rows, 'y', 'ArrowDown')).toBe('y');
});

test('other keys are not the board’s', () => {
  expect(walk(rows, 'a', 'Tab')).toBeNull();
});

test('from a place that is gone the cursor comes back', () => {
  expect(walk(rows, 'gone', 'ArrowDown')).toBe('a');
});
