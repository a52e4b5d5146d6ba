import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../test/table.ts';

import { attack } from '../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../rules/effects/basic-powers.ts';

import { controller } from './testing/controllers.ts';

describe('all Controllers', () => {
  const shot = (rolls: readonly number[], bo: Told = {}) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector')), theirs('Bo', '5,2', bo)],
        turn: 'Con',
      },
      { rolls },
    ).answer('basic-implement-attack', 'Bo');
  const order = ['damage', 'role-boost'];
  test('[KR-CON-01] on a hit the target slides up to three squares, and no farther', () => {
    const court = shot([4]).answer(order);
    expect(court).toBeAskedFor('force.slide', { rule: 'KR-CON-01', seat: 0 });
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends).not.toContain('court(9,2)');
    court.answer(['court(5,1)', 'court(6,1)', 'court(7,0)']);
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(7,0)', 6]);
  });
  test('[KR-CON-01] [KR-BOOST-07] not on a miss; on a hit it may be left undone', () => {
    expect(shot([2])).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(shot([5]).answer(order, []).of('Bo')).toStandAt('5,2');
  });
  test('[KR-BOOST-06] Ward that takes all the damage stops the slide', () => {
    expect(shot([4], { ward: 2 })).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(shot([4], { ward: 1 }).answer(order)).toBeAskedFor('force.slide', {
      rule: 'KR-CON-01',
      seat: 0,
    });
  });
  test('[KR-BOOST-08] nobody slides who was Taken Out first', () => {
    const court = shot([4], { hp: 2 }).answer(order);
    expect([court.at('Bo'), court.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-CON-04] of several targets only the first that is rolled for', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          ours('Con', '1,2', controller('protector', { picks: ['test/blaze'] })),
          theirs('Bo', '3,2'),
          theirs('Cy', '4,4'),
        ],
        turn: 'Con',
      },
      { rolls: [4, 4] },
    ).answer('blaze', 'Cy', ['damage', 'effect', 'role-boost'], ['court(4,3)']);
    expect(court).toBeAskedFor('hit-order', { rule: 'KZ-CRIT-09', seat: 0 });
    expect(court).toOfferOnly('damage', 'effect');
    court.answer(['damage', 'effect']);
    expect([court.at('Bo'), court.at('Cy')]).toEqual(['court(3,2)', 'court(4,3)']);
  });
});

describe('Role Boosts and Role Actions', () => {
  const con = (more: Told = {}) =>
    ours('Con', '1,2', controller('protector', { picks: ['test/scorch'], ...more }));
  test('[KR-BOOST-05] on a 3 the Boost applies whichever of damage and Effect is taken', () => {
    for (const taken of ['damage', 'effect']) {
      const court = begin(
        { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')], turn: 'Con' },
        { rolls: [3] },
      ).answer('scorch', 'Bo', taken, [taken, 'role-boost']);
      expect(court).toBeAskedFor('force.slide', { rule: 'KR-CON-01', seat: 0 });
    }
  });
  test('[KR-BOOST-04] the attacker may take the Boost first', () => {
    const court = begin(
      { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')], turn: 'Con' },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['role-boost', 'damage']);
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.answer(['court(5,2)']).of('Bo')).toHaveHp(6);
  });
  test('[KR-BOOST-02] none for an Opportunity', () => {
    const court = begin({
      court: floor(12, 5),
      athletes: [con(), theirs('Bo', '2,2')],
      turn: 'Bo',
    }).answer('walk', ['court(3,2)'], 'yes');
    expect([court.of('Bo').hp, court.at('Bo')]).toEqual([6, 'court(3,2)']);
  });
  test('[KR-BOOST-03] off its turn too, unless the text says without', () => {
    const given = { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')], turn: 'Con' };
    const struck = (manner: { readonly withoutBoost?: boolean }) => {
      const t = begin(given, { rolls: [4] });
      const answers = manner.withoutBoost ? [] : [['damage', 'role-boost'], ['court(5,2)']];
      t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK, manner), ...answers);
      return t.of('Bo').cell;
    };
    expect([struck({}), struck({ withoutBoost: true })]).toEqual([2 * 12 + 5, 2 * 12 + 4]);
  });
  test('[KR-GEN-09] a Role Action is no attack: it violates no Mark and ends no hiding', () => {
    const hidden = { status: 'hidden' };
    const court = begin({
      court: floor(12, 5),
      athletes: [
        con({ statuses: [{ status: 'marked', by: 'Cy' }, hidden] }),
        theirs('Bo', '4,2'),
        theirs('Cy', '2,3'),
      ],
      turn: 'Con',
    }).answer('weaken', 'Bo');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.state.effects.some(({ kind, on }) => kind === 'hidden' && on === 0)).toBe(true);
    expect(court.heard('attack')).toEqual([]);
  });
});
