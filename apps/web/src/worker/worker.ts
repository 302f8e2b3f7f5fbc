import { addressOfNote, readNote, type ShownNote, takesNotes } from './notes.ts';
import { files, release } from './release.ts';
import { chooseAnswer, outdatedCaches, picturesName, shellPrefix } from './strategy.ts';
import type { FetchAsked, WorkerScope } from './worker-scope.ts';

/**
 * The shop's service worker: the files of its release, pictures that were seen, and for a time
 * without a connection the empty page that the application starts from. What people see in it is
 * kept by the application itself (`lib/offline`), so nothing about a person passes through here.
 */
declare const self: unknown;
const worker = self as WorkerScope;

const shell = '/shell.html';
const own = shellPrefix + release;
/** So long may a page take to begin: a network that leads nowhere says nothing at all. */
const longestPageMs = 8000;
const mostPictures = 300;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(own).then(async (cache) => {
      const page = await fetch(shell, { cache: 'no-cache' });
      // While a release is being put in place its page may be another one's: tried again later.
      if (!page.ok || !(await page.clone().text()).includes(release)) throw new Error('not ours');
      await cache.addAll(files.map((file) => `/${file}`));
      await cache.put(shell, page);
    }),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all(
        outdatedCaches(await caches.keys(), release).map((name) => caches.delete(name)),
      );
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
      for (const page of await worker.clients.matchAll()) page.postMessage(release);
    })(),
  );
});

/**
 * `take-over` from a page at a safe moment; `release …` from a page that is of this release;
 * `forget` from one that its person left.
 */
worker.addEventListener('message', (event) => {
  const isForUs = event.data === 'take-over' || event.data === `release ${release}`;
  if (isForUs) event.waitUntil(worker.skipWaiting());
  if (event.data === 'forget') event.waitUntil(forgetNotes());
});

/** §7 Push: what a customer was told, shown though no page of the shop is open. */
worker.addEventListener('push', (event) => {
  const note = readNote(readSent(event.data));
  const options = {
    body: note.text,
    icon: '/icon-192.png',
    lang: 'es-CO',
    data: note,
    // The same note twice is shown once.
    ...(note.id === null ? null : { tag: note.id }),
  };
  event.waitUntil(worker.registration.showNotification(note.title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNote(readNote(event.notification.data)));
});

function readSent(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** In the window that was used last, where there is one of the shop's; else in one of its own. */
async function openNote(note: ShownNote): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => takesNotes(url));
  try {
    if (page) {
      await page.focus();
      page.postMessage({ path: note.path, id: note.id });
      return;
    }
  } catch {
    // It was closed by then.
  }
  await worker.clients.openWindow(addressOfNote(note));
}

async function forgetNotes(): Promise<void> {
  for (const note of await worker.registration.getNotifications()) note.close();
  await (await worker.registration.pushManager?.getSubscription())?.unsubscribe();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = chooseAnswer({
    method: request.method,
    mode: request.mode,
    address: request.url,
    origin: worker.location.origin,
    hasRange: request.headers.has('range'),
  });
  if (answer === 'page') event.respondWith(sendPage(event));
  else if (answer !== 'network') {
    const name = answer === 'file' ? own : picturesName;
    event.respondWith(sendKept(event, name));
  }
});

async function sendPage(event: FetchAsked): Promise<Response> {
  const kept = async () => (await caches.open(own)).match(shell);
  const sent = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), longestPageMs);
  });
  const first = await Promise.race([sent, late]).catch(() => null);
  return first ?? (await kept()) ?? sent;
}

/** From whichever release has it: a tab may still be of the one before. */
async function sendKept(event: FetchAsked, name: string): Promise<Response> {
  const { request } = event;
  // Who asked from where changes nothing of a file.
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const sent = await fetch(request);
  if (sent.status === 200 && sent.type === 'basic') {
    event.waitUntil(keep(request, sent.clone(), name));
  }
  return sent;
}

/** A full disk keeps nothing more; what was asked for is sent all the same. */
async function keep(request: Request, response: Response, name: string): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(request, response);
    if (name !== picturesName) return;
    const kept = await cache.keys();
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - mostPictures)).map((old) => cache.delete(old)),
    );
  } catch {
    // Nothing depends on it.
  }
}
