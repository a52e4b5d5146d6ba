import type { KazzamState, Team } from '../model.ts';

/** The colour of a piece: of its team, or of neither. */
export type Paint = 'red' | 'blue' | 'neutral';

/** The colour that a team plays in (KM-GEN-03). */
export function paintOf({ red }: Pick<KazzamState, 'red'>, team: Team | undefined): Paint {
  if (team === undefined) return 'neutral';
  return team === red ? 'red' : 'blue';
}

/** The sign that goes with each colour, as the `d` of a path in a box of 10 by 10. */
export const EMBLEMS: Readonly<Record<Paint, string>> = {
  red: 'M5 0L10 5L5 10L0 5z',
  blue: 'M5 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  neutral: 'M5 .4L10 9.4H0z',
};
