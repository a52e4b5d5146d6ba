import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from './table.ts';

/** Ana's turn beside Bo; both have wands. */
function turnOf(
  ana: Told,
  answers: Answers = [],
  {
    bo = {},
    rolls = [],
    options = {},
    at = '4,1',
  }: {
    readonly bo?: Told;
    readonly rolls?: readonly number[];
    readonly options?: Told;
    readonly at?: string;
  } = {},
) {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', at, bo)],
      turn: 'Ana',
    },
    { rolls, options },
  ).answer(...answers);
}

describe('actions of a turn', () => {
  test('[KZ-ACT-01] [KZ-INV-15] one Attack Action, and then attacks are offered no more', () => {
    const court = turnOf({}, ['basic-implement-attack', 'Bo'], { rolls: [4] });
    expect(court).not.toOffer('basic-implement-attack');
    expect(court).toOffer('walk');
    expect(court.state.turn).toMatchObject({ attackActions: 0, moveActions: 1 });
  });
  test('[KZ-ACT-02] the Attack Action pays for a second Move Action, and that is all', () => {
    const court = turnOf({}, ['shift', ['court(0,1)'], 'shift', ['court(1,1)']]);
    expect(court.state.turn).toMatchObject({ attackActions: 0, moveActions: 0 });
    expect(court).toOfferOnly('drop-prone', 'end-turn');
  });
  test('[KZ-ACT-02] a Move Action pays for no attack', () => {
    const court = turnOf({}, ['basic-implement-attack', 'Bo'], { rolls: [4] });
    expect(court).not.toOffer('basic-physical-attack');
  });
  test('[KZ-TURN-04] passing is always possible, and the next in order acts', () => {
    expect(turnOf({}, ['end-turn']).state.turn?.creature).toBe(1);
  });
  test('[KZ-GEN-06] after the last comes the next round', () => {
    const court = turnOf({}, ['end-turn', 'end-turn']);
    expect([court.state.round, court.state.turn?.creature]).toEqual([2, 0]);
  });
});

describe('statuses that leave fewer actions', () => {
  test('[KZ-STAT-09] [KZ-INV-16] Dazed: one of the two actions, and no trade', () => {
    const dazed = { statuses: ['dazed'] };
    expect(turnOf(dazed).offered).toEqual(
      expect.arrayContaining(['basic-implement-attack', 'walk']),
    );
    const walked = turnOf(dazed, ['shift', ['court(0,1)']]);
    expect(walked).toOfferOnly('drop-prone', 'end-turn');
    const shot = turnOf(dazed, ['basic-implement-attack', 'Bo'], { rolls: [4] });
    expect(shot).toOfferOnly('drop-prone', 'end-turn');
  });
  test('[KZ-STAT-10] [KZ-ACT-04] a Dazed creature keeps its Free Actions, unless the option takes them', () => {
    const ana = { statuses: ['dazed'], holds: ['blue'] };
    expect(turnOf(ana)).toOffer('drop');
    expect(turnOf(ana, [], { options: { dazedFreeActions: false } })).not.toOffer('drop');
  });
  test('[KZ-STAT-60] [KZ-INV-16] Stunned: no actions, and the Saving Throws all the same', () => {
    const stunned = { statuses: [{ status: 'stunned', ends: 'save' }] };
    expect(turnOf(stunned)).toBeAskedFor('save');
    const court = turnOf(stunned, ['roll'], { rolls: [4] });
    expect(court.of('Ana').has).toBe(0);
    expect(court.state.turn?.creature).toBe(1);
  });
  test('[KZ-STAT-67] what one status contains lasts as long', () => {
    const court = turnOf({ statuses: [{ status: 'dazed', ends: 'save' }] }, ['end-turn', 'roll'], {
      rolls: [6, 5],
    });
    expect(court.of('Ana').has).toBe(0);
  });
});

