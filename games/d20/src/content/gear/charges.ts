import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Item } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { layZone } from '../../rules/effects/zones.ts';
import { shapeAt } from '../../rules/place/zones.ts';
import type { GearKind } from '../gear-kind.ts';

const FEET = 10;

/** Charges that are set where their user stands, and go off at the end of the round (DT-EQ-26). */
export const CHARGES: readonly GearKind[] = [
  { id: 'breaching-charge', rule: 'DT-EQ-26', price: 20, uses: 1, action: { use: setIt } },
];

function* setIt(t: D20, user: Creature, item: Item): Flow<void> {
  consume(t, user, item);
  layZone(t, {
    kind: 'set-charge',
    source: { rule: 'DT-EQ-26', by: user.id },
    until: { at: 'time', clock: t.state.clock + 1 },
    shape: shapeAt(t, user.place, FEET),
  });
}
