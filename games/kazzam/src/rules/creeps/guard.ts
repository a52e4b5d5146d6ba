import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { areAdjacent } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { tell } from '../creepmaster/tell.ts';
import { BITS, has } from '../effects/status.ts';
import { itemCell } from '../harm/items.ts';
import { orbOf, pedestalOf } from '../harm/wake.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { standUp } from '../movement/stand.ts';
import { goToward } from './go.ts';

/**
 * Without a target it goes to its orb, or to its pedestal if the orb is elsewhere, and stays beside
 * it (KZ-AI-29, KM-CRP-27).
 */
export function* guard(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const self = creatureOf(state, id);
  if (holdsOn(state, id).length > 0) {
    yield* tryEscape(t, id);
    return;
  }
  if (has(self, BITS.prone)) {
    yield* standUp(t, id);
    return;
  }
  const orb = orbOf(state, id);
  const ground = groundOf(state);
  const there = orb === undefined || orb.place.at === 'held' ? -1 : itemCell(state, orb);
  const near = there >= 0 && ground.inOnePart(there, self.cell);
  const goal = near ? there : (pedestalOf(state, self.group, self.cell) ?? -1);
  if (goal < 0 || !ground.inOnePart(goal, self.cell) || areAdjacent(ground, self, goal)) return;
  tell(t, id, 'guard', NOBODY, 'KZ-AI-29');
  yield* goToward(t, id, (cell) => areAdjacent(ground, bodyAt(ground, self, cell), goal));
}
