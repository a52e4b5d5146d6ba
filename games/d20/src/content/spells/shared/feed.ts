import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { isHere } from '../../../rules/place/distance.ts';
import type { Casting } from '../../spell.ts';

/** So many are fed, and as many more for each Level above this. */
const PEOPLE = 12;
const LEVEL = 8;

/** Whoever is here and no enemy eats or drinks: that ends a want (DT-DIV-401, -502). */
export function* feeds(t: D20, { caster, level, spell }: Casting, want: string): Flow<void> {
  const most = PEOPLE + PEOPLE * Math.max(0, level - LEVEL);
  const guests = t.state.creatures
    .filter((one) => one.life === 'alive' && isHere(one) && !areEnemies(caster, one))
    .slice(0, most);
  for (const guest of guests) yield* relieveOf(t, guest, [want], 'cure', spell.rule);
}
