import type { CreatureId, KazzamState } from '../../model.ts';
import { timekeeperOf } from './actor-at.ts';
import { creatureOf } from './creatures.ts';
import { itemAt } from './item-at.ts';

/** The levels of athletes (KZ-PROG-01 to KZ-PROG-06). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A value that grows with the level: each holds from its level on, until the next (KZ-PROG-07). */
export type ByLevel<T> = { readonly 1: T } & { readonly [L in Exclude<Level, 1>]?: T };

/** The level of an athlete, of a companion that of its owner; 1 for everybody else. */
export function levelOf(state: KazzamState, id: CreatureId): number {
  const { build } = creatureOf(state, timekeeperOf(state, id));
  return itemAt(state.builds, build)?.level ?? 1;
}

/** What holds for the level of a creature. */
export function atLevelOf<T>(state: KazzamState, id: CreatureId, values: ByLevel<T>): T {
  const level = levelOf(state, id);
  let value = values[1];
  for (const at of [2, 3, 4, 5, 6] as const) if (at <= level) value = values[at] ?? value;
  return value;
}
