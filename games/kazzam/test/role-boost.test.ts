import type { Flow } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/attack/attack.ts';
import { weighBoost, weighsBoost } from '../src/rules/attack/role-boost.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { takeStep } from '../src/rules/movement/step.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WEIGH = 'weigh-boost';
const IN_FULL = 'boost-in-full';
const ATTACK = 'basic-implement-attack';
const USE = 'use-role-boost KR-BOOST-07 seat 0';
const POINTS = 'role-boost-points KR-BOOST-07 seat 0';

/** Ana's turn, Bo five squares away; she is asked about her Boost. */
function weighing(build: Told, rolls: readonly number[], given: Told = {}): Court {
  return begin(
    {
      court: floor(9, 5),
      athletes: [ours('Ana', '1,2', build), theirs('Bo', '6,2')],
      turn: 'Ana',
      ...given,
    },
    { rolls },
  ).answer(WEIGH);
}

/** What may be done beside the actions of the turn. */
const asides = ({ open }: Court): readonly string[] =>
  'options' in open ? open.options.filter(({ aside }) => aside).map(({ id }) => id) : [];

const role = (name: string, specialisation: string, more: Told = {}): Told => ({
  role: name,
  specialisation,
  ...more,
});
const SNIPER = role('striker', 'sniper');
const BLITZER = role('striker', 'blitzer');

describe('who wants to be asked', () => {
  test('[KR-BOOST-07] says so in its turn, at no cost, and takes it back likewise', () => {
    const court = weighing(SNIPER, []);
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
    expect(asides(court)).toContain(IN_FULL);
    expect(asides(court)).not.toContain(WEIGH);
    court.answer(IN_FULL);
    expect(asides(court)).toContain(WEIGH);
  });

  test('[KR-BOOST-07] others are not asked: it is used in full', () => {
    const court = weighing(SNIPER, [6]).answer(IN_FULL, ATTACK, 'Bo');
    expect([court.asked, court.of('Bo').hp]).toEqual(['action KZ-ACT-01 seat 0', 2]);
  });

  test('[KR-BOOST-07] it is offered only where a Boost comes unasked', () => {
    const offered = (build: Told) =>
      asides(
        begin({
          court: floor(9, 5),
          athletes: [ours('Ana', '1,2', build), theirs('Bo', '6,2')],
          turn: 'Ana',
        }),
      ).includes(WEIGH);
    const unasked = [
      ...['sniper', 'blitzer', 'bruiser', 'blaster'].map((one) => role('striker', one)),
      ...['juggernaut', 'punisher', 'smasher'].map((one) => role('defender', one)),
      ...['motivator', 'rescuer', 'tactician', 'vanguard'].map((one) => role('leader', one)),
      role('specialist', 'hunter'),
    ];
    expect(unasked.map(offered)).toEqual(unasked.map(() => true));
    const asked = [
      {},
      role('controller', 'guardian'),
      role('defender', 'pursuer'),
      role('specialist', 'runner'),
      role('specialist', 'trapper'),
      role('specialist', 'terrain-artist'),
    ];
    expect(asked.map(offered)).toEqual(asked.map(() => false));
  });
});

describe('extra damage', () => {
  test('[KR-BOOST-07] [KR-STRI-06] of two points all, one or none', () => {
    // 2x2 on a 6, and what of the Boost is used.
    for (const [points, hp] of [
      [2, 2],
      [1, 3],
      [0, 4],
    ] as const) {
      const court = weighing(SNIPER, [6]).answer(ATTACK, 'Bo');
      expect(court.asked).toBe(POINTS);
      expect(court.answer(points).of('Bo')).toHaveHp(hp);
    }
  });

  test('[KR-BOOST-07] [KR-STRI-05] of one it is yes or no', () => {
    const struck = (answer: string) => {
      const court = weighing(BLITZER, [4]).answer(ATTACK, 'Bo');
      expect(court.asked).toBe(USE);
      return court.answer(answer).of('Bo').hp;
    };
    expect([struck('yes'), struck('no')]).toEqual([5, 6]);
  });

  test('[KR-BOOST-07] [KR-STRI-03] on a 2 as well', () => {
    const struck = (answer: string) =>
      weighing(SNIPER, [2]).answer(ATTACK, 'Bo', answer).of('Bo').hp;
    expect([struck('yes'), struck('no')]).toEqual([7, 8]);
  });

  test('[KR-BOOST-07] [KR-STRI-19] a Blaster deals it to others in full, in part or not', () => {
    const others = [theirs('Cy', '6,3'), theirs('Di', '6,1')];
    const struck = (points: number) => {
      const athletes = [ours('Ana', '1,2', role('striker', 'blaster')), theirs('Bo', '6,2')];
      const court = weighing({}, [6], { athletes: [...athletes, ...others] });
      court.answer(ATTACK, 'Bo', points);
      if (points > 0) court.answer(['damage', 'role-boost'], ['Cy']);
      return court.of('Cy').hp;
    };
    expect([struck(2), struck(1), struck(0)]).toEqual([6, 7, 8]);
  });

  test('[KR-BOOST-07] [KR-SPEC-03] a Hunter need not fell the Creep that it hits', () => {
    const hunted = (roll: number, points: number) => {
      const creeps = [golems([{ at: '5,2', hp: 4 }], ['Ana'])];
      const given = { athletes: [ours('Ana', '1,2', role('specialist', 'hunter'))], creeps };
      const court = weighing({}, [roll], given).answer(ATTACK, 'Practice Golem 1');
      expect(court.asked).toBe(POINTS);
      return court.answer(points).of('Practice Golem 1').hp;
    };
    // 2 of the attack and the Boost, or on a 2 the Boost alone.
    expect([hunted(4, 1), hunted(4, 0)]).toEqual([1, 2]);
    expect([hunted(2, 1), hunted(2, 0)]).toEqual([3, 4]);
  });
});

