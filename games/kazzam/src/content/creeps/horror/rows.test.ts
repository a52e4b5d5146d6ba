import { describe, expect, test } from 'vitest';
import { blows, ways } from '../../../../test/creep-court.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { whyNot } from '../../../explain/index.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { wholePower } from '../../../rules/effects/power.ts';
import { HORROR } from './blocks.ts';
import { beasts, H1, H2, pit } from './testing/pit.ts';

const kindsOn = (court: Court, name: string): readonly string[] =>
  court.state.effects
    .filter(({ on, innate }) => on === court.id(name) && innate !== true)
    .map(({ kind }) => kind);

/** A beast at (4,3) acts on Bo beside it by the row of that face. */
function meets(
  faces: readonly number[],
  bo: Told = {},
  beast: Told = {},
  more: readonly Told[] = [],
) {
  return pit({
    athletes: [...more, theirs('Bo', '5,3', { hp: 20, maxHp: 20, ...bo })],
    creeps: [beasts([{ at: '4,3', ...beast }])],
    rolls: faces,
  }).answer('end-turn');
}

test('[KM-HORROR-01] Standard beasts that go 6 and strike hand to hand; each face has one row', () => {
  const { type, speed, range, mob, side = 1, rows } = HORROR;
  expect([type, speed, range, mob, side]).toEqual(['standard', 6, 1, false, 1]);
  expect(rows.flatMap(({ faces = [] }) => faces)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rows.map(({ power }) => power?.target)).toEqual(['melee', 'melee', 'melee']);
});

test('[KM-HORROR-01] each has 2 HP for each athlete of a side', () => {
  const athletes = [
    ours('Ana', '0,0'),
    ours('Abe', '0,2'),
    theirs('Bo', '13,0'),
    theirs('Ben', '13,2'),
  ];
  const court = pit({ athletes, creeps: [beasts(['4,3', '6,3', '8,3'], [])] });
  expect([H1, H2, 'Horror Beast 3'].map((name) => court.of(name).hp)).toEqual([4, 4, 4]);
});

describe('Soften', () => {
  test('[KM-HORROR-03] [KM-CRP-10] 2 damage, Immobilized until its next turn ends', () => {
    for (const face of [1, 2]) {
      const court = meets([face, 5, 4]);
      expect([blows(court, 'Bo', H1), kindsOn(court, 'Bo')]).toEqual([[2], ['immobilized']]);
      court.answer('end-turn', 'roll');
      expect([blows(court, 'Bo', H1), kindsOn(court, 'Bo')]).toEqual([[2, 2], []]);
    }
  });
});

