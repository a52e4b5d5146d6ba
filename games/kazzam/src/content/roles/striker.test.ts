import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../test/table.ts';

/** A Striker attacks Bo; answers lead there. */
function strike(
  more: Told,
  distance: number,
  die: number,
  before: readonly (string | readonly string[])[] = [],
) {
  const after = begin(
    {
      court: floor(16, 3),
      athletes: [
        ours('Ana', '1,1', { role: 'striker', ...more }),
        theirs('Bo', `${1 + distance},1`, { implement: 'sword' }),
      ],
      turn: 'Ana',
    },
    { rolls: [die] },
  ).answer(...before, 'basic-implement-attack', 'Bo');
  return {
    hp: after.of('Bo').hp,
    tokens: after.of('Ana').missTokens,
    ...after.state,
  };
}

describe('a Sniper', () => {
  const wand = { specialisation: 'sniper', implement: 'wand' };
  const staff = { specialisation: 'sniper', implement: 'staff' };
  test('[KR-EX-01] [KR-STRI-04] [KR-STRI-17] a 3 from afar: damage line, staff and Boost', () => {
    expect(strike(staff, 5, 3).hp).toBe(4);
  });
  test('[KR-STRI-02] [KR-STRI-03] a 2 from afar misses and deals 1, a 1 deals nothing', () => {
    expect(strike(wand, 4, 2)).toMatchObject({ hp: 7, tokens: 1, strikes: [0, 0] });
    expect(strike(wand, 4, 1)).toMatchObject({ hp: 8, tokens: 1, strikes: [1, 0] });
  });
  test('[KR-STRI-03] [KR-STRI-17] a 2 from nearer than four squares deals nothing', () => {
    expect(strike(wand, 3, 2).hp).toBe(8);
  });
  test('[KR-STRI-01] [KR-STRI-05] [KR-STRI-07] [KR-INV-09] 4 and 5 deal 1 extra, near or far', () => {
    expect([strike(wand, 2, 4).hp, strike(wand, 4, 5).hp]).toEqual([5, 5]);
  });
  test('[KR-STRI-06] [KR-STRI-01] [KR-INV-09] [KR-GEN-15] [KZ-CRIT-06] 6 deals 2 extra from afar and 1 from near, never doubled', () => {
    expect([strike(wand, 4, 6).hp, strike(wand, 3, 6).hp]).toEqual([2, 3]);
  });
  test('[KR-STRI-16] [KZ-IMPL-14] two squares further, and no more', () => {
    expect(strike(wand, 7, 4).hp).toBe(5);
    expect(() => strike(wand, 8, 4)).toThrow('basic-implement-attack');
    expect(strike(staff, 8, 4).hp).toBe(4);
  });
});

describe('Draw a Bead', () => {
  const behind = (
    rows: readonly string[],
    rolls: readonly number[],
    bead: boolean,
    bo: Told = {},
  ) =>
    begin(
      {
        court: rows,
        athletes: [
          ours('Ana', '1,1', { role: 'striker', specialisation: 'sniper' }),
          { ...theirs('Bo', '4,1'), ...bo },
        ],
        turn: 'Ana',
      },
      { rolls },
    ).answer(...(bead ? ['draw-a-bead', 'Bo'] : []), 'basic-implement-attack', 'Bo').state;
  const open = floor(9, 3);
  const boxes = ['.........', '...o.....', '.........'];
  const pillar = ['.........', '...#.....', '.........'];
  test('[KR-STRI-18] this turn its attacks on the target ignore Concealment', () => {
    const concealed = { statuses: ['concealed'] };
    expect(behind(open, [5, 2], false, concealed).creatures[1]?.hp).toBe(8);
    expect(behind(open, [5], true, concealed).creatures[1]?.hp).toBe(5);
  });
  test('[KR-STRI-18] and Low Cover, but no Full Cover', () => {
    expect(behind(boxes, [5, 2], false).creatures[1]?.hp).toBe(8);
    expect(behind(boxes, [5], true).creatures[1]?.hp).toBe(5);
    expect(behind(pillar, [5, 2], true, { at: '4,2' }).creatures[1]?.hp).toBe(8);
  });
  test('[KR-STRI-18] within six squares, and until the turn ends', () => {
    const far = (distance: number) =>
      begin({
        court: floor(12, 3),
        athletes: [
          ours('Ana', '1,1', { role: 'striker', specialisation: 'sniper' }),
          theirs('Bo', `${1 + distance},1`),
        ],
        turn: 'Ana',
      }).answer('draw-a-bead', 'Bo', 'end-turn').state;
    expect(far(6).effects.filter(({ innate }) => innate !== true)).toEqual([]);
    expect(() => far(7)).toThrow('draw-a-bead');
  });
});

