import { useSyncExternalStore } from 'react';

/** What Chromium hands to a page that could be installed; other browsers have a menu for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function offer(prompt: InstallPrompt | undefined): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Takes note of the browser's offer to install the table, for when somebody asks. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => offer(undefined));
}

/** Whether the browser would install the table now. */
export function useInstallable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered !== undefined,
  );
}

/** Asks the browser to install the table; it asks the person itself. */
export function install(): void {
  offered?.prompt().catch(() => undefined);
  offer(undefined);
}
