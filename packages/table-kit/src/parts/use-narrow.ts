import { useSyncExternalStore } from 'react';

const query = globalThis.matchMedia?.('(width < 1024px)');

/** Whether board and decision share one column, so that room is dear. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches === true,
    () => false,
  );
}
