import type { Outcome, Text } from '@tablewright/engine';
import type { SideFace } from '@tablewright/table-kit/board';
import { scoreOf, teamName } from '../explain/index.ts';
import type { KazzamState, Team } from '../model.ts';
import { EMBLEMS, paintOf } from './colours.ts';

/** The shape of a piece in the colour of each team. */
const SHAPES = { red: 'diamond', blue: 'circle', neutral: 'triangle' } as const;

/** Both teams with the names, colours and signs of the score strip, and the seats that play them. */
export function sides(view: SideView): readonly SideFace[] {
  return ([0, 1] as const).map((team) => {
    const paint = paintOf(view, team);
    return {
      name: teamName(view, team),
      colour: `var(--kz-${paint})`,
      sign: EMBLEMS[paint],
      team: {
        seats: [...new Set(view.seats.filter((_, athlete) => teamOf(view, athlete) === team))],
        shape: SHAPES[paint],
        ink: `var(--kz-${paint}-ink)`,
      },
    };
  });
}

type SideView = Pick<KazzamState, 'options' | 'red' | 'seats' | 'perTeam'>;

function teamOf({ perTeam }: SideView, athlete: number): Team {
  return athlete < perTeam ? 0 : 1;
}

/** Which team has won, and by how much (KZ-END-03, KZ-END-06). */
export function ending(view: KazzamState, { result }: Outcome): Text | undefined {
  if (result !== 'players' && result !== 'opposition') return undefined;
  const [winner, loser]: readonly [Team, Team] = result === 'players' ? [0, 1] : [1, 0];
  return {
    key: view.result === 'conceded' ? 'outcome.team.conceded' : 'outcome.team',
    params: {
      team: teamName(view, winner),
      points: scoreOf(view, winner).total,
      other: teamName(view, loser),
      others: scoreOf(view, loser).total,
    },
  };
}
