// The service worker: opens the page without a connection, keeps a running match whole while the server is updated, and shows
// notices of a turn. What can be asked of the server is never kept. `installed.ts` fills in the build's files.

const VERSION = '__VERSION__';
const SHELL = ['__SHELL__']; // without which the page does not open
const REST = ['__REST__']; // what it loads when it needs it

const PAGE = '/';
const CACHE = `sweetbox-${VERSION}`;
const GENERATIONS = 2; // pages that were opened before an update find their files in the older one

// Milliseconds.
const PATIENCE = 3000; // for a page from the server, before the kept one is shown
const FRESH = 60_000; // in which a page that asked for a new one gets no kept one
const PAUSE = 500; // between two files that nobody waits for: others play over the same line
const ANSWER = 1000; // for an open page to answer

const SERVED = /^\/(api|schema|privacy|health|plain\.css|licences\.txt)(\/|$)/; // what only the server can say
const KEPT = /^\/(assets|icons)\/|^\/(favicon[\w-]*\.svg|manifest\.webmanifest)$/;

let freshUntil = 0;
let filling = null;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || SERVED.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else if (KEPT.test(pathname)) event.respondWith(fetch(event.request).catch(async () => (await kept(pathname)) ?? Response.error()));
});
self.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'take-over') event.waitUntil(takeOver());
  else if (type === 'fresh') freshUntil = Date.now() + FRESH;
  else if (type === 'fill') event.waitUntil((filling ??= fill()));
});
self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : open(event.notification.data?.room));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

// ---- Files ----

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(SHELL.map((path) => keep(cache, path)));
}

/** From an older generation where it has the same name, and so the same content; else from the server. */
async function keep(cache, path) {
  const before = path.startsWith('/assets/') ? await kept(path) : undefined;
  const answer = before ?? (await fetch(path, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** The files that nobody waits for, one after the other. */
async function fill() {
  const cache = await caches.open(CACHE);
  for (const path of REST) {
    if (await cache.match(path)) continue;
    const known = await kept(path);
    try {
      await keep(cache, path);
    } catch {
      filling = null;
      return; // no connection, or the server is busy: the next page asks again
    }
    if (!known) await new Promise((go) => setTimeout(go, PAUSE));
  }
}

async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith('sweetbox-') && name !== CACHE);
  for (const name of ours.slice(0, Math.max(0, ours.length - (GENERATIONS - 1)))) await caches.delete(name);
  await self.clients.claim();
}

async function kept(path) {
  const own = await caches.open(CACHE);
  return (await own.match(path)) ?? (await caches.match(path));
}

async function asset(request) {
  const found = await kept(new URL(request.url).pathname);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(new URL(request.url).pathname, copy));
  }
  return answer;
}

/** The server's page, unless that takes too long or there is none. */
async function page(request) {
  const shell = () => kept(PAGE);
  const asked = fetch(request).then(
    async (answer) => (answer.status >= 500 && (await shell())) || answer,
    async () => (await shell()) ?? Response.error(),
  );
  if (Date.now() < freshUntil) return asked;
  const late = new Promise((go) => setTimeout(go, PATIENCE)).then(async () => (await shell()) ?? asked);
  return Promise.race([asked, late]);
}

// ---- Open pages ----

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** What an open page answers; one that is asleep, nothing. */
function ask(client, question) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    setTimeout(() => answer(undefined), ANSWER);
    client.postMessage(question, [port2]);
  });
}

/** Follow the worker before, unless somebody is in a match: the page there stays with the files it began with. */
async function takeOver() {
  const busy = await Promise.all((await pages()).map((client) => ask(client, { type: 'in-match' })));
  if (!busy.some((each) => each !== false)) await self.skipWaiting();
}

// ---- Notices ----

async function notify(data) {
  let told;
  try {
    told = data.json();
  } catch {
    return; // nothing that we sent
  }
  const seen = (await pages()).filter((client) => client.visibilityState === 'visible');
  const shown = await Promise.all(seen.map((client) => ask(client, { type: 'shows', room: told.room })));
  if (shown.includes(true)) return; // it is being looked at
  await self.navigator.setAppBadge?.().catch(() => {});
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.room, // a newer one takes its place
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { room: told.room },
    actions: [{ action: 'stop', title: told.stop }],
  });
}

async function open(room) {
  const path = room ? `/room/${room}` : '/';
  for (const client of await pages()) {
    if ((await ask(client, { type: 'shows', room, alone: true })) === true) return client.focus();
  }
  return self.clients.openWindow(path);
}

/** One click, and this browser is told no more; also without a connection. */
async function stop() {
  const found = await self.registration.pushManager?.getSubscription();
  for (const client of await pages()) client.postMessage({ type: 'stopped' });
  if (!found) return;
  const { endpoint } = found;
  await found.unsubscribe();
  await send('/api/push/stop', 'POST', { endpoint }).catch(() => {}); // else the server learns it when it next tries
}

/** The browser has given up a subscription for another one. */
async function renew(event) {
  const old = event.oldSubscription;
  if (!old) return;
  const next = event.newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = next.toJSON();
  await send('/api/push', 'PUT', { endpoint, keys });
}

function send(path, method, body) {
  return fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
