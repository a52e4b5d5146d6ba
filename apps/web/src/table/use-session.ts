import { policyNamed } from '@tablewright/bots';
import { type Match, seededSource } from '@tablewright/engine/host';
import { botOffersOf, MatchSession, mindOf, randomHex } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';
import { keeperOf } from '../matches/keeper.ts';
import { courseKeeperOf } from '../matches/kept-courses.ts';
import { shelf, type Trouble } from '../matches/shelf.ts';
import { keptPace, keptTempo } from '../pace.ts';
import { idle } from '../parts/idle.ts';
import { workerMind } from '../workers/worker-mind.ts';

/** A session over the match for as long as its table stands, and what keeps it from being saved. */
export function useSession(match: Match): {
  readonly session: MatchSession | undefined;
  readonly trouble: Trouble | undefined;
} {
  const [session, setSession] = useState<MatchSession>();
  const [trouble, setTrouble] = useState(() => shelf.trouble());
  useEffect(() => {
    const policyOf = (player: string) => policyNamed(match.game, player);
    const chance = seededSource(freshSeed());
    const here = mindOf(policyOf, chance);
    const keep = keeperOf(shelf, setTrouble);
    const keepCourse = courseKeeperOf(match);
    keepCourse();
    if (match.over) idle().then(() => giveDocuments(match));
    const { mind, close } = workerMind(here);
    const started = new MatchSession(match, {
      bots: mind,
      botOffers: botOffersOf(policyOf, chance),
      later: (run, milliseconds) => setTimeout(run, milliseconds),
      pace: keptPace,
      tells: () => keptTempo() !== 'fast',
      save: (file) => {
        keep(file);
        keepCourse();
        if (file.outcome !== undefined) giveDocuments(match);
      },
    });
    setSession(started);
    return () => {
      started.close();
      close();
    };
  }, [match]);
  return { session: session?.match === match ? session : undefined, trouble };
}

/** What came out of a match goes to the shelf, in a game with documents; said again, it does nothing. */
function giveDocuments(match: Match): void {
  if (match.game.documents === undefined) return;
  import('../shelf/shelves.ts')
    .then(({ localShelf }) => localShelf.ends(match))
    // Whoever looks at the match next gives it once more.
    .catch(() => undefined);
}

function freshSeed(): string {
  return randomHex(16, (bytes) => crypto.getRandomValues(bytes));
}
