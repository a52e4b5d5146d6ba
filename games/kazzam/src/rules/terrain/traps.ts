import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState, LaidTrap, Trap } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { distanceBetween, isWithin, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { removeTrap } from '../court/things.ts';
import { BITS, has, untilNextTurnEnds } from '../effects/status.ts';
import { deal } from '../harm/damage.ts';
import { inflict } from '../harm/inflict.ts';
import { couldSpring } from './built-traps.ts';
import { escapesHazard } from './hazards.ts';

/** HP of a trap (KR-SPEC-15, KR-SPEC-17). */
export const TRAP_HP = 2;

/** What a damage trap deals (KR-SPEC-15). */
export const TRAP_DAMAGE = 2;

/** Lays a trap on a square. */
export function layTrap(
  state: KazzamState,
  { kind, cell, by, rule }: Pick<LaidTrap, 'kind' | 'cell' | 'by' | 'rule'>,
): void {
  state.traps.push({ id: state.nextEffect, kind, cell, by, rule, hp: TRAP_HP });
  state.nextEffect += 1;
}

/** Whether a trap could be laid on a square: nothing there, nothing in the way (KR-SPEC-15, KR-SPEC-17). */
export function couldHoldTrap(state: KazzamState, cell: Cell): boolean {
  const ground = groundOf(state);
  if (!ground.isRoom(cell) || state.traps.some((trap) => trap.cell === cell)) return false;
  return !state.creatures.some((creature) => isOnMap(creature) && overlap(ground, creature, cell));
}

/** How far from its square a trap is sprung. */
const AREA: Readonly<Record<LaidTrap['kind'], number>> = { damage: 1, snap: 0 };

/** The traps that a creature would spring on a square. */
export function trapsSprungAt(moment: Moment, id: CreatureId, cell: Cell): readonly Trap[] {
  const { state } = moment;
  const { traps } = state;
  if (traps.length === 0) return NO_TRAPS;
  const creature = creatureOf(state, id);
  const ground = groundOf(state);
  const body = bodyAt(ground, creature, cell);
  const flies = has(creature, BITS.flying);
  return traps.filter((trap) =>
    trap.kind === 'built'
      ? couldSpring(moment, trap, id, body)
      : !flies && isWithin(ground, body, trap.cell, AREA[trap.kind]),
  );
}

const NO_TRAPS: readonly Trap[] = [];

/**
 * Springs the traps that a creature has come into: those of its square, and damage traps beside it
 * (KR-SPEC-15, KR-SPEC-17). Whoever comes sets it off, its owner's side too, and it is gone.
 */
export function* springTraps(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  for (const trap of [...state.traps]) {
    if (trap.kind === 'built') continue;
    const body = creatureOf(state, id);
    // Nothing on the ground acts on who flies (KZ-STAT-20).
    if (!isOnMap(body) || has(body, BITS.flying)) return;
    const distance = distanceBetween(groundOf(state), body, trap.cell);
    if (distance === undefined || distance > AREA[trap.kind]) continue;
    removeTrap(state, trap);
    if (yield* escapesHazard(t, id, { trap: true })) continue;
    yield* spring(t, id, trap);
  }
}

function* spring(t: Kazzam, on: CreatureId, { kind, by, rule }: LaidTrap): Flow<void> {
  if (kind === 'damage') {
    yield* deal(t, { to: on, by, kind: 'other', melee: false }, TRAP_DAMAGE, rule);
    return;
  }
  const until = untilNextTurnEnds(t.state, on);
  yield* inflict(t, { kind: 'immobilized', on, by, source: `${kind}-trap`, until });
}
