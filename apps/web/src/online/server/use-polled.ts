import { useCallback, useEffect, useState } from 'react';

/** Something that is asked for again and again. */
export interface Polled<T> {
  /** What came last. */
  readonly value: T | undefined;
  /** Whether the last try failed; what came before is still there. */
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * What a promise brings: asked for at once, whenever the page is looked at again, and every so many
 * milliseconds while it is.
 */
export function usePolled<T>(
  load: () => Promise<T>,
  milliseconds: number,
  wanted = true,
): Polled<T> {
  const [state, setState] = useState<{ value: T | undefined; failed: boolean }>({
    value: undefined,
    failed: false,
  });
  const again = useCallback(() => {
    load().then(
      (value) => setState({ value, failed: false }),
      () => setState(({ value }) => ({ value, failed: true })),
    );
  }, [load]);
  useEffect(() => {
    if (!wanted) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    look();
    const asking = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(asking);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [again, milliseconds, wanted]);
  return { ...state, again };
}