describe('Saving Throws', () => {
  const slowed = { statuses: [{ status: 'slowed', ends: 'save' }] };
  test.each([
    [3, 1],
    [4, 0],
  ])(
    '[KZ-SAVE-01] [KZ-SAVE-03] [KZ-STAT-65] a %i leaves %i entries that a save ends',
    (die, left) => {
      expect(turnOf(slowed, ['end-turn', 'roll'], { rolls: [die] }).state.effects).toHaveLength(
        left,
      );
    },
  );
  test.each([
    [3, 0],
    [4, 1],
  ])('[KZ-SAVE-03] [KZ-STAT-66] a %i leaves %i entries that a save sustains', (die, left) => {
    const sustained = { statuses: [{ status: 'fierce', ends: 'failed-save' }] };
    const court = turnOf(sustained, ['end-turn', 'roll'], { rolls: [die] });
    expect(court.state.effects).toHaveLength(left);
  });
  test('[KZ-SAVE-02] one may fail on purpose, without a die', () => {
    expect(turnOf(slowed, ['end-turn', 'fail']).state.effects).toHaveLength(1);
  });
  test('[KZ-SAVE-06] "escape ends" gets no roll in the Saving Throw Phase', () => {
    const held = { statuses: [{ status: 'restrained', ends: 'escape' }] };
    expect(turnOf(held, ['end-turn']).state.turn?.creature).toBe(1);
  });
  test.each([
    [3, 1],
    [4, 0],
  ])('[KZ-MOVE-13] escaping takes a Move Action: a %i leaves %i holds', (die, left) => {
    const held = { statuses: [{ status: 'restrained', ends: 'escape' }] };
    const court = turnOf(held, ['escape', 'roll'], { rolls: [die] });
    expect(court.state.effects).toHaveLength(left);
    expect(court.state.turn?.moveActions).toBe(0);
  });
});

describe('durations', () => {
  test('[KZ-GEN-17] until the end of its next turn: through that turn, not beyond', () => {
    const guarded = { statuses: [{ status: 'guarded', ends: 'next-turn' }] };
    expect(turnOf(guarded).state.effects).toHaveLength(1);
    expect(turnOf(guarded, ['end-turn']).state.effects).toHaveLength(0);
  });
  test('[KZ-OPP-16] a wand’s hit keeps the target from replying until the turn is over', () => {
    const shot = ['basic-implement-attack', 'Bo', 'walk', ['court(1,0)']] as const;
    const after = turnOf({}, [...shot], { rolls: [4], at: '2,1' });
    expect(after).toBeAskedFor('action');
    expect(after.of('Ana')).toMatchObject({ cell: 1, hp: 8 });
    expect(
      turnOf({}, ['basic-implement-attack', 'Bo', 'end-turn'], { rolls: [4] }).state.effects,
    ).toEqual([]);
  });
});

