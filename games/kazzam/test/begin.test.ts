import { readOptions } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { STATUSES } from '../src/model.ts';
import { athletesInOrder } from '../src/rules/court/actor-at.ts';
import { endsLater } from '../src/rules/effects/status.ts';
import { athleteOf, seatFor, setUp } from '../src/rules/match/setup.ts';
import { GAME, OPTIONS } from './content.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

/** The table as it is laid out, with dice that fall so. */
function laidOut(options: Readonly<Record<string, unknown>> = {}, rolls: readonly number[] = [1]) {
  const read = readOptions(OPTIONS, options);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('; '));
  const left = [...rolls];
  const roll = () => left.shift() as never;
  const state = setUp({ ...GAME, options: read.value, seatCount: 2, roll });
  expect(left).toEqual([]);
  return state;
}

/** Where creeps stand, as x and y on their part, by name. */
function creeps(state: ReturnType<typeof laidOut>): Record<string, readonly [number, number]> {
  const court = 25 * 17;
  return Object.fromEntries(
    state.creatures
      .filter(({ kind }) => kind === 'creep')
      .map(({ name, cell }) => [
        name,
        cell < court
          ? [cell % 25, Math.floor(cell / 25)]
          : [(cell - court) % 17, Math.floor((cell - court) / 17)],
      ]),
  );
}

/** Puts everybody on the first square that is offered. */
function deployAll(court: Court): Court {
  while (court.open.why.key === 'deploy') court.answer(court.offered[0]);
  return court;
}

describe('the table', () => {
  test('[KZ-HP-01] [KZ-CHAR-04] 8 HP, speed 6, one square where no power says otherwise', () => {
    const build = {
      name: 'Ana',
      role: 'striker',
      specialisation: '',
      className: '',
      picks: [],
      implement: 'staff',
      level: 1,
    } as const;
    expect(athleteOf(GAME, build, 3, 1)).toMatchObject({
      kind: 'athlete',
      team: 1,
      build: 3,
      width: 1,
      height: 1,
      hp: 8,
      maxHp: 8,
      speed: 6,
      implement: 'staff',
    });
  });

  test('[KZ-SETUP-05] every athlete begins fresh, beside the court', () => {
    const state = laidOut();
    for (const athlete of state.creatures.slice(0, 10)) {
      expect(athlete).toMatchObject({
        kind: 'athlete',
        cell: -1,
        hp: athlete.maxHp,
        stowed: false,
        held: [],
        missTokens: 0,
        spent: [],
        has: 0,
        comes: { from: 'map' },
      });
    }
    const statuses = state.effects.filter(
      ({ kind, innate }) => innate !== true && STATUSES.some((status) => status === kind),
    );
    expect(statuses).toEqual([]);
    expect(state).toMatchObject({ points: [0, 0], strikes: [0, 0], round: 0 });
    expect(state.stats).toHaveLength(10);
  });

  test.each([1, 2, 3, 4, 5])(
    '[KZ-TEAM-03] [KZ-TEAM-01] [KZ-TEAM-02] [KZ-INV-28] [KC-INV-03] the first %i of each list, no Role and no class twice',
    (athletes) => {
      const state = laidOut({ athletes });
      const teams = [0, 1].map((team) =>
        state.creatures.filter((one) => one.team === team).map(({ name }) => name),
      );
      expect(teams).toEqual([
        ['Torres', 'Ottilie', 'Bram', 'Ines', 'Pip'].slice(0, athletes),
        ['Kjell', 'Mirela', 'Odo', 'Sanna', 'Yusuf'].slice(0, athletes),
      ]);
      for (const builds of [state.builds.slice(0, athletes), state.builds.slice(athletes)]) {
        expect(builds).toHaveLength(athletes);
        expect(new Set(builds.map(({ role }) => role)).size).toBe(athletes);
        expect(new Set(builds.map(({ className }) => className)).size).toBe(athletes);
      }
    },
  );

  test('[KZ-SETUP-03] [KZ-INIT-04] creeps on their marks, numbered, in printed order, with no enemies', () => {
    const state = laidOut();
    expect(Object.keys(creeps(state))).toEqual([
      'Vampiric Swarm 1',
      'Vampiric Swarm 2',
      'Vampiric Swarm 3',
      'Guardian Bear 1',
      'Guardian Bear 2',
      'Love Beast 1',
      'Love Beast 2',
      'Love Beast 3',
    ]);
    for (const group of state.groups) {
      expect(group).toMatchObject({ enemies: [], awake: false, takenOut: [0, 0], paid: false });
    }
    expect(state.groups.map(({ id }) => id)).toEqual(['swarm', 'bears', 'love']);
  });

  test('[KM-GRID-04] [KM-GRID-03] odd groups take the axis or coin square and pairs, even ones pairs', () => {
    expect(creeps(laidOut())).toEqual({
      'Vampiric Swarm 1': [11, 6],
      'Vampiric Swarm 2': [10, 8],
      'Vampiric Swarm 3': [13, 8],
      'Guardian Bear 1': [10, 2],
      'Guardian Bear 2': [13, 2],
      'Love Beast 1': [8, 5],
      'Love Beast 2': [7, 3],
      'Love Beast 3': [9, 3],
    });
  });

  test.each([
    [1, 11],
    [3, 11],
    [4, 12],
    [6, 12],
  ])('[KM-GRID-03] a %i puts the swarm of the coin at x = %i', (roll, x) => {
    expect(creeps(laidOut({}, [roll]))['Vampiric Swarm 1']).toEqual([x, 6]);
  });

  test('[KM-EX-02] four athletes a team, and a 5 for the first swarm', () => {
    const state = laidOut({ athletes: 4 }, [5]);
    expect(creeps(state)['Vampiric Swarm 1']).toEqual([12, 6]);
    const hp = state.creatures.filter(({ kind }) => kind === 'creep').map((creep) => creep.hp);
    expect(hp).toEqual([8, 8, 8, 12, 12, 8, 8, 8]);
  });

  test('[KZ-CREEP-07] [KZ-CREEP-08] [KZ-CREEP-30] [KM-GEN-02] HP of creeps go with the athletes of a team', () => {
    const hp = (athletes: number) =>
      laidOut({ athletes })
        .creatures.filter(({ kind }) => kind === 'creep')
        .map((creep) => creep.hp);
    expect(hp(5)).toEqual([10, 10, 10, 15, 15, 10, 10, 10]);
    expect(hp(3)).toEqual([6, 6, 6, 9, 9, 6, 6, 6]);
  });

  test('[KZ-JOB-05] the last seat plays the opposition, the others share the player team', () => {
    const seats = (count: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => seatFor(at, 5, count));
    expect(seats(2)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(seats(4)).toEqual([0, 1, 2, 0, 1, 3, 3, 3, 3, 3]);
    expect(seats(6)).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 5, 5]);
  });
});

