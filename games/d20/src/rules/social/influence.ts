import type { Flow } from '@tablewright/engine';
import type { RollPart } from '../../content/trait.ts';
import type { Attitude, Creature } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { setAttitude } from '../effects/attitude.ts';
import { isA } from '../effects/kinds.ts';
import { insightInto, insightParts } from '../rolls/insight.ts';
import { leaningOf, sumOf } from '../rolls/parts.ts';
import { type AtACost, succeedsAfterAll, tryTask } from '../tasks/task.ts';

/** What an influence roll has to reach, by attitude (DT-SOC-02 to -04). */
export const INFLUENCE: Readonly<Record<Attitude, number>> = {
  friendly: 5,
  neutral: 15,
  hostile: 25,
};

/** Whether somebody can be talked to: a mind that has words, or one that the speaker finds words for. */
export function canTalk(w: World, creature: Creature, speaker?: Creature): boolean {
  if (creature.character !== undefined) return true;
  if (speaker !== undefined && findsWords(w, speaker, creature)) return true;
  return (isA(w, creature, 'person') && !isA(w, creature, 'mindless')) || speaks(w, creature);
}

/** Whether a trait lets somebody talk to a creature without words (DT-HER-09, DT-ROLE-03). */
function findsWords(w: World, speaker: Creature, other: Creature): boolean {
  let finds = false;
  eachTrait(w, speaker, (trait, self) => {
    if (trait.talksTo?.(w, self, other) === true) finds = true;
  });
  return finds;
}

const speaks = (w: World, { block }: Creature): boolean =>
  block !== undefined && contentOf(w).blocks[block]?.speaks === true;

/** Manners of a social roll, by the tags whose traits add to it (DT-TAG-87). */
export const MANNERS = [
  'influence',
  'negotiate',
  'inspire',
  'social-standing',
  'question-witness',
  'deceive',
  'calm-animal',
  'gather-intel',
] as const;

/** What a lean is worth beside a number. */
const LEAN = 5;

/** The manner in which somebody is best at talking to another: its place among {@link MANNERS}, of equal ones the first. */
export function bestManner(w: World, roller: Creature, target: Creature): number {
  const worth = MANNERS.map((tag) => {
    const { setting } = w.state.ground;
    const { mode, terms } = leaningOf(w, {
      kind: 'check',
      roller,
      target,
      tag,
      ability: 'CHA',
      setting,
    });
    return sumOf(terms) + (mode === 'advantage' ? LEAN : mode === 'disadvantage' ? -LEAN : 0);
  });
  return worth.indexOf(Math.max(...worth));
}

/** Whether a character may try somebody in this scene: not again after a failure (DT-SOC-06). */
export const mayTry = (creature: Creature, other: Creature): boolean =>
  creature.used[`influence/${other.id}`] === undefined;

/** What bears on an influence roll, and what a near miss is offered. */
interface Influencing {
  readonly more?: readonly RollPart[];
  /** It is a task that the scene lists. */
  readonly isListed?: boolean;
  readonly atACost?: AtACost;
}

/**
 * Influences somebody (DT-SOC-01 to -06): a success moves its attitude one step; of a friendly one it is a benefit.
 * Returns whether it succeeded.
 */
export function* influence(
  t: D20,
  creature: Creature,
  other: Creature,
  tag: string,
  { more = [], isListed = false, atACost }: Influencing = {},
): Flow<boolean> {
  const { attitude } = other;
  const insight = yield* insightInto(t, creature, other);
  const outcome = yield* tryTask(t, creature, {
    tag,
    ability: 'CHA',
    target: INFLUENCE[attitude],
    about: other,
    rule:
      t.state.combat !== undefined
        ? 'DT-SOC-12'
        : attitude === 'friendly'
          ? 'DT-SOC-02'
          : 'DT-SOC-01',
    more: [...more, ...insightParts(insight)],
    isListed,
  });
  if (!(yield* succeedsAfterAll(outcome, atACost))) {
    creature.used[`influence/${other.id}`] = t.state.clock;
    return false;
  }
  if (attitude === 'hostile') setAttitude(t, other, 'neutral', 'DT-SOC-04');
  else if (attitude === 'neutral') setAttitude(t, other, 'friendly', 'DT-SOC-03');
  return true;
}