describe('the Start Phase', () => {
  test('[KZ-STAT-53] Regenerate gives HP back, up to the maximum', () => {
    const ana = { hp: 5, statuses: [{ status: 'regenerate', amount: 2 }] };
    expect(turnOf(ana).of('Ana')).toHaveHp(7);
    expect(turnOf({ ...ana, hp: 7 }).of('Ana')).toHaveHp(8);
  });
  test('[KZ-TURN-02] the controller orders Regenerate and Ongoing Damage', () => {
    const ana = {
      hp: 1,
      statuses: [
        { status: 'regenerate', amount: 2 },
        { status: 'ongoing', amount: 2 },
      ],
    };
    expect(turnOf(ana)).toBeAskedFor('start-order');
    expect(turnOf(ana, [['regenerate', 'ongoing']]).of('Ana')).toHaveHp(1);
    expect(turnOf(ana, [['ongoing', 'regenerate']])).toBeAskedFor('final-action');
  });
  test('[KZ-TURN-02] [KZ-STAT-53] at full HP too it may be hurt first and regain some of that', () => {
    const statuses = [
      { status: 'regenerate', amount: 1 },
      { status: 'ongoing', amount: 2 },
    ];
    expect(turnOf({ statuses })).toBeAskedFor('start-order');
    const hp = (...order: string[]) => turnOf({ statuses }, [order]).of('Ana').hp;
    expect([hp('ongoing', 'regenerate'), hp('regenerate', 'ongoing')]).toEqual([7, 6]);
  });
  test('[KZ-STAT-43] the final action comes before the damage', () => {
    const ana = { hp: 2, statuses: [{ status: 'ongoing', amount: 2 }] };
    const court = turnOf(ana);
    expect([court.open.why.key, court.of('Ana').hp]).toEqual(['final-action', 2]);
    expect(turnOf(ana, ['end-turn']).of('Ana')).toStandAt('nowhere');
  });
  test('[KZ-STAT-44] who is Stunned gets none', () => {
    const ana = { hp: 2, statuses: ['stunned', { status: 'ongoing', amount: 2 }] };
    const court = turnOf(ana);
    expect([court.of('Ana').cell, court.state.turn?.creature]).toEqual([-1, 1]);
  });
  test('[KZ-SCORE-05] [KZ-SCORE-07] [KZ-STRK-04] by whom it falls to Ongoing Damage', () => {
    const fallen = (statuses: readonly Told[]) => turnOf({ hp: 1, statuses }, ['end-turn']).state;
    const ongoing = { status: 'ongoing', amount: 2 };
    expect(fallen([{ ...ongoing, by: 'Bo' }]).points).toEqual([0, 1]);
    expect(fallen([ongoing])).toMatchObject({ points: [0, 0], strikes: [0, 0] });
    expect(fallen([{ ...ongoing, by: 'Ana' }])).toMatchObject({ points: [0, 0], strikes: [1, 0] });
  });
  test('[KZ-SCORE-07] of several origins the opposing team’s comes first, then its own, then nobody’s', () => {
    const fallen = (...by: readonly (string | undefined)[]) => {
      const statuses = by.map((by) => ({ status: 'ongoing', amount: 1, ...(by && { by }) }));
      const { points, strikes } = turnOf({ hp: 1, statuses }, ['end-turn']).state;
      return { points, strikes };
    };
    const theirs = { points: [0, 1], strikes: [0, 0] };
    expect(fallen('Ana', 'Bo')).toEqual(theirs);
    expect(fallen(undefined, 'Bo')).toEqual(theirs);
    expect(fallen('Bo', 'Ana', undefined)).toEqual(theirs);
    expect(fallen(undefined, 'Ana')).toEqual({ points: [0, 0], strikes: [1, 0] });
  });
});

describe('the end of the match', () => {
  const rich = (more: Told, answers: Answers, options: Told = {}) =>
    begin(
      {
        court: ['............', '.....R......', '............'],
        athletes: [ours('Ana', '6,1', { holds: ['blue'] }), theirs('Bo', '1,1')],
        turn: 'Ana',
        ...more,
      },
      { options },
    ).answer(...answers);
  test('[KZ-END-01] [KZ-END-02] at ten points the round is played out', () => {
    const court = rich({ points: [8, 0] }, ['dunk']);
    expect([court.state.ending, court.state.result]).toEqual([true, 'playing']);
    const over = rich({ points: [8, 0] }, ['dunk', 'end-turn', 'no', 'end-turn', 'no']).state;
    expect(over.result).toBe('over');
  });
  test('[KZ-END-02] [KZ-END-06] the side behind may concede after every turn', () => {
    const court = rich({ points: [8, 0] }, ['dunk', 'end-turn']);
    expect([court.open.why.key, court.state.result]).toEqual(['concede', 'playing']);
    const given = rich({ points: [8, 0] }, ['dunk', 'end-turn', 'yes']).state;
    expect([given.result, given.conceded]).toEqual(['conceded', 1]);
  });
  test('[KZ-END-07] a round limit stops it', () => {
    const court = turnOf({}, ['end-turn', 'end-turn'], { options: { roundLimit: 1 } });
    expect(court.state.result).toBe('over');
  });
  test('[KZ-END-03] [KZ-INV-10] the final score is points less a third of the Strikes', () => {
    const after = begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '4,1')],
        turn: 'Ana',
        points: [1, 4],
        strikes: [8, 3],
      },
      { options: { roundLimit: 1 } },
    ).answer('end-turn', 'end-turn');
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'over', scores: [-1, 3] }));
  });
});
