import type { ChoiceView, Text } from '@tablewright/engine';
import type { Odd } from '@tablewright/table-kit/board';
import { tableOf } from '../bots/look.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { type Odds, oddsOf } from '../rules/attack/odds.ts';
import { areEnemies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { boardText } from './board-words.ts';

/** An attack on somebody, with what the roll may bring. */
export interface AimedOdds {
  readonly target: CreatureId;
  readonly odds: Odds;
}

/** The attack that an action is; nothing for what is none. */
export function powerOf(
  state: KazzamState,
  who: CreatureId,
  action: string,
): AttackPower | undefined {
  if (state.creatures[who] === undefined) return undefined;
  return actionsOf(state, who).find(({ id }) => id === action)?.power;
}

/** The attack that an action brings: the one that it is, else the one that it makes besides. */
export function attackOf(
  state: KazzamState,
  who: CreatureId,
  action: string,
): AttackPower | undefined {
  const found = actionsOf(state, who).find(({ id }) => id === action);
  return found?.power ?? found?.shoots;
}

/** The odds of an attack on every enemy that it could be made on (KZ-ATK-10 to KZ-ATK-17). */
export function oddsOfAttack(
  view: KazzamState,
  who: CreatureId,
  power: AttackPower,
): readonly AimedOdds[] {
  const t = tableOf(view);
  return view.creatures.flatMap((creature, target) => {
    if (!isOnMap(creature) || !areEnemies(view, who, target)) return [];
    const odds = oddsOf(t, who, target, power);
    return odds === undefined ? [] : [{ target, odds }];
  });
}

/** The odds of an attack on one target; nothing if it is no legal one. */
export function oddsOn(
  view: KazzamState,
  who: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Odds | undefined {
  return oddsOf(tableOf(view), who, target, power);
}

/** The chance of a hit: a final result of 3 or more. */
export function chanceOfHit({ results }: Odds): number {
  return results.slice(2).reduce((sum, chance) => sum + chance, 0);
}

/** The attack that a question is about, with who makes it. */
export function attackAsked(
  view: KazzamState,
  { why, about }: Pick<ChoiceView, 'why' | 'about'>,
): { readonly who: CreatureId; readonly power: AttackPower } | undefined {
  const who = Number(why.params?.who ?? about?.who ?? -1);
  if (view.creatures[who] === undefined) return undefined;
  const id = String(why.params?.power ?? about?.power ?? '');
  const power = powerOf(view, who, id);
  return power === undefined ? undefined : { who, power };
}

/** What the dice may bring whoever decides: hits of an attack, or a Saving Throw. */
export function odds(
  view: KazzamState,
  choice: ChoiceView,
  say: (text: Text) => string,
): readonly Odd[] {
  const attack = attackAsked(view, choice);
  if (attack === undefined) return [];
  const found: Odd[] = [];
  for (const { names } of choice.options) {
    const target = names?.creature;
    if (typeof target !== 'number') continue;
    const aimed = oddsOn(view, attack.who, target, attack.power);
    if (aimed === undefined) continue;
    const name = say({ key: 'creature', params: { name: creatureOf(view, target).name } });
    found.push({ label: boardText('board.odds.hit', { name }), chance: chanceOfHit(aimed) });
    found.push({ label: boardText('board.odds.hard', { name }), chance: aimed.results[5] ?? 0 });
  }
  return found;
}
