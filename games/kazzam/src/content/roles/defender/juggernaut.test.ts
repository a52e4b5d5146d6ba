import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { isBloodied } from '../../../rules/harm/damage.ts';

import { defender, has } from '../testing/defenders.ts';

describe('a Juggernaut', () => {
  const given = (
    more: Told,
    others: readonly Told[],
    turn: string,
    rolls: readonly number[] = [],
  ) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [ours('Jug', '2,2', defender('juggernaut', more)), ...others],
        turn,
      },
      { rolls },
    );
  const ASKED = 'reaction.juggernaut KR-DEF-09 seat 0';
  test('[KR-DEF-07] [KR-INV-07] 5 HP and 3 Ward, Bloodied at 2', () => {
    const { hp, maxHp, wards, startingWard } = given({}, [theirs('Bo', '9,2')], 'Jug').of('Jug');
    expect({ hp, maxHp, wards, startingWard }).toEqual({
      hp: 5,
      maxHp: 5,
      wards: [{ amount: 3, onTop: false, by: -1 }],
      startingWard: 3,
    });
    const bloodied = (hp: number) =>
      isBloodied(given({ hp }, [theirs('Bo', '9,2')], 'Jug').of('Jug'));
    expect([bloodied(2), bloodied(3)]).toEqual([true, false]);
  });
  test('[KR-DEF-07] the Ward is there again when it comes back', () => {
    const court = begin(
      {
        court: MAP,
        athletes: [
          theirs('Bo', '2,0'),
          ours('Jug', '1,0', defender('juggernaut', { hp: 1, ward: 0 })),
        ],
        turn: 'Bo',
      },
      { rolls: [4] },
    ).answer('basic-physical-attack', 'Jug', 'no');
    expect(court.of('Jug')).toStandAt('nowhere');
    court.answer('end-turn', 'dungeon(0,1)');
    expect([court.of('Jug').hp, court.of('Jug').wards]).toEqual([
      5,
      [{ amount: 3, onTop: false, by: -1 }],
    ]);
  });
  test('[KR-DEF-08] a hit gives it 1 Ward, a miss none, and more has no limit', () => {
    const ward = (die: number, answers: readonly unknown[]) =>
      given({}, [theirs('Bo', '3,2')], 'Jug', [die])
        .answer('basic-implement-attack', 'Bo', ...answers)
        .of('Jug')
        .wards.map(({ amount }) => amount);
    expect(ward(4, [['damage', 'role-boost']])).toEqual([3, 1]);
    expect(ward(2, [])).toEqual([3]);
  });
  test('[KR-DEF-08] [KR-BOOST-06] though Ward of the target takes all the damage', () => {
    const court = given({}, [theirs('Bo', '3,2', { ward: 9 })], 'Jug', [4]);
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    expect(court.of('Jug').wards).toHaveLength(2);
  });
  test('[KR-DEF-09] it may resist 1 of damage that it takes', () => {
    const struck = (answer: string) => {
      const court = given({ ward: 0 }, [theirs('Bo', '3,2')], 'Bo', [4]);
      court.answer('basic-implement-attack', 'Jug');
      expect(court.asked).toBe(ASKED);
      return court.answer(answer).of('Jug').hp;
    };
    expect([struck('yes'), struck('no')]).toEqual([4, 3]);
  });
  test('[KR-DEF-09] [KR-STRI-03] it may resist what a Striker deals with a 2', () => {
    const bruiser = { role: 'striker', specialisation: 'bruiser' };
    const court = given({ ward: 0 }, [theirs('Bo', '4,2', bruiser)], 'Bo', [2]);
    expect(court.answer('basic-implement-attack', 'Jug').asked).toBe(ASKED);
    expect(court.answer('yes').of('Jug')).toHaveHp(5);
  });
  test('[KR-DEF-09] [KR-DEF-02] together with a Mark and a Protector', () => {
    const bo = theirs('Bo', '3,2', {
      implement: 'sword',
      statuses: [{ status: 'marked', by: 'Jug' }],
    });
    const con = ours('Con', '2,3', { role: 'controller', specialisation: 'protector' });
    const court = given({ ward: 0, implement: 'wand' }, [bo, con], 'Bo', [6]);
    // 2x2+1 = 5, less three.
    court.answer('basic-implement-attack', 'Jug', 'yes');
    expect(court.of('Jug')).toHaveHp(3);
  });
  test('[KR-DEF-09] not asked where a Resist leaves nothing anyway', () => {
    const statuses = [{ status: 'resist', amount: 2 }];
    const court = given({ statuses }, [theirs('Bo', '3,2')], 'Bo', [4]);
    expect(court.answer('basic-implement-attack', 'Jug')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
  });
  test('[KR-DEF-03] [KR-INV-05] once until its own next turn starts', () => {
    const others = [theirs('Bo', '4,2'), theirs('Cy', '4,3')];
    const court = given({ ward: 0 }, others, 'Bo', [4, 4, 4]);
    court.answer('basic-implement-attack', 'Jug', 'yes', 'end-turn');
    court.answer('basic-implement-attack', 'Jug');
    expect([court.asked, court.of('Jug').hp]).toEqual(['action KZ-ACT-01 seat 1', 2]);
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Jug');
    expect(court.asked).toBe(ASKED);
  });
  test('[KR-DEF-03] declined, it is not used up', () => {
    const others = [theirs('Bo', '4,2'), theirs('Cy', '4,3')];
    const court = given({ ward: 0 }, others, 'Bo', [4, 4]);
    court.answer('basic-implement-attack', 'Jug', 'no', 'end-turn');
    expect(court.answer('basic-implement-attack', 'Jug').asked).toBe(ASKED);
  });
  test('[KR-DEF-05] though it is Distracted, not while it is Stunned', () => {
    const asked = (status: string) =>
      given({ statuses: [status] }, [theirs('Bo', '3,2')], 'Bo', [4]).answer(
        'basic-implement-attack',
        'Jug',
      ).asked;
    expect(asked('distracted')).toBe(ASKED);
    expect(asked('stunned')).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-09] [KZ-WARD-05] it counts before Ward is tested: the Effect is stopped then, whatever the order', () => {
    const bo = theirs('Bo', '3,2', { picks: ['test/hobble'] });
    const slowed = (answer: string, order: readonly string[]) => {
      const court = given({ ward: 4 }, [bo], 'Bo', [4]).answer('hobble', 'Jug', answer);
      return has(court.answer(order), 'Jug', 'slowed');
    };
    // Three and two in the Effect: five, or four.
    for (const order of [
      ['damage', 'effect'],
      ['effect', 'damage'],
    ])
      expect([slowed('yes', order), slowed('no', order)]).toEqual([false, true]);
  });
});
