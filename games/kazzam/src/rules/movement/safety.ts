import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { confirm } from '../effects/ask.ts';
import { savingThrow } from '../effects/saves.ts';
import { isBadGround } from '../terrain/terrain.ts';
import { dangersAt } from '../terrain/zones.ts';

/** One roll to safety for each forced movement, at a danger of the victim's choice (KZ-FORCE-11). */
export interface Safety {
  rolled: boolean;
}

/**
 * Whether the victim rolls to safety and stops before the danger (KZ-FORCE-09). A victim that
 * failed goes on; either way it lies Prone in the end (KZ-FORCE-10). Creeps always roll.
 */
export function* stopsBefore(
  t: Kazzam,
  victim: CreatureId,
  cell: Cell,
  safety: Safety,
): Flow<boolean> {
  const { state } = t;
  const dangerous = dangersAt(state, victim, cell).length > 0 || isBadGround(state, victim, cell);
  if (safety.rolled || !dangerous) return false;
  if (creatureOf(state, victim).kind !== 'creep') {
    const yes = yield* confirm(t, victim, 'roll-to-safety', {
      rule: 'KZ-FORCE-08',
      usual: true,
      reaction: { key: 'roll-to-safety', take: 1, decline: 0 },
    });
    if (!yes) return false;
  }
  safety.rolled = true;
  const rule = 'KZ-FORCE-08';
  return yield* savingThrow(t, victim, { against: 'danger', rule, asked: true });
}
