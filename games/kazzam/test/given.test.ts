import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from './table.ts';

/** What `given` says of a position. */
function refused(given: Readonly<Record<string, unknown>>): string {
  try {
    begin(given, { rolls: [] });
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'nothing';
}

const of = (message: string) => `GivenError: given.${message}`;

/** A position in which one athlete has these keys besides. */
const withAna = (more: Readonly<Record<string, unknown>>) => ({
  court: floor(5, 3),
  athletes: [ours('Ana', '1,1', more)],
  turn: 'Ana',
});

describe('a position that cannot be', () => {
  test.each(['', 'nobody', 'trap-4', 'court(1,1)'])(
    '[KZ-SETUP-03] nobody is called "%s"',
    (name) => {
      const position = { court: floor(5, 3), athletes: [ours(name, '1,1')] };
      expect(refused(position)).toMatch(/^GivenError: given\.athletes.* "?.*is no name/);
    },
  );
  test('[KZ-STAT-29] nobody is held from out of reach', () => {
    const athletes = [
      ours('Ana', '1,1', { implement: 'sword' }),
      theirs('Bo', '8,1', { statuses: [{ status: 'grabbed', by: 'Ana' }] }),
    ];
    const message = 'given breaks KZ-STAT-29 (nobody is held from farther away than its holder';
    expect(refused({ court: floor(12, 3), athletes, turn: 'Ana' })).toContain(message);
  });
  test('[KZ-TEAM-02] [KC-INV-03] no team has two of one class', () => {
    const porter = { class: 'porter' };
    const athletes = [ours('Ana', '1,1', porter), ours('Al', '2,1', porter)];
    const message = 'given breaks KZ-TEAM-02 (no two athletes of a team are of one class): Al';
    expect(refused({ court: floor(5, 3), athletes, turn: 'Ana' })).toContain(message);
    const apart = [ours('Ana', '1,1', porter), theirs('Bo', '2,1', porter)];
    expect(refused({ court: floor(5, 3), athletes: apart, turn: 'Ana' })).toBe('nothing');
  });
});

describe('a position', () => {
  test('every key of an athlete comes to where it belongs', () => {
    const court = begin(
      {
        court: floor(5, 3),
        athletes: [
          theirs('Bo', '4,2', {
            implement: 'staff',
            role: 'leader',
            specialisation: 'tactician',
            class: 'porter',
            picks: ['porter/short-jump', 'porter/floor-portal'],
            level: 1,
            hp: 4,
            maxHp: 7,
            ward: 2,
            speed: 5,
            missTokens: 3,
            stowed: true,
            holds: ['red', 'neutral'],
            initiative: 2,
            spent: ['floor-portal'],
          }),
          ours('Ana', '1,1', { initiative: 5 }),
        ],
        round: 4,
        points: [3, 9],
        strikes: [2, 1],
        turn: 'Bo',
      },
      {},
    );
    const { state } = court;
    expect(state.builds[0]).toEqual({
      name: 'Bo',
      role: 'leader',
      specialisation: 'tactician',
      className: 'porter',
      picks: ['porter/short-jump', 'porter/floor-portal'],
      implement: 'staff',
      level: 1,
    });
    expect(court.of('Bo')).toMatchObject({
      team: 1,
      cell: 14,
      hp: 4,
      maxHp: 7,
      wards: [{ amount: 2, by: -1 }],
      speed: 5,
      implement: 'staff',
      missTokens: 3,
      stowed: true,
      held: [0, 1],
      spent: ['floor-portal'],
    });
    expect(state.items.map(({ team }) => team)).toEqual([0, undefined]);
    expect(state).toMatchObject({
      round: 4,
      points: [3, 9],
      strikes: [2, 1],
      order: [1, 0],
      place: 1,
    });
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });

  test('what is not said: a wand, full HP, listed first acts first', () => {
    const { state } = begin({
      court: floor(5, 3),
      athletes: [
        { name: 'Ana', team: 'players', at: '0,0' },
        { name: 'Abe', team: 'players', at: '1,0' },
      ],
      turn: 'Ana',
    });
    expect(state.creatures[0]).toMatchObject({ hp: 8, maxHp: 8, implement: 'wand' });
    expect(state).toMatchObject({ order: [0, 1], round: 1, perTeam: 2, points: [0, 0] });
  });

  test('[KZ-GEN-01] the larger team says how many athletes play', () => {
    const { state } = begin({
      court: floor(5, 3),
      athletes: [ours('Ana', '0,0'), theirs('Bo', '1,0'), theirs('Cy', '2,0')],
      turn: 'Ana',
    });
    expect(state.perTeam).toBe(2);
    expect(state.seats).toEqual([0, 1, 1]);
  });

  test('an athlete may be of any seat', () => {
    const { state } = begin(
      {
        court: floor(5, 3),
        athletes: [ours('Ana', '0,0', { seat: 1 }), ours('Abe', '1,0')],
        turn: 'Abe',
      },
      { seats: 3 },
    );
    expect(state.seats).toEqual([1, 0]);
  });

  test('nobody guards a sketched court, the map of the options keeps its creeps', () => {
    expect(begin(withAna({})).state).toMatchObject({ groups: [], creatures: [{ name: 'Ana' }] });
    const { state } = begin({ athletes: [ours('Ana', '1,1')], turn: 'Ana' });
    expect(state.creatures).toHaveLength(1 + 8);
    expect(state.seats).toEqual([0]);
  });

  test('orbs lie on the ground, or on the pedestal of their square', () => {
    const { state } = begin({
      court: ['B..'],
      athletes: [ours('Ana', '2,0')],
      orbs: [{ at: '0,0' }, { at: '1,0', colour: 'red' }],
      turn: 'Ana',
    });
    expect(state.items).toMatchObject([
      { team: 1, place: { at: 'pedestal', pedestal: 0 } },
      { team: undefined, place: { at: 'pedestal', pedestal: 0 } },
      { team: 0, place: { at: 'ground', cell: 1 } },
    ]);
  });

  test('squares of the Dungeon, and of the court by name', () => {
    const given = {
      court: ['...', '', '..'],
      athletes: [ours('Ana', 'dungeon(1,0)'), ours('Abe', 'court(2,0)')],
      orbs: [{ at: 'dungeon(0,0)' }, { at: '0,0' }],
      turn: 'Ana',
    };
    const { state } = begin(given);
    expect(state.creatures.map(({ cell }) => cell)).toEqual([4, 2]);
    expect(state.items.map(({ ofDungeon }) => ofDungeon)).toEqual([true, false]);
  });

  test('[KZ-GEN-17] statuses by name or with all that belongs to them', () => {
    const court = begin({
      court: floor(5, 3),
      athletes: [
        ours('Ana', '1,1', {
          statuses: [
            'slowed',
            { status: 'ongoing', ends: 'save', amount: 2, by: 'Bo', source: 'fire' },
            { status: 'weakened', ends: 'next-turn' },
          ],
        }),
        theirs('Bo', '4,1'),
      ],
      turn: 'Bo',
    });
    expect(court.state.effects).toMatchObject([
      { kind: 'slowed', on: 0, by: -1, source: 'given-0', until: { ends: 'match' }, amount: 0 },
      { kind: 'ongoing', on: 0, by: 1, source: 'fire', until: { ends: 'save' }, amount: 2 },
      { kind: 'weakened', on: 0, until: { ends: 'turn-end', of: 0, turn: 1 } },
    ]);
  });

  test('[KZ-GRID-10] [KZ-ORB-04] whoever flies may stand above others and pedestals', () => {
    const flying = { statuses: ['flying'] };
    const given = (more: Readonly<Record<string, unknown>>) => ({
      court: ['B..'],
      athletes: [ours('Ana', '1,0'), theirs('Bo', '1,0', more), theirs('Cy', '0,0', more)],
      turn: 'Ana',
    });
    expect(refused(given(flying))).toBe('nothing');
    expect(refused(given({}))).not.toBe('nothing');
  });
});

describe('what is refused', () => {
  test('a court or Dungeon of more than 48 columns or rows', () => {
    const most = 'rows; 48 of each are the most';
    expect(refused({ court: floor(49, 2) })).toBe(
      of(`court the court has 49 columns and 2 ${most}`),
    );
    expect(refused({ court: ['.', '', ...floor(1, 49)] })).toBe(
      of(`court the dungeon has 1 columns and 49 ${most}`),
    );
    expect(refused({ court: floor(48, 48) })).toBe('nothing');
  });

  test.each([
    [{ crowd: 1 }, /^GivenError: given\.crowd is not known here; known are court, round,/],
    [{ court: 'x' }, of('court must be a list of texts')],
    [{ court: ['..', '.'] }, of('court row 1 of the court has 1 squares, not 2')],
    [{ court: [] }, of('court the court has no squares')],
    [{ court: ['.?'] }, of('court "?" at court(1,0) is no character of the map legend')],
    [{ athletes: {} }, of('athletes must be a list')],
    [{ athletes: [] }, of('athletes must be one or more')],
    [
      { athletes: [3] },
      /^GivenError: given\.athletes\.0 must be an object with any of name, role,/,
    ],
    [{ athletes: [{ name: 'Ana', at: '1,1', hat: 1 }] }, /athletes\.0\.hat is not known here/],
    [{ athletes: [{ at: '1,1' }] }, of('athletes.0.name must be there')],
    [{ athletes: [{ name: 7, at: '1,1' }] }, of('athletes.0.name must be a text')],
    [
      { athletes: [ours('Ana', '1,1'), theirs('Ana', '2,1')] },
      of('athletes must have different names: "Ana" is there twice'),
    ],
    [{ orbs: 'many' }, of('orbs must be a list')],
    [
      { orbs: [{ at: '1,1', colour: 'green' }] },
      of('orbs.0.colour must be one of red, blue, neutral'),
    ],
    [
      { orbs: [{ at: '1,1', size: 2 }] },
      /^GivenError: given\.orbs\.0\.size is not known here; known are name,/,
    ],
    [{ ...withAna({}), round: 0 }, of('round must be a whole number of at least 1')],
    [{ points: 3 }, of('points must be two numbers')],
    [{ points: [1, 2, 3] }, of('points must be two numbers')],
    [{ points: [1, -2] }, of('points.1 must be a whole number of at least 0')],
    [{ strikes: [0.5, 0] }, of('strikes.0 must be a whole number of at least 0')],
    [{ turn: 'Zoe' }, /^GivenError: given\.turn must be one of Torres, Ottilie,/],
    [{ turn: 'Torres' }, of('turn needs "athletes" and their squares')],
  ])('%j', (given, message) => {
    expect(refused(given)).toMatch(message);
  });

  test.each([
    [{ team: 'red' }, 'team must be one of players, opposition'],
    [
      { role: 'goalkeeper' },
      'role must be one of controller, defender, leader, striker, specialist',
    ],
    [{ picks: [1] }, 'picks must be a list of texts'],
    [{ implement: 'bow' }, 'implement must be one of wand, staff, sword'],
    [{ level: 0 }, 'level must be a whole number of at least 1'],
    [{ hp: 0 }, 'hp must be 1 to the maximum 8 on the map'],
    [{ hp: 9 }, 'hp must be 1 to the maximum 8 on the map'],
    [{ maxHp: 5, hp: 6 }, 'hp must be 1 to the maximum 5 on the map'],
    [{ hp: 1.5 }, 'hp must be a whole number'],
    [{ maxHp: 0 }, 'maxHp must be a whole number of at least 1'],
    [{ ward: -1 }, 'ward must be a whole number of at least 0'],
    [{ speed: 1.5 }, 'speed must be a whole number of at least 0'],
    [{ missTokens: '2' }, 'missTokens must be a whole number of at least 0'],
    [{ stowed: 'yes' }, 'stowed must be true or false'],
    [{ initiative: -1 }, 'initiative must be a whole number of at least 0'],
    [{ seat: 2 }, 'seat must be 0 to 1'],
    [{ at: undefined }, 'at must be a square, such as "5,3" or "dungeon(5,3)"'],
    [{ at: '1;1' }, 'at must be a square, such as "5,3" or "dungeon(5,3)"'],
    [{ at: 'court(1,1' }, 'at must be a square, such as "5,3" or "dungeon(5,3)"'],
    [{ at: '1,1)' }, 'at must be a square, such as "5,3" or "dungeon(5,3)"'],
    [{ at: '5,1' }, 'at names no square: 5,1'],
    [{ at: 'dungeon(1,1)' }, 'at names no square: dungeon(1,1)'],
    [{ statuses: 'slowed' }, 'statuses must be an object of statuses, or a list of them'],
    [{ statuses: [{ ends: 'save' }] }, 'statuses.0.status must be there'],
    [
      { statuses: [{ status: 'slowed', amount: -1 }] },
      'statuses.0.amount must be a whole number of at least 0',
    ],
    [{ statuses: [{ status: 'slowed', source: 1 }] }, 'statuses.0.source must be a text'],
    [{ statuses: [{ status: 'slowed', by: 'Zoe' }] }, 'statuses.0.by must be one of Ana'],
    [
      { statuses: [{ status: 'slowed', ends: 'soon' }] },
      'statuses.0.ends must be one of save, failed-save, escape, match, this-turn, next-turn, next-turn-start, turn-start, turn-end, with',
    ],
    [{ holds: 'blue' }, 'holds must be a list of texts'],
    [{ holds: ['green'] }, 'holds.0 must be an orb, such as "orb-0"; this court has none'],
  ])('of an athlete: %j', (more, message) => {
    expect(refused(withAna(more))).toBe(of(`athletes.0.${message}`));
  });

  test('an unknown status, with those that are known', () => {
    expect(refused(withAna({ statuses: ['sleepy'] }))).toMatch(
      /^GivenError: given\.athletes\.0\.statuses\.0\.status must be one of blinded, concealed,/,
    );
    expect(refused(withAna({ statuses: [{ status: 'slowed', long: 1 }] }))).toMatch(
      /statuses\.0\.long is not known here; known are status, amount, by, source, ends,/,
    );
    expect(refused(withAna({ statuses: { slowed: { untilAttack: true } } }))).toBe(
      of(
        'athletes.0.statuses.slowed.untilAttack is not known here; known are amount, by, source, ends, of, in, with, mark, innate, number',
      ),
    );
    expect(refused(withAna({ statuses: { hidden: { untilAttack: true } } }))).toBe('nothing');
  });

  test('[KZ-ORB-06] an orb of the own colour in its hands', () => {
    const message = of('athletes.0.holds.0 must not be its own colour (KZ-ORB-06)');
    expect(refused(withAna({ holds: ['red'] }))).toBe(message);
    expect(refused(withAna({ holds: ['blue'] }))).toBe('nothing');
  });

  test('[KZ-ORB-08] more than its hands can hold', () => {
    const message = of(
      'athletes.0.holds needs a hand each: two items only with "stowed": true (KZ-ORB-08)',
    );
    expect(refused(withAna({ holds: ['blue', 'blue'] }))).toBe(message);
    expect(refused(withAna({ holds: ['blue', 'blue', 'blue'], stowed: true }))).toBe(message);
    expect(refused(withAna({ holds: ['blue', 'neutral'], stowed: true }))).toBe('nothing');
  });

  test('[KZ-GRID-12] a square in which nobody could stand', () => {
    const standing = (at: string, other = '0,1') =>
      refused({
        court: ['#B1EPp', '......', '', 'E'],
        athletes: [ours('Ana', at), theirs('Bo', other)],
        turn: 'Ana',
      });
    const message = of('athletes.0.at is no square where it could stand (KZ-GRID-12)');
    for (const x of [0, 1, 2, 3, 4, 5]) expect(standing(`${x},0`)).toBe(message);
    expect(standing('0,1')).toBe(message);
    expect(standing('1,1')).toBe('nothing');
  });

  test('[KZ-ORB-15] an orb in a wall', () => {
    const lying = (at: string) =>
      refused({ ...withAna({}), court: ['#..', '...'], orbs: [{ at }] });
    expect(lying('0,0')).toBe(of('orbs.0.at must not be Blocking Terrain'));
    expect(lying('1,0')).toBe('nothing');
  });
});
