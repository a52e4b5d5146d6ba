import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(width >= 1024px)');

/** Whether there is room for the log and the decision beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
