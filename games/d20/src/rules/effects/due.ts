import { type Flow, maybe } from '@tablewright/engine';
import { contentOf, type D20 } from '../../table.ts';
import { has } from '../bearers/bearers.ts';
import { announceTo } from '../moments/moment.ts';

/** What effects do by the clock comes about, where its time has come (`data.next`); of stone nothing does (DT-COND-28). */
export function* dueEffects(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    if (creature.effects.length === 0 || creature.life !== 'alive') continue;
    if (has(creature, 'petrified')) continue;
    for (const effect of [...creature.effects]) {
      const { next } = effect.data ?? {};
      if (next === undefined || next > t.state.clock || !creature.effects.includes(effect))
        continue;
      const trait = contentOf(t).traits[effect.kind];
      yield* maybe(announceTo(t, trait, { creature, effect }, 'due', {}));
    }
  }
}
