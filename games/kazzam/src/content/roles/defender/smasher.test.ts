import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { defender } from '../testing/defenders.ts';

describe('a Smasher', () => {
  const given = (more: Told, bo: Told, turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 7),
        athletes: [
          ours('Sma', '3,3', defender('smasher', { implement: 'wand', ...more })),
          theirs('Bo', '4,3', bo),
          theirs('Cy', '9,0'),
        ],
        turn,
      },
      { rolls },
    );
  const hit = (sma: Told, bo: Told = {}, die = 4) => {
    const court = given(sma, bo, 'Sma', [die]).answer('basic-implement-attack', 'Bo');
    if (court.asked.startsWith('hit-order')) court.answer(['damage', 'role-boost']);
    return [court.of('Bo').hp, court.of('Sma').hp];
  };
  test('[KR-DEF-16] at full HP a hit deals one more, otherwise it heals 1', () => {
    expect(hit({})).toEqual([5, 8]);
    expect(hit({ hp: 5 })).toEqual([6, 6]);
    expect(hit({ hp: 7 })).toEqual([6, 8]);
  });
  test('[KR-DEF-16] never doubled, and nothing on a miss', () => {
    expect(hit({}, {}, 6)).toEqual([3, 8]);
    expect(hit({ hp: 5 }, {}, 2)).toEqual([8, 5]);
  });
  test('[KR-DEF-16] the damage counts against Ward', () => {
    expect(hit({}, { ward: 2 })).toEqual([7, 8]);
  });
  const ASKED = 'reaction.smasher KR-DEF-17 seat 0';
  test('[KR-DEF-17] whoever ends its turn beside it may be pushed three squares', () => {
    const court = given({}, {}, 'Bo').answer('end-turn');
    expect(court.asked).toBe(ASKED);
    court.answer('yes', ['court(5,3)', 'court(6,3)', 'court(7,3)']);
    expect(court.of('Bo')).toStandAt('7,3');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KR-DEF-17] no farther, and not nearer', () => {
    const { ends } = given({}, {}, 'Bo').answer('end-turn', 'yes');
    expect(ends).toContain('court(7,4)');
    expect(ends).not.toContain('court(8,3)');
    expect(ends).not.toContain('court(4,4)');
  });
  test('[KR-DEF-17] not who ends it elsewhere, no ally, nobody Hidden', () => {
    expect(given({}, { at: '5,3' }, 'Bo').answer('end-turn')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    expect(given({}, { team: 'players' }, 'Bo').answer('end-turn')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    expect(given({}, { statuses: ['hidden'] }, 'Bo').answer('end-turn')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
  });
  test('[KR-DEF-17] not where the enemy could be pushed nowhere', () => {
    const rows = ['######', '#..#..', '######', '......'];
    const court = begin({
      court: rows,
      athletes: [ours('Sma', '1,1', defender('smasher')), theirs('Bo', '2,1'), theirs('Cy', '5,3')],
      turn: 'Bo',
    });
    expect(court.answer('end-turn')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KR-DEF-03] once until its own next turn starts', () => {
    const court = given({}, {}, 'Bo').answer('end-turn', 'yes', []);
    court.of('Cy').cell = court.cell(3, 4);
    expect(court.answer('end-turn')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    const declined = given({}, {}, 'Bo').answer('end-turn', 'no');
    declined.of('Cy').cell = declined.cell(3, 4);
    expect(declined.answer('end-turn').asked).toBe(ASKED);
  });
});
