import { expect, test } from 'vitest';
import { gentler, stronger } from './levels';
import { roomSight, seatInfo } from './sight.test-env';

const bot = (level: string) => seatInfo({ kind: 'bot', bot: level });
const room = (...others: ReturnType<typeof seatInfo>[]) => roomSight({ seats: [seatInfo({ name: 'Mia' }), ...others] });

test('all bots get the next level', () => {
  expect(stronger(room(bot('gentle'), bot('gentle')))).toEqual({ bot: 'fair', seats: [1, 2] });
});

test('of different bots the weakest get stronger', () => {
  expect(stronger(room(bot('sharp'), bot('fair'), bot('master')))).toEqual({ bot: 'sharp', seats: [2] });
});

test('the strongest of the bots get gentler', () => {
  expect(gentler(room(bot('sharp'), bot('fair'), bot('sharp')))).toEqual({ bot: 'fair', seats: [1, 3] });
  expect(gentler(room(bot('gentle')))).toBeNull();
});

test('the strongest bots cannot become stronger', () => {
  expect(stronger(room(bot('master')))).toBeNull();
});

test.each([
  ['nobody knows how strong a bot is', room(bot('fair'), bot('mine:3'))],
  ['somebody else plays', room(bot('fair'), seatInfo({ name: 'Ben' }))],
  ['a seat is free', room(bot('fair'), seatInfo({ kind: 'open' }))],
  ['one plays alone', room()],
  ['another is the host', { ...room(bot('fair')), host: false }],
  ['one only looks on', { ...room(bot('fair')), you: null }],
])('nothing is offered where %s', (_, sight) => {
  expect(stronger(sight)).toBeNull();
  expect(gentler(sight)).toBeNull();
});
