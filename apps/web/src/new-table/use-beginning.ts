import type { Game } from '@tablewright/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sitDown } from '../matches/sit-down.ts';
import type { ApiRefusal } from '../online/server/api.ts';
import { useDoing } from '../online/server/use-doing.ts';
import { type OnlineWish, openOnline } from './open-online.ts';
import { type PlannedSeat, plannedName } from './planned-seat.ts';

/** What goes into a match in this page: documents of its shelf by slot, for a campaign of its own. */
export interface Taking {
  readonly documents?: Readonly<Record<string, string>>;
  readonly campaign?: string | undefined;
}

/** The ways to begin what was set up; each leads to the table, or says why there is none. */
interface Beginning {
  /** Whether a table is being opened. */
  readonly busy: boolean;
  /** Why no match began in this page. */
  readonly failure: string | undefined;
  /** Why the server opened no table. */
  readonly refusal: ApiRefusal | undefined;
  /** Begins a match in this page. */
  readonly beginHere: (
    seats: readonly PlannedSeat[],
    options: Readonly<Record<string, unknown>>,
    taking?: Taking,
  ) => void;
  /** Opens a table on the server. */
  readonly openTable: (wish: OnlineWish) => void;
}

/** Begins a match of a game in this page, or opens a table for it on the server. */
export function useBeginning(game: Game): Beginning {
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  const { busy, problem: refusal, run } = useDoing();
  return {
    busy,
    failure,
    refusal,
    beginHere: (seats, options, { documents = {}, campaign } = {}) => {
      const named = seats.map((seat) => ({ name: plannedName(seat, 'here'), player: seat.player }));
      const begin = async (): Promise<string> => {
        const taken =
          Object.keys(documents).length === 0 ? {} : await newestHere(documents, campaign);
        return sitDown(game, { seats: named, options, documents: taken }, campaign);
      };
      begin().then(
        (match) => go(`/match/${match}`),
        (thrown: unknown) => setFailure(String(thrown)),
      );
    },
    openTable: (wish) => {
      run(async () => go(`/table/${await openOnline(wish)}`));
    },
  };
}

async function newestHere(documents: Readonly<Record<string, string>>, campaign?: string) {
  const { newestOf } = await import('../shelf/begin-next.ts');
  return newestOf('here', documents, campaign);
}
