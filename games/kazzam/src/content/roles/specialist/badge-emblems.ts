import { bowArrow, gears, mountains, run, wolfTrap } from '@tablewright/table-kit/emblems';

/** What stands for the Specialist and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  specialist: gears,
  hunter: bowArrow,
  runner: run,
  'terrain-artist': mountains,
  trapper: wolfTrap,
};