describe('Beckon', () => {
  test('[KM-HORROR-04] 2 damage, and the target must go as far as its speed brings it', () => {
    const court = meets([3]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    expect(court.ends).toEqual([0, 1, 2, 3, 4, 5, 6].map((y) => `court(11,${y})`));
    // Its path is free, and the beast has an Opportunity as it leaves its side.
    court.answer(row(3, 6, 7, 8, 9, 10, 11));
    expect(court.refusal([])).toBeDefined();
    court.answer(['court(7,2)', 'court(8,2)', 'court(9,2)', 'court(10,3)', 'court(11,3)']);
    expect([court.at('Bo'), blows(court, 'Bo', H1)[0]]).toEqual(['court(11,3)', 2]);
  });

  test('[KM-HORROR-04] [KZ-OPP-02] it is its own movement: the beast has its Opportunity, too', () => {
    const court = meets([4]).answer(row(3, 6, 7, 8, 9, 10, 11));
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([court.id(H1)]);
    expect(blows(court, 'Bo', H1)).toEqual([2, 2]);
  });

  test('[KM-HORROR-04] in a corner it stays, and nobody is asked', () => {
    const court = pit({
      rows: ['..#', '..#'],
      athletes: [theirs('Bo', '1,0', { hp: 20, maxHp: 20 })],
      creeps: [beasts(['0,0'])],
      rolls: [3],
    }).answer('end-turn');
    expect([court.at('Bo'), ways(court, 'Bo'), blows(court, 'Bo', H1)]).toEqual([
      'court(1,0)',
      [],
      [2],
    ]);
  });

  test('[KM-HORROR-04] whoever cannot move, or is Prone, stays (D-79)', () => {
    for (const status of ['immobilized', 'prone']) {
      const court = meets([3], { statuses: [status] });
      expect([court.at('Bo'), ways(court, 'Bo')]).toEqual(['court(5,3)', []]);
      expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    }
  });

  test('[KM-HORROR-04] stopped short it goes on to where it can get farthest then', () => {
    // Slowed on its way it has 3 squares in all.
    const court = meets([3]);
    court.befall('Bo', 'slowed');
    court.answer(row(3, 6, 7, 8, 9, 10, 11));
    expect(court.ends).toEqual([1, 2, 3, 4, 5].map((y) => `court(8,${y})`));
    expect(court.answer(row(3, 7, 8)).at('Bo')).toBe('court(8,3)');
  });

  test('[KM-HORROR-04] a Creep that it is made to beckon goes by its own rules', () => {
    const hunter = { role: 'specialist', specialisation: 'hunter' };
    const court = begin(
      {
        court: floor(14, 1),
        athletes: [theirs('Bo', '13,0'), ours('Hal', '0,0', hunter)],
        creeps: [beasts(['3,0', { at: '4,0', hp: 9 }], [])],
        turn: 'Hal',
      },
      { rolls: [3] },
    ).answer('provocation', H1, [H2]);
    expect([court.at(H1), court.at(H2)]).toEqual(['court(3,0)', 'court(10,0)']);
  });
});

describe('Pain of Phobos', () => {
  test('[KM-HORROR-05] 2 damage; who does not save is Panicked on its next turn by the beast', () => {
    for (const face of [5, 6]) {
      const court = meets([face, 3, 6]);
      expect(court).toBeAskedFor('save', { rule: 'KZ-SAVE-02', seat: 1 });
      court.answer('roll');
      expect(blows(court, 'Bo', H1)).toEqual([2]);
      expect(court).toHaveHeard({ type: 'wild', who: 'Bo', by: H1, status: 'panicked', roll: 6 });
    }
  });

  test('[KM-HORROR-05] who saves is not', () => {
    const court = meets([5, 4]).answer('roll');
    expect([blows(court, 'Bo', H1), kindsOn(court, 'Bo')]).toEqual([[2], []]);
  });

  test('[KM-HORROR-05] [KM-CRP-11] Ward keeps it off, without a Saving Throw', () => {
    const court = meets([5], { ward: 2 });
    expect([court.of('Bo').hp, court.heard('save')]).toEqual([20, []]);
  });
});

describe('the Miss Trigger', () => {
  /** Ana attacks the first of two beasts, which stay where they are. */
  const missed = (rolls: readonly number[], status = 'immobilized'): Court =>
    pit({
      athletes: [theirs('Bo', '1,6'), ours('Ana', '5,3')],
      creeps: [
        beasts(
          ['2,3', '8,3'].map((at) => ({ at, statuses: [status] })),
          [],
        ),
      ],
      rolls,
    }).answer('basic-implement-attack', H1);

  /** The same in Ana's next turn. */
  const later = (...rolls: readonly number[]): Court =>
    missed([2, 1, ...rolls]).answer('end-turn', 'end-turn');

  test('[KM-HORROR-06] that one may not attack that beast, and it is told', () => {
    const court = missed([2]);
    const bar = { type: 'creep', who: H1, what: 'bar', of: 'Ana', rule: 'KM-HORROR-06' } as const;
    expect(court).toHaveHeard(bar);
    const barred = court.state.effects.find(({ kind }) => kind === 'barred');
    expect(barred?.until).toEqual({ ends: 'turn-end', of: court.id('Ana'), turn: 2 });
  });

  test('[KM-HORROR-06] others may', () => {
    const court = missed([2, 1]).answer('end-turn', 'basic-implement-attack');
    expect(court).toOffer(H1, 'Ana');
  });

  test('[KM-HORROR-06] until its next turn ends; other beasts it may', () => {
    const court = later(2, 1).answer('basic-implement-attack');
    expect(court).toOffer(H2);
    expect(court).not.toOffer(H1);
    // The second is missed as well: from then on the first is open again, and not that one.
    court.answer(H2, 0, 'end-turn', 'end-turn', 'basic-implement-attack');
    expect(court).toOffer(H1);
    expect(court).not.toOffer(H2);
  });

  test('[KM-HORROR-06] an area leaves it out (D-88)', () => {
    const court = later();
    const burst = wholePower({ id: 'test', rule: 'TEST', target: { burst: 6 }, damage: 1 });
    const strikes = (who: string) => isTarget(court, court.id('Ana'), court.id(who), burst);
    expect([strikes(H1), strikes(H2)]).toEqual([false, true]);
  });

  test('[KM-HORROR-06] the map says why it cannot be chosen', () => {
    const court = later();
    const why = (who: string) =>
      whyNot(court.state, court.match.seatView(0).choices, court.of(who).cell);
    expect(why(H1)).toEqual({ is: 'barred' });
    court.answer('basic-implement-attack');
    expect(why(H1)).toEqual({ is: 'barred' });
  });

  test('[KM-HORROR-06] [KZ-CREEP-22] nothing on a hit, nor while it is Stunned', () => {
    for (const court of [missed([4]), missed([2], 'stunned')])
      expect(court.inPlay('barred')).toEqual([]);
  });
});
