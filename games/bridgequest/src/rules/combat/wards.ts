import type { CardId, Foe } from '../../model.ts';
import { perTable } from '../../one-look.ts';
import { cardOf } from '../../table.ts';
import { continuousOf } from '../effects/continuous.ts';
import { isMetByFighters } from '../effects/in-force.ts';
import type { Looking } from '../effects/situation.ts';

/**
 * What the monsters of the combat are warded against (BQC-VERB-30): as long as one of them is there, bonuses
 * with that tag count nothing in the whole comparison.
 */
export const wardedByFoes = perTable((t: Looking): readonly string[] => {
  const foes = t.state.combat?.foes ?? [];
  return foes.flatMap((foe) => wardsOfFoe(t, foe));
});

/** What one monster is warded against, by its card and by what was done to it. */
export function wardsOfFoe(t: Looking, { id, changes }: Foe): readonly string[] {
  const given = changes.flatMap((one) => (one.verb === 'ward' ? [one.tag] : []));
  return [...(isCard(id) ? wardsOf(t, id) : []), ...given];
}

/** Whether a foe is a card; the others are figurines. */
export const isCard = (id: string): boolean => id.includes('#');

/** A monster's condition is met if any combatant meets it (BQC-FX-05) who has not avoided it (BQ-WIS-05). */
function wardsOf(t: Looking, id: CardId): readonly string[] {
  return continuousOf(cardOf(t, id), 'fight').flatMap((one) =>
    isMetByFighters(t, id, one)
      ? one.effect.do.flatMap((action) =>
          action.verb === 'ward' && action.target === 'foe' ? [action.tag] : [],
        )
      : [],
  );
}
