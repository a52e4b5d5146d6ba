import type { Observer, RandomSource } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOWHERE } from './model.ts';
import { creatureOf, isOnMap } from './rules/court/creatures.ts';
import { distanceBetween } from './rules/court/footprint.ts';
import { groundOf } from './rules/court/ground-now.ts';
import { hasLine, hasLineThroughTunnels } from './rules/court/line-of-sight.ts';
import { standOn } from './rules/court/squeeze.ts';
import { secretsFrom } from './rules/effects/secrets.ts';
import { lastSeen, unseenBy } from './rules/sight/hidden-places.ts';
import { isFree } from './rules/sight/occupancy.ts';
import type { Moment } from './table.ts';

/** Of a die. */
const FACES = 6;

/**
 * A match that an observer could be in: whoever is Hidden from it, with secret squares, stands
 * somewhere where it could be, and dice that others keep in secret show anything. Neither the true
 * squares nor the true dice are looked at (KC-HID-09, KC-HID-02).
 */
export function imagine(moment: Moment, observer: Observer, random: RandomSource): KazzamState {
  const { state } = moment;
  for (const effect of secretsFrom(moment, observer)) {
    effect.amount = 1 + random.index(FACES, 'imagined-die', effect.by);
  }
  const unseen = unseenBy(moment, observer);
  if (unseen.length === 0) return state;
  for (const id of unseen) {
    const creature = creatureOf(state, id);
    creature.cell = NOWHERE;
    creature.startedAt = NOWHERE;
  }
  state.struck = state.struck.filter(({ creature }) => !unseen.includes(creature));
  for (const id of unseen) {
    const squares = likelySquares(state, id, observer);
    if (squares.length === 0) continue;
    const cell = squares[random.index(squares.length, 'imagined-square', id)] ?? NOWHERE;
    const creature = creatureOf(state, id);
    standOn(state, creature, cell);
    creature.startedAt = cell;
  }
  return state;
}

/**
 * Where a creature could be, as far as anybody can tell: beside whoever it holds or is held by, no
 * farther than it could have gone, out of sight of the observer's athletes. What leaves no square
 * is passed over.
 */
function likelySquares(state: KazzamState, id: CreatureId, observer: Observer): readonly Cell[] {
  const ground = groundOf(state);
  const creature = creatureOf(state, id);
  const seen = lastSeen(state, id);
  const bound = boundTo(state, id);
  const watchers = [...state.builds.keys()].filter(
    (other) => state.seats[other] === observer && isOnMap(creatureOf(state, other)),
  );
  const could: readonly ((cell: Cell) => boolean)[] = [
    (cell) =>
      seen === undefined ||
      (ground.distance(seen.cell, cell) ?? Number.POSITIVE_INFINITY) <=
        seen.turns * FARTHEST * creature.speed,
    (cell) =>
      bound.every((other) => {
        const body = { ...creature, cell };
        return distanceBetween(ground, creatureOf(state, other), body) === 1;
      }),
    (cell) =>
      watchers.every((other) => {
        const watcher = creatureOf(state, other);
        const body = { ...creature, cell };
        return (
          !hasLine(ground, watcher, body, UPRIGHT) &&
          !hasLineThroughTunnels(ground, watcher, body, UPRIGHT)
        );
      }),
  ];
  let squares: readonly Cell[] = free(state, id);
  for (const fits of could) {
    const fewer = squares.filter(fits);
    if (fewer.length > 0) squares = fewer;
  }
  return squares;
}

/** So many times its speed is the most that a creature goes in a turn: two Move Actions. */
const FARTHEST = 2;
const UPRIGHT = { prone: false };

/** Free squares, on the courts if there are any: who is in a Dungeon has little to hide from. */
function free(state: KazzamState, id: CreatureId): readonly Cell[] {
  const ground = groundOf(state);
  const all = Array.from({ length: ground.map.cells }, (_, cell) => cell).filter((cell) =>
    isFree(state, cell, id),
  );
  const courts = all.filter((cell) => ground.partAt(cell).kind === 'court');
  return courts.length > 0 ? courts : all;
}

/** Whom it holds, or who holds it, where that is known. */
function boundTo(state: KazzamState, id: CreatureId): readonly CreatureId[] {
  return state.effects.flatMap(({ kind, on, by }) => {
    if (kind !== 'grabbed' || (on !== id && by !== id)) return [];
    const other = on === id ? by : on;
    const creature = state.creatures[other];
    return creature !== undefined && isOnMap(creature) ? [other] : [];
  });
}
