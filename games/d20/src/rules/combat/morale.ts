import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isUp } from '../creature.ts';
import { afflict } from '../effects/afflict.ts';
import { isHere } from '../place/distance.ts';
import { sumOf } from '../rolls/parts.ts';
import { rollD6 } from '../rolls/roll.ts';
import { isInCombat } from './end.ts';
import { participantsOf } from './initiative.ts';

/** Nobody with this morale ever rolls (DT-NPC-08). */
const FEARLESS = 12;

/** Who leads a group besides those of it who do, as rooms above this one know. */
export type MoreLeaders = (t: D20, members: readonly Creature[]) => readonly Creature[];

const NO_MORE: MoreLeaders = () => [];

/** Groups that have lost half their members, or their leader, in this round roll once for each (DT-NPC-08). */
export function* checkMorale(t: D20, more: MoreLeaders = NO_MORE): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined || !t.options.morale) return;
  const groups = new Map<number, Creature[]>();
  for (const creature of participantsOf(t)) {
    if (creature.character !== undefined || creature.side !== 'foes') continue;
    groups.set(creature.group, [...(groups.get(creature.group) ?? []), creature]);
  }
  for (const [group, members] of groups) {
    const standing = members.filter((one) => isUp(one) && isHere(one));
    const [first] = standing;
    if (first === undefined || (first.printed?.morale ?? FEARLESS) >= FEARLESS) continue;
    const leaders = [
      ...members.filter(({ isLeader }) => isLeader),
      ...more(t, members).filter((one) => isInCombat(t, one)),
    ];
    const causes = [
      standing.length * 2 <= members.length ? 'half' : undefined,
      leaders.some((one) => !isUp(one)) ? 'leader' : undefined,
    ];
    for (const cause of causes) {
      const key = `${group}/${cause}`;
      if (cause === undefined || combat.morale.includes(key)) continue;
      combat.morale.push(key);
      yield* rollMorale(t, group, standing);
    }
  }
}

/** Two dice: above morale the group flees (DT-NPC-08). */
function* rollMorale(t: D20, group: number, standing: readonly Creature[]): Flow<void> {
  const [first] = standing;
  if (first === undefined) return;
  const faces = yield* rollD6(t, first, 2, 'morale');
  const total = sumOf(faces.map((value) => ({ value, rule: 'DT-NPC-08' })));
  const morale = first.printed?.morale ?? FEARLESS;
  const holds = total <= morale;
  t.tell?.({ type: 'morale', rule: 'DT-NPC-08', group, faces, total, morale, holds });
  if (holds) return;
  for (const creature of standing) {
    const source = { rule: 'DT-NPC-08' };
    yield* afflict(t, creature, { kind: 'fleeing', source, until: { at: 'scene' } });
  }
}
