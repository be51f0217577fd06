import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { person } from './person.svelte';
import { settings } from './settings.svelte';
import { readable } from './words.svelte';

beforeAll(() => readable('en'));
beforeEach(() => {
  person.name = null;
  vi.spyOn(api, 'setIdentity').mockImplementation((name) => Promise.resolve({ name, language: 'en' }));
});
afterEach(() => vi.restoreAllMocks());

test('whom the server knows keeps the name, whatever the browser has forgotten', async () => {
  localStorage.clear();
  vi.spyOn(api, 'identity').mockResolvedValue({ name: 'Mia', language: 'en' });
  await person.anybody();
  expect(person.name).toBe('Mia');
  expect(api.setIdentity).not.toHaveBeenCalled();
});

test('a stranger who plays at once is a guest', async () => {
  vi.spyOn(api, 'identity').mockResolvedValue({ name: null, language: null });
  await person.anybody();
  expect(person.name).toBe('Guest');
});

test('who cannot be asked for is not renamed', async () => {
  vi.spyOn(api, 'identity').mockRejectedValue(new Error('unreachable'));
  await expect(person.anybody()).rejects.toThrow('unreachable');
  expect(api.setIdentity).not.toHaveBeenCalled();
});

test('a guest is a guest in the other language, too; a name is a name', async () => {
  person.name = 'Guest';
  await person.speak('de');
  expect(person.name).toBe('Gast');
  person.name = 'Mia';
  await person.speak('en');
  expect([person.name, settings.language]).toEqual(['Mia', 'en']);
  expect(api.setIdentity).toHaveBeenCalledTimes(1);
});
