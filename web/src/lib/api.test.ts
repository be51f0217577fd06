import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { soon } from './soon';
import { readable } from './words.svelte';

beforeAll(() => readable('en'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that takes every request and answers none. */
function silence(): void {
  const never = (_: URL, { signal }: RequestInit) =>
    new Promise((_, fail) => signal!.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))));
  vi.stubGlobal('fetch', vi.fn(never));
}

/** What comes of it, and after how many milliseconds. */
async function end(asking: Promise<unknown>): Promise<[string, number]> {
  const begun = Date.now();
  let told = '';
  asking.then(
    () => (told = 'answered'),
    (error: Error) => (told = 'code' in error ? String(error.code) : error.message),
  );
  while (!told) await vi.advanceTimersByTimeAsync(500);
  return [told, Date.now() - begun];
}

test('nothing is waited for without an end', async () => {
  silence();
  const line = new AbortController().signal;
  expect(await end(api.games())).toEqual(['unreachable', 8000]);
  expect(await end(api.try('r', ['a'], 1, line))).toEqual(['unreachable', 4000]);
  expect(await end(api.hint('r', line))).toEqual(['unreachable', 12_000]);
  expect(await end(soon(new Promise(() => {})))).toEqual(['nothing has come', 30_000]);
});

test('a question ends with the line that it belongs to', async () => {
  silence();
  const line = new AbortController();
  setTimeout(() => line.abort(), 1000);
  expect(await end(api.hint('r', line.signal))).toEqual(['unreachable', 1000]);
});

test('an answer in time is an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  expect(await end(api.games())).toEqual(['answered', 500]);
  expect(await end(soon(Promise.resolve(1)))).toEqual(['answered', 500]);
  expect(vi.getTimerCount()).toBe(0);
});
