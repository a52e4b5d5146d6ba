import type { Game, OptionProblem } from '@tablewright/engine';
import { readOptions } from '@tablewright/engine/host';

/** What is wrong with the settings, one by one and, when none is, together. */
export function settingProblems(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seatCount: number,
): readonly OptionProblem[] {
  const read = readOptions(game.options, given);
  if (!read.ok) return read.error;
  return game.checkOptions?.(read.value as never, seatCount) ?? [];
}
