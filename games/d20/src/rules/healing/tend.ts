import type { Flow } from '@tablewright/engine';
import type { RollPart } from '../../content/trait.ts';
import type { Creature, Item } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';
import { diceOf } from '../attack/attack.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { heal } from '../harm/heal.ts';
import { modifierOf } from '../numbers/scores.ts';
import { rollD6 } from '../rolls/roll.ts';
import { type AtACost, succeedsAfterAll, tryTask } from '../tasks/task.ts';

/** What tending and surgery have to reach (DT-HEAL-07, -08). */
const HARD = 15;

/** Wounds are tended: half a die, with a medkit a whole one (DT-HEAL-07, DT-ROLE-11). One success an hour. */
export function* tendWounds(
  t: D20,
  healer: Creature,
  patient: Creature,
  kit: Item,
  atACost?: AtACost,
): Flow<void> {
  if (kit.uses !== undefined) kit.uses -= 1;
  const { more, healing } = skillOf(t, healer);
  const outcome = yield* tryTask(t, healer, {
    tag: 'tend-wounds',
    target: HARD,
    about: patient,
    rule: 'DT-HEAL-07',
    more,
  });
  if (!(yield* succeedsAfterAll(outcome, atACost))) return;
  patient.used.tended = t.state.clock;
  const isDie = oneOf(t, 'gear', kit.kind).tends === 'die';
  const rolled = diceOf(yield* rollD6(t, healer, 1, 'tend'), !isDie);
  yield* heal(t, patient, {
    amount: rolled + healing,
    way: 'care',
    rule: 'DT-HEAL-07',
    by: healer,
  });
}

/** What a trait brings to tending in the middle of a combat (DT-ROLE-11). */
function skillOf(t: D20, healer: Creature) {
  const more: RollPart[] = [];
  let healing = 0;
  eachTrait(t, healer, (trait, self) => {
    const skill = trait.tends?.(t, self);
    if (skill === undefined) return;
    more.push(...skill.more);
    healing += skill.healing;
  });
  return { more, healing };
}

/** An hour of surgery: a die and the patient's CON, once a day each (DT-HEAL-08). */
export function* surgery(
  t: D20,
  healer: Creature,
  patient: Creature,
  atACost?: AtACost,
): Flow<void> {
  const outcome = yield* tryTask(t, healer, {
    tag: 'surgery',
    target: HARD,
    about: patient,
    rule: 'DT-HEAL-08',
  });
  patient.used.surgery = t.state.clock;
  if (!(yield* succeedsAfterAll(outcome, atACost))) return;
  const rolled = diceOf(yield* rollD6(t, healer, 1, 'surgery'), false);
  const amount = rolled + Math.max(1, modifierOf(t, patient, 'CON'));
  yield* heal(t, patient, { amount, way: 'care', rule: 'DT-HEAL-08', by: healer });
}
