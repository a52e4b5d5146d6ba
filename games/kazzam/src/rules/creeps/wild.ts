import { D6, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import { effectOn } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';
import type { Actor } from './actor.ts';
import { carryOut } from './carry-out.ts';
import { fleeFrom } from './flee.ts';
import { comeNearer } from './go.ts';
import { lookAround } from './lookout.ts';
import { planNear } from './plan-near.ts';

/**
 * A Frenzied or Panicked Creep rolls as athletes do: a forced basic attack on the source on 2 to 4,
 * from which a Panicked one runs then, else it goes on with few attacks (KZ-CREEP-24). Returns the
 * Creep as it goes on, or nothing if its turn is over; any other Creep goes on as it is.
 */
export function* runWild(actor: Actor): Flow<Actor | undefined> {
  const { t, id } = actor;
  const { state } = t;
  // The first of these governs the turn (KZ-STAT-68).
  const entry = effectOn(state, 'frenzied', id) ?? effectOn(state, 'panicked', id);
  if (entry === undefined || has(creatureOf(state, id), BITS.dominated)) return actor;
  const frenzied = entry.kind === 'frenzied';
  const status = frenzied ? 'frenzied' : 'panicked';
  const rule = frenzied ? 'KZ-STAT-26' : 'KZ-STAT-46';
  const roll = t.roll(D6, status, id);
  if (t.listening) t.emit({ type: 'wild', rule, who: id, by: entry.by, status, roll });
  const only = frenzied ? 'melee' : 'basic-implement';
  if (roll >= 5 || isGone(state, id, entry.by)) return { ...actor, only };
  if (roll === 1) return { ...actor, only, master: entry.by };
  const manner: Manner = { disadvantages: roll === 2 ? [rule] : [], spared: entry.by };
  yield* attackSource({ ...actor, manner }, entry.by, frenzied);
  if (!frenzied) yield* fleeFrom(t, id, entry.by);
  return undefined;
}

/** Whether it could not even try to attack the source (KZ-STAT-27, KZ-STAT-47). */
function isGone(state: KazzamState, id: CreatureId, by: CreatureId): boolean {
  const source = itemAt(state.creatures, by);
  return (
    source === undefined ||
    !isOnMap(source) ||
    has(source, BITS.hidden) ||
    !groundOf(state).inOnePart(creatureOf(state, id).cell, source.cell)
  );
}

/** The forced attack, to which a Frenzied one moves, at least nearer (KZ-STAT-27, KZ-STAT-47). */
function* attackSource(wild: Actor, source: CreatureId, frenzied: boolean): Flow<void> {
  const { t, id } = wild;
  const power = basicAttackOf(wild.block);
  const plan = yield* settlingTies(t, () => planNear(lookAround(wild), power, [source], frenzied));
  if (plan !== undefined) yield* carryOut(wild, power, plan);
  else if (frenzied) yield* comeNearer(t, id, [source], 1);
}
