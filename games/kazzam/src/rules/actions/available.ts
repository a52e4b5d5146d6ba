import type { CreatureId } from '../../model.ts';
import type { Moment } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import type { Ability } from '../effects/ability.ts';
import type { Action, Price } from '../effects/action.ts';
import { abilitiesOf, contentOf, mapInPlay } from '../effects/content.ts';
import { attackAction, wholeAction } from './actions.ts';
import { ACTIONS } from './common-actions.ts';
import { attackOnAlly, creativeUse } from './creative.ts';
import { attackOnTrap } from './trap-attack.ts';

/** What everyone can do, what items, effects and the map allow, and what this athlete's build adds. */
export function actionsOf(moment: Moment, id: CreatureId): readonly Action[] {
  const { state } = moment;
  const build = itemAt(state.builds, creatureOf(state, id).build);
  if (build === undefined) return ACTIONS;
  const { actions: known, items, lent } = contentOf(moment);
  // The same build may play on another map next.
  const byMap = known.get(build) ?? new Map<string, readonly Action[]>();
  let actions = byMap.get(state.map);
  if (actions === undefined) {
    const ofItems = [...items.values()].flatMap(({ actions = [] }) => actions);
    const ofMap = mapInPlay(moment)?.actions ?? [];
    actions = [
      ...actionsWith(abilitiesOf(moment, build)),
      ...[...ofItems, ...ofMap, ...lent].map(wholeAction),
    ];
    byMap.set(state.map, actions);
    known.set(build, byMap);
  }
  return actions;
}

type Prices = Readonly<Record<string, Price>>;

/** What somebody with these abilities can do. */
export function actionsWith(abilities: readonly Ability[]): readonly Action[] {
  const powers = abilities.flatMap(({ power, encounter }) =>
    power === undefined ? [] : [{ power, encounter }],
  );
  const prices = Object.assign({}, ...abilities.map((ability) => ability.prices)) as Prices;
  return [
    ...ACTIONS.map((action) => ({ ...action, price: prices[action.id] ?? action.price })),
    ...powers.map(({ power, encounter }) => attackAction(power, encounter)),
    ...abilities.flatMap(({ actions = [] }) => actions),
    creativeUse(powers),
    attackOnAlly(powers),
    attackOnTrap(powers),
  ].map(wholeAction);
}
