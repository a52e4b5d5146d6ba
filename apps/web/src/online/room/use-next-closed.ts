import { useCallback, useEffect, useState } from 'react';
import { api, codeOf } from '../server/api.ts';

/**
 * Whether the next table of a match that is over can no more be gone to, because it was closed or
 * deleted: the finished table does not hear of that.
 * @param next the next table; nothing while none was opened
 * @param sat whether one sat at the finished table, or is its host: others are not told unasked
 */
export function useNextClosed(
  next: string | undefined,
  sat: boolean,
): {
  readonly closed: boolean;
  /** Looks again; resolves with whether it is closed. */
  readonly look: () => Promise<boolean>;
  /** It was found out otherwise. */
  readonly isClosed: () => void;
} {
  const [found, setFound] = useState<string>();
  const look = useCallback(async () => {
    if (next === undefined || !sat) return false;
    const closed = await hasClosed(next);
    if (closed) setFound(next);
    return closed;
  }, [next, sat]);
  useEffect(() => {
    look();
  }, [look]);
  return {
    closed: next !== undefined && found === next,
    look,
    isClosed: () => setFound(next),
  };
}

async function hasClosed(table: string): Promise<boolean> {
  try {
    return (await api.look(table)).face.status === 'closed';
  } catch (thrown) {
    // Whoever may not look yet finds out by going there.
    return codeOf(thrown) === 'no-such-table';
  }
}
