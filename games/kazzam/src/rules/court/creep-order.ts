import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, creaturesWhere } from './creatures.ts';

/** Creeps in the order of their turns: by groups, within one in the order in which they came (KZ-INIT-04). */
export function creepsInOrder(state: KazzamState): readonly CreatureId[] {
  const groupOf = (id: CreatureId) => creatureOf(state, id).group;
  return creaturesWhere(state, (id) => groupOf(id) >= 0).sort((a, b) => groupOf(a) - groupOf(b));
}
