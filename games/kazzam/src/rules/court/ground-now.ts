import type { Cell } from '@tablewright/geometry';
import { MAPS } from '../../content/maps/maps.ts';
import type { CourtMap } from '../../map/court-map.ts';
import { type Ground, groundOn } from '../../map/ground.ts';
import { sketchMap } from '../../map/sketch-map.ts';
import type { Effect, KazzamState } from '../../model.ts';

/** So many grounds are kept, the latest ones: what is seen on them was found out already. */
const KEPT = 32;
const grounds = new Map<string, Ground>();

/** Without effects it is the ground alone, nothing of which is screened. */
type Squares = Pick<KazzamState, 'map' | 'sketch' | 'changed'> &
  Partial<Pick<KazzamState, 'effects'>>;

/** The kind of effects whose squares nobody sees into, out of or through: see `effects/in-play.ts`. */
export const SCREEN_KIND = 'screen';

/** The squares as they are now. Equal changes of one map share what was found out about them. */
export function groundOf(state: Squares): Ground {
  const { map, sketch, changed, effects = NO_EFFECTS } = state;
  const screens = screensAmong(effects);
  if (
    latest?.changed === changed &&
    latest.map === map &&
    latest.sketch === sketch &&
    latest.screens === screens
  )
    return latest.ground;
  let known = knownOf.get(changed);
  if (known?.map !== map || known.sketch !== sketch || known.screens !== screens) {
    known = { map, sketch, changed, screens, ground: groundLike(state, screens) };
    knownOf.set(changed, known);
  }
  latest = known;
  return known.ground;
}

/** The squares of a state, and the ground that they make. */
interface Known extends Omit<Squares, 'effects'> {
  readonly screens: Screens;
  readonly ground: Ground;
}

/** What was asked for last, which mostly is asked for again. */
let latest: Known | undefined;

/** By a list of changes, which is replaced whenever it changes, the ground that it makes. */
const knownOf = new WeakMap<Squares['changed'], Known>();

/** Areas of squares; equal ones are the same list. */
type Screens = readonly (readonly Cell[])[];

const NO_SCREENS: Screens = [];
const NO_EFFECTS: readonly Effect[] = [];

/** By their squares, so many as are kept. */
const screensLike = new Map<string, Screens>();

/** The list of effects that was looked through last, how far, and the screens in it. */
let seen: { readonly of: readonly Effect[]; count: number; screens: Screens } = {
  of: [],
  count: 0,
  screens: NO_SCREENS,
};

/** The screens in a list of effects, to which others are only added at its end. */
function screensAmong(effects: readonly Effect[]): Screens {
  if (seen.of !== effects) seen = { of: effects, count: 0, screens: NO_SCREENS };
  for (; seen.count < effects.length; seen.count += 1) {
    const { kind, data } = effects[seen.count] as Effect;
    if (kind === SCREEN_KIND) seen.screens = sameScreens([...seen.screens, squaresIn(data)]);
  }
  return seen.screens;
}

function squaresIn(data: Effect['data']): readonly Cell[] {
  return (data as { readonly squares?: readonly Cell[] } | undefined)?.squares ?? [];
}

/** The list that was made before of the same squares, if one was. */
function sameScreens(screens: Screens): Screens {
  const key = keyOf(screens);
  const known = screensLike.get(key);
  if (known !== undefined) return known;
  keep(screensLike, key, screens);
  return screens;
}

function keyOf(screens: Screens): string {
  return screens.map((cells) => `/${SCREEN_KIND}${cells.join()}`).join('');
}

/** Keeps something, and forgets the oldest for it. */
function keep<T>(all: Map<string, T>, key: string, one: T): void {
  if (all.size >= KEPT) {
    const [oldest] = all.keys();
    if (oldest !== undefined) all.delete(oldest);
  }
  all.set(key, one);
}

function groundLike(state: Squares, screens: Screens): Ground {
  const { map, sketch, changed } = state;
  let key: string = sketch === undefined ? map : sketch.join('\n');
  for (const { cell, kind, end } of changed) key += `/${cell}${kind}${end ?? ''}`;
  key += keyOf(screens);
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const ground = groundOn(mapOf(state), changed, screens);
  keep(grounds, key, ground);
  return ground;
}

/**
 * The map as it was when the match began: a named one, or a scenario's sketch.
 *
 * @throws RangeError for a name that no map has
 */
export function mapOf({ map, sketch }: Pick<Squares, 'map' | 'sketch'>): CourtMap {
  if (sketch !== undefined) return sketchMap(sketch);
  const named = MAPS.get(map);
  if (named === undefined) throw new RangeError(`there is no map "${map}"`);
  return named;
}
