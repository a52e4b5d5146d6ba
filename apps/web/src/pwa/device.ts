import { useSyncExternalStore } from 'react';
import { untilFetched } from '../parts/fetches.ts';
import { awaitInstallOffer } from './install.ts';

/** How the table stands on this device. A new object after every change. */
export interface DeviceState {
  /** Whether all files are kept here, so that the table works without a network. */
  readonly kept: boolean;
  /** Whether a newer version than the one on the screen is ready. */
  readonly newer: boolean;
  /** Whether the browser knows of a network. */
  readonly online: boolean;
}

/** How often a page that stays open asks whether there is a newer version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

let state: DeviceState = { kept: false, newer: false, online: navigator.onLine };
const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;
let askedToReload = false;

/** How the table stands on this device, always current. */
export function useDevice(): DeviceState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Keeps the table on this device from now on, where the browser can. */
export function keepOnDevice(): void {
  awaitInstallOffer();
  window.addEventListener('online', () => change({ online: true }));
  window.addEventListener('offline', () => change({ online: false }));
  const { serviceWorker } = navigator;
  // Browsers offer it only over a safe connection, and not in every private window.
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (askedToReload) window.location.reload();
    // Another tab took the newer version; this one goes on with its own until it is reloaded.
    else if (hadOne) change({ newer: true });
  });
  serviceWorker.ready.then(() => change({ kept: true }));
  // The first page comes first, with all scripts that it fetches after it has begun: the whole table is hundreds of files.
  const later = () => untilFetched().then(() => register(serviceWorker));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** Reloads the page with the newer version. Called only when the person says so. */
export function takeNewer(): void {
  askedToReload = true;
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else window.location.reload();
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    registration = await serviceWorker.register('/sw.js');
  } catch {
    // Without it the table plays as long as there is a network.
    return;
  }
  watch(registration);
  setInterval(lookForNewer, ASK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForNewer();
  });
}

function watch(own: ServiceWorkerRegistration): void {
  const tell = (): void => {
    if (own.waiting !== null && own.active !== null) change({ newer: true });
  };
  tell();
  own.addEventListener('updatefound', () => {
    own.installing?.addEventListener('statechange', tell);
  });
}

function lookForNewer(): void {
  // Without a network there is nothing to find, and it is asked again later.
  registration?.update().catch(() => undefined);
}

function change(part: Partial<DeviceState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
