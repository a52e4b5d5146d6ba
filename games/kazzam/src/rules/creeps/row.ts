import { D6 } from '@tablewright/engine';
import { creatureOf } from '../court/creatures.ts';
import type { CreepRow } from '../effects/creep-block.ts';
import { BITS, has } from '../effects/status.ts';
import type { Actor } from './actor.ts';

/**
 * The row that a Creep acts by (KZ-AI-25). A Disarmed one acts as though a 1 had been rolled
 * (KZ-CREEP-18); the row of a member of a team needs no die (KM-CRP-13).
 */
export function rowFor(actor: Actor): CreepRow | undefined {
  const { t, id, block, provoked } = actor;
  const [own] = block.rows;
  if (own?.faces === undefined) return own;
  const face = provoked ? rollOwn(actor) : rollForGroup(actor);
  const shown = has(creatureOf(t.state, id), BITS.disarmed) ? 1 : face;
  return block.rows.find(({ faces = [] }) => faces.includes(shown));
}

/** A die of its own (KR-SPEC-06). */
function rollOwn({ t, id }: Actor): number {
  const roll = t.roll(D6, 'creep', id);
  if (t.listening) t.emit({ type: 'own-roll', rule: 'KR-SPEC-06', who: id, roll });
  return roll;
}

/** The die of its group for this round, rolled by the first that acts (KZ-AI-25). */
function rollForGroup({ t, id, group }: Actor): number {
  if (group.face !== 0) return group.face;
  const roll = t.roll(D6, 'creeps', creatureOf(t.state, id).group);
  // What is added keeps within the die (KZ-CREEP-27).
  group.face = Math.min(6, Math.max(1, roll + group.nextRoll));
  group.nextRoll = 0;
  if (t.listening)
    t.emit({ type: 'group-roll', rule: 'KZ-AI-25', who: id, roll, face: group.face });
  return group.face;
}
