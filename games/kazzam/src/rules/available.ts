import type { CreatureId, KazzamState } from '../model.ts';
import { abilitiesOf } from './ability.ts';
import { ACTIONS, type Action } from './actions.ts';
import { creatureOf } from './creatures.ts';

/** What everyone can do, and what this athlete's build adds. */
export function actionsOf(state: KazzamState, id: CreatureId): readonly Action[] {
  const build = state.builds[creatureOf(state, id).build];
  if (build === undefined) return ACTIONS;
  return [...ACTIONS, ...abilitiesOf(build).flatMap(({ actions = [] }) => actions)];
}
