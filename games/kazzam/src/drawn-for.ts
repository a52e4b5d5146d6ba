import type { Draw, Seat } from '@tablewright/engine';
import type { KazzamState } from './model.ts';

/** Draws that are for a team or a group of creeps, which their number names. */
const FOR_MANY: readonly string[] = ['roll-off', 'creeps', 'creep-start'];

/** The seat that plays the athlete for whom the rules drew; creeps are nobody's. */
export function drawnFor(
  { perTeam, seats }: Pick<KazzamState, 'perTeam' | 'seats'>,
  { purpose, who }: Pick<Draw, 'purpose' | 'who'>,
): Seat | undefined {
  const isAthlete = who >= 0 && who < 2 * perTeam && !FOR_MANY.includes(purpose);
  return isAthlete ? seats[who] : undefined;
}
