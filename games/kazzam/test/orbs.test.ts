import { describe, expect, test } from 'vitest';
import { ana, ORB_ACTIONS, withOrbs } from './orb-court.ts';
import { begin, floor, ours, theirs } from './table.ts';

describe('where orbs begin', () => {
  const beginner = () => begin({ athletes: [ours('Ana', '1,1')], turn: 'Ana' }).state;

  test('[KZ-ORB-01] [KZ-TEAM-04] three pedestals a team, an orb of its colour on each', () => {
    const state = beginner();
    for (const team of [0, 1] as const) {
      const own = state.pedestals.flatMap((pedestal, at) => (pedestal.team === team ? [at] : []));
      const on = own.map((pedestal) =>
        state.items
          .filter(({ place }) => place.at === 'pedestal' && place.pedestal === pedestal)
          .map((orb) => orb.team),
      );
      expect(on).toEqual([[team], [team], [team]]);
    }
    // Red plays from the left.
    const left = state.pedestals.filter(({ team }) => team === 0).map(({ cell }) => cell % 25);
    expect(left).toEqual([2, 2, 2]);
  });

  test('[KZ-ORB-02] [KZ-CREEP-01] [KZ-DUN-01] three neutral orbs with their guards, exactly one in the Dungeon', () => {
    const state = beginner();
    const neutral = state.items.filter(({ team }) => team === undefined);
    const guards = neutral.map(({ groups }) => groups.map((group) => state.groups[group]?.id));
    expect(guards.sort()).toEqual([['bears'], ['love'], ['swarm']]);
    expect(neutral.map(({ ofDungeon }) => ofDungeon).sort()).toEqual([false, false, true]);
    const inside = neutral.find(({ ofDungeon }) => ofDungeon);
    expect(inside?.groups.map((group) => state.groups[group]?.id)).toEqual(['love']);
    expect(
      state.items.filter(({ team }) => team !== undefined).every(({ ofDungeon }) => !ofDungeon),
    ).toBe(true);
  });
});

describe('picking up', () => {
  test('[KZ-ORB-05] from the ground in the own square and beside it', () => {
    const orbs = [{ at: '1,1' }, { at: '2,2' }, { at: '3,1' }];
    const court = ana({}, { court: floor(4, 3), orbs }).answer('pick-up');
    expect(court).toBeAskedFor('pick-up-which', { rule: 'KZ-ORB-05', seat: 0 });
    // Not the one two squares away.
    expect(court).toOfferOnly('orb-0', 'orb-1');
    court.answer('orb-1');
    expect(court.of('Ana')).toHoldOrbs('orb-1');
    expect(court.state.items.map(({ place }) => place.at)).toEqual(['ground', 'held', 'ground']);
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 1 });
    expect(court.heard('orb')).toEqual([
      { type: 'orb', rule: 'KZ-ORB-05', who: 0, what: 'picked-up', orb: 1, colour: 'neutral' },
    ]);
  });

  test('[KZ-ORB-05] one a Move Action: the next costs another', () => {
    const orbs = [{ at: '1,1' }, { at: '1,1' }];
    const court = ana({}, { orbs }).answer('pick-up', 'orb-0');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
    expect(withOrbs(court)).toContain('pick-up');
    court.answer('pick-up');
    expect(court.of('Ana')).toHoldOrbs('orb-0', 'orb-1');
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 0 });
    expect(court).not.toOffer('pick-up');
  });

  test('[KZ-ORB-05] [KZ-ORB-07] from a pedestal beside it, the enemy one or a neutral one', () => {
    const court = ana({}, { court: ['B1.', '...', '..R'] }).answer('pick-up');
    // Its own orb is not among them (KZ-ORB-06).
    expect(court).toOfferOnly('orb-0', 'orb-1');
    expect(ana({}, { court: ['...B', '....', '....'] })).not.toOffer('pick-up');
  });

  test('[KZ-ORB-05] only with line of sight', () => {
    const between = (...rows: string[]) =>
      ana({}, { court: [...rows, '...'], orbs: [{ at: '0,0' }] }).offered.includes('pick-up');
    expect(between('.#.', '#..')).toBe(false);
    expect(between('.#.', '...')).toBe(true);
  });

  test('[KZ-ORB-06] [KZ-ORB-22] never one of the own colour, also from the ground', () => {
    const orbs = [{ at: '1,1', colour: 'red' }];
    expect(withOrbs(ana({}, { orbs }))).toEqual([]);
    // For the other team it is fair game (KZ-ORB-07).
    const blue = begin({
      court: floor(3, 3),
      athletes: [theirs('Bo', '1,1')],
      orbs,
      turn: 'Bo',
    });
    expect(withOrbs(blue)).toEqual(['pick-up']);
  });

  test('[KZ-ORB-08] [KZ-ORB-09] one orb keeps the implement in hand, a second stows it, a third has no hand', () => {
    const orbs = [{ at: '1,1' }, { at: '1,1' }, { at: '1,1' }];
    const court = ana({ speed: 0 }, { orbs }).answer('pick-up', 'orb-0');
    expect(court.of('Ana').stowed).toBe(false);
    court.answer('pick-up', 'orb-1');
    expect(court.of('Ana').stowed).toBe(true);
    const full = ana({ stowed: true, holds: ['blue', 'neutral'] }, { orbs });
    expect(full).not.toOffer('pick-up');
  });

  test('[KZ-STOW-01] stowing for it costs nothing but the Move Action of picking up', () => {
    const court = ana({ holds: ['blue'] }, { orbs: [{ at: '1,1' }] }).answer('pick-up');
    expect(court.of('Ana')).toMatchObject({ stowed: true, held: [0, 1] });
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 1, roleActions: 1 });
  });

  test('[KZ-AI-05] [KZ-ORB-02] it makes an enemy of the group that guards it', () => {
    const court = begin({ athletes: [ours('Ana', '12,4')], turn: 'Ana' }).answer('pick-up');
    expect(court.state.groups.map(({ id, enemies }) => [id, enemies])).toEqual([
      ['swarm', []],
      ['bears', [0]],
      ['love', []],
    ]);
  });
});

