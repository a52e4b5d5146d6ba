import { CORNERS, type Corner, type Location } from '../../bridge/layout.ts';
import type { Ground } from '../../bridge/steps.ts';
import type { BridgeState } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { isOpen, worldsAt } from '../../zones.ts';

/**
 * The corners of a location with a doorway: those of the world below (BQ-LILS-03), with what effects have
 * opened and closed since it lies there (BQC-VERB-41), the last of them first.
 */
export function doorwaysOf(t: Pick<Bridge, 'state' | 'content'>, location: Location): Corner[] {
  const { state } = t;
  const [below] = worldsAt(state, location);
  if (below === undefined) return [];
  const world = cardOf(t, below);
  const printed: readonly Corner[] = world.type === 'world' ? world.doors : [];
  return CORNERS.filter((corner) => {
    const changed = state.doorways.findLast(
      (one) => one.location === location && one.corner === corner,
    );
    return changed?.isOpen ?? printed.includes(corner);
  });
}

/** What figures walk over now. */
export function groundOf(t: Pick<Bridge, 'state' | 'content'>): Ground {
  const { state } = t;
  return {
    isOpen: (location) => isOpen(state, location),
    hasDoorway: (location, corner) => doorwaysOf(t, location).includes(corner),
    throughTokens: (location) => throughTokens(state, location),
  };
}

/** Where the tokens of a location lead: to every other end of their colours (BQ-PORT-02, -12). */
function throughTokens({ tokens }: BridgeState, location: Location): readonly Location[] {
  const here = tokens.filter(({ ends }) => ends.includes(location));
  const colours = new Set(here.map(({ colour }) => colour));
  const ends = tokens.filter(({ colour }) => colours.has(colour)).flatMap(({ ends: two }) => two);
  return [...new Set(ends)].filter((end) => end !== location).sort((a, b) => a - b);
}
