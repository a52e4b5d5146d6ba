import type { HeardEvent } from '@tablewright/engine';
import type { D20Event } from '../events.ts';
import type { Place } from '../model.ts';
import { feetBetween, gridOf } from '../rules/place/distance.ts';
import { carriesLight, darkvisionOf, hasLineTo } from '../rules/place/sight.ts';
import type { D20View, SeenCreature } from '../view.ts';
import { LIGHT, type MapFacts } from './map.ts';
import { startOf } from './scene.ts';
import { worldFor } from './world.ts';

/** How well the party knows the squares of a map. */
export interface Fog {
  /** Squares that nobody of the party has seen since the scene began. */
  readonly unseen: ReadonlySet<number>;
  /** Squares that one of them has seen, and none sees now. */
  readonly remembered: ReadonlySet<number>;
}

/** A square from which somebody looks, and how far into the dark. */
interface Eye {
  readonly cell: number;
  readonly feet: number;
}

/** What the party sees of a map, and what it has seen of it since the scene began. */
export function fogOf(view: D20View, map: MapFacts, events: readonly HeardEvent[]): Fog {
  const party = view.creatures.filter(({ side }) => side === 'party');
  const now = seenFrom(
    view,
    map,
    party.filter(isAwake).flatMap((one) => eyesAt(view, one, [one.place])),
  );
  const known = new Set(now);
  for (const cell of seenFrom(view, map, pastEyes(view, party, events))) known.add(cell);
  const all = map.grounds.map((_, cell) => cell);
  return {
    unseen: new Set(all.filter((cell) => !known.has(cell))),
    remembered: new Set(all.filter((cell) => known.has(cell) && !now.has(cell))),
  };
}

const isAwake = ({ life, hp }: SeenCreature): boolean => life === 'alive' && hp > 0;

function eyesAt(view: D20View, creature: SeenCreature, places: readonly Place[]): readonly Eye[] {
  const w = worldFor(view);
  const feet = view.ground.isDark
    ? Math.max(darkvisionOf(w, creature), carriesLight(w, creature) ? LIGHT : 0)
    : Number.POSITIVE_INFINITY;
  return places.flatMap((place) => (place.at === 'square' ? [{ cell: place.cell, feet }] : []));
}

/** Where they have been: where the scene began for them, and wherever a walk has ended. */
function pastEyes(
  view: D20View,
  party: readonly SeenCreature[],
  events: readonly HeardEvent[],
): readonly Eye[] {
  const start = startOf(view).map((cell): Place => ({ at: 'square', cell }));
  let places = new Map(party.map(({ id }) => [id, [...start]]));
  for (const { event } of events) {
    const told = event as D20Event;
    if (told.type === 'scene-began') places = new Map(party.map(({ id }) => [id, [...start]]));
    if (told.type === 'moved') places.get(told.creature)?.push(told.to as Place);
  }
  return party.flatMap((one) => eyesAt(view, one, places.get(one.id) ?? []));
}

/** The squares that are seen from some, with the walls beside them. */
function seenFrom(view: D20View, map: MapFacts, all: readonly Eye[]): ReadonlySet<number> {
  const w = worldFor(view);
  const seen = new Set<number>();
  const eyes = [...new Map(all.map((eye) => [`${eye.cell}/${eye.feet}`, eye])).values()];
  const isFarFrom = (eye: Eye, cell: number) =>
    feetBetween(view, { at: 'square', cell: eye.cell }, { at: 'square', cell }) > eye.feet;
  for (const [cell, ground] of map.grounds.entries()) {
    if (ground === 'wall' || ground === 'door') continue;
    const isLit = !map.dark.has(cell);
    const isSeen = eyes.some(
      (eye) =>
        eye.cell === cell || ((isLit || !isFarFrom(eye, cell)) && hasLineTo(w, eye.cell, cell)),
    );
    if (isSeen) seen.add(cell);
  }
  const grid = gridOf(view);
  for (const [cell, ground] of map.grounds.entries()) {
    if (ground !== 'wall' && ground !== 'door') continue;
    const [x, y] = [grid.x(cell), grid.y(cell)];
    const isBeside = [...seen].some(
      (one) =>
        map.grounds[one] !== 'wall' &&
        map.grounds[one] !== 'door' &&
        Math.abs(grid.x(one) - x) <= 1 &&
        Math.abs(grid.y(one) - y) <= 1,
    );
    if (isBeside) seen.add(cell);
  }
  return seen;
}
