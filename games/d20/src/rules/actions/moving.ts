import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { contentOf } from '../../table.ts';
import { decideAmount } from '../deciding/decide.ts';
import { crossZones, enterZones, goesOn, zonesAround } from '../effects/zones.ts';
import { announce } from '../moments/moment.ts';
import { gridOf, isHeldBy, isHere, SQUARE } from '../place/distance.ts';
import { isKnown, lookAround } from '../place/known.ts';
import { sees } from '../place/sight.ts';
import {
  calmFeetLeft,
  feetLeft,
  mayEnd,
  reachable,
  spendFeet,
  stepCost,
  wayTo,
} from '../place/ways.ts';
import type { Deed } from './menu.ts';

/** Moves: to a square that can be reached, or towards and away from somebody where there is no map. */
export function moveDeeds(w: World, creature: Creature, turn: Turn): readonly Deed[] {
  const feet = feetLeft(w, creature, turn);
  if (feet < SQUARE) return [];
  return creature.place.at === 'square'
    ? squareMoves(w, creature, turn, feet)
    : lineMoves(w, creature, turn, feet);
}

/** Every square on which a walk may end (DT-MOVE-03 to -05). */
function squareMoves(w: World, creature: Creature, turn: Turn, feet: number): readonly Deed[] {
  const found = plannable(w, creature, feet);
  const grid = gridOf(w.state);
  const calm = calmFeetLeft(w, creature, turn);
  const deeds: Deed[] = [];
  for (const { cell, cost, from } of found.values()) {
    if (from === undefined || !mayEnd(w, creature, cell)) continue;
    deeds.push({
      id: `move-${grid.x(cell)}-${grid.y(cell)}`,
      kind: 'move',
      names: {
        x: grid.x(cell),
        y: grid.y(cell),
        feet: cost,
        hurries: cost > calm ? 'yes' : 'no',
      },
      takes: 'move',
      run: (t) => walk(t, creature, wayTo(plannable(t, creature, feet), cell), turn),
    });
  }
  return deeds;
}

/** Where a walk can be planned to: the party plans none through what it does not know (DT-HID-02). */
const plannable = (w: World, creature: Creature, feet: number) =>
  creature.side === 'party'
    ? reachable(w, creature, feet, (cell) => isKnown(w.state, cell))
    : reachable(w, creature, feet);

/** Walks square by square: each is entered, and the walk stops where it cannot go on. */
export function* walk(
  t: D20,
  creature: Creature,
  way: readonly number[],
  turn: Turn | undefined,
): Flow<void> {
  let feet = 0;
  for (const cell of way) {
    if (creature.place.at !== 'square') break;
    const { cell: left } = creature.place;
    const step = stepCost(t, creature, cell);
    const cost = Number.isFinite(step) ? reachable(t, creature, step).get(cell)?.cost : undefined;
    if (cost === undefined) break;
    // What slows it on the way, or leaves it without a hold in the air, ends the walk (DT-MOVE-02).
    if (turn !== undefined && cost > feetLeft(t, creature, turn)) break;
    feet += cost;
    if (turn !== undefined) spendFeet(turn, cost, calmFeetLeft(t, creature, turn));
    const before = zonesAround(t, creature);
    creature.place = { at: 'square', cell };
    yield* dragAlong(t, creature, left);
    lookAround(t);
    yield* enterZones(t, creature, before);
    if (!goesOn(t, creature)) break;
  }
  t.tell?.({ type: 'moved', rule: 'DT-MOVE-01', creature: creature.id, feet, to: creature.place });
  yield* maybe(announce(t, creature, 'acted', { what: 'move' }));
}

/** Whoever is held in a grapple is dragged behind, onto the square that its holder has left, and into what is there (DT-ATK-11, DT-HAZ-04). */
function* dragAlong(t: D20, creature: Creature, left: number): Flow<void> {
  for (const other of t.state.creatures) {
    if (!isHeldBy(other, creature)) continue;
    const before = zonesAround(t, other);
    other.place = { at: 'square', cell: left };
    yield* enterZones(t, other, before);
  }
}

