// The page's side of the service worker: it registers the worker if the browser has one, and answers the worker's questions to open pages.

import { settings } from './settings.svelte';

const OFTEN = 3_600_000; // milliseconds between two checks for a newer worker, in a page that stays open for days
const SOON = 60_000; // between two offers to switch, while somebody was in a match or did not answer

/** What the worker says or asks. */
type Word = { type: 'in-match' } | { type: 'shows'; room?: string; alone?: boolean } | { type: 'stopped' };

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** Only a page that nobody can have changed on its way here may have a worker. */
export function hasWorker(): boolean {
  return globalThis.isSecureContext === true && 'serviceWorker' in navigator;
}

/** The worker's registration; null if there is none. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (registered) return registered;
  return hasWorker()
    ? navigator.serviceWorker.getRegistration().then(
        (found) => found ?? null,
        () => null,
      )
    : Promise.resolve(null);
}

export function register(): void {
  if (!hasWorker() || registered) return;
  navigator.serviceWorker.addEventListener('message', hear);
  registered = navigator.serviceWorker
    .register('/worker.js', { updateViaCache: 'none' })
    .then((registration) => (registration ? follow(registration) : null))
    .catch(() => null); // a browser that stores nothing: the page works without a worker
}

function hear({ data, ports }: MessageEvent<Word | null>): void {
  if (data?.type === 'in-match') ports[0]?.postMessage('match' in document.body.dataset);
  else if (data?.type === 'shows') ports[0]?.postMessage(shows(data.room ?? '', data.alone ?? false));
  else if (data?.type === 'stopped') void settings.set({ notices: 'off' });
}

/** Whether this page shows that it is your turn in a room. alone: whether it is the room's own page. */
export function shows(room: string, alone: boolean): boolean {
  return location.pathname === `/room/${room}` || (!alone && location.pathname === '/');
}

function follow(registration: ServiceWorkerRegistration): ServiceWorkerRegistration {
  let asked = Date.now();
  const offer = (): void => registration.waiting?.postMessage({ type: 'take-over' });
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer());
  });
  offer();
  setInterval(offer, SOON);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    offer();
    if (Date.now() - asked < OFTEN) return;
    asked = Date.now();
    void registration.update().catch(() => {}); // no connection: try again later
  });
  // What later pages need is fetched when the page is idle.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'fill' }));
  return registration;
}

/** The next page must be the server's own, however long it takes. */
export function askForFresh(): void {
  if (hasWorker()) navigator.serviceWorker.controller?.postMessage({ type: 'fresh' });
}