describe('deployment', () => {
  test('[KZ-SETUP-04] [KZ-INFO-10] the opposition first, then the player team', () => {
    const court = begin(undefined, { options: { athletes: 2 }, rolls: [6, 5, 4, 3] });
    const asked: [string, number][] = [];
    while (court.open.why.key === 'deploy') {
      asked.push([
        court.state.builds[Number(court.open.why.params?.who)]?.name ?? '',
        court.open.seat,
      ]);
      court.answer(court.offered[0]);
    }
    expect(asked).toEqual([
      ['Kjell', 1],
      ['Mirela', 1],
      ['Torres', 0],
      ['Ottilie', 0],
    ]);
    expect(court.heard('placed').map(({ who, rule }) => [who, rule])).toEqual(
      [2, 3, 0, 1].map((who) => [who, 'KZ-SETUP-04']),
    );
  });

  test('[KM-GEN-03] [KZ-TEAM-04] either team plays red, from the left', () => {
    const court = begin(undefined, { options: { athletes: 1, redTeam: 'opposition' } });
    expect([court.state.red, court.open.seat]).toEqual([1, 1]);
    expect(court.offered.every((id) => /^court\([1-4],/.test(id))).toBe(true);
    court.answer(court.offered[0]);
    expect(court.offered.every((id) => /^court\((20|21|22|23),/.test(id))).toBe(true);
    const left = court.state.pedestals.filter(({ team }) => team === 1);
    expect(left.map(({ cell }) => cell % 25)).toEqual([2, 2, 2]);
  });

  test('[KZ-SETUP-04] or one after the other, if the match has it so', () => {
    const options = { athletes: 2, deployment: 'alternating' };
    const court = begin(undefined, { options, rolls: [6, 5, 4, 3] });
    const seats: number[] = [];
    while (court.open.why.key === 'deploy') {
      seats.push(court.open.seat);
      court.answer(court.offered[0]);
    }
    expect(seats).toEqual([1, 0, 1, 0]);
  });

  test('[KZ-SETUP-04] [KM-LEG-07] [KM-GEN-03] on any free square of the own area, one a square', () => {
    const court = begin(undefined, { options: { athletes: 2 } });
    expect(court).toBeAskedFor('deploy', { rule: 'KZ-SETUP-04', seat: 1 });
    // Four columns of fifteen rows, less three pedestals.
    expect(court.offered).toHaveLength(57);
    expect(court.offered.every((id) => /^court\((20|21|22|23),/.test(id))).toBe(true);
    expect(court).not.toOffer('court(22,3)');
    court.answer('court(20,4)');
    expect(court.of('Kjell')).toStandAt('20,4');
    expect(court.offered).toHaveLength(56);
    expect(court).not.toOffer('court(20,4)');
    court.answer('court(20,5)');
    expect(court).toBeAskedFor('deploy', { rule: 'KZ-SETUP-04', seat: 0 });
    expect(court.offered).toHaveLength(57);
    expect(court.offered.every((id) => /^court\([1-4],/.test(id))).toBe(true);
  });
});

describe('initiative', () => {
  /** Athletes of both teams on the ready map, with dice in the order of their list. */
  const order = (rolls: readonly number[], athletes = 2, options = {}) =>
    deployAll(begin(undefined, { rolls, options: { athletes, ...options } }));
  const names = ({ state }: Court) => athletesInOrder(state).map((id) => state.builds[id]?.name);
  /** Past what athletes choose before they play (KC-SHV-05). */
  const readied = (court: Court) => {
    while (court.asked.startsWith('choose-')) court.answer(court.offered[0]);
    return court;
  };

  test('[KZ-INIT-01] each athlete rolls once, highest first, for all to see', () => {
    const court = order([2, 5, 3, 6]);
    expect(names(court)).toEqual(['Mirela', 'Ottilie', 'Kjell', 'Torres']);
    expect(court.heard('initiative').map(({ who, roll, rule }) => [who, roll, rule])).toEqual([
      [0, 2, 'KZ-INIT-01'],
      [1, 5, 'KZ-INIT-01'],
      [2, 3, 'KZ-INIT-01'],
      [3, 6, 'KZ-INIT-01'],
    ]);
    expect(court.heard('order')).toEqual([
      { type: 'order', rule: 'KZ-INIT-01', order: [3, 1, 2, 0] },
    ]);
    expect(readied(court)).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });

  test('[KZ-INIT-01] [KZ-INIT-04] the order stays, and creeps come after all athletes', () => {
    const turn = 'end-turn';
    const court = readied(order([2, 6], 1)).answer(turn, turn, turn, turn);
    expect(court.state.round).toBe(3);
    const turns = court.heard('turn').map(({ who }) => who);
    // Kjell, Torres, then eight creeps, and again.
    const round = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(turns).toEqual([...round, ...round, 1]);
  });

  test('[KZ-INIT-02] tied teams: the opposition goes first', () => {
    expect(names(order([4, 4], 1))).toEqual(['Kjell', 'Torres']);
    expect(names(order([4, 3], 1))).toEqual(['Torres', 'Kjell']);
  });

  test('[KZ-INIT-03] [KZ-INIT-02] ties within a team are put in order by who plays it', () => {
    const court = order([4, 4, 4, 4]);
    expect(court).toBeAskedFor('initiative-order', { rule: 'KZ-INIT-03', seat: 1 });
    expect(court).toOfferOnly('Kjell', 'Mirela');
    court.answer(['Mirela', 'Kjell']);
    expect(court).toBeAskedFor('initiative-order', { rule: 'KZ-INIT-03', seat: 0 });
    expect(court).toOfferOnly('Torres', 'Ottilie');
    court.answer(['Torres', 'Ottilie']);
    expect(names(court)).toEqual(['Mirela', 'Kjell', 'Torres', 'Ottilie']);
  });

  test('[KZ-INIT-03] who rolled alike is asked apart from who rolled otherwise', () => {
    const court = order([4, 2, 1, 4, 2, 6], 3);
    // Torres and Mirela have 4, Ottilie and Kjell 2: nobody is tied within a team.
    expect(names(court)).toEqual(['Odo', 'Kjell', 'Torres', 'Mirela', 'Ottilie', 'Bram']);
    expect(readied(court)).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });

  test('[KZ-INIT-05] of equal rolls the one that acts later is the lower', () => {
    const { state } = order([4, 4], 1);
    const until = (of: number) => ({ ends: 'turn-end', of, turn: 1 }) as const;
    expect(endsLater(state, until(0), until(1))).toBe(true);
    expect(endsLater(state, until(1), until(0))).toBe(false);
  });

  test('[KZ-GEN-23] between people a roll-off decides ties between teams, once for all', () => {
    // Torres 4, Ottilie 2, Kjell 4, Mirela 2, then the roll-off: 3 and 3 again, 5 and 2.
    const won = order([4, 2, 4, 2, 3, 3, 5, 2], 2, { versus: true });
    expect(names(won)).toEqual(['Torres', 'Kjell', 'Ottilie', 'Mirela']);
    const lost = order([4, 2, 4, 2, 2, 5], 2, { versus: true });
    expect(names(lost)).toEqual(['Kjell', 'Torres', 'Mirela', 'Ottilie']);
  });

  test('[KZ-INIT-01] a position without a turn is rolled for', () => {
    const court = begin(
      { court: floor(5, 1), athletes: [ours('Ana', '0,0'), theirs('Bo', '4,0')] },
      { rolls: [1, 2] },
    );
    expect(court.state.order).toEqual([1, 0]);
    expect(court.heard('placed')).toEqual([]);
  });
});
