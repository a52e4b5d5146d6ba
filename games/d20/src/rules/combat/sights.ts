import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { areEnemies, isUp } from '../creature.ts';
import { announce } from '../moments/moment.ts';
import { isHere } from '../place/distance.ts';
import { sees } from '../place/sight.ts';

/** Whoever sees something for the first time that it matters to see (DT-MON-17). */
export function* firstSights(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    if (!isUp(creature) || !isHere(creature) || !isASight(t, creature)) continue;
    for (const by of t.state.creatures) {
      const key = `seen-by/${by.id}`;
      if (creature.used[key] !== undefined || !isUp(by) || !areEnemies(creature, by)) continue;
      if (!sees(t, by, creature)) continue;
      creature.used[key] = t.state.clock;
      yield* maybe(announce(t, creature, 'seen', { by }));
    }
  }
}

function isASight(w: Pick<World, 'content'>, creature: Creature): boolean {
  let found = false;
  eachTrait(w, creature, ({ on }) => {
    if (on?.seen !== undefined) found = true;
  });
  return found;
}