describe('hindrances', () => {
  test.each(['immobilized', 'grabbed', 'restrained', 'prone', 'slowed'])(
    '[KZ-ORB-19] %s: orbs are handled all the same',
    (status) => {
      const court = ana(
        { holds: ['blue'], statuses: [status] },
        { court: ['R..', '...', '...'], orbs: [{ at: '1,1' }] },
        [ours('Abe', '2,1', { holds: ['neutral'] })],
      );
      expect(withOrbs(court)).toEqual(ORB_ACTIONS);
    },
  );

  test('[KZ-ORB-19] Stunned: nothing at all', () => {
    const court = ana({ statuses: ['stunned'] }, { orbs: [{ at: '1,1' }] }, [theirs('Bo', '2,2')]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court.of('Ana')).toHoldOrbs();
  });

  test('[KZ-ORB-23] flying it only drops, and the orb falls to the ground', () => {
    const court = ana(
      { holds: ['blue'], statuses: ['flying'] },
      { court: ['R..', '...', '...'], orbs: [{ at: '1,2' }] },
      [ours('Abe', '2,1', { holds: ['neutral'] })],
    );
    expect(withOrbs(court)).toEqual(['drop']);
    court.answer('drop', 'court(0,0)');
    expect(court.state.items.find(({ team }) => team === 1)?.place).toEqual({
      at: 'ground',
      cell: 0,
    });
  });

  test('[KZ-ORB-23] two that fly may exchange orbs', () => {
    const flying = { statuses: ['flying'] };
    const court = ana({ holds: ['blue'], ...flying }, {}, [ours('Abe', '2,1', flying)]);
    expect(withOrbs(court)).toEqual(['hand-over', 'drop']);
  });
});

