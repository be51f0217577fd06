import { expect, test } from 'vitest';
import type { RoomLine } from './api';
import { standing, waiting } from './lists';
import { settings } from './settings.svelte';
import { readable } from './words.svelte';

function line(id: string, more: Partial<RoomLine> = {}): RoomLine {
  const seated = { seats: 2, open: 0, names: ['Mia', 'fair'], you: 0, people: 1, back: false, host: true };
  return { id, game: 'swintus', state: 'playing', ...seated, to_act_you: false, points: null, at: 0, practice: false, ...more };
}

test('my turns are first, people before bots, the last used before the others', () => {
  const rooms = [
    line('old', { at: 1 }),
    line('new', { at: 2 }),
    line('people', { people: 2 }),
    line('turn', { to_act_you: true }),
    line('turn with people', { to_act_you: true, people: 2 }),
  ];
  expect(waiting(rooms).map((room) => room.id)).toEqual(['turn with people', 'turn', 'people', 'new', 'old']);
});

test('a bot that keeps my seat is no company', () => {
  const rooms = [line('kept', { you: null, host: false, back: true, at: 1 }), line('bots', { at: 2 })];
  expect(waiting(rooms).map((room) => room.id)).toEqual(['bots', 'kept']);
});

test('what is over, or where I only look on, does not wait', () => {
  const rooms = [line('over', { state: 'over' }), line('seen', { you: null, host: false }), line('mine', { you: null })];
  expect(waiting(rooms).map((room) => room.id)).toEqual(['mine']);
});

test('where there are points, a line says who has how many, oneself last', async () => {
  await readable('en');
  await settings.set({ language: 'en' });
  expect(standing(line('some', { points: [12, -3] }))).toEqual(['fair -3', 'you 12']);
  expect(standing(line('none'))).toEqual(['fair']);
});
