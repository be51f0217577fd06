import { expect, test } from 'vitest';
import { move } from './fixtures';
import { meantAt, moveAt, strayed } from './touch';

const among =
  (...texts: string[]) =>
  (text: string) =>
    texts.includes(text) ? move(text) : undefined;

test('a press flips, or taps where that is wanted', () => {
  const find = among('flip c4', 'tap c4');
  expect(moveAt('c4', false, find)?.text).toBe('flip c4');
  expect(moveAt('c4', true, find)?.text).toBe('tap c4');
  expect(moveAt('c5', false, find)).toBeUndefined();
});

test('where it must be tapped any press taps; after a Great 6 any press shows', () => {
  expect(moveAt('c4', false, among('tap c4'))?.text).toBe('tap c4');
  expect(moveAt('c4', false, among('show c4'))?.text).toBe('show c4');
  expect(moveAt('c4', true, among('show c4'))?.text).toBe('show c4');
});

test('what was meant where nothing is allowed', () => {
  expect(meantAt('c4', false, 'flip')).toBe('flip c4');
  expect(meantAt('c4', true, 'flip')).toBe('tap c4');
  expect(meantAt('c4', true, 'show')).toBe('show c4');
});

test('a finger may tremble, but not wander', () => {
  const held = { pocket: 'c4', x: 100, y: 100 };
  expect(strayed(held, 106, 95)).toBe(false);
  expect(strayed(held, 120, 100)).toBe(true);
});
