import type { Flow } from '@tablewright/engine';
import type { SceneTask } from '../../content/adventure.ts';
import { TAGS } from '../../content/tags.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import type { Deed } from '../actions/menu.ts';
import { adventureOf, playing, sceneOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { decide, masterSeat } from '../deciding/decide.ts';
import { tryAsRuled } from './as-ruled.ts';
import { retreatDeeds } from './retreat.ts';
import { isOpen, mayTryTask, tagFor, taskKey, trySceneTask } from './tasks.ts';
import { unlisted } from './unlisted.ts';
import { taskText, wordsOf } from './words.ts';

/** What a task that nobody has written has to reach, unless whoever runs the game says something else (DT-TN-02). */
const TARGET = 15;

/** What the scene, and what people think of, adds to what can be done on a turn (DT-TURN-02, DT-AGM-02, DT-SHOT-04). */
export function fightDeeds(t: D20, creature: Creature, turn: Turn): readonly Deed[] {
  if (creature.character === undefined || creature.side !== 'party') return [];
  const isPlayed = t.state.story !== undefined && adventureOf(t) !== undefined;
  const acts = !isBanned(t, creature, 'act');
  return [
    ...(acts && isPlayed ? taskDeeds(t, creature) : []),
    ...(acts ? improvised(t, creature) : []),
    ...(isPlayed ? retreatDeeds(t, creature, turn) : []),
  ];
}

/** A minute of a fight, in rounds (DT-TASK-12). */
const ROUNDS = 6;

/**
 * Tasks of a round are actions, free ones are free, those of a minute take the actions of six rounds (DT-TASK-12); what
 * takes longer, all of the party or talk has to wait (DT-TURN-02).
 */
const isOfAFight = (task: SceneTask): boolean => {
  const { time, way, tn, who = 'one' } = task;
  if (way !== undefined) return false;
  if (time === '1m' && typeof tn === 'object' && 'attitude' in tn) return false;
  if (time !== '1r' && time !== '1m' && time !== 'free') return false;
  return (who === 'one' || who === 'together') && !onlyBegins(task);
};

/** Whether it does no more than begin a fight. */
const onlyBegins = ({ ok }: SceneTask): boolean =>
  ok.length > 0 && ok.every((deed) => 'fight' in deed && deed.fight === 'begin');

/** What companions and bots do before an attack, and what for want of one (DT-BOT-01). */
const WORTH = { easy: 54, hard: 18 } as const;

/** Up to what number a task is easy enough to come first. */
const EASY = 10;

/** How good a task of the scene is in a fight: what has no number is left to people. */
const worthOf = ({ tn }: SceneTask): number =>
  typeof tn !== 'number' ? 0 : tn <= EASY ? WORTH.easy : WORTH.hard;

function taskDeeds(t: D20, creature: Creature): readonly Deed[] {
  return sceneOf(t)
    .tasks.filter((task) => isOfAFight(task) && isOpen(t, task) && mayTryTask(t, creature, task))
    .map((task) => ({
      id: `task-${task.id}`,
      kind: 'task',
      names: { task: task.id, tag: task.tags[0] ?? '' },
      text: taskText(t, task),
      worth: worthOf(task),
      ...(task.time === 'free'
        ? { takes: 'free' as const, once: `task-${task.id}` }
        : { takes: 'action' as const }),
      *run(at: D20) {
        if (task.time === '1m' && !hasWorkedThrough(at, creature, task)) return;
        const tag = task.tags.length < 2 ? (task.tags[0] ?? '') : yield* tagFor(at, creature, task);
        yield* trySceneTask(at, creature, task, tag);
      },
    }));
}

/** Another round of a task of a minute; after the sixth without a gap it is rolled for (DT-TASK-12). */
function hasWorkedThrough(t: D20, creature: Creature, task: SceneTask): boolean {
  const { story } = playing(t);
  const { clock } = t.state;
  const key = `${taskKey(t, task)}/${creature.id}`;
  const { [key]: last, ...others } = story.works ?? {};
  const isOn = last !== undefined && clock - last.clock <= 1;
  const count = !isOn ? 1 : last.clock === clock ? last.count : last.count + 1;
  story.works = count < ROUNDS ? { ...others, [key]: { clock, count } } : others;
  const words = wordsOf(t, task.label);
  t.tell?.({
    ...{ type: 'at-task', rule: 'DT-TASK-12', creature: creature.id },
    ...{ task: task.id, words, count, of: ROUNDS },
  });
  return count >= ROUNDS;
}

/** What no list has: once a scene with the software as master, as often as one likes where a person says what comes of it. */
function improvised(t: D20, creature: Creature): readonly Deed[] {
  if (masterSeat(t) === undefined)
    return unlisted(t, creature).map((deed) => ({ ...deed, takes: 'action' as const }));
  return [
    {
      id: 'improvise',
      kind: 'unlisted',
      takes: 'action',
      run: (at) => improvise(at, creature),
    },
  ];
}

/** A task that whoever runs the game sets: it says how it is rolled, and what a success is worth (DT-TURN-02, DT-GMC-14). */
function* improvise(t: D20, creature: Creature): Flow<void> {
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const question = { rule: 'DT-TURN-02', usual: () => 0 };
  const { id: tag } = yield* decide(t, creature, 'choice.unlisted-tag', tags, question);
  yield* tryAsRuled(t, creature, { tag, target: TARGET, rule: 'DT-TURN-02' });
}
