import type { Activation, AdventureState, Character, ClassName } from '../model.ts';
import { FIGHTER } from './classes/fighter.ts';
import { HEALER } from './classes/healer.ts';
import { MYSTIC } from './classes/mystic.ts';
import { ROGUE } from './classes/rogue.ts';
import type { CharacterPower, ClassSheet } from './power.ts';

/** The four character sheets (BA-COMP-02). */
export const CLASSES: Readonly<Record<ClassName, ClassSheet>> = {
  fighter: FIGHTER,
  mystic: MYSTIC,
  rogue: ROGUE,
  healer: HEALER,
};

/** Every character power by id; a map, since what is looked up in every step of a round counts. */
export const POWERS: ReadonlyMap<string, CharacterPower> = new Map(
  Object.values(CLASSES).flatMap(({ powers }) => powers.map((power) => [power.id, power] as const)),
);

/** The class that each character power belongs to, by the power's id. */
export const CLASS_OF_POWER: Readonly<Record<string, ClassName>> = Object.fromEntries(
  Object.values(CLASSES).flatMap(({ id, powers }) => powers.map((power) => [power.id, id])),
);

/** Everything that the characters' activations of this round have to do, as bits of `TASKS`. */
export function tasksOfRound({ activations }: Pick<AdventureState, 'activations'>): number {
  let tasks = 0;
  for (const { power } of activations) tasks |= POWERS.get(power)?.tasks ?? 0;
  return tasks;
}

/** An activation of this round with what belongs to it. */
export interface Doing {
  readonly character: Character;
  readonly activation: Activation;
  readonly power: CharacterPower;
}

const NOTHING: readonly Doing[] = [];

/** The activations of this round with any of these tasks, characters in order (BA-CTRL-09). */
export function doing(
  { characters, activations }: Pick<AdventureState, 'characters' | 'activations'>,
  tasks: number,
): readonly Doing[] {
  let list: Doing[] | undefined;
  for (let index = 0; index < characters.length && activations.length > 0; index += 1) {
    const character = characters[index];
    for (const activation of activations) {
      if (activation.character !== index || character === undefined) continue;
      const power = POWERS.get(activation.power);
      if (power === undefined || (power.tasks & tasks) === 0) continue;
      list ??= [];
      list.push({ character, activation, power });
    }
  }
  return list ?? NOTHING;
}
