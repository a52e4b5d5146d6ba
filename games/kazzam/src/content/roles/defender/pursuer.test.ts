import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { defender } from '../testing/defenders.ts';

describe('a Pursuer', () => {
  const given = (
    more: Told,
    bo: Told,
    turn: string,
    rolls: readonly number[] = [],
    al: Told = {},
  ) =>
    begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Pur', '3,3', defender('pursuer', { implement: 'wand', ...more })),
          theirs('Bo', '7,3', bo),
          ours('Al', '0,6', al),
        ],
        turn,
      },
      { rolls },
    );
  /** @param order of the hit; none where there is none to ask about */
  const boosted = (bo: Told, order: readonly string[] | null = ['damage', 'role-boost']) =>
    given({}, bo, 'Pur', [4]).answer(
      ...['basic-implement-attack', 'Bo', ...(order === null ? [] : [order])],
    );
  test('[KR-DEF-13] it goes eight squares', () => {
    const { ends } = given({ at: '0,3' }, { at: '13,0' }, 'Pur').answer('walk');
    expect(ends).toContain('court(8,3)');
    expect(ends).not.toContain('court(9,3)');
  });
  test('[KR-DEF-14] a target that is not beside it is pulled up to two squares', () => {
    const court = boosted({});
    expect(court).toBeAskedFor('force.pull', { rule: 'KR-DEF-14', seat: 0 });
    expect(court.answer(['court(6,3)', 'court(5,3)']).of('Bo')).toStandAt('5,3');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(boosted({ at: '8,3' }).ends).not.toContain('court(5,3)');
  });
  test('[KR-DEF-14] one beside it goes around it, and then it may shift a square', () => {
    const court = boosted({ at: '4,3' });
    expect(court).toBeAskedFor('force.slide', { rule: 'KR-DEF-14', seat: 0 });
    // All seven other squares around it.
    expect(court.ends).toHaveLength(7);
    court.answer(['court(4,2)', 'court(3,2)', 'court(2,2)', 'court(2,3)']);
    expect(court).toBeAskedFor('way.shift', { rule: 'KR-DEF-14', seat: 0 });
    court.answer(['court(3,4)']);
    expect([court.at('Bo'), court.at('Pur')]).toEqual(['court(2,3)', 'court(3,4)']);
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KR-DEF-14] it slides along free squares only', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [ours('Pur', '0,0', defender('pursuer')), theirs('Bo', '1,0'), ours('Al', '1,1')],
        turn: 'Pur',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    // From (1,0) to (0,1) it could come through (1,1) alone, or straight across the corner.
    expect(court.ends).toEqual(['court(0,1)']);
  });
  test('[KR-DEF-14] [KR-BOOST-06] Ward stops pull and slide, not the shift', () => {
    expect(boosted({ ward: 5 }, null)).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(boosted({ at: '4,3', ward: 5 })).toBeAskedFor('way.shift', {
      rule: 'KR-DEF-14',
      seat: 0,
    });
  });
  test('[KR-DEF-14] [KR-BOOST-08] nor does the end of a target that was beside it', () => {
    expect(boosted({ at: '4,3', hp: 2 })).toBeAskedFor('way.shift', { rule: 'KR-DEF-14', seat: 0 });
    expect(boosted({ hp: 2 })).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  const ASKED = 'reaction.pursuer KR-DEF-15 seat 0';
  const walk = (...squares: readonly string[]) => ['walk', squares.map((at) => `court(${at})`)];
  test('[KR-DEF-15] after an enemy that ends its movement within four squares', () => {
    const court = given({}, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
    expect(court.asked).toBe(ASKED);
    court.answer('yes');
    expect(court).toBeAskedFor('way.move', { rule: 'KR-DEF-15', seat: 0 });
    expect(court.ends).toEqual([
      'court(6,2)',
      'court(6,3)',
      'court(6,4)',
      'court(7,2)',
      'court(7,4)',
      'court(8,2)',
      'court(8,3)',
      'court(8,4)',
    ]);
    court.answer(['court(4,3)', 'court(5,3)', 'court(6,3)']);
    expect([court.at('Pur'), court.asked]).toEqual(['court(6,3)', 'action KZ-ACT-01 seat 1']);
  });
  test('[KR-DEF-15] not beyond four, not while it stays, not when it is forced', () => {
    expect(given({}, { at: '9,3' }, 'Bo').answer(...walk('8,3'))).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    expect(given({}, {}, 'Bo').answer(...walk())).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    const con = { role: 'controller', specialisation: 'protector', at: '6,6' };
    const court = given({}, { at: '8,3' }, 'Al', [4], con);
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], ['court(7,3)']);
    expect([court.at('Bo'), court.asked]).toEqual(['court(7,3)', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-DEF-15] after shifts and Charges too, not after allies or Hidden ones', () => {
    expect(given({}, { at: '8,3' }, 'Bo').answer('shift', ['court(7,3)']).asked).toBe(ASKED);
    expect(given({}, {}, 'Al').answer(...walk('1,5'))).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
    const hidden = given({}, { at: '8,3', statuses: ['hidden'] }, 'Bo').answer(...walk('7,3'));
    expect(hidden).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    const charge = given({}, { implement: 'sword' }, 'Bo', [4]);
    charge.answer('charge', 'Pur', ['court(6,3)', 'court(5,3)', 'court(4,3)']);
    expect(charge.asked).toBe(ASKED);
    charge.answer('yes', ['court(3,2)'], 'no');
    // It goes on with its attack: the Pursuer is beside it still.
    expect(charge.of('Pur')).toHaveHp(5);
  });
  test('[KR-DEF-15] not if it cannot come there: held, Prone, or too slow', () => {
    for (const status of ['immobilized', 'prone', 'stunned']) {
      const court = given({ statuses: [status] }, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
      expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    }
    const slow = given({ speed: 2 }, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
    expect(slow).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KR-DEF-15] its way grants Opportunities; [KR-DEF-03] once until its turn starts', () => {
    const court = begin({
      court: floor(14, 7),
      athletes: [ours('Pur', '3,3', defender('pursuer')), theirs('Bo', '8,3'), theirs('Cy', '3,4')],
      turn: 'Bo',
    }).answer(...walk('7,3'), 'yes', ['court(4,3)', 'court(5,3)', 'court(6,3)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    court.answer('yes', ['court(5,3)', 'court(6,3)'], 'no');
    expect([court.of('Pur').hp, court.at('Pur')]).toEqual([6, 'court(6,3)']);
    court.answer('end-turn', ...walk('3,5'));
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
});
