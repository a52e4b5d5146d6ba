import type { World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { cannotCast, cannotCastThis, spellsOf } from '../bearers/known-spells.ts';
import { canAimArea, cast, targetsFor } from '../magic/cast.ts';
import type { Deed } from './menu.ts';

/** Every spell that can be cast now, in each of its forms; one at a single creature once for each (DT-MAG-07, -14). */
export function castDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  const spells = spellsOf(w, creature);
  if (spells.length === 0 || cannotCast(w, creature) !== undefined) return [];
  const deeds: Deed[] = [];
  for (const spell of spells) {
    for (const form of spell.forms ?? [spell.id]) {
      if (cannotCastThis(w, creature, spell, form) !== undefined) continue;
      const aim = spell.aim(form);
      const id = `cast-${spell.id}${form === spell.id ? '' : `-${form}`}`;
      const names = { spell: spell.id, form };
      const base = { kind: 'cast', takes: 'action' } as const;
      if (aim.at === 'creatures') {
        for (const target of targetsFor(w, creature, spell, aim)) {
          deeds.push({
            ...base,
            id: `${id}-${target.id}`,
            names: { ...names, creature: target.id },
            at: target,
            run: (t) => cast(t, creature, spell, form, target),
          });
        }
      } else if (aim.at !== 'area' || canAimArea(w, creature)) {
        deeds.push({ ...base, id, names, run: (t) => cast(t, creature, spell, form) });
      }
    }
  }
  return deeds;
}