describe('a Blitzer', () => {
  const blitzer = { specialisation: 'blitzer', implement: 'wand' };
  const walk = (squares: number) => [
    'walk',
    Array.from({ length: squares }, (_, at) => `court(${2 + at},1)`),
  ];
  test('[KR-EX-03] [KR-STRI-03] [KR-STRI-10] having moved four squares, a 2 deals 1 and misses', () => {
    expect(strike(blitzer, 8, 2, walk(4))).toMatchObject({ hp: 7, tokens: 1, strikes: [0, 0] });
  });
  test('[KR-STRI-10] three squares from its start will do, two will not', () => {
    expect(strike(blitzer, 8, 6, walk(3)).hp).toBe(2);
    expect(strike(blitzer, 7, 6, walk(2)).hp).toBe(3);
  });
  test('[KR-STRI-11] [KZ-POWER-02] [KZ-ACT-01] Quick Shift is one square, for a Role Action, once', () => {
    const shifted = (statuses: readonly string[]) =>
      begin({
        court: floor(6, 3),
        athletes: [
          ours('Ana', '1,1', { role: 'striker', ...blitzer, statuses }),
          theirs('Bo', '2,1', { implement: 'sword' }),
        ],
        turn: 'Ana',
      }).answer('quick-shift', ['court(0,1)']);
    const after = shifted(['slowed']);
    expect(after.of('Ana').cell).toBe(6);
    expect(after.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 0 });
    expect(after).not.toOffer('quick-shift');
    expect(after.events.some(({ type }) => type === 'opportunity')).toBe(false);
    for (const status of ['distracted', 'dazed', 'immobilized', 'prone'])
      expect(() => shifted([status])).toThrow('quick-shift');
  });
  test('[KR-STRI-09] it goes eight squares', () => {
    expect(strike(blitzer, 13, 4, walk(8)).hp).toBe(5);
  });
});

describe('a Bruiser', () => {
  const bruiser = { specialisation: 'bruiser', implement: 'wand' };
  const step = ['shift', ['court(2,1)']] as const;
  test('[KR-EX-02] [KR-STRI-06] [KR-STRI-13] unmoved or a square on, a 6 deals 2 extra', () => {
    expect(strike(bruiser, 3, 6).hp).toBe(2);
    expect(strike(bruiser, 4, 6, [...step]).hp).toBe(2);
  });
  test('[KR-EX-02] [KR-STRI-14] two squares on, 1', () => {
    expect(strike(bruiser, 5, 6, ['walk', ['court(2,1)', 'court(3,1)']]).hp).toBe(3);
  });
  const ended = (answers: readonly (string | readonly string[])[]) =>
    begin({
      court: floor(12, 3),
      athletes: [ours('Ana', '1,1', { role: 'striker', ...bruiser }), theirs('Bo', '9,1')],
      turn: 'Ana',
    }).answer(...answers);
  test('[KR-EX-02] [KR-STRI-12] in the End Phase 1 Ward, if it moved no more than a square', () => {
    const ward = (answers: readonly (string | readonly string[])[]) =>
      ended([...answers, 'end-turn']).of('Ana').wards.length;
    expect([ward([]), ward([...step])]).toEqual([1, 1]);
    expect(ward(['walk', ['court(2,1)', 'court(3,1)']])).toBe(0);
    expect(ward([...step, 'walk', ['court(3,1)']])).toBe(0);
  });
  test('[KR-STRI-15] [KZ-FORCE-04] Get Back Here pulls one creature up to three squares', () => {
    const court = ended(['get-back-here', 'Bo', ['court(8,1)', 'court(7,1)', 'court(6,1)']]);
    expect(court.of('Bo').cell).toBe(12 + 6);
    expect(ended([...step])).not.toOffer('get-back-here');
  });
});

test('[KR-BOOST-02] [KZ-ATK-25] Opportunities bring no Role Boost', () => {
  const after = begin({
    court: floor(9, 3),
    athletes: [
      ours('Ana', '1,1', { role: 'striker', specialisation: 'sniper' }),
      theirs('Bo', '2,1'),
    ],
    turn: 'Bo',
  }).answer('walk', ['court(3,1)'], 'yes');
  expect(after.of('Bo')).toHaveHp(6);
});

