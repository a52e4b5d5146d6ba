import { type Flow, maybe } from '@tablewright/engine';
import type { Harm } from '../../content/trait.ts';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, LockedLoss } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { provoke } from '../effects/attitude.ts';
import { testConcentration } from '../effects/concentration.ts';
import { announce } from '../moments/moment.ts';
import { lockedOf, maxHpOf } from '../numbers/hit-points.ts';
import { fall } from './fall.ts';
import { woundOf } from './wound.ts';

/** What is left of damage when traits have had their say, and which rules had it (DT-GEN-05, steps 4 and 5). */
export function sufferedOf(w: World, victim: Creature, harm: Harm) {
  let times = 1;
  let halves = 0;
  let isNone = false;
  const rules: string[] = [];
  if (harm.isDamage) {
    eachTrait(w, victim, (trait, self) => {
      for (const part of trait.takes?.(w, self, harm) ?? []) {
        rules.push(part.rule);
        if (part.times !== undefined) times *= part.times;
        if (part.isHalved === true) halves += 1;
        if (part.isNone === true) isNone = true;
      }
    });
  }
  let amount = isNone ? 0 : harm.amount * times;
  for (; halves > 0; halves -= 1) amount = Math.floor(amount / 2);
  return { amount, rules };
}

/**
 * A creature loses Hit Points (DT-GEN-05, DT-HP-08, -09, -16). At 0 or less it falls; at −maximum its death is settled
 * when what happens now is over (`settleDeaths`). Returns how many it has lost.
 */
export function* hurt(t: D20, victim: Creature, harm: Harm): Flow<number> {
  if (victim.life !== 'alive') return 0;
  const { amount, rules } = sufferedOf(t, victim, harm);
  const before = victim.hp;
  const max = maxHpOf(t, victim);
  const lowest = harm.stopsAtZero === true && before > 0 ? 0 : -max;
  const loss = Math.min(amount, before - lowest);
  victim.hp = before - loss;
  if (loss > 0 && t.state.combat !== undefined) t.state.combat.changed = t.state.combat.round;
  t.tell?.({
    type: 'hurt',
    rule: harm.danger.rule,
    creature: victim.id,
    amount: harm.amount,
    loss,
    wound: woundOf(t, victim),
    by: harm.danger.by?.id,
    tags: harm.danger.tags,
    changedBy: rules,
  });
  if (loss <= 0) {
    // What has outlived that is struck again, maybe by what it does not outlive (DT-HER-17).
    if (amount > 0 && before <= -max) yield* fall(t, victim, harm, false);
    return 0;
  }
  const by = harm.danger.by?.id;
  if (by !== undefined) victim.hurtBy[by] = (victim.hurtBy[by] ?? 0) + loss;
  yield* maybe(announce(t, victim, 'lost', { harm, loss, before }));
  if (harm.isDamage) provoke(t, harm.danger.by, victim);
  if (victim.hp > 0) yield* testConcentration(t, victim, loss);
  if (victim.hp <= 0) yield* fall(t, victim, harm, before > 0);
  return loss;
}

/** Locks loss away from other ways to heal than these (DT-HP-15). */
export function lock(
  w: World,
  creature: Creature,
  trait: string,
  ways: LockedLoss['ways'],
  amount: number,
): void {
  const room = maxHpOf(w, creature) - creature.hp - lockedOf(creature);
  const added = Math.min(amount, Math.max(room, 0));
  if (added <= 0) return;
  const pool = creature.lockedLoss.find((one) => one.trait === trait);
  if (pool === undefined) creature.lockedLoss.push({ trait, ways, amount: added });
  else pool.amount += added;
}
