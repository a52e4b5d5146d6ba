import { begin, type Court, ours, type Told, theirs } from '../../../../../test/table.ts';

export const GOLEM = 'Royal Golem';
/** The throne, and the Golem's square. */
export const [THRONE, PLACE] = ['court(12,11)', 'court(12,13)'];
/** The Golem's own orb, on its pedestal; orbs of the red and of the blue team. */
export const [OWN, RED, BLUE] = ['orb-6', ['orb-0', 'orb-2', 'orb-4'], ['orb-1', 'orb-3', 'orb-5']];
/** The pedestal behind the throne. */
export const PEDESTAL = 'court(12,12)';
const sturdy = { hp: 30, maxHp: 30 };

/** Ana, whose turn comes after the Creeps', and Bo, whose turn comes before. */
export interface Hall {
  readonly ana?: Told;
  readonly bo?: Told;
  readonly more?: readonly Told[];
  readonly golem?: Told;
  readonly birds?: readonly Told[];
  readonly group?: Told;
  readonly enemies?: readonly string[];
  readonly rolls?: readonly number[];
  readonly orbs?: readonly Told[];
  readonly effects?: readonly Told[];
  readonly options?: Told;
  readonly seats?: number;
}

/** The Golem in its place, at the turn of Bo. */
export function hall({
  ana = {},
  bo = {},
  more = [],
  golem = {},
  birds = [],
  group = {},
  enemies = ['Bo'],
  rolls = [],
  orbs,
  effects,
  options = {},
  seats = 2,
}: Hall = {}): Court {
  const given = {
    athletes: [
      ours('Ana', 'court(1,1)', { ...sturdy, ...ana }),
      ...more,
      theirs('Bo', 'court(12,9)', { ...sturdy, ...bo }),
    ],
    creeps: [
      {
        group: 'golem',
        members: [{ kind: 'Golem', at: PLACE, ...golem }, ...birds],
        enemies,
        orb: OWN,
        ...group,
      },
    ],
    turn: 'Bo',
    ...(orbs === undefined ? {} : { orbs }),
    ...(effects === undefined ? {} : { effects }),
  };
  return begin(given, {
    rolls,
    seed: 'hall',
    seats,
    options: { map: 'throne', redTeam: 'players', ...options },
  });
}

/** The same, once the Golem has acted by the row of that face. */
export function acted(face: number, how: Hall = {}): Court {
  return hall({ ...how, rolls: [face, ...(how.rolls ?? [])] }).answer('end-turn');
}

/** How much Ward it has. */
export function wardOn(court: Court, name: string): number {
  return court.of(name).wards.reduce((sum, { amount }) => sum + amount, 0);
}

/** What was paid, as rule, team and points. */
export function paid(court: Court): readonly (readonly unknown[])[] {
  return court.heard('points').map(({ rule, team, points }) => [rule, team, points]);
}
