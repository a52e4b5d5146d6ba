import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { compare } from '../court/equal-paths.ts';
import { settleTie } from '../creepmaster/ties.ts';
import { harmsAt, hasHarms } from '../terrain/terrain.ts';
import { type Place, pathTo } from './lookout.ts';

/** A place, and how well it suits; the first difference decides, more is better. */
export interface Ranked {
  readonly place: Place;
  readonly rank: readonly number[];
}

/**
 * Of places the one that suits best, then the least movement, then the fewest dangers (KZ-AI-34,
 * KZ-AI-44); what is left open is settled as the match says (KZ-AI-48).
 */
export function bestOf(t: Kazzam, id: CreatureId, ranked: readonly Ranked[]): Place | undefined {
  let best: Ranked[] = [];
  const worth = ({ place, rank }: Ranked): readonly number[] => [
    ...rank,
    -place.cost,
    -dangersOn(t.state, id, place),
  ];
  for (const one of ranked) {
    const [first] = best;
    const difference = first === undefined ? 1 : compare(worth(one), worth(first));
    if (difference > 0) best = [one];
    else if (difference === 0) best.push(one);
  }
  const cell = settleTie(
    t,
    id,
    best.map(({ place }) => place.cell),
  );
  return best.find(({ place }) => place.cell === cell)?.place;
}

/** How many dangers a way leads through. */
function dangersOn(state: KazzamState, id: CreatureId, place: Place): number {
  if (!hasHarms(state)) return 0;
  return pathTo(place).reduce((sum, cell) => sum + harmsAt(state, id, cell), 0);
}
