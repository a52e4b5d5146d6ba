import type { Seat } from '@tablewright/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepSeat } from '../kept/visitor.ts';
import { ApiRefusal, api } from '../server/api.ts';
import { letIn, type Place, takePlace } from './place.ts';

/** Why one is not at a table: as the server says it, or because one's seat is gone. */
export type NotHere = ApiRefusal['code'] | 'stood-up' | 'locked-out';

/** What can be done about one's place at a table. */
export interface PlaceDesk {
  /** Goes to another of one's seats. */
  readonly goTo: (seat: Seat) => void;
  /** Comes to the table anew: one may be somebody else there by now. */
  readonly again: () => void;
  /** Gets up before the match has begun. Rejects with an `ApiRefusal`. */
  readonly standUp: () => Promise<void>;
}

/** How far one has come to a table. */
export type OnlineTable =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-here'; readonly why: NotHere; readonly again: () => void }
  | { readonly kind: 'here'; readonly place: Place; readonly desk: PlaceDesk };

/** Comes to a table and stays there for as long as the page does. */
export function useOnlineTable(table: string): OnlineTable {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OnlineTable>({ kind: 'loading' });
  const wasSeated = useRef(false);
  /** Whether it was said that the seat is gone: who then comes again may watch. */
  const wasTold = useRef(false);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` says when to come anew
  useEffect(() => {
    let wanted = true;
    let place: Place | undefined;
    const stayAway = (why: NotHere): void => {
      if (wanted) setState({ kind: 'not-here', why, again });
    };
    const lostSeat = (why: NotHere): NotHere => {
      if (why !== 'wrong-key' || !wasSeated.current) return why;
      wasTold.current = true;
      return 'locked-out';
    };
    const deskOf = ({ you, observer, leave }: Place): PlaceDesk => ({
      goTo: (seat) => {
        keepSeat(table, seat);
        again();
      },
      again,
      standUp: async () => {
        leave();
        try {
          await api.act(table, { kind: 'stand' }, observer);
          wasSeated.current = false;
        } catch (thrown) {
          again();
          throw thrown;
        }
        if (you.host || you.seats.length > 1) again();
        else stayAway('stood-up');
      },
    });
    letIn(table).then(
      (open) => {
        if (!wanted) return;
        const { you } = open.looked;
        // At a table that anybody may watch one is still let in: first it is said that the seat is gone.
        if (wasSeated.current && you.seats.length === 0) {
          wasSeated.current = false;
          if (!wasTold.current) {
            stayAway('locked-out');
            return;
          }
        }
        wasTold.current = false;
        wasSeated.current ||= you.seats.length > 0;
        const taken = takePlace(open, (why, after) => {
          // Who had a seat may have another, or watch.
          if (after === 'later') again();
          else stayAway(lostSeat(why));
        });
        place = taken;
        setState({ kind: 'here', place: taken, desk: deskOf(taken) });
      },
      (thrown: unknown) => {
        const code = thrown instanceof ApiRefusal ? thrown.code : 'offline';
        stayAway(lostSeat(code));
      },
    );
    return () => {
      wanted = false;
      place?.leave();
      place?.session.close();
    };
  }, [table, attempt]);
  const offline = state.kind === 'not-here' && state.why === 'offline';
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline, again]);
  return state;
}
