import type { Foe } from '../../model.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import type { Looking } from './situation.ts';

/**
 * The kinds of a monster of the combat: those of its card, of what lies on it, and those that effects have given it
 * (BQC-SCH-06, BQC-VERB-31). Figurines have none of their own.
 */
export function tagsOfFoe(t: Looking, { id, changes }: Foe): readonly string[] {
  const own = id.includes('#') ? cardOf(t, id).tags : [];
  const given = ZONES.at(t.state, `on/${id}`).flatMap((one) =>
    cardOf(t, one).effects.flatMap((effect) =>
      effect.do.flatMap((action) => (action.verb === 'mark' ? [action.tag] : [])),
    ),
  );
  const done = changes.flatMap((one) => (one.verb === 'mark' ? [one.tag] : []));
  return [...own, ...given, ...done];
}
