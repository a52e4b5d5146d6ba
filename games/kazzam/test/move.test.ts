import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from './table.ts';

/** One athlete of ours in the middle of nothing. */
function alone(more: Readonly<Record<string, unknown>> = {}, beginning = {}) {
  return begin(
    { court: floor(15, 15), athletes: [ours('Ana', '7,7', more)], turn: 'Ana' },
    beginning,
  );
}

/** How far the open way may lead, in squares of open floor from (7,7). */
function farthest(court: ReturnType<typeof alone>): number {
  const far = court.ends.map((square) => {
    const [, x = 0, y = 0] = /\((\d+),(\d+)\)/.exec(square) ?? [];
    return Math.max(Math.abs(Number(x) - 7), Math.abs(Number(y) - 7));
  });
  return Math.max(...far);
}

describe('speed', () => {
  test('[KZ-MOVE-02] 6 where nothing else is said, halved and rounded down while Slowed', () => {
    expect(farthest(alone().answer('walk'))).toBe(6);
    expect(farthest(alone({ statuses: ['slowed'] }).answer('walk'))).toBe(3);
    expect(farthest(alone({ speed: 5, statuses: ['slowed'] }).answer('walk'))).toBe(2);
  });

  test('[KZ-MOVE-02] [KZ-MOVE-12] crawling while Slowed halves once', () => {
    const court = alone({ speed: 7, statuses: ['slowed', 'prone'] }).answer('walk');
    expect(farthest(court)).toBe(3);
  });

  test('[KZ-MOVE-02] [KZ-MOVE-18] a speed of 1, Slowed, is none', () => {
    const court = alone({ speed: 1, statuses: ['slowed'] });
    expect(court).not.toOffer('walk');
  });

  test('[KZ-MOVE-01] the way is asked by its rule and told as one movement', () => {
    const court = alone().answer('walk');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer(['court(8,7)', 'court(9,8)']);
    expect(court.heard('moved')).toEqual([
      { type: 'moved', rule: 'KZ-MOVE-01', who: 0, how: 'move', path: [7 * 15 + 8, 8 * 15 + 9] },
    ]);
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 1 });
  });
});

describe('shift', () => {
  test('[KZ-MOVE-09] one square, and nobody gets an Opportunity', () => {
    const court = begin({
      court: floor(5, 5),
      athletes: [ours('Ana', '2,2'), theirs('Bo', '2,1')],
      turn: 'Ana',
    }).answer('shift');
    expect(court).toBeAskedFor('way.shift', { rule: 'KZ-MOVE-09', seat: 0 });
    expect(court.ends).toHaveLength(7);
    court.answer(['court(2,3)']);
    expect(court.heard('opportunity')).toEqual([]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.of('Ana')).toHaveHp(8);
    expect(court.heard('moved')[0]?.rule).toBe('KZ-MOVE-09');
  });

  test('[KZ-MOVE-09] not into Difficult Terrain', () => {
    const court = begin({
      court: ['.,', 'o.'],
      athletes: [ours('Ana', '0,0')],
      turn: 'Ana',
    }).answer('shift');
    expect(court.ends).toEqual(['court(1,1)']);
    const none = begin({ court: ['.,'], athletes: [ours('Ana', '0,0')], turn: 'Ana' });
    expect(none).toOffer('walk');
    expect(none).not.toOffer('shift');
  });

  test('[KZ-STAT-59] [KZ-MOVE-09] not while Slowed, who still walks', () => {
    const { offered } = alone({ statuses: ['slowed'] });
    expect(offered).not.toContain('shift');
    expect(offered).toContain('walk');
  });
});

