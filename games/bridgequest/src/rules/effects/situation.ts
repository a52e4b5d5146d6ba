import type { Location } from '../../bridge/layout.ts';
import type { Hero } from '../../model.ts';
import type { Seen } from '../../one-look.ts';
import type { Bridge } from '../../table.ts';
import { figureOf, locationOf } from '../standing/figures.ts';

/** What rules look at, and never change, when they ask what works for somebody. */
export type Looking = Pick<Bridge, 'state' | 'content'> & Partial<Pick<Bridge, 'met'>> & Seen;

/** Whether a hero fights in the combat that goes on. */
export function fights({ state }: Looking, { seat }: Hero): boolean {
  const { combat } = state;
  return combat !== undefined && (combat.owner === seat || combat.helper === seat);
}

/** Whether a hero is in the combat that goes on, on either side: as owner, helper, or attacked (BQ-PVP-02, -06). */
export function isInCombat(t: Looking, hero: Hero): boolean {
  return fights(t, hero) || t.state.combat?.defender === hero.seat;
}

/** The heroes that fight in the combat that goes on: its owner, then the helper (BQ-CMB-40). */
export function combatantsOf({ state }: Looking): readonly Hero[] {
  const { combat, heroes } = state;
  if (combat === undefined) return [];
  const seats = combat.helper === undefined ? [combat.owner] : [combat.owner, combat.helper];
  return seats.flatMap((seat) => heroes[seat] ?? []);
}

/** Where the combat is fought: where its owner is (BQ-CMB-45); nowhere on the Bridge outside of it. */
export function locationOfCombat(t: Looking): Location | undefined {
  const [owner] = combatantsOf(t);
  return owner && locationOf(figureOf(t.state, owner));
}

/** Whether somebody has avoided an effect of a monster for the rest of the combat (BQ-WIS-05). */
export function isAvoided({ state }: Looking, { seat }: Hero, effect: string): boolean {
  const avoided = state.combat?.avoided ?? [];
  return avoided.some((one) => one.seat === seat && one.effect === effect && one.isAvoided);
}
