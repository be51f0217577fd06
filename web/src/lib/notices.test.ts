// Notices, sharing and the badge, in browsers that support them and in those that do not.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from './api';
import { badge } from './badge';
import { bytes, notices } from './notices.svelte';
import { settings } from './settings.svelte';
import { canShare, share } from './share';
import { shows } from './worker';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** A browser with a worker and a push service of its own. */
function browser({ permission = 'granted', push = true } = {}) {
  let subscribed: object | null = null;
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = (options: object) => ({
    endpoint: 'https://push.example/1',
    options,
    toJSON: () => ({ keys }),
    unsubscribe: () => Promise.resolve((subscribed = null)),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: (options: object) => (push ? Promise.resolve((subscribed = subscription(options))) : Promise.reject(new Error('off'))),
  };
  const shown: [string, NotificationOptions][] = [];
  const registration = {
    pushManager,
    showNotification: (title: string, how: NotificationOptions) => Promise.resolve(void shown.push([title, how])),
    getNotifications: () => Promise.resolve([]),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration), controller: null },
  });
  return { shown, isSubscribed: () => subscribed !== null, lose: () => (subscribed = null) };
}

beforeEach(() => {
  vi.spyOn(api, 'pushKey').mockResolvedValue({ key: KEY });
  vi.spyOn(api, 'push').mockResolvedValue({});
  vi.spyOn(api, 'stopPush').mockResolvedValue({});
});

afterEach(async () => {
  await settings.set({ notices: 'off' });
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('notices', () => {
  test('are absent where a browser, or plain http, does not have them', async () => {
    expect(notices.possible).toBe(false);
    browser();
    expect(notices.possible).toBe(true);
    vi.stubGlobal('isSecureContext', false);
    expect(notices.possible).toBe(false);
    await notices.tell('Honeymoon', 'r');
    await notices.seen('r');
    await notices.refresh();
  });

  test('come also while the page is closed, where the server can push', async () => {
    const { isSubscribed } = browser();
    await notices.turnOn();
    expect([notices.on, notices.always, isSubscribed()]).toEqual([true, true, true]);
    expect(api.push).toHaveBeenCalledWith('https://push.example/1', 'p', 'a');
    await notices.refresh(); // another page is opened
    expect(api.push).toHaveBeenCalledTimes(2);
    await notices.turnOff();
    expect([notices.on, isSubscribed()]).toEqual([false, false]);
    expect(api.stopPush).toHaveBeenCalledWith('https://push.example/1');
  });

  test('come at least while it is open, where nothing can be pushed', async () => {
    const { shown } = browser({ push: false });
    await notices.turnOn();
    expect([notices.on, notices.always]).toEqual([true, false]);
    await notices.refresh();
    expect(notices.on).toBe(true);
    await notices.tell('Honeymoon', 'room'); // somebody is looking
    expect(shown).toEqual([]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await notices.tell('Honeymoon', 'room');
    expect(shown.map(([title, { tag }]) => [title, tag])).toEqual([['Honeymoon', 'room']]);
  });

  test('stay off once the notice itself has ended them', async () => {
    const { lose } = browser();
    await notices.turnOn();
    lose();
    await notices.refresh();
    expect(notices.on).toBe(false);
  });

  test('are not asked for again where the browser was told to show none', async () => {
    browser({ permission: 'denied' });
    await notices.turnOn();
    expect([notices.on, notices.denied]).toEqual([false, true]);
    browser();
    await notices.turnOn();
    expect([notices.on, notices.denied]).toEqual([true, false]);
  });
});

test('a key is read as browsers want it', () => {
  expect([bytes(KEY).length, bytes(KEY)[0]]).toEqual([65, 4]);
});

test('a page says what can be seen on it', () => {
  history.replaceState(null, '', '/room/abc');
  expect([shows('abc', true), shows('abd', false)]).toEqual([true, false]);
  history.replaceState(null, '', '/');
  expect([shows('abc', true), shows('abc', false)]).toEqual([false, true]);
});

test('sharing is absent where there is no way to share, and changing one’s mind is no error', async () => {
  expect(canShare()).toBe(false);
  vi.stubGlobal('isSecureContext', true);
  const given: ShareData[] = [];
  Object.defineProperty(navigator, 'share', { configurable: true, value: (data: ShareData) => Promise.resolve(void given.push(data)) });
  expect(canShare()).toBe(true);
  expect(await share('Come', 'https://x/room/1')).toBe(true);
  expect(given).toEqual([{ title: 'Come', url: 'https://x/room/1' }]);
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await share('Come', '')).toBe(true);
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new TypeError()) });
  expect(await share('Come', '')).toBe(false);
  delete (navigator as { share?: unknown }).share;
});

test('the icon of the installed app says how many turns wait', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  const shown: (number | undefined)[] = [];
  Object.assign(navigator, {
    setAppBadge: (count?: number) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.reject(new Error()),
  });
  badge('Sweetbox', 2); // in a tab
  expect([document.title, document.querySelector('link')?.getAttribute('href')]).toEqual(['(2) Sweetbox', '/favicon-turn.svg']);
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true }));
  badge('Sweetbox', 2);
  badge('Sweetbox', 0);
  expect(shown).toEqual([2]);
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/favicon.svg');
});
