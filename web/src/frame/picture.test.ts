import { expect, test } from 'vitest';
import { roomFor, stageFor } from './picture';

test('a picture is as wide as a phone, and on a page not too high', () => {
  expect(roomFor(366, 776)).toEqual({ width: 366, height: 400 }); // one of two pictures side by side
  expect(roomFor(356, 366).height).toBeGreaterThan(500);
});

test('a whole board lies where there is room, and parts of one are laid out upright', () => {
  const [whole, part] = [stageFor([], 776), stageFor(['market'], 776)];
  expect(whole.width).toBeGreaterThan(whole.height);
  expect(part.width).toBeLessThan(part.height);
});

test('on a phone a board is laid out as wide as its picture, as in a match', () => {
  expect(stageFor([], 356).width).toBe(348);
  expect(stageFor(['market'], 356).width).toBe(348);
  expect(stageFor([], 280).width).toBe(336); // the board is drawn a little smaller
});
