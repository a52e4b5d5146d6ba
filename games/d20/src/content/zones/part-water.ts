import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { isIn } from '../../rules/place/zones.ts';
import type { Hazard } from '../hazard.ts';
import type { ZoneKind } from '../zone-kind.ts';

const CLOSING: Hazard = {
  id: 'closing-water',
  rule: 'DT-ARC-609',
  level: 8,
  save: 'STR',
  tags: ['physical', 'water'],
};

/** A dry path between two walls of water, which strike whoever is on it when they close (DT-ARC-609). */
export const partedWater: ZoneKind = {
  id: 'parted-water',
  rule: 'DT-ARC-609',
  ended: (t, zone) =>
    close(
      t,
      t.state.creatures.filter((one) => isIn(t, zone, one)),
    ),
};

function* close(t: D20, creatures: readonly Creature[]): Flow<void> {
  for (const creature of creatures)
    yield* strike(t, creature, { hazard: CLOSING, level: CLOSING.level });
}
