import type { ChoiceView, Text } from '@tablewright/engine';
import { CONTENT } from '../content/index.ts';
import { textOf } from '../content-names.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { originsFor } from '../rules/attack/aim.ts';
import { damageLine } from '../rules/attack/hit.ts';
import { type Odds, oddsOf } from '../rules/attack/odds.ts';
import { areEnemies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { tableFor } from './table.ts';

/** An attack that somebody could make. */
export interface Attack {
  readonly who: CreatureId;
  readonly name: Text;
  readonly power: AttackPower;
}

/** The odds of an attack roll on a target, with the rules that change it (KZ-ATK-10 to 17). */
export interface AttackOdds extends Odds {
  /** The chance of a final result of 3 or more. */
  readonly hit: number;
  /**
   * The damage line with what the implement adds, on a hit and on a 6 (KZ-CRIT-06, KZ-IMPL-15),
   * before Effects, Boosts, Resist and Ward. `undefined` for an attack without a damage line.
   */
  readonly damage: { readonly hit: number; readonly six: number } | undefined;
  /** What the target's Ward would stop of any damage (KZ-DMG-09). */
  readonly ward: number;
}

/** The odds of an attack on one of its targets. */
export interface AimedOdds {
  readonly target: CreatureId;
  readonly odds: AttackOdds;
}

/** The attack of an action: the one that it is, else the one that it includes. */
export function attackOf(view: KazzamState, who: CreatureId, action: string): Attack | undefined {
  const found = actionNamed(view, who, action);
  return attackWith(who, found?.power ?? found?.shoots);
}

/** The attack that an action is, if it is made on one creature that is named first. */
export function attackAimed(
  view: KazzamState,
  who: CreatureId,
  action: string,
): Attack | undefined {
  const power = actionNamed(view, who, action)?.power;
  const isBurst = typeof power?.target === 'object' && 'burst' in power.target;
  return isBurst ? undefined : attackWith(who, power);
}

/** The attack for which a question asks a target; none where somebody willing is asked for. */
export function attackAsked(
  view: KazzamState,
  { why, about }: Pick<ChoiceView, 'why' | 'about'>,
): Attack | undefined {
  if (about?.willing === true) return undefined;
  const who = Number(why.params?.who ?? about?.who ?? -1);
  const action = String(why.params?.power ?? about?.power ?? '');
  return attackWith(who, actionNamed(view, who, action)?.power);
}

function actionNamed(view: KazzamState, who: CreatureId, action: string) {
  if (view.creatures[who] === undefined) return undefined;
  return actionsOf(tableFor(view), who).find(({ id }) => id === action);
}

/** What of an athlete brings a rule about, by its name; nothing for rules that hold for everybody. */
export function causeOf(rule: string): Text | undefined {
  for (const [id, ability] of CONTENT.abilities) {
    if (ability.rule === rule) return textOf(id.slice(id.indexOf('/') + 1));
  }
  return undefined;
}

function attackWith(who: CreatureId, power: AttackPower | undefined): Attack | undefined {
  return power === undefined ? undefined : { who, name: textOf(power.id), power };
}

/** The odds of an attack on every enemy that it could be made on. */
export function oddsOfAttack(view: KazzamState, attack: Attack): readonly AimedOdds[] {
  return view.creatures.flatMap((creature, target) => {
    if (!isOnMap(creature) || !areEnemies(view, attack.who, target)) return [];
    const odds = oddsOn(view, attack, target);
    return odds === undefined ? [] : [{ target, odds }];
  });
}

/** The odds of an attack on one target; `undefined` if it is no legal one. */
export function oddsOn(
  view: KazzamState,
  { who, power }: Attack,
  target: CreatureId,
): AttackOdds | undefined {
  const odds = oddsOf(tableFor(view), who, target, power);
  if (odds === undefined) return undefined;
  const hit = odds.results.slice(2).reduce((sum, chance) => sum + chance, 0);
  const damage = damageOn(view, { who, power }, target);
  return { ...odds, hit, damage, ward: wardOf(creatureOf(view, target).wards) };
}

function damageOn(
  view: KazzamState,
  { who: attacker, power }: Pick<Attack, 'who' | 'power'>,
  target: CreatureId,
): AttackOdds['damage'] {
  const [from] = originsFor(tableFor(view), attacker, target, power);
  if (from === undefined || typeof power.line === 'function' || power.line === 'effect')
    return undefined;
  const use = { attacker, target, power, from, range: 0 };
  const hit = damageLine(view, { ...use, result: 4 });
  return hit === 0 ? undefined : { hit, six: damageLine(view, { ...use, result: 6 }) };
}
