import { D6, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { CreepBlock, CreepRow } from '../../../rules/effects/creep-block.ts';
import type { Kazzam } from '../../../table.ts';
import { EYES } from './powers.ts';

/** With each face its power on the first enemy, and all lower ones on the next (KM-CHARM-02). */
const ROWS: readonly CreepRow[] = EYES.map((power, at) => ({
  id: power.id,
  rule: power.rule,
  faces: [at + 1],
  power,
  further: { rule: 'KM-CHARM-02', powers: EYES.slice(0, at).toReversed() },
}));

/** Whoever misses it meets one eye, which a die picks, if that reaches it (KM-CHARM-10). */
function* glance(t: Kazzam, ball: CreatureId, attacker: CreatureId): Flow<void> {
  // All reach equally far; where none does nothing is rolled.
  if (!EYES.some((power) => isTarget(t, ball, attacker, power))) return;
  const rule = 'KM-CHARM-10';
  const roll = t.roll(D6, 'creep', ball);
  if (t.listening) t.emit({ type: 'own-roll', rule, who: ball, roll });
  const power = EYES[roll - 1];
  if (power === undefined) return;
  tell(t, ball, 'attack', attacker, rule, power.id);
  yield* attack(t, ball, attacker, power, { reply: true });
}

/** The Charm Ball of the Maze map (KM-CHARM-01 to KM-CHARM-10). */
export const CHARM_BALL: CreepBlock = {
  id: 'charmball',
  name: 'Charm Ball',
  type: 'champion',
  speed: 6,
  mob: false,
  rule: 'KM-CHARM-01',
  range: 6,
  // Hover (KM-CHARM-03).
  innate: ['hovering'],
  rows: ROWS,
  missTrigger: glance,
};
