/** As the service worker knows it, which can read nothing else that a page keeps. */
const KEPT = { cache: 'table-words', address: '/language' } as const;

/** Keeps the visitor's language for messages that are shown while no page is open. */
export async function keepForWorker(language: string): Promise<void> {
  // Browsers offer it only over a safe connection, where messages are shown.
  if (globalThis.caches === undefined) return;
  try {
    const cache = await caches.open(KEPT.cache);
    await cache.put(KEPT.address, new Response(language));
  } catch {
    // The language of the browser is spoken then.
  }
}
