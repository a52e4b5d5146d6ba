import type { CreatureId } from '../model.ts';
import { hasCover, sees } from '../rules/place/sight.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** Whether somebody is seen by another: in full, with cover, or not at all (DT-AC-07, DT-MAG-19). */
export type Sight = 'clear' | 'cover' | 'none';

/** How one creature sees another; nothing where both are one, or one is not here. */
export function sightBetween(view: D20View, eye: CreatureId, at: CreatureId): Sight | undefined {
  const [one, other] = [creatureIn(view, eye), creatureIn(view, at)];
  if (one === undefined || other === undefined || one === other) return undefined;
  if (one.place.at === 'away' || other.place.at === 'away') return undefined;
  const w = worldFor(view);
  if (!sees(w, one, other)) return 'none';
  return hasCover(w, one, other, false) ? 'cover' : 'clear';
}
