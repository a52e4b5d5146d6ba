import { ABILITIES, type Scores } from '../../abilities.ts';
import { DICE_LEVELS } from '../../rules/numbers/hit-points.ts';
import type { SheetItem } from '../sheet.ts';

/** Six scores in printed order. */
export function scores(...values: readonly number[]): Scores {
  return Object.fromEntries(ABILITIES.map((ability, at) => [ability, values[at] ?? 10])) as Scores;
}

/** Average Hit Dice (DT-OPT-02): the examples and the ready characters are built with them. */
export const averageDice = (level: number): readonly number[] =>
  Array.from({ length: Math.min(level, DICE_LEVELS) }, () => 3.5);

/** Things in hand, worn, and carried. */
export const held = (kind: string): SheetItem => ({ kind, is: 'held' });
/** See {@link held}. */
export const worn = (kind: string): SheetItem => ({ kind, is: 'worn' });
/** See {@link held}. */
export const carried = (...kinds: readonly string[]): readonly SheetItem[] =>
  kinds.map((kind) => ({ kind }));
