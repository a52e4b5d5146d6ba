import { MAPS, type MapId } from '../content/maps/maps.ts';
import type { CourtMap } from '../map/court-map.ts';
import { Ground } from '../map/ground.ts';
import { sketchMap } from '../map/sketch-map.ts';
import type { KazzamState } from '../model.ts';

/** So many grounds are kept, the latest ones: what is seen on them was found out already. */
const KEPT = 32;
const grounds = new Map<string, Ground>();

type Squares = Pick<KazzamState, 'map' | 'sketch' | 'changed'>;

/** The squares as they are now. Equal changes of one map share what was found out about them. */
export function groundOf(state: Squares): Ground {
  const { map, sketch, changed } = state;
  const latest = latestOf.get(changed);
  if (latest?.map === map && latest.sketch === sketch) return latest.ground;
  const ground = groundLike(state);
  latestOf.set(changed, { map, sketch, ground });
  return ground;
}

/** By a list of changes, which is replaced whenever it changes, the ground that it makes. */
const latestOf = new WeakMap<
  Squares['changed'],
  { readonly map: MapId; readonly sketch: Squares['sketch']; readonly ground: Ground }
>();

function groundLike(state: Squares): Ground {
  const { map, sketch, changed } = state;
  let key: string = sketch === undefined ? map : sketch.join('\n');
  for (const { cell, kind, end } of changed) key += `/${cell}${kind}${end ?? ''}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const ground = new Ground(mapOf(state), changed);
  if (grounds.size >= KEPT) {
    const [oldest] = grounds.keys();
    if (oldest !== undefined) grounds.delete(oldest);
  }
  grounds.set(key, ground);
  return ground;
}

/** The map as it was when the match began: a named one, or a scenario's sketch. */
export function mapOf({ map, sketch }: Omit<Squares, 'changed'>): CourtMap {
  return sketch === undefined ? MAPS[map] : sketchMap(sketch);
}
