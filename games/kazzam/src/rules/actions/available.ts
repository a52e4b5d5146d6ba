import type { Build, CreatureId, KazzamState } from '../../model.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { type Ability, abilitiesOf } from '../effects/ability.ts';
import type { Action } from '../effects/action.ts';
import { attackAction, wholeAction } from './actions.ts';
import { ACTIONS } from './common-actions.ts';
import { attackOnAlly, creativeUse } from './creative.ts';
import { attackOnTrap } from './trap-attack.ts';

const known = new WeakMap<Build, readonly Action[]>();

/** What everyone can do, and what this athlete's build adds. */
export function actionsOf(state: KazzamState, id: CreatureId): readonly Action[] {
  const build = itemAt(state.builds, creatureOf(state, id).build);
  if (build === undefined) return ACTIONS;
  let actions = known.get(build);
  if (actions === undefined) {
    actions = actionsWith(abilitiesOf(build));
    known.set(build, actions);
  }
  return actions;
}

/** What somebody with these abilities can do. */
export function actionsWith(abilities: readonly Ability[]): readonly Action[] {
  const powers = abilities.flatMap(({ power, encounter }) =>
    power === undefined ? [] : [{ power, encounter }],
  );
  return [
    ...ACTIONS,
    ...powers.map(({ power, encounter }) => attackAction(power, encounter)),
    ...abilities.flatMap(({ actions = [] }) => actions),
    creativeUse(powers),
    attackOnAlly(powers),
    attackOnTrap(powers),
  ].map(wholeAction);
}
