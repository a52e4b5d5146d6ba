import { choose, type Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { decide, masterSeat } from '../../../rules/deciding/decide.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { goAway } from '../../../rules/hiding/hush.ts';
import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Casting, Spell } from '../../spell.ts';
import { spellSource } from '../shared/zones.ts';
import { conjure, turnOn } from './conjure.ts';

const TASKS = [{ id: 'fight' }, { id: 'errand' }] as const;
const ENDS = [{ id: 'has-an-end' }, { id: 'is-endless' }] as const;

/** An unseen being for one task (DT-ARC-606): a fight here, or an errand of the story. */
export const invisibleStalker: Spell = {
  id: 'invisible-stalker',
  rule: 'DT-ARC-606',
  tradition: 'arcane',
  level: 6,
  range: 10,
  good: 'help',
  aim: () => ({ at: 'self' }),
  *cast(t, casting) {
    const { caster, spell } = casting;
    const stalker = yield* conjure(t, caster, 'invisible-stalker', caster.place, spell.rule);
    const question = { rule: spell.rule, usual: () => 0 };
    const { id: text } = yield* decide(t, caster, 'choice.stalker-task', TASKS, question);
    if (yield* isEndless(t, casting, stalker)) return yield* turnOn(t, stalker, caster);
    if (text === 'errand') {
      goAway(t, stalker);
      return tellStory(t, casting);
    }
    const source = spellSource(casting);
    const until = { at: 'cure' } as const;
    yield* afflict(t, stalker, { kind: 'on-mission', source, until, data: { text } });
  },
};

/** Whether the task has no end: a person who runs the game says so; to the software each has one (decision). */
function* isEndless(t: D20, { spell }: Casting, { id }: Creature): Flow<boolean> {
  const master = masterSeat(t);
  if (master === undefined) return false;
  const question = { rule: spell.rule, params: { creature: id }, fallback: 0 };
  return (yield* choose(t, master, 'choice.endless-task', ENDS, question)).id === 'is-endless';
}
