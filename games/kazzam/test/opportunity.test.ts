import { describe, expect, test } from 'vitest';
import { move, walkOf } from '../src/rules/movement/move.ts';
import { opportunities, opportunityDamage } from '../src/rules/movement/opportunity.ts';
import { reachOf } from '../src/rules/sight/reach.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

const COURT = floor(9, 9);

/** Ana leaves (4,4), where Bo at (4,3) stands beside her. */
function leaving(
  ana: Told = {},
  bo: Told = {},
  options: Readonly<Record<string, unknown>> = {},
  to: readonly string[] = ['court(4,5)'],
) {
  return begin(
    { court: COURT, athletes: [ours('Ana', '4,4', ana), theirs('Bo', '4,3', bo)], turn: 'Ana' },
    { options },
  ).answer('walk', to);
}

const ASKED = 'opportunity KZ-OPP-02 seat 1';
const NOT_ASKED = 'action KZ-ACT-01 seat 0';

describe('what an Opportunity is', () => {
  test('[KZ-OPP-01] [KZ-MOVE-08] 2 damage before the step, without a roll or an action', () => {
    const court = leaving();
    expect(court.asked).toBe(ASKED);
    expect(court).toOfferOnly('no', 'yes');
    // Before the act that grants it.
    expect(court.of('Ana')).toStandAt('4,4');
    court.answer('yes');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.heard('opportunity')).toEqual([
      { type: 'opportunity', rule: 'KZ-OPP-02', who: 0, by: 1 },
    ]);
    expect(court.heard('damage')).toMatchObject([
      { rule: 'KZ-OPP-01', who: 0, by: 1, amount: 2, hp: 2 },
    ]);
    expect(court.heard('attack')).toEqual([]);
    expect(court.heard('action').map(({ who }) => who)).toEqual([0]);
  });

  test('[KZ-OPP-16] [KZ-IMPL-02] not by whom a wand has hit in this turn, each of them', () => {
    const asked = (...hit: readonly string[]) => {
      const court = begin(
        {
          court: COURT,
          athletes: [ours('Ana', '4,4'), theirs('Bo', '4,3'), theirs('Cy', '5,3')],
          turn: 'Ana',
        },
        { rolls: hit.map(() => 4) },
      );
      if (court.state.turn !== undefined) court.state.turn.attackActions = hit.length;
      for (const who of hit) court.answer('basic-implement-attack', who);
      court.answer('walk', ['court(4,5)']);
      return court.asked === NOT_ASKED ? undefined : court.open.why.params?.who;
    };
    expect(asked('Bo')).toBe(2);
    expect(asked('Cy')).toBe(1);
    expect(asked('Bo', 'Cy')).toBeUndefined();
  });

  test('[KZ-OPP-01] it is optional', () => {
    const court = leaving().answer('no');
    expect(court.of('Ana')).toHaveHp(8);
    expect(court.of('Ana')).toStandAt('4,5');
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KZ-OPP-12] a sword deals 3, but not to a sword', () => {
    const dealt = (holder: string, granter: string) => {
      const court = leaving({ implement: granter }, { implement: holder }).answer('yes');
      return 8 - court.of('Ana').hp;
    };
    expect(dealt('sword', 'wand')).toBe(3);
    expect(dealt('sword', 'staff')).toBe(3);
    expect(dealt('sword', 'sword')).toBe(2);
    expect(dealt('wand', 'sword')).toBe(2);
    expect(dealt('staff', 'wand')).toBe(2);
  });

  test('[KZ-OPP-12] [KM-CRP-15] stooges and scabs deal 1, other creeps 2', () => {
    const court = begin({ athletes: [ours('Ana', '12,10')], turn: 'Ana' });
    const { state } = court;
    const bear = state.creatures.findIndex(({ name }) => name === 'Guardian Bear 1');
    const dealt = (type: 'stooge' | 'scab' | 'goon' | 'elite') => {
      const creature = state.creatures[bear];
      if (creature === undefined) throw new Error('there is no bear');
      state.creatures[bear] = { ...creature, type };
      return opportunityDamage(court, bear, 0);
    };
    expect([dealt('stooge'), dealt('scab'), dealt('goon'), dealt('elite')]).toEqual([1, 1, 2, 2]);
  });

  test('[KZ-OPP-13] Ward, Resist and Vulnerable apply', () => {
    const hit = (ana: Told) => leaving(ana).answer('yes').of('Ana');
    expect(hit({ ward: 3 })).toMatchObject({ hp: 8, wards: [{ amount: 1 }] });
    expect(hit({ statuses: [{ status: 'resist', amount: 1 }] }).hp).toBe(7);
    expect(hit({ statuses: [{ status: 'vulnerable', amount: 1 }] }).hp).toBe(5);
  });

  test('[KZ-OPP-13] being Weakened does not lower it: it is no attack', () => {
    const court = leaving({}, { statuses: ['weakened'] }).answer('yes');
    expect(court.of('Ana')).toHaveHp(6);
  });

  test('[KZ-OPP-14] who is Taken Out by it falls in the square not yet left', () => {
    const court = begin({
      court: COURT,
      athletes: [
        ours('Ana', '4,4', { hp: 2, holds: ['blue'] }),
        theirs('Bo', '4,3'),
        ours('Abe', '0,8'),
      ],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)', 'court(4,6)'], 'yes');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.heard('moved')).toEqual([]);
    expect(court.state.items.at(-1)?.place).toEqual({ at: 'ground', cell: court.cell(4, 4) });
    expect(court.state.points).toEqual([0, 1]);
    // Her turn is over.
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
});

describe('what grants one', () => {
  test('[KZ-OPP-02] leaving a square beside an enemy, wherever to', () => {
    expect(leaving().asked).toBe(ASKED);
    // Still beside Bo afterwards.
    expect(leaving({}, {}, {}, ['court(5,4)']).asked).toBe(ASKED);
    expect(leaving({}, {}, {}, ['court(5,3)']).asked).toBe(ASKED);
  });

  test('[KZ-OPP-02] coming beside an enemy grants none, nor does passing at distance 2', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Ana', '4,6'), theirs('Bo', '4,3')],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)', 'court(4,4)']);
    expect(court.of('Ana')).toStandAt('4,4');
    expect(court.asked).toBe(NOT_ASKED);
  });

  test('[KZ-OPP-07] allies get none', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Ana', '4,4'), ours('Abe', '4,3')],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)']);
    expect(court.of('Ana')).toStandAt('4,5');
  });

  test('[KZ-OPP-03] each square left counts for itself', () => {
    const path = ['court(5,4)', 'court(6,4)'];
    const court = leaving({}, {}, {}, path).answer('yes');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer(['court(6,4)']);
    expect(court.asked).toBe(ASKED);
    court.answer('yes');
    expect(court.of('Ana')).toHaveHp(4);
  });

  test('[KZ-OPP-03] with oncePerAction each enemy gets one a movement, used or not', () => {
    const path = ['court(5,4)', 'court(6,4)'];
    for (const answer of ['yes', 'no']) {
      const court = leaving({}, {}, { opportunityLimit: 'oncePerAction' }, path).answer(answer);
      if (answer === 'yes') court.answer(['court(6,4)']);
      expect(court.of('Ana')).toStandAt('6,4');
      expect(court.asked).toBe(NOT_ASKED);
    }
  });

  test('[KZ-OPP-03] and one anew with the next action', () => {
    const court = leaving({}, {}, { opportunityLimit: 'oncePerAction' }, ['court(5,4)']);
    court.answer('no', 'walk', ['court(6,4)']);
    expect(court.asked).toBe(ASKED);
  });

  test('[KZ-STAT-41] [KZ-OPP-10] Nimble, Hidden and Dominated ones grant none', () => {
    for (const status of ['nimble', 'hidden', 'dominated']) {
      const court = leaving({ statuses: [status] });
      expect(court.of('Ana')).toStandAt('4,5');
      expect(court.heard('opportunity')).toEqual([]);
    }
  });

  test('[KZ-OPP-11] [KZ-STAT-22] flying and other creatures grant each other none by moving', () => {
    const flying = { statuses: ['flying'] };
    expect(leaving(flying).asked).toBe(NOT_ASKED);
    expect(leaving({}, flying).asked).toBe(NOT_ASKED);
    expect(leaving(flying, flying).asked).toBe(ASKED);
  });

  test('[KZ-STAT-52] reach: a step out of a reached square grants one unless it leads nearer', () => {
    const reaching = (from: string, to: string) =>
      begin({
        court: COURT,
        athletes: [
          ours('Ana', from),
          theirs('Bo', '4,4', {
            implement: 'sword',
            statuses: [{ status: 'reach', amount: 1 }],
          }),
        ],
        turn: 'Ana',
      }).answer('walk', [to]).asked;
    expect(reaching('4,6', 'court(4,7)')).toBe(ASKED);
    // Sideways, as far from Bo as before.
    expect(reaching('4,6', 'court(5,6)')).toBe(ASKED);
    expect(reaching('4,6', 'court(4,5)')).toBe(NOT_ASKED);
    expect(reaching('4,7', 'court(4,8)')).toBe(NOT_ASKED);
    // Beside Bo every step grants one, also the one that stays beside.
    expect(reaching('4,5', 'court(5,5)')).toBe(ASKED);
  });

  test('[KZ-STAT-52] without Reach everybody reaches one square', () => {
    const { state } = leaving({ statuses: [{ status: 'reach', amount: 2 }] });
    expect([reachOf(state, 0), reachOf(state, 1)]).toEqual([3, 1]);
  });
});

