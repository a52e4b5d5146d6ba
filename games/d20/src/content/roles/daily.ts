import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { DAY } from '../../rules/effects/afflict.ts';
import type { Power } from '../trait.ts';
import { halfLevel } from './expertise.ts';

/** Whether something was used in the last 24 hours (DT-GEN-11). */
export function wasUsed({ state }: Pick<World, 'state'>, { used }: Creature, key: string): boolean {
  const last = used[key];
  return last !== undefined && state.clock - last < DAY;
}

/**
 * A power for once a day, counted by half the Level: of no use while that is 0 (DT-ROLE-00). It is an action, as nothing
 * says that it is free (DT-TURN-02).
 */
export function daily(power: Pick<Power, 'id' | 'rule' | 'closed' | 'use'>): Power {
  const { id, rule } = power;
  return {
    id,
    rule,
    takes: 'action',
    closed(w, self) {
      if (halfLevel(self.creature) === 0) return 'closed.level-too-low';
      if (wasUsed(w, self.creature, id)) return 'closed.used-today';
      return power.closed?.(w, self);
    },
    use(t, self) {
      self.creature.used[id] = t.state.clock;
      return power.use(t, self);
    },
  };
}
