import type { Flow } from '@tablewright/engine';
import type { Combat, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { cardOfFoe } from '../combat/foes.ts';

/** Something that a monster does as long as it fights, and that a check of WIS may avoid (BQ-WIS-04). */
export interface Avoiding {
  readonly id: string;
  readonly names: { readonly foe: string };
  readonly effect: string;
}

/** What of the monsters' lasting effects a hero has not tried to avoid yet: once each (BQ-WIS-05, -08). */
export function avoidingsOf(t: Bridge, combat: Combat, hero: Hero): readonly Avoiding[] {
  if (!mayCheck(t, hero, 'WIS') || hero.sheet.WIS <= 1) return [];
  return combat.foes.flatMap((foe) => {
    const { effects = [] } = cardOfFoe(t, foe) ?? {};
    return effects.flatMap(({ trigger }, at): readonly Avoiding[] => {
      const effect = `${foe.id}/${at}`;
      const isTried = combat.avoided.some((one) => one.seat === hero.seat && one.effect === effect);
      if (trigger !== 'fight' || isTried) return [];
      return [{ id: `avoid/${effect}`, names: { foe: foe.id }, effect }];
    });
  });
}

/** Tries to avoid it: for the rest of the combat it does not count for this hero, or it cannot be tried again (BQ-WIS-05, -08). */
export function* avoids(t: Bridge, combat: Combat, hero: Hero, { effect }: Avoiding): Flow<void> {
  const isAvoided = yield* checkOf(t, hero, 'WIS', 'BQ-WIS-05');
  combat.avoided.push({ seat: hero.seat, effect, isAvoided });
}
