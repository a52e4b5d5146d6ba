import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../test/table.ts';

import { defender, has } from './testing/defenders.ts';

describe('all Defenders', () => {
  const given = (def: Told, bo: Told, turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Def', '2,2', defender('smasher', def)),
          theirs('Bo', '3,2', bo),
          ours('Al', '2,4'),
        ],
        turn,
      },
      { rolls },
    );
  test('[KR-DEF-01] their Opportunities deal one more', () => {
    const court = given({}, {}, 'Bo').answer('walk', ['court(4,2)'], 'yes');
    // Two, one for the sword, one for the Defender.
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KR-DEF-04] [KR-GEN-16] Defender’s Mark: one enemy within five squares, until its next turn ends', () => {
    const court = given({}, { at: '7,2' }, 'Def').answer('defenders-mark');
    expect(court).toOfferOnly('Bo');
    court.answer('Bo', 'end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(true);
    court.answer('end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(false);
    const none = (bo: Told) => given({}, bo, 'Def').offered.includes('defenders-mark');
    expect([none({ at: '8,2' }), none({ statuses: ['hidden'] })]).toEqual([false, false]);
  });
  test('[KR-DEF-04] [KZ-STAT-38] who is Marked and attacks another lays itself open', () => {
    const court = given({}, {}, 'Def', [4]).answer('defenders-mark', 'Bo', 'end-turn');
    court.answer('basic-implement-attack', 'Al');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-STAT-38', seat: 0 });
    expect(court.answer('no').of('Al')).toHaveHp(6);
  });
  test('[KR-DEF-04] Marks of two Defenders stand beside each other', () => {
    const court = begin({
      court: floor(12, 5),
      athletes: [
        ours('Def', '2,2', defender('smasher')),
        ours('Two', '2,4', defender('pursuer')),
        theirs('Bo', '5,2'),
      ],
      turn: 'Def',
    }).answer('defenders-mark', 'Bo', 'end-turn', 'defenders-mark', 'Bo');
    const marks = court.state.effects.filter(({ kind }) => kind === 'marked');
    expect(marks.map(({ by }) => by)).toEqual([0, 1]);
  });
  test('[KR-DEF-04] [KR-GEN-10] a Creep that is Marked has its group for an enemy', () => {
    const court = begin({
      court: floor(12, 7),
      athletes: [ours('Def', '1,3', defender('smasher')), theirs('Bo', '11,6')],
      creeps: [{ group: 'love', members: ['4,3'] }],
      turn: 'Def',
    }).answer('defenders-mark', 'Love Beast 1');
    expect(court.state.groups[0]?.enemies).toEqual([0]);
  });
  test('[KR-DEF-02] they resist 1 of the attacks of enemies they have Marked, and of no others', () => {
    const struck = (by: string) => {
      const bo = { statuses: [{ status: 'marked', by }] };
      return given({}, bo, 'Bo', [4]).answer('basic-implement-attack', 'Def').of('Def').hp;
    };
    expect([struck('Def'), struck('Bo')]).toEqual([7, 6]);
  });
  test('[KR-DEF-02] the same holds for Opportunities', () => {
    const marked = { statuses: [{ status: 'marked', by: 'Def' }] };
    const court = given({}, marked, 'Def').answer('walk', ['court(1,2)'], 'yes');
    expect(court.of('Def')).toHaveHp(7);
  });
  test('[KR-DEF-02] and for Ongoing Damage that they caused, once, whoever else is part of it', () => {
    const ongoing = (by: string, source: string) => ({ status: 'ongoing', amount: 1, by, source });
    const left = (statuses: readonly Told[], bo: Told) =>
      given({ statuses }, bo, 'Def').of('Def').hp;
    const marked = { statuses: [{ status: 'marked', by: 'Def' }] };
    expect(left([ongoing('Bo', 'a')], marked)).toBe(8);
    expect(left([ongoing('Bo', 'a')], {})).toBe(7);
    expect(left([ongoing('Al', 'a'), ongoing('Bo', 'b')], marked)).toBe(7);
  });
  test('[KR-DEF-06] a Mark ends when its maker is Taken Out', () => {
    const bo = { statuses: [{ status: 'marked', by: 'Def' }] };
    const court = given({ hp: 1 }, bo, 'Bo', [4]).answer('basic-implement-attack', 'Def');
    expect(court.of('Def')).toStandAt('nowhere');
    expect(has(court, 'Bo', 'marked')).toBe(false);
  });
});
