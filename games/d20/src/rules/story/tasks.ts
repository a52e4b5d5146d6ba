import type { Flow } from '@tablewright/engine';
import type { SceneTask } from '../../content/adventure.ts';
import type { Deed } from '../../content/adventure-deeds.ts';
import { TAGS } from '../../content/tags.ts';
import type { RollPart } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';
import { partyOf, personHere, personIn, playing, sceneOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { cannotCast, cannotCastThis, spellsOf } from '../bearers/known-spells.ts';
import { creatureOf, isUp } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { castFor } from '../magic/cast.ts';
import { modifierOf } from '../numbers/scores.ts';
import { isHere } from '../place/distance.ts';
import { speedOf } from '../place/speed.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { rollD20, totalOf } from '../rolls/roll.ts';
import { shownTarget, tellRoll } from '../rolls/tell-roll.ts';
import { roundsOf } from '../rolls/written.ts';
import { influence, mayTry } from '../social/influence.ts';
import type { Outcome, Task } from '../tasks/task.ts';
import { advance } from '../time/clock.ts';
import { DENIED, SURE, tryAsRuled } from './as-ruled.ts';
import { forcedCost, nearMiss } from './costs.ts';
import { type Cause, doAll, learn } from './doing.ts';
import { meetHazards } from './hazards.ts';
import { holds } from './when.ts';
import { wordsOf } from './words.ts';

/** How a task is called in the story. */
export const taskKey = (t: D20, { id }: Pick<SceneTask, 'id'>): string =>
  `${playing(t).story.scene}/${id}`;

/** Whether a task can be tried now. */
export function isOpen(t: D20, task: SceneTask): boolean {
  const { story } = playing(t);
  const key = taskKey(t, task);
  const isDone = story.done.includes(key) && task.isRepeated !== true;
  if (isDone || story.closed.includes(key) || !holds(t, task.when)) return false;
  const { tool, price } = task;
  const has = (kind: string) =>
    partyOf(t).some(({ items }) => items.some((item) => item.kind === kind));
  if (tool?.without === 'impossible' && !has(tool.item)) return false;
  if (price?.item !== undefined && !has(price.item)) return false;
  return price?.gp === undefined || partyOf(t).some(({ gp }) => gp >= (price.gp ?? 0));
}

/** Whether this character may try it: with people not again after a failure (DT-SOC-06), and not twice where turns differ. */
export function mayTryTask(t: D20, creature: Creature, task: SceneTask): boolean {
  if (!isUp(creature)) return false;
  const { tn, turns } = task;
  if (typeof tn === 'object') {
    if ('attitude' in tn) {
      const person = personHere(t, tn.attitude);
      if (person === undefined || !isUp(person) || !mayTry(creature, person)) return false;
    }
    if ('turning' in tn && !creature.traits.includes('turn-away-undead')) return false;
    if ('casting' in tn && !canCastNow(t, creature, tn.casting)) return false;
  }
  const shares = playing(t).story.shares[taskKey(t, task)] ?? [];
  return turns?.distinct !== true || !shares.includes(creature.id);
}

/** Whether somebody can cast a spell that a task asks for. */
function canCastNow(t: D20, creature: Creature, id: string): boolean {
  const spell = spellsOf(t, creature).find((one) => one.id === id);
  return (
    spell !== undefined &&
    cannotCast(t, creature) === undefined &&
    cannotCastThis(t, creature, spell, spell.id) === undefined
  );
}

/**
 * Somebody tries a task of the scene (DT-TASK, DT-DUR, DT-SHOT-02): its time passes, and what it says comes of it. Whom
 * a hazard on the way fells, or leads elsewhere, tries nothing.
 */
export function* trySceneTask(
  t: D20,
  creature: Creature,
  task: SceneTask,
  tag: string,
): Flow<void> {
  const cause: Cause = { rule: sceneOf(t).rule ?? 'DT-SHOT-02', actor: creature };
  yield* meetHazards(t, task.id, creature);
  if (!isUp(creature) || playing(t).story.goes !== undefined) return;
  payFor(t, creature, task);
  if (t.state.combat === undefined) {
    yield* advance(t, timeOf(t, task));
    if (!isUp(creature)) return;
  }
  const isSure = task.tn === undefined || (task.auto !== undefined && holds(t, task.auto));
  const outcome = isSure ? SURE : yield* attempt(t, creature, task, tag);
  if (outcome.success) return yield* succeed(t, creature, task, cause);
  const missedBy = outcome.missedBy ?? FAR;
  if (typeof task.near === 'object' && missedBy <= NEAR) {
    yield* fail(t, creature, task, cause, task.near);
  } else if (task.near !== 'fail' && (yield* nearMiss(t, creature, missedBy, timeOf(t, task)))) {
    yield* succeed(t, creature, task, cause);
  } else yield* fail(t, creature, task, cause, task.fail);
}

/** How long a task takes: as it says, or as a way takes the slowest of the party (DT-MOVE-01, -03). */
function timeOf(t: D20, { time, way }: SceneTask): number {
  if (way === undefined) return roundsOf(time);
  const slowest = Math.max(
    5,
    Math.min(
      ...partyOf(t)
        .filter(isUp)
        .map((one) => speedOf(t, one)),
    ),
  );
  const feet = way.isDifficult ? 2 * way.feet : way.feet;
  return Math.ceil(feet / (2 * slowest));
}

const FAR = Number.POSITIVE_INFINITY;
/** What a task has to reach that says nothing else (DT-TN-02). */
const HARD = 15;
/** What still is a near miss (DT-TASK-10). */
const NEAR = 3;

/** The roll or rolls of a task. */
function* attempt(t: D20, creature: Creature, task: SceneTask, tag: string): Flow<Outcome> {
  const { tn, who = 'one' } = task;
  if (typeof tn === 'object') {
    if ('attitude' in tn) return yield* persuade(t, creature, task, tn.attitude, tag);
    if ('turning' in tn) return yield* turningTask(t, creature, tn.turning);
    if ('casting' in tn) return yield* castingTask(t, creature, tn.casting);
  }
  if (who === 'each') return yield* each(t, task, tag);
  const roller = who === 'lowest' ? lowest(t, task, tag) : creature;
  return yield* single(t, roller, task, tag);
}

function* single(t: D20, creature: Creature, task: SceneTask, tag: string): Flow<Outcome> {
  const { tn, ability } = task;
  const target = typeof tn === 'object' && 'opposed' in tn ? opposition(t, tn.opposed, tn.tag) : tn;
  const asWritten: Task = {
    tag,
    target:
      typeof target === 'number' || (typeof target === 'object' && 'by' in target) ? target : HARD,
    rule: sceneOf(t).rule ?? 'DT-TASK-01',
    more: leansOf(t, creature, task),
    isListed: true,
    ...(ability === undefined ? {} : { ability }),
  };
  return yield* tryAsRuled(t, creature, asWritten, timeOf(t, task));
}

/** The turning roll in place of a task roll (DT-ROLE-19): it succeeds if any of the row is turned. */
function* turningTask(t: D20, creature: Creature, row: string): Flow<Outcome> {
  const [first] = (playing(t).story.rows[row] ?? []).map((id) => creatureOf(t.state, id));
  const rolled = yield* rollD20(t, { kind: 'turning', roller: creature, isListed: true }, [
    { is: 'bonus', value: creature.level, stack: 'add', rule: 'DT-ROLE-19', from: 'level' },
  ]);
  const target = 10 + (first?.level ?? 1);
  const succeeds = () => totalOf(rolled) >= target;
  tellRoll(t, rolled, { rule: 'DT-ROLE-19', success: succeeds(), ...shownTarget(t, target) });
  yield* rerollWindow(t, rolled, succeeds);
  return { success: succeeds(), total: totalOf(rolled) };
}

/** The casting roll of a spell in place of a task roll (DT-MAG-08). */
function* castingTask(t: D20, creature: Creature, id: string): Flow<Outcome> {
  const spell = spellsOf(t, creature).find((one) => one.id === id);
  if (spell === undefined) return DENIED;
  return { success: yield* castFor(t, creature, spell), total: 0 };
}

/** Somebody of the scene who opposes a task: a person, or the first of a row of foes. */
function opposition(t: D20, id: string, tag: string) {
  const { story } = playing(t);
  const known = personHere(t, id)?.id ?? story.rows[id]?.[0];
  const by = t.state.creatures.find((one) => one.id === known);
  if (by === undefined) throw new Error(`"${id}" is not in the scene`);
  return { by, ability: TAGS[tag]?.ability ?? 'WIS', tag };
}

/** Everybody rolls; it succeeds if all do (DT-SCA, DT-SCC). */
function* each(t: D20, task: SceneTask, tag: string): Flow<Outcome> {
  let worst: Outcome = SURE;
  for (const creature of partyOf(t).filter(isUp)) {
    const outcome = yield* single(t, creature, task, tag);
    if (!outcome.success) worst = outcome;
  }
  return worst;
}

/** The character whose modifier is the lowest. */
function lowest(t: D20, { ability }: SceneTask, tag: string): Creature {
  const by = ability ?? TAGS[tag]?.ability ?? 'DEX';
  const [worst] = [...partyOf(t)]
    .filter(isUp)
    .sort((a, b) => modifierOf(t, a, by) - modifierOf(t, b, by));
  if (worst === undefined) throw new Error('nobody of the party stands');
  return worst;
}

/** Whether one of the others could try it alone, and so helps (DT-TASK-08). */
const hasHelper = (t: D20, creature: Creature, task: SceneTask): boolean =>
  partyOf(t).some(
    (one) =>
      one !== creature && isHere(one) && !isBanned(t, one, 'act') && mayTryTask(t, one, task),
  );

/** What helps and hinders: a tool that is missing, what the scene says, help of others (DT-TASK-08, DT-ADV-05). */
function leansOf(t: D20, creature: Creature, task: SceneTask): readonly RollPart[] {
  const { tool, leans = [], who } = task;
  const parts: RollPart[] = leans
    .filter(({ when }) => holds(t, when))
    .map(({ is }) => ({ is, rule: 'DT-ADV-04' }));
  if (tool?.without === 'disadvantage' && !creature.items.some(({ kind }) => kind === tool.item)) {
    parts.push({ is: 'disadvantage', rule: 'DT-ADV-05', from: oneOf(t, 'gear', tool.item).id });
  }
  if (who === 'together' && hasHelper(t, creature, task)) {
    parts.push({ is: 'advantage', rule: 'DT-TASK-08', from: 'help' });
  }
  return parts;
}

/** A person is talked round: by its attitude, or by the one that its mood treats it as (DT-SOC, DT-SCA-14). */
function* persuade(
  t: D20,
  creature: Creature,
  task: SceneTask,
  id: string,
  tag: string,
): Flow<Outcome> {
  const { adventure } = playing(t);
  const person = personHere(t, id);
  if (person === undefined) return { success: false, total: 0 };
  const mood = personIn(adventure, id).moods?.find(({ when }) => holds(t, when));
  const before = person.attitude;
  if (mood !== undefined) person.attitude = mood.as;
  const { near } = task;
  let missed = FAR;
  const success = yield* influence(t, creature, person, tag, {
    more: leansOf(t, creature, task),
    isListed: true,
    *atACost(missedBy) {
      missed = missedBy;
      const isOffered = near !== 'fail' && typeof near !== 'object';
      return isOffered && (yield* nearMiss(t, creature, missedBy));
    },
  });
  if (!success && mood !== undefined) person.attitude = before;
  // A printed line for near misses needs to know; the offer has been made.
  return { success, total: 0, ...(typeof near === 'object' ? { missedBy: missed } : {}) };
}

/** What a task costs to try is gone (DT-SCA-12). */
function payFor(t: D20, creature: Creature, { price }: SceneTask): void {
  if (price?.gp !== undefined) {
    const payer =
      creature.gp >= price.gp ? creature : partyOf(t).find(({ gp }) => gp >= (price.gp ?? 0));
    if (payer !== undefined) payer.gp -= price.gp;
  }
  if (price?.item === undefined) return;
  for (const owner of [creature, ...partyOf(t)]) {
    const item = owner.items.find(({ kind }) => kind === price.item);
    if (item === undefined) continue;
    owner.items = owner.items.filter((one) => one !== item);
    t.tell?.({ type: 'lost-item', rule: 'DT-SCA-12', creature: owner.id, item: item.kind });
    return;
  }
}

/** A success; a task that takes several counts them (DT-SCC-17). */
function* succeed(t: D20, creature: Creature, task: SceneTask, cause: Cause): Flow<void> {
  const { story } = playing(t);
  const key = taskKey(t, task);
  if (task.turns !== undefined) {
    const shares = [...(story.shares[key] ?? []), creature.id];
    story.shares[key] = shares;
    if (shares.length < task.turns.count) return;
  }
  if (!story.done.includes(key)) story.done.push(key);
  t.tell?.({
    type: 'task-done',
    rule: cause.rule,
    creature: creature.id,
    task: task.id,
    words: wordsOf(t, task.label),
  });
  yield* doAll(t, task.ok, cause);
}

/** A failure: what it says, and the key clue at a cost (DT-SHOT-02, DT-AGM-09). */
function* fail(
  t: D20,
  creature: Creature,
  task: SceneTask,
  cause: Cause,
  deeds: readonly Deed[],
): Flow<void> {
  const { story } = playing(t);
  const key = taskKey(t, task);
  story.failed[key] = (story.failed[key] ?? 0) + 1;
  if (task.isSingle === true) story.closed.push(key);
  t.tell?.({
    type: 'task-failed',
    rule: cause.rule,
    creature: creature.id,
    task: task.id,
    words: wordsOf(t, task.label),
    times: story.failed[key],
  });
  yield* doAll(t, deeds, cause);
  const { key: clue } = sceneOf(t);
  if (clue?.task !== task.id || story.facts.includes(clue.fact)) return;
  yield* forcedCost(t, creature, timeOf(t, task));
  learn(t, clue.fact, 'DT-SHOT-02');
}

/** With which tag somebody tries: its choice where a task allows several. */
export function* tagFor(t: D20, creature: Creature, { tags }: SceneTask): Flow<string> {
  if (tags.length === 0) return '';
  const options = tags.map((tag) => ({ id: tag, names: { tag } }));
  const usual = () => {
    const worth = tags.map((tag) => modifierOf(t, creature, TAGS[tag]?.ability ?? 'INT'));
    return worth.indexOf(Math.max(...worth));
  };
  return (yield* decide(t, creature, 'choice.tag', options, { rule: 'DT-TASK-01', usual })).id;
}