describe('dunking', () => {
  test('[KZ-ORB-10] [KZ-SCORE-04] a point for every orb there, then it takes the colour', () => {
    const court = ana({ holds: ['neutral'] }, { court: ['R..', '...', '...'] }).answer('dunk');
    expect(court.state.points).toEqual([2, 0]);
    expect(court.state.items.map(({ team, place }) => [team, place])).toEqual([
      [0, { at: 'pedestal', pedestal: 0 }],
      [0, { at: 'pedestal', pedestal: 0 }],
    ]);
    expect(court.of('Ana')).toHoldOrbs();
    expect(court.state.turn?.moveActions).toBe(0);
    expect(court.state.stats[0]).toMatchObject({ orbs: 1, points: 2 });
    expect(court.heard('orb')).toMatchObject([{ rule: 'KZ-ORB-10', what: 'dunked', orb: 1 }]);
    expect(court.heard('points')).toEqual([
      { type: 'points', rule: 'KZ-SCORE-04', who: 0, team: 0, points: 2 },
    ]);
  });

  test('[KZ-SCORE-04] orbs on other pedestals do not count', () => {
    const court = ana({ holds: ['blue'] }, { court: ['R...R', '.....', 'R...R'] }).answer(
      'dunk',
      'court(0,0)',
    );
    expect(court.state.points).toEqual([2, 0]);
  });

  test('[KZ-ORB-10] only beside the pedestal, and only with an orb', () => {
    const far = { court: ['...R', '....', '....'] };
    expect(ana({ holds: ['blue'] }, far)).not.toOffer('dunk');
    expect(ana({}, { court: ['R..', '...', '...'] })).not.toOffer('dunk');
  });

  test('[KZ-ORB-11] on no enemy or neutral pedestal', () => {
    const court = ana({ holds: ['blue'] }, { court: ['B1.', '...', '...'] });
    expect(court).not.toOffer('dunk');
  });

  test('[KZ-ORB-10] which pedestal and which orb is for the athlete to say', () => {
    const court = ana(
      { stowed: true, holds: ['blue', 'neutral'] },
      { court: ['R.R', '...', '...'] },
    ).answer('dunk');
    expect(court).toBeAskedFor('dunk-where', { rule: 'KZ-ORB-10', seat: 0 });
    expect(court).toOfferOnly('court(0,0)', 'court(2,0)');
    court.answer('court(2,0)');
    expect(court).toBeAskedFor('dunk-which', { rule: 'KZ-ORB-10', seat: 0 });
    expect(court).toOfferOnly('orb-2', 'orb-3');
    court.answer('orb-3');
    expect(court.state.items[3]).toMatchObject({ team: 0, place: { pedestal: 1 } });
    expect(court.of('Ana')).toHoldOrbs('orb-2');
  });

  test('[KZ-ORB-12] a pedestal takes any number, and who takes from it chooses', () => {
    const red = [
      { at: '0,0', colour: 'red' },
      { at: '0,0', colour: 'red' },
    ];
    const court = ana({ holds: ['blue'] }, { court: ['R..', '...', '...'], orbs: red }, [
      theirs('Bo', '0,1'),
    ]).answer('dunk');
    expect(court.state.points).toEqual([4, 0]);
    court.answer('end-turn', 'pick-up');
    expect(court).toBeAskedFor('pick-up-which', { rule: 'KZ-ORB-05', seat: 1 });
    expect(court.offered).toHaveLength(4);
  });

  test('[KZ-ORB-15] an orb on the ground of the pedestal’s square does not count', () => {
    const court = ana(
      { stowed: true, holds: ['blue', 'neutral'] },
      { court: ['R..', '...', '...'] },
    );
    court.answer('drop', 'orb-1', 'court(0,0)', 'dunk');
    expect(court.state.points).toEqual([2, 0]);
    expect(court.state.items[1]?.place).toEqual({ at: 'ground', cell: 0 });
    // It is picked up like any other.
    expect(court).toOffer('pick-up');
  });

  test('[KZ-ORB-20] a scored neutral orb may be stolen, and no group minds any more', () => {
    const court = begin({
      athletes: [ours('Abe', '1,1'), ours('Ana', '1,3'), theirs('Bo', '3,4')],
      turn: 'Abe',
    });
    const { state } = court;
    const ana = court.id('Ana');
    // Ana has got hold of the orb of the bears, who have forgotten her.
    const number = state.items.findIndex(({ groups }) => groups.includes(1));
    const orb = state.items[number];
    if (orb === undefined) throw new Error('the bears guard no orb');
    orb.place = { at: 'held', creature: ana };
    court.of('Ana').held.push(number);
    court.answer('end-turn', 'dunk');
    expect(orb.team).toBe(0);
    court.answer('end-turn', 'pick-up', `orb-${number}`);
    expect(court.of('Bo').held).toEqual([number]);
    expect(state.groups.flatMap(({ enemies }) => enemies)).toEqual([]);
  });
});
