import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Item, Place } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { standingOn } from '../../rules/place/ways.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Hazard } from '../hazard.ts';
import { setsAlight } from '../hazards/afflicting.ts';
import { blast } from '../hazards/blast.ts';

const GRENADE: Hazard = {
  id: 'grenade',
  rule: 'DT-EQ-25',
  level: 5,
  save: 'DEX',
  tags: ['explosion'],
  radius: 10,
};

const OIL: Hazard = {
  id: 'burning-oil',
  rule: 'DT-EQ-27',
  level: 4,
  save: 'DEX',
  tags: ['fire'],
  failed: setsAlight('DT-EQ-27'),
};

/** A grenade goes off at a point (DT-EQ-25, DT-MON-20). */
export function* throwGrenade(t: D20, by: Creature, at: Place): Flow<void> {
  const { level, radius = 0 } = GRENADE;
  yield* blast(t, { hazard: GRENADE, level, by }, at, radius);
}

/** Things that burst where they land (DT-EQ-25, -27). */
export const THROWN: readonly GearKind[] = [
  {
    id: 'grenade',
    rule: 'DT-EQ-25',
    price: 10,
    uses: 1,
    good: 'area',
    action: {
      on: 'point',
      *use(t, user, item, on, at = on?.place) {
        if (at === undefined) return;
        consume(t, user, item);
        yield* throwGrenade(t, user, at);
      },
    },
  },
  {
    id: 'oil-flask',
    rule: 'DT-EQ-27',
    price: 2,
    uses: 1,
    isFuel: true,
    action: { on: 'point', use: throwOil },
  },
];

/** Oil burns whoever it is thrown at; on a square whoever stands there, and nobody where nobody does (DT-EQ-27). */
function* throwOil(
  t: D20,
  user: Creature,
  item: Item,
  on: Creature | undefined,
  at?: Place,
): Flow<void> {
  if (on === undefined && at === undefined) return;
  const victim = on ?? (at?.at === 'square' ? standingOn(t, at.cell) : undefined);
  consume(t, user, item);
  if (victim !== undefined) yield* strike(t, victim, { hazard: OIL, level: OIL.level, by: user });
}
