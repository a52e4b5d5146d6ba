import type { CreatureId, KazzamState } from '../model.ts';
import { usesImplement } from '../rules/attack/aim.ts';
import { creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { distanceBetween } from '../rules/court/footprint.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { itemsInReach } from '../rules/harm/items.ts';
import { offendGuards, orbsHeld, pedestalsInReach } from '../rules/harm/orbs.ts';
import { wakeBeside } from '../rules/harm/wake.ts';
import { mayUseOpportunity, opportunityWorth } from '../rules/movement/opportunity.ts';
import { attackOf, oddsOfAttack } from './odds.ts';
import { threatsTo } from './reach.ts';
import { tableFor } from './table.ts';

/** Who would get an Opportunity if a creature walked out of its square (KZ-OPP-02). */
export function watchersOf(view: KazzamState, who: CreatureId): readonly CreatureId[] {
  const cell = view.creatures[who]?.cell ?? -1;
  return cell < 0 ? [] : (threatsTo(view, who).get(cell) ?? []);
}

/** Who would get an Opportunity from an attack with a staff or of a Prone attacker (KZ-OPP-04, KZ-OPP-05). */
export function exposedTo(
  view: KazzamState,
  who: CreatureId,
  action: string,
): readonly CreatureId[] {
  const attack = attackOf(view, who, action);
  const from = view.creatures[who];
  if (attack === undefined || from === undefined || !isOnMap(from)) return [];
  const shows =
    (usesImplement(attack.power) && from.implement === 'staff') || has(from, BITS.prone);
  if (!shows) return [];
  const t = tableFor(view);
  const ground = groundOf(view);
  return view.creatures.flatMap((creature, id) => {
    if (!isOnMap(creature) || creature.mob) return [];
    if (distanceBetween(ground, creature, from) !== 1) return [];
    return mayUseOpportunity(t, id, who) === undefined ? [] : [id];
  });
}

/** A target, how likely an attack hits it, and whether an ordinary hit takes it out. */
export interface Prospect {
  readonly target: CreatureId;
  /** From 0 to 1. */
  readonly hit: number;
  /** On a hit, before Effects and Boosts; nothing where it is not printed. */
  readonly damage: number | undefined;
  /** What the target's Ward would stop. */
  readonly ward: number;
  readonly takesOut: boolean;
}

/** What an action that attacks can hope for, the likeliest first, who is taken out by a hit before others. */
export function prospectsOf(
  view: KazzamState,
  who: CreatureId,
  action: string,
): readonly Prospect[] {
  const attack = attackOf(view, who, action);
  if (attack === undefined) return [];
  const found = oddsOfAttack(view, attack).map(({ target, odds: { hit, damage, ward } }) => {
    const dealt = damage?.hit;
    const takesOut = (dealt ?? 0) - ward >= creatureOf(view, target).hp;
    return { target, hit, damage: dealt, ward, takesOut };
  });
  return found.sort((a, b) => Number(b.takesOut) - Number(a.takesOut) || b.hit - a.hit);
}

/** The most points that an athlete can dunk for where it stands; 0 if it cannot dunk (KZ-SCORE-04). */
export function pointsToDunk(view: KazzamState, who: CreatureId): number {
  const counts = pedestalsInReach(view, who).map(
    (pedestal) =>
      view.items.filter(({ place }) => place.at === 'pedestal' && place.pedestal === pedestal)
        .length,
  );
  return counts.length === 0 ? 0 : Math.max(...counts) + 1;
}

/** Whether an athlete holds an orb. */
export function carriesOrb(view: KazzamState, who: CreatureId): boolean {
  return orbsHeld(view, who).length > 0;
}

/** The Creeps that would become enemies of a creature if its turn ended where it stands (KZ-AI-06). */
export function wokenByEnding(view: KazzamState, who: CreatureId): readonly CreatureId[] {
  return newlyAngry(view, who, (state) => wakeBeside(state, who));
}

/** The Creeps that would become enemies of an athlete if it took what it can reach (KZ-AI-05). */
export function wokenByTaking(view: KazzamState, who: CreatureId): readonly CreatureId[] {
  return newlyAngry(view, who, (state) => {
    for (const number of itemsInReach(state, who)) {
      const item = state.items[number];
      if (item !== undefined) offendGuards(state, item, who);
    }
  });
}

/** Which Creeps are angry at a creature after something and were not before. */
function newlyAngry(
  view: KazzamState,
  who: CreatureId,
  does: (state: KazzamState) => void,
): readonly CreatureId[] {
  const groups = view.groups.map((group) => ({ ...group, enemies: [...group.enemies] }));
  const state = { ...view, groups };
  does(state);
  return view.creatures.flatMap(({ group }, id) => {
    const before = view.groups[group]?.enemies.includes(who) ?? true;
    const after = groups[group]?.enemies.includes(who) ?? false;
    return !before && after && isOnMap(creatureOf(view, id)) ? [id] : [];
  });
}

/** The Creeps that are awake and have a creature among their enemies (KZ-AI-01). */
export function hunting(view: KazzamState, who: CreatureId): readonly CreatureId[] {
  return view.creatures.flatMap((creature, id) => {
    const group = view.groups[creature.group];
    return isOnMap(creature) && group?.awake === true && group.enemies.includes(who) ? [id] : [];
  });
}

/** The damage of an Opportunity, with what abilities add (KZ-OPP-01, KZ-OPP-17). */
export function opportunityFor(view: KazzamState, holder: CreatureId, granter: CreatureId): number {
  return opportunityWorth(tableFor(view), holder, granter);
}
