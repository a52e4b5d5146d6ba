/// <reference lib="webworker" />
/**
 * Keeps the table on the device, so that it plays without a network, and shows what the server
 * pushes. Built as one file, `/sw.js`, where the build puts the list of files in place of
 * {@link KEPT}; so it imports only what no page does.
 */
import { answerCalls } from './call-worker.ts';

/** What one build consists of. */
interface Kept {
  /** A hash over all files: a new one is a new version. */
  readonly version: string;
  /** Addresses of files whose names hold a hash of what is in them. */
  readonly hashed: readonly string[];
  /** Addresses of files whose names stay the same from build to build. */
  readonly named: readonly string[];
}

declare const self: ServiceWorkerGlobalScope;
declare const __KEPT_FILES__: Kept;

const KEPT = __KEPT_FILES__;
const PREFIX = 'tablewright-';
const CACHE = PREFIX + KEPT.version;
/** The page of every address of the table's own. */
const PAGE = '/index.html';
/** Faces and boards: each is kept once it was seen. */
const PICTURES = /^\/(?:faces\/|assets\/[\w-]+-(?:day|dusk)(?:-2x)?-[\w-]{8}\.webp$)/;
/** Addresses that only the server answers; what it says of frames holds for the last of them alone. */
const SERVER_ONLY = /^\/(?:api\/|healthz$|embed\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  // Only the person says when a new version takes over.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

answerCalls(self);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (SERVER_ONLY.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer(PAGE, request));
  else if (PICTURES.test(pathname)) event.respondWith(answerAndKeep(request));
  else event.respondWith(answer(request, request));
});

/** Takes over what did not change from the version before, and fetches the rest. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const address of KEPT.hashed) {
    const known = await caches.match(address);
    if (known === undefined) missing.push(address);
    else await cache.put(address, known);
  }
  await cache.addAll([
    ...missing,
    ...KEPT.named.map((address) => new Request(address, { cache: 'no-cache' })),
  ]);
}

/** Another tab may still show the version before: its files stay, older ones go. */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = versions.filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From this version, else from the one before, else from the network. */
async function answer(kept: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept)) ?? (await caches.match(kept)) ?? (await fetch(request));
}

/**
 * As {@link answer}, and keeps what came from the network. Without one there is no picture, which is no
 * fault: whatever stands in its place stays.
 */
async function answerAndKeep(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const fetched = await fetch(request).catch(() => undefined);
  if (fetched === undefined) return new Response('', { headers: { 'content-type': 'image/png' } });
  if (fetched.ok) {
    const copy = fetched.clone();
    const cache = await caches.open(CACHE);
    // A device that is full shows it all the same.
    await cache.put(request, copy).catch(() => undefined);
  }
  return fetched;
}
