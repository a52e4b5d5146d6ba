import type { D20 } from '../../../d20-table.ts';
import type { Shape, Until, Zone } from '../../../model.ts';
import { layZone } from '../../../rules/time/zones.ts';
import type { Casting } from '../../spell.ts';

/** Where something that a spell does comes from. */
export const sourceOf = ({ spell, caster, level }: Casting) => ({
  rule: spell.rule,
  by: caster.id,
  level,
  isSpell: true as const,
});

/** Lays a zone of a spell. */
export function layOf(t: D20, casting: Casting, kind: string, until: Until, shape: Shape): Zone {
  return layZone(t, {
    kind,
    source: sourceOf(casting),
    until,
    shape,
    ...(casting.spell.isConcentration === true ? { concentration: true as const } : {}),
  });
}