describe('prone', () => {
  test('[KZ-STAT-49] [KZ-MOVE-12] only crawls or stands up: no Shift, no Charge', () => {
    const court = begin({
      court: floor(9, 9),
      athletes: [
        ours('Ana', '4,4', { implement: 'sword', statuses: ['prone'] }),
        theirs('Bo', '4,7'),
      ],
      turn: 'Ana',
    });
    expect(court).toOfferOnly('walk', 'stand-up', 'end-turn');
    court.answer('walk');
    expect(court).toBeAskedFor('way.crawl', { rule: 'KZ-MOVE-12', seat: 0 });
  });

  test('[KZ-MOVE-12] a crawl is half a move and leaves one Prone', () => {
    const court = alone({ statuses: ['prone'] }).answer('walk');
    expect(farthest(court)).toBe(3);
    court.answer(['court(8,7)', 'court(9,7)']);
    expect(court.of('Ana')).toStandAt('9,7');
    expect(court.state.effects.map(({ kind }) => kind)).toEqual(['prone']);
    expect(court.heard('moved')[0]?.rule).toBe('KZ-MOVE-12');
  });

  test('[KZ-MOVE-08] [KZ-MOVE-12] crawling grants Opportunities like a move', () => {
    const court = begin({
      court: floor(9, 9),
      athletes: [ours('Ana', '4,4', { statuses: ['prone'] }), theirs('Bo', '4,3')],
      turn: 'Ana',
    }).answer('walk', ['court(4,5)'], 'yes');
    expect(court.of('Ana')).toHaveHp(6);
  });

  test('[KZ-MOVE-11] standing up is a Move Action, no movement, and grants nothing', () => {
    const court = begin({
      court: floor(9, 9),
      athletes: [ours('Ana', '4,4', { statuses: ['prone'] }), theirs('Bo', '4,3')],
      turn: 'Ana',
    }).answer('stand-up');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.state.effects).toEqual([]);
    expect(court.of('Ana')).toStandAt('4,4');
    expect(court.state.turn).toMatchObject({ moveActions: 0 });
    expect(court.heard('opportunity')).toEqual([]);
    expect(court).toOffer('walk');
    expect(court).not.toOffer('stand-up');
  });
});

describe('rooted', () => {
  test.each([
    ['immobilized', 'KZ-STAT-35'],
    ['grabbed', 'KZ-STAT-28'],
    ['restrained', 'KZ-STAT-57'],
  ])('[KZ-MOVE-18] %s: neither walks nor shifts nor charges (%s)', (status) => {
    const court = begin({
      court: floor(9, 9),
      athletes: [
        ours('Ana', '4,4', { implement: 'sword', statuses: [status] }),
        theirs('Bo', '4,7'),
      ],
      turn: 'Ana',
    });
    for (const barred of ['walk', 'shift', 'charge']) expect(court).not.toOffer(barred);
  });

  test('[KZ-MOVE-18] nor crawls', () => {
    expect(alone({ statuses: ['immobilized', 'prone'] })).toOfferOnly('stand-up', 'end-turn');
  });

  test('[KZ-STAT-35] standing up and escaping stay, the latter from Grabs', () => {
    const hold = { status: 'grabbed', ends: 'escape' };
    expect(alone({ statuses: [hold, 'prone'] })).toOfferOnly('stand-up', 'escape', 'end-turn');
    expect(alone({ statuses: ['immobilized'] })).toOfferOnly('drop-prone', 'end-turn');
  });

  test('[KZ-MOVE-18] a speed of 0 is rooted, even for a Shift', () => {
    expect(alone({ speed: 0 })).toOfferOnly('drop-prone', 'end-turn');
    expect(alone({ speed: 0, statuses: ['prone'] })).toOfferOnly('stand-up', 'end-turn');
  });
});

describe('escape', () => {
  const grabbed = { status: 'grabbed', ends: 'escape', by: 'Bo' };
  const held = (statuses: readonly unknown[], rolls: readonly number[]) =>
    begin(
      {
        court: floor(9, 9),
        athletes: [
          ours('Ana', '4,4', { statuses }),
          theirs('Bo', '4,3', { stowed: true }),
          theirs('Cy', '4,5', { stowed: true }),
        ],
        turn: 'Ana',
      },
      { rolls },
    );

  test.each([
    [4, true],
    [6, true],
    [3, false],
    [1, false],
  ])('[KZ-MOVE-13] a %i frees: %s; the Move Action is spent either way', (roll, free) => {
    const court = held([grabbed], [roll]).answer('escape', 'roll');
    expect(court.state.effects).toHaveLength(free ? 0 : 1);
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 1 });
    expect(court.offered.includes('walk')).toBe(free);
  });

  test('[KZ-MOVE-13] the Attack Action pays for a second try', () => {
    const court = held([grabbed], [3, 4]).answer('escape', 'roll', 'escape', 'roll');
    expect(court.state.effects).toEqual([]);
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 0 });
  });

  test('[KZ-MOVE-14] of several holds it names one first, and is free of that one', () => {
    const other = { ...grabbed, by: 'Cy' };
    const court = held([grabbed, other], [5]).answer('escape');
    expect(court).toBeAskedFor('escape-from', { rule: 'KZ-MOVE-14', seat: 0 });
    const [ofBo = '', ofCy = ''] = court.state.effects.map(({ id }) => `grabbed-${id}`);
    expect(court).toOfferOnly(ofBo, ofCy);
    court.answer(ofCy, 'roll');
    expect(court.state.effects.map(({ by }) => by)).toEqual([court.id('Bo')]);
    expect(court).not.toOffer('walk');
  });

  test('[KZ-MOVE-13] what a save ends is no matter for an escape', () => {
    const slowed = { status: 'slowed', ends: 'save' };
    expect(alone({ statuses: [slowed] })).not.toOffer('escape');
  });
});

