import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from './api';
import { choose, chosen, inWords, seatsOf, usual } from './choice';
import { settings, type Choice } from './settings.svelte';
import { readable } from './words.svelte';

const about = { choices: {}, low: null, high: null };
const game = {
  name: 'nose',
  title: 'Nose',
  seats: [2, 4],
  bot: 'fair',
  options: [
    { ...about, name: 'sky', kind: 'bool', default: false, about: 'To the Sky: play on until somebody has 100 points' },
    { ...about, name: 'idle', kind: 'int', default: 4, low: 1, high: 9, about: 'Rounds' },
    { ...about, name: 'sheet', kind: 'choice', default: 'a', choices: { a: 'Side A', b: 'Side B, the hard one (new)' }, about: 'Side' },
  ],
  editions: [{ name: 'small', seats: [3, 4], sizes: [] }],
} as unknown as GameInfo;
const plain = { seats: 2, bot: 'fair', options: { sky: false, idle: 4, sheet: 'a' }, edition: '' };

beforeEach(async () => {
  await readable('en');
  await settings.set({ choices: {}, language: 'en' });
});

test('nothing chosen is what the server does by itself', () => {
  expect(chosen(game)).toEqual(plain);
  expect(usual({ ...game, seats: [1, 5] } as GameInfo).seats).toBe(2);
  expect(usual({ ...game, seats: [3, 5] } as GameInfo).seats).toBe(3);
  expect(usual({ ...game, seats: [1, 1] } as GameInfo).seats).toBe(1);
});

test('a choice is kept for its game alone, and only where it is not the usual one', async () => {
  await choose(game, { seats: 3 });
  await choose(game, { bot: 'sharp' });
  await choose(game, { options: { ...plain.options, sky: true } });
  expect(chosen(game)).toEqual({ seats: 3, bot: 'sharp', options: { ...plain.options, sky: true }, edition: '' });
  expect(chosen({ ...game, name: 'other' })).toEqual(plain);
  expect(JSON.parse(localStorage.getItem('sweetbox')!).choices).toEqual({ nose: { seats: 3, bot: 'sharp', options: { sky: true } } });
  await choose(game, plain);
  expect(JSON.parse(localStorage.getItem('sweetbox')!).choices).toEqual({ nose: { options: {} } });
});

test.each([
  ['nothing', null],
  ['no choice', 7],
  ['too many seats', { seats: 5 }],
  ['half a seat', { seats: 2.5 }],
  ['seats in words', { seats: 'three' }],
  ['a bot that is none', { bot: 'cheat:9s' }],
  ['options of nothing', { options: 'sky' }],
  ['an edition that is not offered any more', { edition: 'gone' }],
  ['values of another version', { options: { sky: 'yes', idle: 10, sheet: 'toString', gone: true } }],
])('%s is as if nothing had been chosen', async (_, kept) => {
  await settings.set({ choices: { nose: kept as Choice } });
  expect(chosen(game)).toEqual(plain);
});

test('one bad value spoils no other', async () => {
  await settings.set({ choices: { nose: { seats: 9, bot: 'master', options: { sky: true, idle: 0 } } } });
  expect(chosen(game)).toEqual({ seats: 2, bot: 'master', options: { ...plain.options, sky: true }, edition: '' });
});

test('a store that holds no choices is none', async () => {
  await settings.set({ choices: null as unknown as Record<string, Choice> });
  expect(chosen(game)).toEqual(plain);
});

test.each([
  [{}, '2 seats · fair · basic game'],
  [{ seats: 4, bot: 'gentle' }, '4 seats · gentle · basic game'],
  [{ options: { sky: true } }, '2 seats · fair · To the Sky'],
  [{ options: { sheet: 'b' } }, '2 seats · fair · Side B, the hard one'],
  [{ options: { idle: 5 } }, '2 seats · fair · 1 option changed'],
  [{ options: { sky: true, sheet: 'b' } }, '2 seats · fair · 2 options changed'],
])('%j is said as %s', async (kept, words) => {
  await settings.set({ choices: { nose: kept } });
  expect(inWords(game)).toBe(words);
});

test('who plays alone has no bots', async () => {
  const alone = { ...game, seats: [1, 4] } as GameInfo;
  await choose(alone, { seats: 1 });
  expect(inWords(alone)).toBe('1 seat · basic game');
});

test('an edition is kept, is said last, and has the seats that it can be played with', async () => {
  await choose(game, { edition: 'small' });
  expect(chosen(game)).toEqual({ ...plain, seats: 3, edition: 'small' });
  expect(inWords(game)).toBe('3 seats · fair · basic game · small');
  expect(seatsOf(game, 'small')).toEqual([3, 4]);
  expect(seatsOf(game, '')).toEqual([2, 4]);
  await choose(game, { edition: '' });
  expect(chosen(game).edition).toBe('');
});
