import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { isShade } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { release, tellOfItem } from './items.ts';

/**
 * Makes a creature drop an orb that it holds: into its square, or onto another (KC-CONV-33). It
 * may be able to keep it (KR-SPEC-09). Returns whether it was dropped.
 */
export function* makeDrop(
  t: Kazzam,
  creature: CreatureId,
  orb: number,
  rule: string,
  onto?: Cell,
): Flow<boolean> {
  const { state } = t;
  if (!(yield* losesHold(t, creature, orb))) return false;
  const { cell, held } = creatureOf(state, creature);
  const lost = state.items[orb];
  if (lost === undefined || !held.includes(orb)) return false;
  release(state, creature, orb);
  lost.place = { at: 'ground', cell: onto ?? cell };
  tellOfItem(t, creature, 'dropped', orb, rule);
  return true;
}

/** Whether a creature that is to lose an object does lose it (KR-SPEC-09). */
export function* losesHold(
  t: Kazzam,
  creature: CreatureId,
  orb: number | 'implement',
): Flow<boolean> {
  if (isShade(creatureOf(t.state, creature))) return false;
  return yield* windows.pass(t, { type: 'lose', creature, orb }, nothing);
}
