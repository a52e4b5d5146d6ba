import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';

/** A Miss Token for who missed, if its side has them (KZ-MISS-01, KZ-ATK-27). */
export function gainMissToken({ state, options }: Kazzam, attacker: CreatureId): void {
  const from = creatureOf(state, attacker);
  if (from.kind !== 'athlete') return;
  if (from.team === 0 || options.versus || options.oppositionMissTokens) from.missTokens += 1;
}
