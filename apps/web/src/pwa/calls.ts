import type { PushAddress } from '@tablewright/protocol';

/** Why this device cannot be called at all. */
export type NeverCalled = 'insecure' | 'home-screen' | 'browser';

/** Why this device cannot be called, if it cannot. */
export function whyNeverCalled(): NeverCalled | undefined {
  if (!window.isSecureContext) return 'insecure';
  const able =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  if (able) return undefined;
  return isOnApple() ? 'home-screen' : 'browser';
}

/** An iPhone or iPad, where pages get messages only once they are on the home screen. */
function isOnApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(userAgent) || isPad;
}

/** The way on which this device is called now, if it is; it must be able to. */
export async function presentWay(): Promise<PushSubscription | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Lets the browser open a way to this device, in place of one that was opened for another server.
 * @param key the public key of the server, in base64url
 */
export async function openWay(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const present = await pushManager.getSubscription();
  if (present !== null) {
    if (isFor(present, wanted)) return present;
    await present.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** What the server needs to know of a way. */
export function addressOf(way: PushSubscription): PushAddress {
  const { endpoint = '', keys } = way.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The name by which the server knows a way. */
export async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Takes away the messages about a table that are still in sight. */
export async function dismissCalls(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications({ tag: `table-${table}` });
  for (const notification of shown ?? []) notification.close();
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
