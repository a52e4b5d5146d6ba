/// <reference lib="webworker" />
import type { PushNotice } from '@tablewright/protocol';
import { CALL_TEXTS, CALL_TEXTS_DE, type CallTexts } from './call-texts.ts';

/** Where the page keeps the language of the visitor for the worker; see `worker-language.ts`. */
const LANGUAGE = { cache: 'table-words', address: '/language' } as const;

/** What a tab is asked, which answers with its path; see `whereabouts.ts`. */
const WHERE = 'where';
/** How long a tab may take to answer, in milliseconds; one that sleeps does not. */
const PATIENCE = 500;

const TEXTS: Readonly<Record<string, CallTexts>> = { en: CALL_TEXTS, de: CALL_TEXTS_DE };
/** Everything is at home here. */
const NAME = 'Tablewright';

/** What browsers know of a message and TypeScript does not. */
type Shown = NotificationOptions & { readonly renotify?: boolean };

/** The browser has another way to this device than before. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Shows what the server pushes to this device: that a table waits for somebody. This part of the
 * service worker imports only what nothing else does, so that the worker stays one file.
 */
export function answerCalls(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { table } = (notification.data ?? {}) as { readonly table?: string };
    event.waitUntil(goTo(scope, table === undefined ? '/matches' : `/table/${table}`));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(renew(scope, event as SubscriptionChange));
  });
}

async function show(scope: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const notice = read(data);
  if (notice !== undefined && (await isLookedAt(scope, notice.table))) return;
  const [language, texts] = await spoken(scope);
  const { registration } = scope;
  const options: Shown = {
    body: texts[notice?.kind ?? 'something'].replaceAll('{name}', () => notice?.name ?? ''),
    lang: language,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // A later message about a table takes the place of the one before, and is heard too.
    ...(notice === undefined ? {} : { tag: tagOf(notice.table), renotify: true }),
    data: notice === undefined ? {} : { table: notice.table },
  };
  await registration.showNotification(notice?.title ?? NAME, options);
  // As many tables wait as messages are in sight; the page counts them when it is opened.
  const waiting = await registration.getNotifications();
  await scope.navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

/** The name of all messages about a table. */
function tagOf(table: string): string {
  return `table-${table}`;
}

/** What was sent; nothing for what this version does not understand. */
function read(data: PushMessageData | null): PushNotice | undefined {
  try {
    const notice = data?.json() as Partial<PushNotice> | undefined;
    const { kind, table, title, name } = notice ?? {};
    const known = kind !== undefined && Object.hasOwn(CALL_TEXTS, kind);
    const whole = [title, name].every((text) => typeof text === 'string');
    if (!known || !whole || !/^[a-z0-9]{8,32}$/.test(table ?? '')) return undefined;
    return notice as PushNotice;
  } catch {
    return undefined;
  }
}

/** Whether a tab of that table is in sight: then it says itself whose turn it is. */
async function isLookedAt(scope: ServiceWorkerGlobalScope, table: string): Promise<boolean> {
  const tabs = await tabsAt(scope, `/table/${table}`);
  return tabs.some(({ visibilityState }) => visibilityState === 'visible');
}

/** Goes to the tab that is there already, else opens one. */
async function goTo(scope: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [tab] = await tabsAt(scope, path);
  if (tab === undefined) await scope.clients.openWindow(path);
  else await tab.focus();
}

/** The tabs that are at this path. */
async function tabsAt(
  scope: ServiceWorkerGlobalScope,
  path: string,
): Promise<readonly WindowClient[]> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(tabs.map(pathOf));
  return tabs.filter((_, at) => paths[at] === path);
}

/** The path at which a tab is; without an answer, that at which it was loaded. */
function pathOf(tab: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const silent = setTimeout(() => resolve(new URL(tab.url).pathname), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(silent);
      port1.close();
      resolve(String(data));
    };
    tab.postMessage(WHERE, [port2]);
  });
}

/** The language that the visitor has chosen, else the first that their browser asks for. */
async function spoken(scope: ServiceWorkerGlobalScope): Promise<readonly [string, CallTexts]> {
  const cache = await scope.caches.open(LANGUAGE.cache);
  const kept = await (await cache.match(LANGUAGE.address))?.text();
  for (const wanted of [kept ?? '', ...scope.navigator.languages]) {
    const language = wanted.split('-')[0]?.toLowerCase() ?? '';
    const texts = TEXTS[language];
    if (texts !== undefined) return [language, texts];
  }
  return ['en', CALL_TEXTS];
}

/** Tells the server the new way to this device. If that fails, the next page that is opened does. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ??
    (options &&
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: options.applicationServerKey,
      })));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