describe('who may use one', () => {
  test.each([
    'blinded',
    'dazed',
    'disarmed',
    'distracted',
    'dominated',
    'grabbed',
    'incapacitated',
    'prone',
    'restrained',
    'stunned',
  ])('[KZ-OPP-09] nobody who is %s', (status) => {
    const court = leaving({}, { statuses: [status] });
    expect(court.of('Ana')).toStandAt('4,5');
    expect(court.heard('opportunity')).toEqual([]);
  });

  test.each(['immobilized', 'slowed', 'weakened', 'marked', 'hidden', 'vulnerable'])(
    '[KZ-OPP-09] but who is %s',
    (status) => {
      expect(leaving({}, { statuses: [status] }).asked).toBe(ASKED);
    },
  );

  test('[KZ-OPP-09] [KZ-STOW-04] [KZ-STAT-49] nobody with a stowed implement', () => {
    expect(leaving({}, { stowed: true }).asked).toBe(NOT_ASKED);
    expect(leaving({}, { stowed: false }).asked).toBe(ASKED);
  });

  test('[KZ-OPP-08] nobody without line of sight', () => {
    // Diagonal neighbours with a wall in both shared squares see nothing of each other.
    const around = (...rows: string[]) =>
      begin({
        court: [...rows, '...'],
        athletes: [ours('Ana', '1,1'), theirs('Bo', '0,0')],
        turn: 'Ana',
      }).answer('walk', ['court(1,2)']).asked;
    expect(around('.#.', '#..')).toBe(NOT_ASKED);
    expect(around('.#.', '...')).toBe(ASKED);
  });

  test('[KZ-OPP-08] a reach beyond the implement range helps nobody', () => {
    const far = (implement: string, amount: number, ana: string) =>
      begin({
        court: floor(20, 1),
        athletes: [
          ours('Ana', ana),
          theirs('Bo', '0,0', { implement, statuses: [{ status: 'reach', amount }] }),
        ],
        turn: 'Ana',
      }).answer('walk', [`court(${Number(ana.split(',')[0]) + 1},0)`]).asked;
    expect(far('wand', 6, '5,0')).toBe(ASKED);
    expect(far('wand', 6, '6,0')).toBe(NOT_ASKED);
    expect(far('staff', 6, '6,0')).toBe(ASKED);
    expect(far('staff', 6, '7,0')).toBe(NOT_ASKED);
    expect(far('sword', 6, '7,0')).toBe(ASKED);
  });

  test('[KZ-OPP-16] who was hit by a wand cannot use one against it for the rest of the turn', () => {
    const court = begin(
      {
        court: COURT,
        athletes: [
          ours('Ana', '4,4', { initiative: 9 }),
          theirs('Bo', '4,3', { initiative: 8 }),
          theirs('Cy', '3,3', { initiative: 7 }),
          ours('Abe', '5,3', { initiative: 6 }),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', 'walk', ['court(4,5)']);
    // Cy was not hit.
    expect(court.open.why.params).toEqual({ who: court.id('Cy'), of: court.id('Ana') });
    court.answer('no');
    expect(court.asked).toBe(NOT_ASKED);
    // Against others Bo may, and against Ana when her turn is over.
    court.answer('end-turn', 'end-turn', 'end-turn', 'walk', ['court(6,3)']);
    expect(court.open.why.params).toEqual({ who: court.id('Bo'), of: court.id('Abe') });
  });

  test('[KZ-OPP-16] a miss shields nobody', () => {
    const court = begin(
      {
        court: COURT,
        athletes: [ours('Ana', '4,4'), theirs('Bo', '4,3')],
        turn: 'Ana',
      },
      { rolls: [2] },
    ).answer('basic-implement-attack', 'Bo', 'walk', ['court(4,5)']);
    expect(court.asked).toBe(ASKED);
  });

  test('[KZ-OPP-18] using one neither ends Hidden nor counts as an attack', () => {
    const court = leaving({}, { statuses: ['hidden'] }).answer('yes');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.state.effects.map(({ kind, on }) => [kind, on])).toEqual([
      ['hidden', court.id('Bo')],
    ]);
  });
});

describe('several holders', () => {
  test('[KZ-OPP-15] in initiative order after the one whose turn it is', () => {
    const court = begin({
      court: COURT,
      athletes: [
        ours('Ana', '4,4', { initiative: 4 }),
        theirs('Bo', '4,3', { initiative: 6 }),
        theirs('Cy', '3,3', { initiative: 2 }),
        theirs('Di', '5,3', { initiative: 3 }),
      ],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)']);
    const order: string[] = [];
    while (court.open.why.key === 'opportunity') {
      order.push(court.state.builds[Number(court.open.why.params?.who)]?.name ?? '');
      court.answer('yes');
    }
    expect(order).toEqual(['Di', 'Cy', 'Bo']);
    expect(court.of('Ana')).toHaveHp(2);
  });

  test('[KZ-OPP-15] later ones get nothing once the granter is gone', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Ana', '4,4', { hp: 2 }), theirs('Bo', '4,3'), theirs('Cy', '3,3')],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)'], 'yes');
    expect(court.heard('opportunity')).toHaveLength(1);
    expect(court.open.why.key).toBe('action');
  });

  test('[KZ-OPP-15] nor one who cannot any more when its time comes', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Ana', '4,4'), theirs('Bo', '4,3'), theirs('Cy', '3,3')],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)']);
    court.befall('Cy', 'stunned');
    court.answer('yes');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.open.why.key).toBe('way.move');
  });
});