describe('a Blaster', () => {
  const blast = (
    others: readonly string[],
    rolls: readonly number[],
    answers: Answers = [],
    implement = 'wand',
  ) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '1,2', { role: 'striker', specialisation: 'blaster', implement }),
          theirs('Pol', implement === 'sword' ? '2,2' : '4,2', { implement: 'sword' }),
          ...others.map((at, i) => theirs(`Q${i}`, at)),
        ],
        turn: 'Ana',
      },
      { rolls },
    ).answer('basic-implement-attack', 'Pol', ...(answers ?? []));
  const hps = (result: ReturnType<typeof blast>) =>
    result.state.creatures.slice(1).map(({ hp }) => hp);
  const order = ['damage', 'role-boost'];
  test('[KR-EX-11] [KR-STRI-19] [KR-STRI-20] [KR-INV-08] with a spare enemy a 6 gives 2 to one of the others', () => {
    expect(hps(blast(['4,3', '4,1'], [6], [order, ['Q0']]))).toEqual([4, 6, 8]);
  });
  test('[KR-EX-11] [KR-STRI-20] without one, 1; alone, the extra is lost', () => {
    expect(hps(blast(['4,3'], [6], [order]))).toEqual([4, 7]);
    expect(hps(blast([], [6]))).toEqual([4]);
  });
  test('[KR-STRI-19] only enemies in range and in sight', () => {
    expect(hps(blast(['7,2'], [4]))).toEqual([6, 8]);
  });
  test('[KR-STRI-21] [KR-STRI-03] a 2 with a spare enemy gives 1, although it misses', () => {
    expect(hps(blast(['4,3', '4,1'], [2], [['Q1']]))).toEqual([8, 8, 7]);
    expect(hps(blast(['4,3'], [2]))).toEqual([8, 8]);
  });
  test('[KR-STRI-19] in melee to two others, within reach and one more', () => {
    expect(hps(blast(['3,2', '2,4', '5,2'], [4], [order], 'sword'))).toEqual([6, 7, 7, 8]);
  });
  test('[KR-STRI-19] [KC-WRD-31] the target was felled, large and under a Sight Ward', () => {
    const bears = [{ at: '4,1', hp: 1 }, '7,3'];
    const after = begin(
      {
        court: floor(12, 7),
        athletes: [
          ours('Ana', '1,2', { role: 'striker', specialisation: 'blaster', initiative: 8 }),
          ours('Wim', '1,3', {
            class: 'wardmaster',
            picks: ['wardmaster/sight-ward'],
            initiative: 9,
          }),
          theirs('Qi', '4,4'),
        ],
        creeps: [{ group: 'bears', members: bears }],
        turn: 'Wim',
      },
      { rolls: [4, 4] },
    ).answer(
      'sight-ward',
      'court(4,2)',
      'end-turn',
      'Wim',
      'basic-implement-attack',
      'Guardian Bear 1',
      order,
    );
    expect(after.state.creatures.map(({ cell, hp }) => [cell < 0, hp])).toMatchObject({
      2: [false, 7],
      3: [true, 0],
    });
  });
  test('[KR-STRI-19] [KC-POR-29] as far as the attack reached, though what bent its range fell', () => {
    const after = begin(
      {
        court: floor(16, 3),
        athletes: [
          ours('Ana', '1,1', { role: 'striker', specialisation: 'blaster', initiative: 8 }),
          ours('Pia', '3,1', {
            class: 'porter',
            picks: ['porter/bend-space'],
            initiative: 9,
          }),
          theirs('Pol', '8,1', { hp: 3 }),
          theirs('Qi', '8,2'),
        ],
        turn: 'Pia',
      },
      { rolls: [4, 4] },
    ).answer(
      'bend-space',
      'Pol',
      ['damage', 'effect'],
      'end-turn',
      'basic-implement-attack',
      'Pol',
      order,
    );
    expect(after.state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 0, 7]);
  });
  const boosted = (ana: Told, other: Told) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '1,2', { role: 'striker', specialisation: 'blaster', ...ana }),
          theirs('Pol', '4,2'),
          theirs('Qi', '4,4', other),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Pol', order);
  test('[KZ-STAT-62] [KR-GEN-15] Weakened, it halves what the others take as well', () => {
    expect(hps(boosted({ statuses: ['weakened'] }, {}))).toEqual([7, 8]);
  });
  test('[KR-STRI-21] [KZ-STOW-03] another that has stowed its implement takes 2 more', () => {
    expect(hps(boosted({}, { stowed: true }))).toEqual([6, 5]);
  });
  const fired = (
    answers: Answers,
    others: readonly string[],
    rows: readonly string[] = floor(12, 5),
  ) =>
    begin({
      court: rows,
      athletes: [
        ours('Ana', '1,2', { role: 'striker', specialisation: 'blaster' }),
        theirs('Pol', '4,2'),
        ...others.map((at, i) => theirs(`Q${i}`, at)),
      ],
      turn: 'Ana',
    }).answer('spread-fire', 'Pol', ...answers);
  test('[KR-STRI-22] Spread Fire: 1 damage, and that enemy is not attacked this turn', () => {
    expect(fired([], ['4,3']).of('Pol')).toHaveHp(7);
    expect(fired(['basic-implement-attack'], ['4,3'])).toOfferOnly('Q0');
    expect(fired(['end-turn'], ['4,3']).state.effects.every(({ innate }) => innate)).toBe(true);
  });
  test('[KR-STRI-22] the last enemy may be attacked all the same', () => {
    expect(fired(['basic-implement-attack'], [])).toOfferOnly('Pol');
  });
  test('[KR-STRI-22] the last one in its part of the map, whoever is in the other', () => {
    const rows = [...floor(12, 5), '', 's..t'];
    const shot = fired(['basic-implement-attack'], ['dungeon(1,0)'], rows);
    expect(shot).toOfferOnly('Pol');
  });
  test('[KR-STRI-22] not on whom it has attacked this turn', () => {
    const court = blast([], [4]);
    expect(court).not.toOffer('spread-fire');
  });
});
