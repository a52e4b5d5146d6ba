import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { joinCombat } from './end.ts';

/** Somebody dead lives again, with 1 Hit Point (DT-HEAL-06); nobody whose body is dust. Returns whether it does. */
export function* raise(t: D20, creature: Creature, rule: string, by?: Creature): Flow<boolean> {
  if (creature.life !== 'dead') return false;
  creature.life = 'alive';
  creature.death = undefined;
  creature.hp = 1;
  t.tell?.({ type: 'raised', rule, creature: creature.id, by: by?.id });
  if (t.state.combat !== undefined) {
    t.state.combat.changed = t.state.combat.round;
    yield* joinCombat(t, creature);
  }
  return true;
}

/** Rounds since somebody died. */
export const deadFor = ({ state }: Pick<D20, 'state'>, { death }: Creature): number =>
  death === undefined ? 0 : state.clock - death.clock;
