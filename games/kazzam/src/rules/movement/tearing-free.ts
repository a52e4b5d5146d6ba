import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { savingThrow } from '../effects/saves.ts';
import { isLight } from '../effects/status.ts';
import { isApart, isRanged, letGo } from '../harm/grabs.ts';

/** One attempt to come free for each forced movement (KZ-FORCE-15). */
export interface Ties {
  tried: boolean;
}

/**
 * Whether a forced step can be taken that would part a grabber and its victim: the victim tries to
 * escape. If it fails, it stays where it is, or is dragged along if its grabber is being moved
 * (KZ-FORCE-15). Whoever holds it lightly does not keep it back (KM-SQUID-02).
 *
 * @param along who is moved with it, so that nothing parts the two
 */
export function* tearsFree(
  t: Kazzam,
  moved: CreatureId,
  to: Cell,
  ties: Ties,
  along: CreatureId = NOBODY,
): Flow<boolean> {
  const { state } = t;
  const holds = state.effects.filter(
    ({ kind, on, by }) => kind === 'grabbed' && (on === moved || by === moved),
  );
  for (const hold of holds) {
    const isVictim = hold.on === moved;
    if ((isVictim ? hold.by : hold.on) === along || (isVictim && isLight(hold))) continue;
    if (!isApart(state, hold, isVictim ? { victim: to } : { grabber: to })) continue;
    const free = !ties.tried && (yield* tearLoose(t, hold));
    ties.tried = true;
    if (!free && isVictim) return false;
    // Held from afar, nobody is dragged (D-11).
    if (!free && isRanged(hold)) letGo(t, hold.by, hold.on, 'KZ-FORCE-15');
  }
  return true;
}

function* tearLoose(t: Kazzam, hold: Effect): Flow<boolean> {
  const rule = 'KZ-FORCE-15';
  if (!(yield* savingThrow(t, hold.on, { against: hold, rule, escape: true }))) return false;
  letGo(t, hold.by, hold.on, rule);
  return true;
}
