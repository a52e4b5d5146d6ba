import type { Adventure, Scene, SceneTask } from '../content/adventure.ts';
import { TAGS } from '../content/tags.ts';
import type { RollAt } from '../content/trait.ts';
import type { CreatureId } from '../model.ts';
import { roundsOf } from '../rules/rolls/written.ts';
import { INFLUENCE } from '../rules/social/influence.ts';
import { contentOf } from '../table.ts';
import type { D20View, SeenCreature } from '../view.ts';
import { chanceOf, facesReaching } from './chance.ts';
import { type RollNumber, rollNumber } from './numbers.ts';
import { creatureIn, worldFor } from './world.ts';

/** The adventure, where it comes with the game: of others a view does not have the pages. */
const adventureIn = (view: D20View): Adventure | undefined =>
  contentOf(worldFor(view)).adventures[view.options.adventure];

/** Keys of what everybody knows before it begins; nothing where the adventure was brought, or there is none. */
export function premiseKeys(
  view: D20View,
): { readonly title: string; readonly text: readonly string[] } | undefined {
  if (view.phase !== 'lobby' || adventureIn(view) === undefined) return undefined;
  const key = `adventure.${view.options.adventure}`;
  return { title: `${key}.title`, text: [`${key}.premise`] };
}

function sceneIn(view: D20View): Scene | undefined {
  return adventureIn(view)?.scenes.find(({ id }) => id === view.story?.scene);
}

/** Keys of the words of the scene that is played; nothing where the adventure was brought. */
export function sceneKeys(
  view: D20View,
): { readonly title: string; readonly text: readonly string[] } | undefined {
  const scene = sceneIn(view);
  if (scene === undefined) return undefined;
  const key = `adventure.${view.options.adventure}.scenes.${scene.id}`;
  return { title: `${key}.title`, text: scene.text.map((_, at) => `${key}.text.${at}.text`) };
}

/** How a task is tried: whatever is known before it is. */
export interface TaskFacts {
  readonly tags: readonly string[];
  /** How many rounds of the clock it takes; nothing for a way, which takes as long as it is long. */
  readonly rounds: number | undefined;
  readonly feet: number | undefined;
  readonly who: NonNullable<SceneTask['who']>;
  readonly tool: string | undefined;
  readonly price: { readonly item?: string; readonly gp?: number } | undefined;
  /** What it has to reach, where players are told so (DT-OPT-12). */
  readonly target: number | undefined;
  /** How hard that is: the rule of the number, or of what stands against it. */
  readonly difficulty: string;
  /** It succeeds without a roll, is opposed, is a roll of its own kind, or is a task roll. */
  readonly roll: 'none' | 'opposed' | 'turning' | 'casting' | 'check' | 'influence';
  /** With each of its tags: what is rolled, and how likely it succeeds where the number is known. */
  readonly ways: readonly TaskWay[];
  readonly failed: number;
}

/** A task by one of its tags. */
export interface TaskWay {
  readonly tag: string;
  readonly number: RollNumber;
  readonly chance: number | undefined;
}

/** What is known of a task of the scene, for somebody who tries it. */
export function taskFacts(view: D20View, who: CreatureId, taskId: string): TaskFacts | undefined {
  const task = sceneIn(view)?.tasks.find(({ id }) => id === taskId);
  const creature = creatureIn(view, who);
  if (task === undefined || creature === undefined || creature.isVeiled) return undefined;
  const { tags, time, way, tool, price } = task;
  const target = targetOf(view, task);
  const roll = rollOf(task);
  const isRolled = roll === 'check' || roll === 'influence' || roll === 'opposed';
  return {
    ...{
      tags,
      target,
      difficulty: difficultyOf(roll, target),
      roll,
      who: task.who ?? 'one',
      tool: tool?.item,
      price,
    },
    rounds: way === undefined ? roundsOf(time) : undefined,
    feet: way?.feet,
    ways: isRolled ? tags.map((tag) => wayBy(view, creature, task, tag, target)) : [],
    failed: view.story?.failed[`${view.story.scene}/${taskId}`] ?? 0,
  };
}

/** Target numbers that have a name (DT-TN-01 to -03). */
const NAMED: Readonly<Record<number, string>> = {
  5: 'DT-TN-01',
  15: 'DT-TN-02',
  25: 'DT-TN-03',
};

function difficultyOf(roll: TaskFacts['roll'], target: number | undefined): string {
  if (roll === 'none') return 'DT-TASK-04';
  if (roll === 'opposed') return 'DT-TN-04';
  if (target === undefined) return 'DT-TASK-03';
  return NAMED[target] ?? 'DT-TN-10';
}

function rollOf({ tn }: SceneTask): TaskFacts['roll'] {
  if (tn === undefined) return 'none';
  if (typeof tn === 'number') return 'check';
  if ('attitude' in tn) return 'influence';
  if ('opposed' in tn) return 'opposed';
  return 'turning' in tn ? 'turning' : 'casting';
}

/** Numbers are told before the roll unless the table hides them; an attitude only once it is known (DT-HID-05, -06). */
function targetOf(view: D20View, { tn }: SceneTask): number | undefined {
  if (view.options.tnVisibility === 'hidden' || tn === undefined) return undefined;
  if (typeof tn === 'number') return tn;
  if (!('attitude' in tn)) return undefined;
  const person = personIn(view, tn.attitude);
  return person === undefined || !isAttitudeKnown(view, person.id)
    ? undefined
    : INFLUENCE[person.attitude];
}

/** Somebody of the adventure, by what it is called there: views do not say who is who. */
function personIn(view: D20View, id: string): SeenCreature | undefined {
  const name = adventureIn(view)?.people.find((one) => one.id === id)?.name;
  return view.creatures.find((one) => one.name === name && one.place.at !== 'away');
}

function wayBy(
  view: D20View,
  roller: SeenCreature,
  task: SceneTask,
  tag: string,
  target: number | undefined,
): TaskWay {
  const ability = task.ability ?? TAGS[tag]?.ability;
  const { tn } = task;
  const about =
    typeof tn === 'object' && 'attitude' in tn ? personIn(view, tn.attitude) : undefined;
  const roll: RollAt = {
    ...{ kind: 'check', roller, tag, setting: view.ground.setting, isListed: true },
    ...(ability === undefined ? {} : { ability }),
    ...(about === undefined ? {} : { target: about }),
  };
  const number = rollNumber(worldFor(view), roll, 'DT-TASK-01');
  const chance =
    target === undefined || task.who === 'each' || task.who === 'lowest'
      ? undefined
      : chanceOf(facesReaching(target, number.sum.total), number.mode);
  return { tag, number, chance };
}

/**
 * Whether the party knows how somebody stands to it: whoever runs the game does, others once they have spoken with it
 * (DT-HID-06). Whoever fights shows it.
 */
export function isAttitudeKnown(view: D20View, id: CreatureId): boolean {
  const creature = creatureIn(view, id);
  return creature !== undefined && (!creature.isVeiled || creature.isSpokenTo === true);
}
