import { AT_WILL_POTIONS } from './at-will.ts';
import { ENCOUNTER_POTIONS } from './encounter.ts';
import type { Potion } from './potion.ts';

/** All Potions. */
export const POTIONS: readonly Potion[] = [...AT_WILL_POTIONS, ...ENCOUNTER_POTIONS];

/** The Potion of that id, if it is one. */
export function potionOf(id: string): Potion | undefined {
  return POTIONS.find((potion) => potion.id === id);
}
