import type { Match } from '@tablewright/engine';
import type { SessionState, TableSession } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';

/** The match itself as far as this page may have it. */
export interface WholeMatch {
  /** From the beginning if it is played here; if on a server, once it is over and was fetched. */
  readonly match: Match | undefined;
  /** Whether it is over and could not be fetched. */
  readonly failed: boolean;
}

/** The match of a session, fetched from its server when it is over; tried again with every new line. */
export function useWholeMatch(
  { match, online }: TableSession,
  { over, online: state }: SessionState,
): WholeMatch {
  const [fetched, setFetched] = useState<Match | 'failed'>();
  const connected = state?.connection === 'connected';
  useEffect(() => {
    if (online === undefined || !over || !connected) return;
    let wanted = true;
    online.whole().then(
      (whole) => wanted && setFetched(whole),
      () => wanted && setFetched((before) => before ?? 'failed'),
    );
    return () => {
      wanted = false;
    };
  }, [online, over, connected]);
  const failed = fetched === 'failed';
  return { match: match ?? (failed ? undefined : fetched), failed };
}
