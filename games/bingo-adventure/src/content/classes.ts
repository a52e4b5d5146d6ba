import type { AdventureState, ClassName } from '../model.ts';
import { FIGHTER } from './classes/fighter.ts';
import { HEALER } from './classes/healer.ts';
import { MYSTIC } from './classes/mystic.ts';
import { ROGUE } from './classes/rogue.ts';
import { type CharacterPower, type ClassSheet, tasksOf } from './power.ts';

/** The four character sheets (BA-COMP-02). */
export const CLASSES: Readonly<Record<ClassName, ClassSheet>> = {
  fighter: FIGHTER,
  mystic: MYSTIC,
  rogue: ROGUE,
  healer: HEALER,
};

/** Every character power by id. */
export const POWERS: Readonly<Record<string, CharacterPower>> = Object.fromEntries(
  Object.values(CLASSES).flatMap(({ powers }) => powers.map((power) => [power.id, power])),
);

/** The class that each character power belongs to, by the power's id. */
export const CLASS_OF_POWER: Readonly<Record<string, ClassName>> = Object.fromEntries(
  Object.values(CLASSES).flatMap(({ id, powers }) => powers.map((power) => [power.id, id])),
);

const TASKS_OF_POWER: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(POWERS).map((power) => [power.id, tasksOf(power)]),
);

/** Everything that the characters' activations of this round have to do, as bits of `TASKS`. */
export function tasksOfRound({ activations }: Pick<AdventureState, 'activations'>): number {
  let tasks = 0;
  for (const { power } of activations) tasks |= TASKS_OF_POWER[power] ?? 0;
  return tasks;
}