/** Where distances are kept along a line: towards or away from everybody whom it sees (DT-MOVE-06). */
function lineMoves(w: World, creature: Creature, turn: Turn, feet: number): readonly Deed[] {
  return w.state.creatures
    .filter(
      (other) =>
        other !== creature && isHere(other) && other.life === 'alive' && sees(w, creature, other),
    )
    .flatMap((other) =>
      (['towards', 'away'] as const)
        .filter((how) => onLine(w, creature, other, how, feet).most > 0)
        .map(
          (how): Deed => ({
            id: `${how}-${other.id}`,
            kind: 'move',
            names: { creature: other.id, how },
            takes: 'move',
            at: other,
            run: (t) => moveOnLine(t, creature, other, how, feet, turn),
          }),
        ),
    );
}

/** Which way along the line that is, and how far it leads at most: towards somebody to the step before them. */
function onLine(
  w: World,
  creature: Creature,
  other: Creature,
  how: 'towards' | 'away',
  feet: number,
): { readonly direction: number; readonly most: number } {
  const { place } = creature;
  if (place.at !== 'line' || other.place.at !== 'line') return { direction: 1, most: 0 };
  const apart = other.place.feet - place.feet;
  const direction = (apart >= 0 ? 1 : -1) * (how === 'towards' ? 1 : -1);
  const free = Math.min(feet, freeFeet(w, creature, direction));
  const most = how === 'away' ? free : Math.min(free, Math.max(0, Math.abs(apart) - SQUARE));
  return { direction, most };
}

/** Goes so many feet along the line, or as far as what it meets lets it, with whom it drags (DT-MOVE-06, DT-HAZ-04). */
export function* goAlong(
  t: D20,
  creature: Creature,
  way: number,
  turn: Turn | undefined,
): Flow<void> {
  if (creature.place.at !== 'line') return;
  const from = creature.place.feet;
  const calm = turn === undefined ? 0 : calmFeetLeft(t, creature, turn);
  creature.place = { at: 'line', feet: from + way };
  yield* crossZones(t, creature, from);
  const { place } = creature;
  const feet = place.at === 'line' ? Math.abs(place.feet - from) : Math.abs(way);
  if (turn !== undefined) spendFeet(turn, feet, calm);
  for (const held of t.state.creatures) {
    if (!isHeldBy(held, creature)) continue;
    const { place: old } = held;
    held.place = { ...place };
    if (old.at === 'line') yield* crossZones(t, held, old.feet, true);
  }
  t.tell?.({ type: 'moved', rule: 'DT-MOVE-06', creature: creature.id, feet, to: place });
}

function* moveOnLine(
  t: D20,
  creature: Creature,
  other: Creature,
  how: 'towards' | 'away',
  feet: number,
  turn: Turn,
): Flow<void> {
  if (creature.place.at !== 'line') return;
  const { direction, most } = onLine(t, creature, other, how, feet);
  const params = { creature: other.id, how };
  const far = yield* decideAmount(t, creature, 'choice.feet', {
    rule: 'DT-MOVE-06',
    params,
    min: 0,
    max: most,
    // Whoever goes on may still do so.
    usual: Math.min(most, calmFeetLeft(t, creature, turn) || most),
  });
  // While it was asked it may have taken what slows it (DT-TOK-33).
  const left = Math.min(far, feetLeft(t, creature, turn));
  yield* goAlong(t, creature, direction * left, turn);
  yield* maybe(announce(t, creature, 'acted', { what: 'move' }));
}

/** How far a creature can go along the line before something does not let it through. */
export function freeFeet(w: World, creature: Creature, direction: number): number {
  if (creature.place.at !== 'line') return 0;
  let free = Number.POSITIVE_INFINITY;
  for (const zone of w.state.zones) {
    if (zone.shape.is !== 'span') continue;
    const kind = contentOf(w).zones[zone.kind];
    if (kind?.blocks !== true && kind?.keepsOut?.(w, zone, creature) !== true) continue;
    const edge = direction > 0 ? zone.shape.from : zone.shape.to;
    const ahead = (edge - creature.place.feet) * direction;
    if (ahead > 0) free = Math.min(free, ahead - 1);
  }
  return Math.max(0, free);
}
