import { afterEach, expect, test, vi } from 'vitest';
import { api, type GameInfo } from './api';
import { person } from './person.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { roomSight, seatInfo } from './sight.test-env';
import { playNow } from './start';

afterEach(() => vi.restoreAllMocks());

test('the server is bound by its seal before it is told the number, and the match starts after that', async () => {
  const asked: string[] = [];
  let nonce = '';
  const sight = () => roomSight({ state: 'waiting', seats: [seatInfo({ nonce: nonce !== '' })], next_commitment: 'c', match: null });
  vi.spyOn(person, 'anybody').mockResolvedValue();
  vi.spyOn(router, 'go').mockImplementation((address) => void asked.push(address));
  vi.spyOn(api, 'openNow').mockImplementation(async ({ game, seats, bot, options, edition }) => {
    asked.push(`open ${game} ${seats} ${bot} ${JSON.stringify(options)} ${edition}`);
    return sight();
  });
  vi.spyOn(api, 'seat').mockImplementation(async (_room, _seat, place) => {
    nonce = place.nonce ?? '';
    asked.push('nonce');
    return sight();
  });
  vi.spyOn(api, 'start').mockImplementation(async () => {
    asked.push(nonce === '' ? 'start without' : 'start');
    return sight();
  });
  const option = { name: 'sheet', kind: 'choice', default: 'a', choices: { a: 'A', b: 'B' } };
  await settings.set({ choices: { honeymoon: { seats: 3, bot: 'sharp', options: { sheet: 'b' }, edition: 'small' } } });
  await playNow({
    name: 'honeymoon',
    seats: [1, 6],
    bot: 'fair',
    options: [option],
    editions: [{ name: 'small', seats: [2, 3], sizes: [] }],
  } as unknown as GameInfo);
  expect(asked).toEqual(['open honeymoon 3 sharp {"sheet":"b"} small', 'nonce', 'start', '/room/r']);
});