describe('creeps', () => {
  // A bear of the Beginner map fills (10,2) to (11,3), a swarm (10,8) to (11,9).
  test('[KZ-OPP-07] [KM-CRP-15] a creep gets one only from whom its group lists, and always takes it', () => {
    const asleep = begin({
      athletes: [ours('Ana', '9,2'), theirs('Bo', '22,1')],
      turn: 'Ana',
    }).answer('walk', ['court(9,1)']);
    expect(asleep.of('Ana')).toHaveHp(8);
    const awake = begin({ athletes: [ours('Ana', '9,2'), theirs('Bo', '22,1')], turn: 'Ana' });
    const bears = awake.state.groups.find(({ id }) => id === 'bears');
    bears?.enemies.push(awake.id('Ana'));
    awake.answer('walk', ['court(9,1)']);
    expect(awake.of('Ana')).toHaveHp(6);
    expect(awake.heard('opportunity')).toMatchObject([
      { rule: 'KZ-OPP-02', by: awake.id('Guardian Bear 1') },
    ]);
  });

  test('[KZ-CREEP-12] mobs use none', () => {
    const court = begin({ athletes: [ours('Ana', '9,8'), theirs('Bo', '22,1')], turn: 'Ana' });
    const swarm = court.state.groups.find(({ id }) => id === 'swarm');
    swarm?.enemies.push(court.id('Ana'));
    court.answer('walk', ['court(8,9)']);
    expect(court.of('Ana')).toHaveHp(8);
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KZ-OPP-07] [KZ-OPP-18] damaging a creep by one makes its whole group an enemy', () => {
    const used = (answer: 'no' | 'yes', immune = false) => {
      const court = begin({ athletes: [ours('Ana', '9,2'), theirs('Bo', '22,1')], turn: 'Ana' });
      const bear = court.id('Guardian Bear 1');
      if (immune) court.befall('Guardian Bear 1', 'resist-all');
      court.run(opportunities(court, [court.id('Ana')], bear, 'KZ-OPP-02'), answer);
      return court.state.groups.map(({ id, enemies, awake }) => [id, enemies, awake]);
    };
    const asleep = (id: string) => [id, [], false];
    expect(used('yes')).toEqual([asleep('swarm'), ['bears', [0], true], asleep('love')]);
    expect(used('no')[1]).toEqual(asleep('bears'));
    // Nothing got through.
    expect(used('yes', true)[1]).toEqual(asleep('bears'));
  });
});

test('[KZ-OPP-02] [KZ-MOVE-04] a step that somebody has come in the way of is not taken, and grants none', () => {
  const t = begin({
    court: floor(9, 3),
    athletes: [ours('Ana', '1,1'), theirs('Bo', '8,0'), theirs('Cy', '3,2')],
    turn: 'Ana',
  });
  const [ana, bo] = t.state.creatures;
  const ahead = 3 + 9;
  const way = ['court(2,1)', 'court(3,1)', 'court(4,1)'];
  const walk = walkOf(t, 0);
  if (ana === undefined || bo === undefined || walk === undefined) throw new Error('nobody walks');
  const between = function* () {
    if (ana.cell === ahead - 1) bo.cell = ahead;
    return false;
  };
  // It is asked for another way, and goes none.
  t.run(move(t, 0, walk, between), way, []);
  expect([ana.cell, ana.hp]).toEqual([ahead - 1, 8]);
});
