import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { person } from './person.svelte';
import { router } from './router.svelte';
import { roomSight, seatInfo } from './sight.test-env';
import { playNow } from './start';

afterEach(() => vi.restoreAllMocks());

test('the server is bound by its seal before it is told the number, and the match starts after that', async () => {
  const asked: string[] = [];
  let nonce = '';
  const sight = () => roomSight({ state: 'waiting', seats: [seatInfo({ nonce: nonce !== '' })], next_commitment: 'c', match: null });
  vi.spyOn(person, 'anybody').mockResolvedValue();
  vi.spyOn(router, 'go').mockImplementation((address) => void asked.push(address));
  vi.spyOn(api, 'openNow').mockImplementation(async (game) => {
    asked.push(`open ${game}`);
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
  await playNow('honeymoon');
  expect(asked).toEqual(['open honeymoon', 'nonce', 'start', '/room/r']);
});
