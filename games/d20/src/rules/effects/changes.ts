import type { World } from '../../d20-table.ts';
import type { Effect } from '../../model.ts';
import { contentOf } from '../../table.ts';

/** A combat in which something has changed is not at a standstill (DT-INIT-14). */
export function noteChange({ state: { combat } }: Pick<World, 'state'>): void {
  if (combat !== undefined) combat.changed = combat.round;
}

/** The same where an effect comes or goes, if it is a condition. */
export function noteCondition(w: World, { kind }: Pick<Effect, 'kind'>): void {
  if (contentOf(w).traits[kind]?.rule.startsWith('DT-COND-') === true) noteChange(w);
}
