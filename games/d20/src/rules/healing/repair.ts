import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { diceOf } from '../attack/attack.ts';
import { blockOf, eachTrait, isBanned } from '../bearers/bearers.ts';
import { isA } from '../effects/kinds.ts';
import { heal } from '../harm/heal.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { rollD6 } from '../rolls/roll.ts';
import { type AtACost, succeedsAfterAll, tryTask } from '../tasks/task.ts';

/** What a repair and a patch have to reach (DT-MACH-03, -04). */
const HARD = 15;
/** A scene with a workshop or a dock is marked so. */
const FACILITY = 'facility';
/** A patch holds once in each combat; see `beginCombat`. */
const PATCHED = 'combat/patched';

/** By which task something is mended: what moves by range bands is a ship. */
const tagFor = (w: World, patient: Creature): string =>
  blockOf(w, patient)?.bands === undefined ? 'repair-machine' : 'ship-repair';

/** Whether something can be mended: machines and vehicles, and those who have become machines in part (DT-MACH-02). */
export function isMendable(w: World, creature: Creature): boolean {
  if (creature.life !== 'alive' || creature.hp >= maxHpOf(w, creature)) return false;
  if (isA(w, creature, 'machine') || isA(w, creature, 'vehicle')) return true;
  let mendable = false;
  eachTrait(w, creature, ({ isRepaired }) => {
    if (isRepaired === true) mendable = true;
  });
  return mendable;
}

/** Whether somebody has the tools for it; the parts are among them (decision: no row of the ledger sells any). */
export function hasTools(w: World, mender: Creature, patient: Creature): boolean {
  if (isBanned(w, mender, 'hold')) return false;
  const tag = tagFor(w, patient);
  const { gear } = contentOf(w);
  return mender.items.some(({ kind }) => gear[kind]?.needed?.includes(tag) === true);
}

/** Whether something can be patched up by somebody in reach: once in each combat (DT-MACH-04). */
export const mayBePatched = (w: World, mender: Creature, patient: Creature): boolean =>
  patient.used[PATCHED] === undefined && isMendable(w, patient) && hasTools(w, mender, patient);

/** An emergency patch: half a die, rounded up (DT-MACH-04); a Technology Expert adds its Level (DT-ROLE-16). */
export function* patch(t: D20, mender: Creature, patient: Creature): Flow<void> {
  if (!(yield* mends(t, mender, patient, 'DT-MACH-04'))) return;
  patient.used[PATCHED] = t.state.clock;
  const amount = diceOf(yield* rollD6(t, mender, 1, 'patch'), true);
  yield* heal(t, patient, { amount, way: 'repair', rule: 'DT-MACH-04', by: mender });
}

/** The roll of a repair, for which an hour has passed: a die, and another in a facility (DT-MACH-03). */
export function* repair(
  t: D20,
  mender: Creature,
  patient: Creature,
  atACost?: AtACost,
): Flow<void> {
  if (!(yield* mends(t, mender, patient, 'DT-MACH-03', atACost))) return;
  const dice = t.state.ground.setting.includes(FACILITY) ? 2 : 1;
  const amount = diceOf(yield* rollD6(t, mender, dice, 'repair'), false);
  yield* heal(t, patient, { amount, way: 'repair', rule: 'DT-MACH-03', by: mender });
}

function* mends(
  t: D20,
  mender: Creature,
  patient: Creature,
  rule: string,
  atACost?: AtACost,
): Flow<boolean> {
  const tag = tagFor(t, patient);
  const outcome = yield* tryTask(t, mender, { tag, target: HARD, about: patient, rule });
  return yield* succeedsAfterAll(outcome, atACost);
}
