/** Ongoing Damage (KZ-STAT-42), and that of a creature which waits for an action of its owner's. */
import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { companyOf, creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { effectOn, effectsOf, NOTES, putInPlay } from '../effects/in-play.ts';
import { removeEffects } from '../effects/status.ts';
import type { Origin } from '../numbers/damage-total.ts';
import { addDamage, beginTotal, complete, foresee, wouldFell } from './damage.ts';

/** Deals a creature all the Ongoing Damage that it has now, as one total (KZ-STAT-42). */
export function* dealOngoing(t: Kazzam, id: CreatureId): Flow<void> {
  const { of, amount } = ongoingOn(t, id);
  if (!isOnMap(creatureOf(t.state, id)) || amount === 0) return;
  const suffered = beginTotal(t, of);
  yield* foresee(t, suffered, amount);
  addDamage(t, suffered, { own: amount }, 'KZ-STAT-42');
  yield* complete(t, suffered);
}

/** Whether the Ongoing Damage that a creature has now would Take it Out. */
export function isFatal(t: Kazzam, id: CreatureId): boolean {
  const { of, amount } = ongoingOn(t, id);
  return wouldFell(t, beginTotal(t, of), amount);
}

/** All the Ongoing Damage that a creature has now. */
export function ongoingOn(
  { state }: Kazzam,
  id: CreatureId,
): { readonly of: Origin; readonly amount: number } {
  const parts = effectsOf(state, 'ongoing').filter(({ on }) => on === id);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return { of: { to: id, by: ongoingBy(state, parts), kind: 'ongoing', melee: false }, amount };
}

/**
 * Whose doing a total of several origins is: the opposing team's if any part was theirs, else a
 * teammate's or its own, else nobody's (KZ-SCORE-07).
 */
function ongoingBy(state: KazzamState, parts: readonly Effect[]): CreatureId {
  const teams = (by: CreatureId) => itemAt(state.creatures, by)?.team;
  const victim = teams(parts[0]?.on ?? -1);
  const opposing = parts.find(({ by }) => teams(by) !== undefined && teams(by) !== victim);
  const own = parts.find(({ by }) => teams(by) !== undefined);
  return (opposing ?? own)?.by ?? -1;
}

/**
 * Has the Ongoing Damage of a creature wait until its owner has acted, since it would Take it Out
 * now; nothing if the owner has acted already (KC-SUM-09).
 */
export function putOff(state: KazzamState, on: CreatureId): boolean {
  const { owner: by } = creatureOf(state, on);
  if (state.turn?.creature !== by || state.turn.acted) return false;
  const until = { ends: 'turn-end', of: by, turn: creatureOf(state, by).turns } as const;
  putInPlay(state, { kind: NOTES.putOff, on, by, source: 'ongoing', until, amount: 0 });
  return true;
}

/** Deals what has waited, to those that still have it (KC-SUM-09). */
export function* dealPutOff(t: Kazzam, owner: CreatureId): Flow<void> {
  const { state } = t;
  if (effectsOf(state, NOTES.putOff).length === 0) return;
  for (const id of companyOf(state, owner)) {
    const note = effectOn(state, NOTES.putOff, id);
    if (note === undefined) continue;
    removeEffects(t, (effect) => effect === note, 'KC-SUM-09');
    yield* dealOngoing(t, id);
  }
}
