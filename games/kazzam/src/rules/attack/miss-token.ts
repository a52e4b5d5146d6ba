import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';

/**
 * A Miss Token for an athlete, if its side has them (KZ-MISS-01, KZ-ATK-27).
 *
 * @param rule told where something else than its own miss gives it
 */
export function gainMissToken(t: Kazzam, athlete: CreatureId, rule?: string): void {
  const { state, options } = t;
  const creature = creatureOf(state, athlete);
  if (creature.kind !== 'athlete') return;
  if (creature.team !== 0 && !options.versus && !options.oppositionMissTokens) return;
  creature.missTokens += 1;
  if (rule !== undefined && t.listening) t.emit({ type: 'miss-token', rule, who: athlete });
}
