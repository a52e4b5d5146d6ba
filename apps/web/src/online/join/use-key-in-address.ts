import { useSyncExternalStore } from 'react';

/** What follows the # in the address: it stays in the browser. Empty if nothing does. */
export function useKeyInAddress(): string {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      window.addEventListener('popstate', listener);
      return () => {
        window.removeEventListener('hashchange', listener);
        window.removeEventListener('popstate', listener);
      };
    },
    () => location.hash.slice(1),
  );
}

/** Whether a text can be a key at all. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
