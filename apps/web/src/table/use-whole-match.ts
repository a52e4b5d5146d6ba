import type { Match } from '@tablewright/engine/host';
import { hasEnded, type SessionState, type TableSession } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';

/** The match itself as far as this page may have it. */
export interface WholeMatch {
  /** From the beginning if it is played here; if on a server, once it has ended and was fetched. */
  readonly match: Match | undefined;
  /** Whether it has ended and could not be fetched. */
  readonly failed: boolean;
}

/** How long until the next try, in milliseconds: twice as long each time, from the first to the last. */
const PAUSE = { first: 1_000, last: 16_000 } as const;

/**
 * The match of a session, fetched from its server when it has ended; tried again some times, and with
 * every new line.
 */
export function useWholeMatch({ match, online }: TableSession, session: SessionState): WholeMatch {
  const [fetched, setFetched] = useState<Match | 'failed'>();
  const ended = hasEnded(session);
  const { online: state } = session;
  const connected = state?.connection === 'connected';
  // By the rules that this page has, the match of such a table cannot be played again.
  const untold = state?.gone === true || state?.face.otherwise !== undefined;
  useEffect(() => {
    if (online === undefined || !ended || !connected || untold) return;
    let wanted = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = (pause: number): void => {
      online.whole().then(
        (whole) => wanted && setFetched(whole),
        () => {
          if (!wanted) return;
          setFetched((before) => before ?? 'failed');
          if (pause <= PAUSE.last) waiting = setTimeout(() => fetchIt(2 * pause), pause);
        },
      );
    };
    fetchIt(PAUSE.first);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [online, ended, connected, untold]);
  const failed = fetched === 'failed';
  return { match: match ?? (failed ? undefined : fetched), failed };
}