describe('other Boosts', () => {
  const hit = (specialisation: string, more: Told, answers: readonly unknown[]) =>
    weighing({}, [4], {
      athletes: [ours('Ana', '1,2', role('defender', specialisation, more)), theirs('Bo', '6,2')],
    }).answer(ATTACK, 'Bo', ...answers);

  test('[KR-BOOST-07] [KR-DEF-08] a Juggernaut may do without the Ward', () => {
    const wards = (answers: readonly unknown[]) =>
      hit('juggernaut', {}, answers).of('Ana').wards.length;
    expect([wards(['yes', ['damage', 'role-boost']]), wards(['no'])]).toEqual([2, 1]);
  });

  test('[KR-BOOST-07] [KR-DEF-16] a Smasher without the damage, or the HP', () => {
    const result = (more: Told, answers: readonly unknown[]) => {
      const court = hit('smasher', more, answers);
      return [court.of('Ana').hp, court.of('Bo').hp];
    };
    expect([result({}, ['yes']), result({}, ['no'])]).toEqual([
      [8, 5],
      [8, 6],
    ]);
    const hurt = { hp: 4 };
    expect([result(hurt, ['yes', ['damage', 'role-boost']]), result(hurt, ['no'])]).toEqual([
      [5, 6],
      [4, 6],
    ]);
  });

  test('[KR-BOOST-07] [KR-LEAD-01] [KR-LEAD-06] a Leader gives back fewer HP, or none', () => {
    const healed = (points: number) => {
      const leader = ours('Ana', '1,2', role('leader', 'tactician'));
      const athletes = [leader, theirs('Bo', '6,2'), ours('Al', '1,3', { hp: 3 })];
      const court = weighing({}, [4], { athletes });
      court.answer(ATTACK, 'Bo', ['damage', 'role-boost'], 'Al');
      expect(court.asked).toBe(POINTS);
      court.answer(points);
      return [court.of('Al').hp, court.asked];
    };
    const shift = 'way.shift KR-LEAD-06 seat 0';
    expect([healed(2), healed(1), healed(0)]).toEqual([
      [5, shift],
      [4, shift],
      [3, 'action KZ-ACT-01 seat 0'],
    ]);
  });

  test('[KR-BOOST-07] [KR-DEF-10] a Punisher may mark nobody', () => {
    const marks = (answers: readonly unknown[]) =>
      hit('punisher', {}, answers).state.effects.filter(({ kind }) => kind === 'marked').length;
    expect([marks(['yes', ['damage', 'role-boost']]), marks(['no'])]).toEqual([1, 0]);
  });
});

test('[KR-BOOST-07] off its own turn too, and still when it was Taken Out', () => {
  const t = begin(
    {
      court: floor(9, 5),
      athletes: [ours('Ana', '1,2', BLITZER), theirs('Bo', '6,2')],
      turn: 'Bo',
    },
    { rolls: [4] },
  );
  weighBoost(t.state, 0);
  takeOut(t, 0, 1);
  expect(weighsBoost(t.state, 0)).toBe(true);
  creatureOf(t.state, 0).cell = 19;
  t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK), 'no');
  expect(creatureOf(t.state, 1).hp).toBe(6);
});

test('[KR-BOOST-07] a Boost that only the rest of the hit gives a use is applied after it', () => {
  const t = begin(
    {
      court: ['.........', '.........', '########.', '.........'],
      athletes: [
        ours('Lea', '1,1', role('leader', 'rescuer')),
        theirs('Bo', '5,1'),
        ours('Al', '1,3', { hp: 3 }),
      ],
      turn: 'Lea',
    },
    { rolls: [4] },
  );
  // The Effect of its attack takes Lea around the wall, to where she sees Al.
  const run = function* (): Flow<void> {
    yield* takeStep(t, 0, 3 * 9 + 3, { how: 'teleport', by: 0 });
  };
  const power: AttackPower = { ...BASIC_IMPLEMENT_ATTACK, effect: [{ on: 'others', run }] };
  t.run(attack(t, 0, 1, power), ['damage', 'effect'], 'Al');
  expect(creatureOf(t.state, 2).hp).toBe(6);
});
