import type { Flow } from '@tablewright/engine';
import { TAGS } from '../../content/tags.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide, masterSeat } from '../deciding/decide.ts';
import { MINUTE } from '../effects/afflict.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { tryTask } from '../tasks/task.ts';
import { advance } from '../time/clock.ts';
import type { CalmDeed } from './calm-deed.ts';
import { nearMiss } from './costs.ts';

/** What something that no scene lists can be for, with the software as master (DT-AGM-02). */
export const PURPOSES = ['next-task', 'avoid-hazard', 'unseen', 'nothing'] as const;
type Purpose = (typeof PURPOSES)[number];

/** What it has to reach, and how long it takes (DT-AGM-02). */
const TARGET = 15;
const TIME = 10 * MINUTE;

/** Once a scene each may try something that is not listed: its player picks a tag and what it is for (DT-AGM-02). */
export function unlisted(t: D20, creature: Creature): readonly CalmDeed[] {
  if (masterSeat(t) !== undefined || creature.used.unlisted !== undefined) return [];
  return [{ id: 'unlisted', kind: 'unlisted', run: (at) => tryUnlisted(at, creature) }];
}

function* tryUnlisted(t: D20, creature: Creature): Flow<void> {
  creature.used.unlisted = t.state.clock;
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const question = { rule: 'DT-AGM-02', usual: () => 0 };
  const { id: tag } = yield* decide(t, creature, 'choice.unlisted-tag', tags, question);
  // Nobody vanishes in the middle of a fight: unseen is how the next one begins.
  const purposes = PURPOSES.filter((id) => id !== 'unseen' || t.state.combat === undefined).map(
    (id) => ({ id }),
  );
  const { id: purpose } = yield* decide(t, creature, 'choice.unlisted-for', purposes, question);
  if (t.state.combat === undefined) yield* advance(t, TIME);
  const { success, missedBy = 0 } = yield* tryTask(t, creature, {
    tag,
    target: TARGET,
    rule: 'DT-AGM-02',
  });
  if (success || (yield* nearMiss(t, creature, missedBy))) grant(t, creature, purpose);
}

function grant(t: D20, creature: Creature, purpose: Purpose): void {
  const advantage = 'advantage' as const;
  if (purpose === 'next-task')
    addCircumstance(t, [creature], { on: 'listed', is: advantage, for: 'roll' }, 'DT-AGM-02');
  else if (purpose === 'avoid-hazard')
    addCircumstance(
      t,
      [creature],
      { on: 'avoid-hazard', is: advantage, for: 'scene' },
      'DT-AGM-02',
    );
  else if (purpose === 'unseen') creature.isHidden = true;
}
