import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { shareHp } from '../court/tokens.ts';
import type { HealedEvent } from '../effects/moments.ts';
import { isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';

/** HP that a creature regains. */
export interface Recovery {
  readonly who: CreatureId;
  readonly amount: number;
  readonly by: CreatureId;
  readonly rule: string;
  /** Above the maximum too, where a rule lets it (KR-LEAD-02). */
  readonly beyond?: boolean;
  /** Whom the same effect heals besides. */
  readonly together?: readonly CreatureId[];
}

const ALONE: readonly CreatureId[] = [];

/**
 * Has a creature regain HP up to its maximum (KZ-DMG-16); nothing for whoever is off the map, and
 * of nothing there is nothing to tell. Returns how much it was.
 */
export function* recover(
  t: Kazzam,
  { who, amount, by, rule, beyond = false, together = ALONE }: Recovery,
): Flow<number> {
  const event: HealedEvent = { type: 'healed', creature: who, by, rule, together, amount: 0 };
  if (!isTangible(creatureOf(t.state, who))) return 0;
  const healed = addHp(t, who, amount, beyond);
  if (healed === 0) return 0;
  event.amount = healed;
  if (t.listening) t.emit({ type: 'healed', rule, who, by, amount: healed });
  yield* windows.pass(t, event, () => undefined);
  return healed;
}

function addHp({ state }: Kazzam, id: CreatureId, amount: number, beyond: boolean): number {
  const creature = creatureOf(state, id);
  const before = creature.hp;
  const limit = beyond ? before + amount : creature.maxHp;
  creature.hp = Math.max(before, Math.min(limit, before + amount));
  // Any HP at all makes a Goon unwounded (KZ-CREEP-15).
  if (creature.type === 'goon' && amount > 0 && creature.wounded) {
    creature.wounded = false;
    creature.hp = creature.maxHp;
  }
  shareHp(state, id);
  return creature.hp - before;
}
