import { MAPS } from '../../content/maps/maps.ts';
import type { CourtMap } from '../../map/court-map.ts';
import { type Ground, groundOn } from '../../map/ground.ts';
import { sketchMap } from '../../map/sketch-map.ts';
import type { KazzamState } from '../../model.ts';

/** So many grounds are kept, the latest ones: what is seen on them was found out already. */
const KEPT = 32;
const grounds = new Map<string, Ground>();

type Squares = Pick<KazzamState, 'map' | 'sketch' | 'changed'>;

/** The squares as they are now. Equal changes of one map share what was found out about them. */
export function groundOf(state: Squares): Ground {
  const { map, sketch, changed } = state;
  if (latest?.changed === changed && latest.map === map && latest.sketch === sketch)
    return latest.ground;
  let known = knownOf.get(changed);
  if (known?.map !== map || known.sketch !== sketch) {
    known = { map, sketch, changed, ground: groundLike(state) };
    knownOf.set(changed, known);
  }
  latest = known;
  return known.ground;
}

/** The squares of a state, and the ground that they make. */
interface Known extends Squares {
  readonly ground: Ground;
}

/** What was asked for last, which mostly is asked for again. */
let latest: Known | undefined;

/** By a list of changes, which is replaced whenever it changes, the ground that it makes. */
const knownOf = new WeakMap<Squares['changed'], Known>();

function groundLike(state: Squares): Ground {
  const { map, sketch, changed } = state;
  let key: string = sketch === undefined ? map : sketch.join('\n');
  for (const { cell, kind, end } of changed) key += `/${cell}${kind}${end ?? ''}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const ground = groundOn(mapOf(state), changed);
  if (grounds.size >= KEPT) {
    const [oldest] = grounds.keys();
    if (oldest !== undefined) grounds.delete(oldest);
  }
  grounds.set(key, ground);
  return ground;
}

/**
 * The map as it was when the match began: a named one, or a scenario's sketch.
 *
 * @throws RangeError for a name that no map has
 */
export function mapOf({ map, sketch }: Omit<Squares, 'changed'>): CourtMap {
  if (sketch !== undefined) return sketchMap(sketch);
  const named = MAPS.get(map);
  if (named === undefined) throw new RangeError(`there is no map "${map}"`);
  return named;
}
