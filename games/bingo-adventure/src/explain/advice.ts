import { POWERS } from '../content/classes.ts';
import type { AdventureState, Character } from '../model.ts';
import { monsterPowers } from './powers.ts';

/** What the monster does this round, which is known before anybody decides (BA-MON-01). */
export interface MonsterPlan {
  readonly power: string;
  /** The names of whom it is drawn for already. */
  readonly targets: readonly string[];
}

/** See {@link MonsterPlan}. */
export function monsterPlans(view: AdventureState): readonly MonsterPlan[] {
  return monsterPowers(view).flatMap(({ id, activated, targets }) =>
    activated.length === 0 ? [] : [{ power: id, targets }],
  );
}

/** A character that so few health tokens are left to that it has to be looked after. */
export function inDanger({ characters }: AdventureState): readonly Character[] {
  return characters.filter(({ pool, rating }) => pool <= Math.ceil(rating / 4));
}

/**
 * Whether a power alone empties the monster's pool if all of it is dealt: as printed, before
 * elements, Leadership and what guards the monster; its shields count.
 */
export function mayEnd({ monster }: AdventureState, power: string): boolean {
  return printedDamage(power) >= monster.pool + monster.shields;
}

/** The damage of a power as printed; 0 for one that deals none. */
export function printedDamage(power: string): number {
  const parts = POWERS.get(power)?.parts ?? [];
  return parts.reduce((sum, part) => sum + (part.kind === 'damage' ? part.strength : 0), 0);
}

/** How a character stands: the health tokens in its pool, and those about to leave it. */
export function standingOf(
  { characters }: AdventureState,
  name: string,
): { readonly pool: number; readonly rating: number; readonly pending: number } | undefined {
  const found = characters.find((one) => one.class === name);
  if (found === undefined) return undefined;
  const { pool, rating, pendingHealth, pendingDamage } = found;
  return { pool, rating, pending: pendingHealth + pendingDamage };
}

/** Whether a marker lies on a space of a character's card, which damage there would cost (BA-TAKE-02). */
export function isMarkedAt(
  { characters }: AdventureState,
  name: string,
  card: number,
  space: number,
): boolean {
  const found = characters.find((one) => one.class === name)?.cards[card];
  return found !== undefined && (found.marked & (1 << space)) !== 0;
}
