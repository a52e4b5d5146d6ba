import type { Game } from '@tablewright/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sitDown } from '../matches/sit-down.ts';
import type { ApiRefusal } from '../online/server/api.ts';
import { useDoing } from '../online/server/use-doing.ts';
import { type OnlineWish, openOnline } from './open-online.ts';
import { type PlannedSeat, plannedName } from './planned-seat.ts';

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
    beginHere: (seats, options) => {
      const named = seats.map((seat) => ({ name: plannedName(seat, 'here'), player: seat.player }));
      sitDown(game, { seats: named, options }).then(
        (match) => go(`/match/${match}`),
        (thrown: unknown) => setFailure(String(thrown)),
      );
    },
    openTable: (wish) => {
      run(async () => go(`/table/${await openOnline(wish)}`));
    },
  };
}
