import { describe, expect, test } from 'vitest';
import { type Answers, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import type { KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { isBoosted, makeTerrain } from '../../../rules/terrain/terrain.ts';
import { artist, at, kindAt, shape, steps, WIDTH, withRow } from './testing/artist.ts';

describe('Difficult Terrain', () => {
  const mud = { court: [',,,,,,,,,,,,,,'] };
  test('[KR-SPEC-20] a Terrain Artist ignores it', () => {
    const court = shape(
      { ...mud, athletes: [artist('0,0')] },
      { answers: ['walk', steps(0, 1, 2, 3, 4, 5, 6)] },
    );
    expect(court.of('Ana').cell).toBe(6);
    const shifted = shape(
      { ...mud, athletes: [artist('0,0')] },
      { answers: ['shift', steps(0, 1)] },
    );
    expect(shifted.of('Ana').cell).toBe(1);
  });
  test('[KR-SPEC-20] its team does not, nor does it ignore what is damaging', () => {
    const cleo = { ...mud, athletes: [artist('0,0'), ours('Cleo', '1,0')], turn: 'Cleo' };
    expect(() => shape(cleo, { answers: ['walk', steps(0, 2, 3, 4, 5)] })).toThrow('takes no');
    const hurt = shape(
      { athletes: [artist('0,0')], zones: [{ cells: ['1,0'], damage: 2 }] },
      { answers: ['walk', steps(0, 1), []] },
    );
    expect(hurt.of('Ana')).toHaveHp(6);
  });
});

describe('Change Terrain', () => {
  const changed = (answers: Answers, given: Told = {}) =>
    shape(
      { athletes: [artist('1,1'), theirs('Bo', '4,1')], ...given },
      { answers: ['change-terrain', ...answers] },
    );
  test('[KR-SPEC-21] [KR-SPEC-27] a square becomes another type of the list', () => {
    expect(changed(['court(3,3)'])).toBeAskedFor('terrain-kind');
    expect(changed(['court(3,3)'])).toOfferOnly('low-cover', 'pit', 'slick');
    for (const kind of ['low-cover', 'pit', 'slick']) {
      const court = changed(['court(3,3)', kind]);
      expect(kindAt(court.state, 3, 3)).toBe(kind);
      expect(court.state.turn).toMatchObject({ roleActions: 0, attackActions: 1 });
    }
    const mud = { court: withRow(3, '...,') };
    expect(changed(['court(3,3)'], mud)).toOfferOnly('floor', 'low-cover', 'pit', 'slick');
    expect(kindAt(changed(['court(3,3)', 'floor'], mud).state, 3, 3)).toBe('floor');
  });
  test('[KR-SPEC-27] within five squares and in sight, its own and occupied squares too', () => {
    const after = changed([], { court: withRow(3, '...#') });
    for (const square of ['court(1,1)', 'court(4,1)', 'court(6,1)']) expect(after).toOffer(square);
    for (const square of ['court(7,1)', 'court(4,4)']) expect(after).not.toOffer(square);
  });
  test('[KR-SPEC-27] [KR-INV-12] never a wall, pedestal, exit or portal', () => {
    const after = changed([], {
      court: ['#.R.E.', '......', 'P..p.o'],
      athletes: [artist('1,1')],
    });
    for (const square of ['0,0', '2,0', '4,0', '0,2', '3,2'])
      expect(after).not.toOffer(`court(${square})`);
    for (const square of ['5,2', '5,0']) expect(after).toOffer(`court(${square})`);
  });
  const turns = ['end-turn', 'end-turn'] as const;
  test('[KR-SPEC-21] [KR-SPEC-27] [KR-INV-13] it may be changed again, and is one thing at a time', () => {
    const pit = ['court(3,3)', 'pit', ...turns, 'change-terrain', 'court(3,3)'] as const;
    expect(changed([...pit])).toOfferOnly('floor', 'low-cover', 'slick');
    const court = changed([...pit, 'slick']);
    expect(court.state.changed).toMatchObject([{ cell: at(3, 3), kind: 'slick' }]);
    const boost = [
      ...turns,
      'boost-square',
      'court(3,3)',
      ...turns,
      'change-terrain',
      'court(3,3)',
    ];
    const again = changed(['court(3,3)', 'pit', ...boost, 'low-cover']);
    expect(again.state.changed).toMatchObject([{ cell: at(3, 3), kind: 'low-cover' }]);
  });
  test('[KR-SPEC-27] whoever stands there stays and feels nothing', () => {
    for (const kind of ['pit', 'slick', 'low-cover']) {
      const court = changed(['court(4,1)', kind]);
      expect(court.of('Bo')).toMatchObject({ cell: at(4, 1), hp: 8 });
      expect(court.state.effects.some(({ kind: status }) => status === 'prone')).toBe(false);
      expect(court).toBeAskedFor('action');
    }
  });
  test('[KR-SPEC-27] zones over the square stay', () => {
    const court = changed(['court(3,3)', 'low-cover'], {
      zones: [{ cells: ['3,3'], damage: 2 }],
    });
    expect(court.state.effects.filter(({ kind }) => kind === 'damaging-zone')).toHaveLength(1);
  });
});

describe('the Boost of a Terrain Artist', () => {
  const shot = (die: number, answers: Answers = [], bo: Told = {}) =>
    shape(
      {
        court: withRow(2, '......#'),
        athletes: [artist('1,1', { implement: 'staff' }), theirs('Bo', '7,1', bo)],
      },
      {
        rolls: [die],
        answers: [
          'basic-implement-attack',
          'Bo',
          ...(die < 3 ? [] : [['damage', 'role-boost']]),
          ...answers,
        ],
      },
    );
  test('[KR-SPEC-26] on 3 to 6 one of the two, beyond five squares too', () => {
    for (const die of [3, 4, 5, 6]) {
      expect(shot(die)).toBeAskedFor('shape');
      expect(shot(die)).toOfferOnly('change-terrain', 'boost-square', 'none');
    }
    expect(shot(2)).not.toBeAskedFor('shape');
    expect(kindAt(shot(4, ['change-terrain', 'court(8,0)', 'pit']).state, 8, 0)).toBe('pit');
    expect(kindAt(shot(4, ['boost-square', 'court(8,1)']).state, 8, 1)).toBe('boost');
  });
  test('[KR-SPEC-26] under the target or beside it, nowhere else, and no wall', () => {
    const court = shot(4, ['change-terrain']);
    expect(court).toOfferOnly(
      ...['6,0', '7,0', '8,0', '6,1', '7,1', '8,1', '7,2', '8,2'].map(
        (square) => `court(${square})`,
      ),
    );
  });
  test('[KR-SPEC-26] [KR-BOOST-07] or none', () => {
    expect(shot(4, ['none']).state.changed).toEqual([]);
  });
  test('[KR-SPEC-26] [KR-BOOST-08] around the last square of whom the attack Took Out', () => {
    const court = shot(4, ['change-terrain', 'court(7,1)', 'slick'], { hp: 3 });
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(kindAt(court.state, 7, 1)).toBe('slick');
  });
  test('[KR-SPEC-26] [KR-BOOST-08] which is where its Effect had slid it', () => {
    const court = shape(
      {
        athletes: [
          artist('1,1', { class: 'hexer', picks: ['hexer/lesser-confusion'] }),
          theirs('Bo', '4,1', { hp: 2 }),
        ],
      },
      {
        rolls: [4],
        answers: [
          ...['lesser-confusion', 'Bo', ['effect', 'damage', 'role-boost'], steps(1, 5, 6)],
          ...['boost-square', 'court(7,1)'],
        ],
      },
    );
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(kindAt(court.state, 7, 1)).toBe('boost');
  });
  test('[KR-SPEC-26] [KR-BOOST-08] around all the squares of a larger one', () => {
    const court = shape(
      {
        athletes: [artist('1,1'), theirs('Bo', '12,6')],
        creeps: [{ group: 'bears', members: [{ at: '4,1', hp: 1 }] }],
      },
      {
        rolls: [4],
        answers: [
          ...['basic-implement-attack', 'Guardian Bear 1', ['damage', 'role-boost']],
          ...['boost-square', 'court(6,3)'],
        ],
      },
    );
    expect(kindAt(court.state, 6, 3)).toBe('boost');
  });
  test('[KR-SPEC-26] [KR-BOOST-06] though Ward took it all', () => {
    const court = shot(4, ['boost-square', 'court(8,1)'], { ward: 5 });
    expect(kindAt(court.state, 8, 1)).toBe('boost');
  });
});

describe('a Boost Square', () => {
  const made = (
    square: string,
    answers: Answers,
    { athletes, ...rest }: Told = {},
    rolls: readonly number[] = [],
  ) =>
    shape(
      {
        athletes: athletes ?? [artist('1,1', { implement: 'sword' }), theirs('Bo', '2,1')],
        ...rest,
      },
      { rolls, answers: ['boost-square', square, ...answers] },
    );
  const ward = (state: KazzamState, id: number) =>
    creatureOf(state, id).wards.map(({ amount }) => amount);
  test('[KR-SPEC-28] within five squares, where terrain may be changed; a Role Action', () => {
    const after = made('court(3,3)', []);
    expect(kindAt(after.state, 3, 3)).toBe('boost');
    expect(after.state.turn?.roleActions).toBe(0);
    const then = shape(
      { court: withRow(3, '..R#'), athletes: [artist('1,1')] },
      { answers: ['boost-square'] },
    );
    for (const square of ['court(2,3)', 'court(3,3)', 'court(7,1)'])
      expect(then).not.toOffer(square);
  });
  test('[KR-SPEC-28] whoever ends its turn there gains 1 Ward, each time, of either team', () => {
    expect(ward(made('court(1,1)', ['end-turn']).state, 0)).toEqual([1]);
    const bo = made('court(2,1)', ['end-turn', 'end-turn']).state;
    expect([ward(bo, 0), ward(bo, 1)]).toEqual([[], [1]]);
    const twice = made('court(2,1)', ['end-turn', 'end-turn', 'end-turn', 'end-turn']).state;
    expect(ward(twice, 1)).toEqual([1, 1]);
  });
  test('[KR-SPEC-28] whoever goes over it gains none', () => {
    const court = made(
      'court(2,3)',
      ['walk', ['court(1,2)', 'court(2,3)', 'court(3,3)'], 'end-turn'],
      {
        athletes: [artist('1,1'), theirs('Bo', '9,5')],
      },
    );
    expect(ward(court.state, 0)).toEqual([]);
  });
  test('[KR-SPEC-28] [D-30] who is pushed off it as its turn ends has ended it there', () => {
    const smasher = { role: 'defender', specialisation: 'smasher', implement: 'sword' };
    const court = made('court(1,1)', ['end-turn', 'yes', steps(1, 0)], {
      athletes: [artist('1,1'), theirs('Bo', '2,1', smasher)],
    });
    expect(court.of('Ana').cell).toBe(at(0, 1));
    expect(ward(court.state, 0)).toEqual([1]);
  });
  const struck = (power: string, die: number, square: string, implement = 'sword') =>
    made(
      square,
      [power, 'Bo', ['damage', 'role-boost'], 'none'],
      { athletes: [artist('1,1', { implement }), theirs('Bo', '2,1')] },
      [die],
    ).of('Bo').hp;
  test('[KR-SPEC-28] whoever stands there deals 1 more by melee attacks, which a 6 does not double', () => {
    expect(struck('basic-physical-attack', 4, 'court(1,1)')).toBe(5);
    expect(struck('basic-implement-attack', 4, 'court(1,1)')).toBe(4);
    expect(struck('basic-physical-attack', 6, 'court(1,1)')).toBe(3);
  });
  test('[KR-SPEC-28] not by ranged ones, nor while it stands elsewhere', () => {
    expect(struck('basic-implement-attack', 4, 'court(1,1)', 'wand')).toBe(6);
    expect(struck('basic-physical-attack', 4, 'court(0,1)')).toBe(6);
    expect(struck('basic-physical-attack', 4, 'court(2,1)')).toBe(6);
  });
  test('[KR-SPEC-28] [KZ-CRIT-07] nor where the damage line is not applied', () => {
    const parts = (reading: string) =>
      made(
        'court(1,1)',
        [...['clinging-flare', 'Bo', reading, [reading, 'role-boost'], 'none']],
        {
          athletes: [
            artist('1,1', { implement: 'sword', class: 'hexer', picks: ['hexer/clinging-flare'] }),
            theirs('Bo', '2,1', { implement: 'sword' }),
          ],
        },
        [3],
      ).of('Bo').hp;
    expect([parts('effect'), parts('damage')]).toEqual([8, 5]);
  });
  test('[KR-SPEC-28] nor by an Opportunity, which is no attack', () => {
    const court = made('court(1,1)', ['end-turn', 'walk', steps(1, 3), 'yes']);
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KR-SPEC-28] Creeps profit: 1 more, and Ward', () => {
    const after = made(
      'court(4,0)',
      ['end-turn'],
      {
        court: floor(WIDTH, 1),
        athletes: [artist('3,0')],
        creeps: [{ group: 'practice-golem', enemies: ['Ana'], members: ['4,0'] }],
      },
      [3],
    );
    expect(after.of('Ana')).toHaveHp(5);
    expect(ward(after.state, 1)).toEqual([1]);
  });
  test('[KR-SPEC-28] [KZ-LARGE-01] of a larger creature any of its squares will do', () => {
    for (const square of [at(4, 3), at(5, 4)]) {
      const court = shape({
        athletes: [artist('1,1')],
        creeps: [{ group: 'bears', members: ['4,3'] }],
      });
      const bear = court.state.creatures.findIndex(({ kind }) => kind === 'creep');
      expect(isBoosted(court.state, bear)).toBe(false);
      makeTerrain(court.state, square, 'boost', 0);
      expect(isBoosted(court.state, bear)).toBe(true);
    }
  });
  test('[KR-SPEC-28] entering it costs no movement', () => {
    const far = [artist('1,1'), theirs('Bo', '9,5')];
    const go = (...xs: readonly number[]) =>
      made('court(4,1)', ['walk', steps(1, ...xs)], { athletes: far });
    expect(go(2, 3, 4, 5, 6, 7, 8).of('Ana').cell).toBe(at(8, 1));
    expect(() => go(2, 3, 4, 5, 6, 7, 8, 9)).toThrow('takes no');
  });
});
