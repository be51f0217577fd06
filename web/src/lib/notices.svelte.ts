// Notices of your turn from the browser: while the page is open and nobody is looking at it, and, if the server can push, even while
// it is closed. Everything here is absent if the browser, or plain http, does not support it.

import { api } from './api';
import { settings } from './settings.svelte';
import { t } from './words.svelte';
import { hasWorker, worker } from './worker';

/** The result of asking for notices. */
export type Asked = 'on' | 'off' | 'denied';

class Notices {
  #denied = $state(hasNotices() && Notification.permission === 'denied');
  #key: Promise<string | null> | undefined;

  /** Whether this browser supports notices. */
  get possible(): boolean {
    return hasNotices();
  }

  /** Whether the browser was told to show none. */
  get denied(): boolean {
    return this.#denied;
  }

  get on(): boolean {
    return settings.notices !== 'off' && !this.#denied;
  }

  /** Whether they also come while the page is closed. */
  get always(): boolean {
    return this.on && settings.notices === 'always';
  }

  /** Ask the browser and, if the server can push, subscribe. Only in answer to a click. */
  async turnOn(): Promise<void> {
    const allowed = await Notification.requestPermission();
    this.#denied = allowed === 'denied';
    if (allowed !== 'granted') return;
    await settings.set({ notices: 'open' });
    if (await this.#subscribe()) await settings.set({ notices: 'always' });
  }

  async turnOff(): Promise<void> {
    await settings.set({ notices: 'off' });
    const found = await subscription();
    if (!found) return;
    await found.unsubscribe();
    await api.stopPush(found.endpoint).catch(() => {}); // otherwise the server finds out when it next tries
  }

  /** When a page is opened: tell the server whose browser this is now. A missing subscription was ended on purpose. */
  async refresh(): Promise<void> {
    if (!hasNotices() || settings.notices !== 'always') return;
    const found = await subscription();
    if (!found) await settings.set({ notices: 'off' });
    else await this.#tell(found).catch(() => {}); // the next page will
  }

  /** It is your turn in a room: say so if nobody is looking. */
  async tell(title: string, room: string): Promise<void> {
    if (!document.hidden || !hasNotices() || !this.on || Notification.permission !== 'granted') return;
    const registration = await worker();
    const how = { body: t('frame.your_turn'), tag: room, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { room } };
    const actions = [{ action: 'stop', title: t('notices.stop') }];
    await registration?.showNotification(title, { ...how, actions } as NotificationOptions).catch(() => {});
  }

  /** What was said about a room has been seen. */
  async seen(room: string): Promise<void> {
    if (!hasNotices()) return;
    const registration = await worker();
    const shown = (await registration?.getNotifications({ tag: room }).catch(() => [])) ?? [];
    for (const each of shown) each.close();
  }

  async #subscribe(): Promise<boolean> {
    const [registration, key] = await Promise.all([worker(), this.#serverKey()]);
    if (!registration || !key || !('pushManager' in registration)) return false;
    try {
      await navigator.serviceWorker.ready; // until it is at work
      const before = await registration.pushManager.getSubscription();
      if (before && !isFor(before, key)) await before.unsubscribe(); // from a server that had another key
      const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
      await this.#tell(made);
      return true;
    } catch {
      return false; // a browser whose push service is off: only notices while the page is open are left
    }
  }

  async #tell(found: PushSubscription): Promise<void> {
    const { keys } = found.toJSON();
    if (keys?.['p256dh'] && keys['auth']) await api.push(found.endpoint, keys['p256dh'], keys['auth']);
  }

  #serverKey(): Promise<string | null> {
    this.#key ??= api.pushKey().then(
      ({ key }) => key ?? null,
      () => {
        this.#key = undefined;
        return null;
      },
    );
    return this.#key;
  }
}

function hasNotices(): boolean {
  return hasWorker() && 'Notification' in globalThis;
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager?.getSubscription().catch(() => null)) ?? null;
}

function isFor(found: PushSubscription, key: string): boolean {
  const own = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0));
  const wanted = bytes(key);
  return own.length === wanted.length && own.every((byte, place) => byte === wanted[place]);
}

/** Base64 as used in addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (mark) => mark.charCodeAt(0));
}

export const notices = new Notices();