describe('a movement that is cut short', () => {
  /** Ana goes past Bo, who is asked about an Opportunity before her first step. */
  const passing = (more: Readonly<Record<string, unknown>> = {}, court = floor(9, 9)) =>
    begin({
      court,
      athletes: [ours('Ana', '4,4', more), theirs('Bo', '4,3')],
      turn: 'Ana',
    }).answer('walk');

  test.each(['prone', 'immobilized', 'restrained', 'grabbed', 'stunned'] as const)(
    '[KZ-MOVE-16] %s before a step: the step is not taken',
    (status) => {
      const court = passing().answer(['court(4,5)', 'court(4,6)']);
      expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
      court.befall('Ana', status);
      court.answer('yes');
      expect(court.of('Ana')).toStandAt('4,4');
      expect(court.heard('moved')).toEqual([]);
      if (status !== 'stunned')
        expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    },
  );

  test('[KZ-MOVE-16] nothing of the kind befell it: after the Opportunity it goes on', () => {
    const court = passing().answer(['court(4,5)', 'court(4,6)'], 'yes');
    expect(court.of('Ana')).toStandAt('4,5');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    // Five squares are left of six.
    expect(court.ends).toContain('court(4,8)');
    court.answer(['court(4,6)']);
    expect(court.of('Ana')).toStandAt('4,6');
    expect(court.heard('moved')).toHaveLength(2);
  });

  test('[KZ-MOVE-01] what was spent before an Opportunity is spent', () => {
    const court = passing({ speed: 2 }, [...floor(9, 5), ',,,,,,,,,', ...floor(9, 1)]);
    court.answer(['court(5,4)', 'court(6,4)'], 'yes');
    expect(court.ends).toEqual(['court(4,4)', 'court(5,3)', 'court(6,3)', 'court(6,4)'].sort());
  });

  test('[KZ-MOVE-01] the mover may stop where the Opportunity left it', () => {
    const court = passing().answer(['court(4,5)', 'court(4,6)'], 'yes', []);
    expect(court.of('Ana')).toStandAt('4,5');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });

  test('[KZ-OPP-13] an Opportunity that only Ward feels is one all the same', () => {
    const court = passing({ ward: 5 }).answer(['court(4,5)', 'court(4,6)'], 'yes');
    expect(court.of('Ana').wards).toMatchObject([{ amount: 3 }]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
  });

  test('[KZ-MOVE-17] stopped on a pedestal it is put back to the last square where it can be', () => {
    const court = begin({
      court: ['......', '..B...'],
      athletes: [ours('Ana', '3,1'), theirs('Bo', '2,0')],
      turn: 'Ana',
    }).answer('walk', ['court(2,1)', 'court(1,1)'], 'yes');
    expect(court.of('Ana')).toStandAt('2,1');
    // She may not stay above the pedestal by her own choice.
    expect(court.refusal([])).toBe('the way may not end at court(2,1)');
    court.answer(['court(1,1)']);
    court.befall('Ana', 'prone');
    court.answer('no');
    expect(court.of('Ana')).toStandAt('3,1');
  });

  test('[KZ-MOVE-17] stopped above an ally too', () => {
    const court = begin(
      {
        court: floor(9, 1),
        athletes: [
          ours('Ana', '1,0'),
          theirs('Bo', '0,0', { implement: 'wand', statuses: [{ status: 'reach', amount: 1 }] }),
          ours('Abe', '2,0'),
        ],
        turn: 'Ana',
      },
      { options: { moveThroughAllies: true } },
    ).answer('walk', ['court(2,0)', 'court(3,0)'], 'yes');
    // On Abe's square now, and Bo reaches it.
    expect(court.of('Ana')).toStandAt('2,0');
    expect(court.ends).not.toContain('court(2,0)');
    court.answer(['court(3,0)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    court.befall('Ana', 'grabbed');
    court.answer('no');
    expect(court.of('Ana')).toStandAt('1,0');
  });
});
