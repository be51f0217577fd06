import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal } from './api';
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

/** A server that accepts every request and answers none. */
function silence(): void {
  const never = ({ signal }: Request) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))));
  vi.stubGlobal('fetch', vi.fn(never));
}

/** How it ends, and after how many milliseconds. */
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
  expect(await end(api.try('r', ['a'], 1, null, line))).toEqual(['unreachable', 4000]);
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

test('what is asked for is in the address, the language too, and what is sent is JSON', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response('[]', { headers: { link: '</api/rooms?page=3>; rel="next"' } }));
  });
  expect(await api.rooms(2)).toEqual({ told: [], more: true });
  await api.step('a/b', 4, 1);
  await api.step('m', 4, null);
  await api.seat('r', 1, { kind: 'me' });
  const base = location.origin;
  expect(asked.map(({ method, url }) => `${method} ${url.replace(base, '')}`)).toEqual([
    'GET /api/rooms?page=2&language=en',
    'GET /api/matches/a%2Fb/steps/4?seat=1&language=en',
    'GET /api/matches/m/steps/4?language=en',
    'PUT /api/rooms/r/seats/1?language=en',
  ]);
  expect([asked[3]!.headers.get('content-type'), await asked[3]!.json()]).toEqual(['application/json', { kind: 'me' }]);
  expect(asked[0]!.headers.get('content-type')).toBeNull();
});

test('a refusal says why, also one that cannot be read', async () => {
  const refused = async (body: string): Promise<unknown> => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 409 })));
    return api.start('r').catch((error: unknown) => error);
  };
  const told = await refused('{"code": "running", "message": "The match is running.", "rule": "BP1"}');
  expect(told).toBeInstanceOf(Refusal);
  expect(told).toMatchObject({ code: 'running', message: 'The match is running.', rule: 'BP1', status: 409 });
  expect(await refused('<html>')).toMatchObject({ code: 'unreadable', rule: null, status: 409 });
});
