import { CONTENT } from '../content/index.ts';
import type { Build, KazzamState } from '../model.ts';
import { type KazzamOptions, optionsOf } from '../options.ts';
import { setUp, slotOf } from '../rules/match/setup.ts';
import { sheetOf } from '../rules/match/team-sheet.ts';

/** The settings of a match where nobody says anything else. */
const USUAL = Object.fromEntries(
  Object.entries(optionsOf(CONTENT)).map(([name, spec]) => [name, spec.default]),
) as unknown as KazzamOptions;

/**
 * Athletes as they would stand beside the court, to ask about their numbers and powers before any match.
 * What a build lacks it has nothing of; each is the creature with the number of its place.
 */
export function beforeMatch(builds: readonly Build[]): KazzamState {
  return setUp({
    options: { ...USUAL, athletes: builds.length, players: 'built', opposition: 'built' },
    seatCount: 2,
    content: CONTENT,
    // Where Creeps stand is of no account here.
    roll: () => 1 as never,
    documents: { [slotOf(0)]: sheetOf('', builds) },
  });
}
