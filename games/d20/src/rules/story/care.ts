import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { DAY, HOUR } from '../effects/afflict.ts';
import { isA } from '../effects/kinds.ts';
import { hasTools, isMendable, repair } from '../healing/repair.ts';
import { surgery } from '../healing/tend.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { isHere } from '../place/distance.ts';
import type { AtACost } from '../tasks/task.ts';
import { advance } from '../time/clock.ts';
import { beginRest } from '../time/rest.ts';
import type { CalmDeed } from './calm-deed.ts';
import { nearMiss } from './costs.ts';

/** Care that takes an hour: surgery on the wounded, who rest meanwhile, and repair of what is a machine (DT-HEAL-08, DT-MACH-03). */
export function careDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const deeds: CalmDeed[] = [];
  for (const other of t.state.creatures) {
    if (!isHere(other) || other.side !== creature.side) continue;
    const names = { creature: other.id };
    if (isMendable(t, other) && hasTools(t, creature, other)) {
      deeds.push({
        id: `repair-${other.id}`,
        kind: 'repair',
        names,
        *run(at) {
          yield* advance(at, HOUR);
          if (isUp(creature)) yield* repair(at, creature, other, atACost(at, creature));
        },
      });
    }
    if (other !== creature && !isBanned(t, creature, 'touch') && mayBeOperated(t, other)) {
      deeds.push({
        id: `surgery-${other.id}`,
        kind: 'surgery',
        names,
        *run(at) {
          beginRest(at, other);
          yield* advance(at, HOUR, [other]);
          if (isUp(creature)) yield* surgery(at, creature, other, atACost(at, creature));
        },
      });
    }
  }
  return deeds;
}

/** A near miss of what has taken an hour (DT-TASK-10). */
const atACost =
  (t: D20, creature: Creature): AtACost =>
  (missedBy) =>
    nearMiss(t, creature, missedBy, HOUR);

/** Once a day each of the wounded who live (DT-HEAL-08). */
function mayBeOperated(t: D20, patient: Creature): boolean {
  const { life, hp, used } = patient;
  return (
    life === 'alive' &&
    hp < maxHpOf(t, patient) &&
    isA(t, patient, 'living') &&
    (used.surgery === undefined || t.state.clock - used.surgery >= DAY)
  );
}
