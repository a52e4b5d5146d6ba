/** How the athletes of a house choose where their tactics say something of it. */
import type { Choice, OneChoice, RandomSource } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { mirrorOf } from '../map/court-map.ts';
import type { CreatureId } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { creatureOf, rollerOf } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { spentBy } from '../rules/effects/action.ts';
import type { Weighed } from '../rules/effects/tactic.ts';
import type { Kazzam } from '../table.ts';
import { nameOf } from './house-sense.ts';
import { judgeFor } from './judge.ts';
import { isOfHouse, tacticOf } from './tactics.ts';
import { powersOf } from './worth.ts';

/** Faces of a die on which a house of a skill takes the second-best target (KT-AI-09). */
const SLIPS: Readonly<Record<number, number>> = { 2: 1, 1: 3 };

/** Whether an athlete overlooks the best target now, on a die: never where its house plays at its best (KT-AI-09). */
export function slips(t: Kazzam, id: CreatureId, random: Pick<RandomSource, 'index'>): boolean {
  const faces = SLIPS[t.options.aiSkill] ?? 0;
  return faces > 0 && isOfHouse(t, id) && random.index(6, 'slip') < faces;
}

/** Whether a reaction is taken: as a rule it is worth it, unless its athlete's tactics say otherwise. */
export function takes(t: Kazzam, { why }: Choice, key: string): boolean {
  const { who } = (why.params ?? {}) as { readonly who?: CreatureId };
  if (who === undefined) return true;
  const { answers } = tacticOf(t, who) ?? {};
  const answer = answers?.[key] ?? answers?.[why.key];
  return answer?.(judgeFor(t, who)) ?? true;
}

/** Which spent power an athlete of a house has recharged: the attack of most damage, before all else (KT-AI-06). */
export function weighRecharge(
  t: Kazzam,
  { why }: OneChoice,
): ((option: { readonly id?: string }) => number) | undefined {
  const { who } = (why.params ?? {}) as { readonly who?: CreatureId };
  if (who === undefined || !isOfHouse(t, who)) return undefined;
  const attacks = actionsOf(t, who).filter(
    ({ price, encounter }) => price === 'attack' && encounter === true,
  );
  return ({ id }) => {
    const spent = attacks.filter((attack) => spentBy(attack) === id);
    return Math.max(0, ...spent.map(({ power, shoots }) => 1 + ((power ?? shoots)?.damage ?? 0)));
  };
}

/** What is told of a choice: what it is about, and what its words name. */
type Told = Readonly<Record<string, unknown>>;

/**
 * What the tactics of whoever decides add to each option of a choice, if they say anything of it: of the creature that
 * is chosen, by the key of the choice or by the power that it is chosen for, and of what else is chosen.
 */
export function preferenceOf(
  t: Kazzam,
  { why, about }: OneChoice,
): ((option: Weighed) => number) | undefined {
  const told: Told = { ...why.params, ...(about as Told | undefined) };
  const decider = (why.params as Told | undefined)?.who ?? told.who;
  if (typeof decider !== 'number') return undefined;
  const id = rollerOf(t.state, decider);
  const tactic = tacticOf(t, id);
  if (tactic === undefined) return undefined;
  const { whom = {}, options = {} } = tactic;
  const judge = judgeFor(t, id);
  const chosen = [whom[why.key], whom[powerChosenFor(t, decider, told)]];
  const other = options[why.key];
  if (other === undefined && chosen.every((one) => one === undefined)) return undefined;
  const of = typeof told.of === 'number' ? told.of : undefined;
  return (option) => {
    let worth = other?.(judge, option, of, told) ?? 0;
    if (option.creature === undefined) return worth;
    for (const one of chosen) worth += one?.(judge, option.creature) ?? 0;
    return worth;
  };
}

/** The power that a creature is chosen for, where it is no attack: those are weighed with their targets. */
function powerChosenFor(t: Kazzam, who: CreatureId, { power }: Told): string {
  if (typeof power !== 'string') return '';
  return powersOf(t, who).some(({ id }) => id === power) ? '' : nameOf(power);
}

/** The square of its house's plan on this map, mirrored for blue (KT-DRI-04); nothing for any other athlete. */
export function startCellOf(t: Kazzam, id: CreatureId): Cell | undefined {
  const { start } = tacticOf(t, id) ?? {};
  const { map } = groundOf(t.state);
  const court = map.parts.find(({ kind }) => kind === 'court');
  const square = start && court?.grid.cellAt(...start);
  if (court === undefined || square === undefined || square < 0) return undefined;
  const isRed = creatureOf(t.state, id).team === t.state.red;
  return isRed ? court.offset + square : mirrorOf(map, court.offset + square);
}
