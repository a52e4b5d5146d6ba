import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import { TAGS } from '../../content/tags.ts';
import type { RollAt, RollPart } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isDoomed } from '../rolls/circumstances.ts';
import { sumOf } from '../rolls/parts.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { bothAnew, type Rolled, rollBoth, rollD20, type ToRoll, totalOf } from '../rolls/roll.ts';
import { shownTarget, tellRoll } from '../rolls/tell-roll.ts';

/** A task that a creature tries (DT-TASK-01 to -03). */
export interface Task {
  readonly tag: string;
  /** Instead of the default of its tag (DT-ABIL-07). */
  readonly ability?: Ability;
  /** What the total has to reach, or who opposes it, with what. */
  readonly target: number | Opposition;
  /** Whoever it is about, for traits: the one who is influenced, the patient. */
  readonly about?: Creature;
  readonly more?: readonly RollPart[];
  /** It is one that the scene lists (DT-AGM-02). */
  readonly isListed?: boolean;
  /** Rolled with dice on the table, which whoever rolls says (DT-OPT-13, DT-DICE-12). */
  readonly isByHand?: boolean;
  /** Whether players see what has to be reached; as the table has set it, if left out (DT-OPT-12). */
  readonly isOpen?: boolean;
  readonly rule: string;
}

/** The other side of an opposed task (DT-TN-04). */
export interface Opposition {
  readonly by: Creature;
  readonly ability: Ability;
  readonly tag?: string;
  readonly more?: readonly RollPart[];
}

/** How a task went. */
export interface Outcome {
  readonly success: boolean;
  readonly total: number;
  /** By how much it missed; 0 or less if it did not, nothing where it was opposed. */
  readonly missedBy?: number;
}

/** What is offered to whoever misses by so many, outside a combat; returns whether the task succeeds after all (DT-TASK-10). */
export type AtACost = (missedBy: number) => Flow<boolean>;

/** Whether a task went well, or does so at a cost, where one is offered (DT-TASK-10). */
export function* succeedsAfterAll(
  { success, missedBy = 0 }: Outcome,
  atACost: AtACost | undefined,
): Flow<boolean> {
  return success || (atACost !== undefined && (yield* atACost(missedBy)));
}

/** What the place is like, for traits that ask. */
export const settingOf = ({ state }: Pick<World, 'state'>) => ({ setting: state.ground.setting });

/** Tries a task: a roll against a number, or against somebody (DT-TASK-01 to -07, DT-TN-01 to -04, -09). */
export function* tryTask(t: D20, creature: Creature, task: Task): Flow<Outcome> {
  const { target } = task;
  if (task.about !== undefined && task.about !== creature) task.about.isSpokenTo = true;
  const roll = rollOf(t, creature, task);
  const parts = [...(task.more ?? []), ...toolParts(t, creature, task.tag)];
  // What is bound to fail does so whatever is rolled (DT-SCA-12).
  const fails = isDoomed(t, roll);
  if (typeof target !== 'number') {
    const own = { at: roll, more: parts, isByHand: task.isByHand === true };
    const outcome = yield* opposed(t, own, target, task);
    return fails ? { ...outcome, success: false } : outcome;
  }
  const rolled = yield* rollD20(t, roll, parts, task.isByHand);
  spendItem(creature, task.tag);
  const succeeds = () => !fails && totalOf(rolled) >= target;
  const shown = shownTarget(t, target, task.isOpen);
  tellRoll(t, rolled, { rule: task.rule, success: succeeds(), ...shown });
  yield* rerollWindow(t, rolled, succeeds);
  const total = totalOf(rolled);
  return fails
    ? { success: false, total }
    : { success: succeeds(), total, missedBy: target - total };
}

function rollOf(w: World, roller: Creature, { tag, ability, about, isListed }: Task): RollAt {
  const by = ability ?? TAGS[tag]?.ability;
  return {
    kind: 'check',
    roller,
    tag,
    ...settingOf(w),
    ...(by === undefined ? {} : { ability: by }),
    ...(about === undefined ? {} : { target: about }),
    ...(isListed === undefined ? {} : { isListed }),
  };
}

/** The higher total wins; of equal ones the higher modifiers, else both roll again (DT-TN-04, -09). */
function* opposed(t: D20, first: ToRoll, by: Opposition, task: Task): Flow<Outcome> {
  const { ability, tag, more = [] } = by;
  const { roller } = first.at;
  const base = { kind: 'check', roller: by.by, ability, target: roller, ...settingOf(t) } as const;
  const second = { at: tag === undefined ? base : { ...base, tag }, more };
  let both = yield* rollBoth(t, first, second);
  spendItem(roller, task.tag);
  for (;;) {
    const [own, other] = both;
    const wins = () => outcomeOf(own, other) === 'own';
    tellRoll(t, own, { rule: task.rule, success: wins() });
    tellRoll(t, other, { rule: 'DT-TN-04', target: totalOf(own), success: !wins() });
    yield* rerollWindow(t, own, wins);
    yield* rerollWindow(t, other, () => !wins());
    const outcome = outcomeOf(own, other);
    if (outcome !== 'again') return { success: outcome === 'own', total: totalOf(own) };
    t.tell?.({ type: 'tied', rule: 'DT-TN-09', creature: roller.id, with: by.by.id });
    both = yield* bothAnew(t, own, other);
  }
}

/** Who wins of two rolls (DT-TN-09). */
export function outcomeOf(own: Rolled, other: Rolled): 'own' | 'other' | 'again' {
  const lead = totalOf(own) - totalOf(other) || sumOf(own.terms) - sumOf(other.terms);
  if (lead === 0) return 'again';
  return lead > 0 ? 'own' : 'other';
}

/** What things bring to a task: advantage, or disadvantage without the tool that it needs (DT-ADV-05, DT-TASK-06). */
export function toolParts(w: World, creature: Creature, tag: string): readonly RollPart[] {
  const { gear } = contentOf(w);
  const parts: RollPart[] = [];
  const isDead = isBanned(w, creature, 'tech');
  const items = isBanned(w, creature, 'hold')
    ? []
    : creature.items.filter(({ kind }) => !(isDead && gear[kind]?.isTech === true));
  const helping = items.find(
    (item) => item.task === tag || gear[item.kind]?.advantage?.includes(tag) === true,
  );
  if (helping !== undefined) {
    const rule = gear[helping.kind]?.rule ?? 'DT-TOK-07';
    parts.push({ is: 'advantage', rule, from: helping.kind });
  }
  const needs = Object.values(gear).find(({ needed }) => needed?.includes(tag) === true);
  if (
    needs !== undefined &&
    !items.some((item) => gear[item.kind]?.needed?.includes(tag) === true)
  ) {
    parts.push({ is: 'disadvantage', rule: 'DT-ADV-05', from: needs.id });
  }
  return parts;
}

/** A token's item helps once (DT-TOK-07). */
export function spendItem({ items }: Creature, tag: string): void {
  const special = items.find(({ task }) => task === tag);
  if (special !== undefined) delete special.task;
}
