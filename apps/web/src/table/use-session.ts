import { policyNamed } from '@tablewright/bots';
import { type Match, seededSource } from '@tablewright/engine/host';
import { MatchSession, mindOf, randomHex } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';
import { keeperOf } from '../matches/keeper.ts';
import { shelf, type Trouble } from '../matches/shelf.ts';
import { keptPace } from '../pace.ts';
import { workerMind } from '../workers/worker-mind.ts';

/** A session over the match for as long as its table stands, and what keeps it from being saved. */
export function useSession(match: Match): {
  readonly session: MatchSession | undefined;
  readonly trouble: Trouble | undefined;
} {
  const [session, setSession] = useState<MatchSession>();
  const [trouble, setTrouble] = useState(() => shelf.trouble());
  useEffect(() => {
    const here = mindOf((player) => policyNamed(match.game, player), seededSource(freshSeed()));
    const { mind, close } = workerMind(here);
    const started = new MatchSession(match, {
      bots: mind,
      later: (run, milliseconds) => setTimeout(run, milliseconds),
      pace: keptPace,
      save: keeperOf(shelf, setTrouble),
    });
    setSession(started);
    return () => {
      started.close();
      close();
    };
  }, [match]);
  return { session: session?.match === match ? session : undefined, trouble };
}

function freshSeed(): string {
  return randomHex(16, (bytes) => crypto.getRandomValues(bytes));
}
