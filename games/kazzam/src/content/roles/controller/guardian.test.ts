import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { controller } from '../testing/controllers.ts';

describe('a Guardian', () => {
  const given = (con: Told, others: readonly Told[], turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 7),
        athletes: [ours('Con', '1,3', controller('guardian', con)), ...others],
        turn,
      },
      { rolls },
    );
  test('[KR-CON-09] its Opportunities deal one more', () => {
    const court = given({}, [theirs('Bo', '2,3')], 'Bo').answer('walk', ['court(3,3)'], 'yes');
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KR-CON-09] those of others do not', () => {
    const court = given({}, [theirs('Bo', '2,3')], 'Con').answer('walk', ['court(0,3)'], 'yes');
    expect(court.of('Con')).toHaveHp(6);
  });
  const watched = (others: readonly Told[], rolls: readonly number[] = [], con: Told = {}) =>
    given(con, [ours('Al', '1,5'), ...others], 'Con', rolls).answer('retribution', 'Al');
  const OPEN = 'opportunity KR-CON-10 seat 0';
  test('[KR-CON-10] [KR-CON-11] [KZ-OPP-17] the first enemy to attack that ally lays itself open before it does', () => {
    const court = watched([theirs('Bo', '5,4')], [4]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Al');
    expect(court.asked).toBe(OPEN);
    expect(court.of('Al')).toHaveHp(8);
    court.answer('yes');
    // Two, and the Guardian's one.
    expect([court.of('Bo').hp, court.of('Al').hp]).toEqual([5, 6]);
  });
  test('[KR-CON-10] spent by that attack, the second one grants none', () => {
    const court = watched([theirs('Bo', '5,4'), theirs('Cy', '5,5')], [4, 4]).answer(
      'end-turn',
      'end-turn',
      'basic-implement-attack',
      'Al',
      'no',
      'end-turn',
    );
    expect(court.answer('basic-implement-attack', 'Al').of('Al')).toHaveHp(4);
    expect(court.of('Cy')).toHaveHp(8);
  });
  test('[KR-CON-10] spent even if the Guardian cannot take it', () => {
    const court = watched(
      [theirs('Bo', '7,5', { implement: 'staff' }), theirs('Cy', '5,5')],
      [4, 4],
    );
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court.of('Al')).toHaveHp(5);
    court.answer('basic-implement-attack', 'Al');
    expect(court.of('Al')).toHaveHp(3);
  });
  test('[KR-CON-10] not an attack on others, nor by an enemy that it does not see', () => {
    const court = watched([theirs('Bo', '5,4')], [4]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Con');
    expect(court.of('Con')).toHaveHp(6);
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
    const hidden = watched([theirs('Bo', '5,4', { statuses: ['hidden'] })], [4, 4]);
    hidden.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(hidden.of('Al')).toHaveHp(6);
    expect(hidden.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
  });
  test('[KR-CON-10] nor one that includes the Guardian', () => {
    const bo = theirs('Bo', '4,4', { picks: ['test/blaze'] });
    const court = watched([bo], [4, 4]).answer('end-turn', 'end-turn', 'blaze', 'Al');
    court.answer(['damage', 'effect']);
    expect(court).toBeAskedFor('hit-order', { rule: 'KZ-CRIT-09', seat: 1 });
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
  });
  test('[KR-CON-10] until the end of the Guardian’s next turn', () => {
    const court = watched([theirs('Bo', '5,4')]).answer('end-turn', 'end-turn', 'end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
    court.answer('end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(false);
  });
  test('[KR-CON-11] an attacker Taken Out by it does not attack', () => {
    const court = watched([theirs('Bo', '5,4', { hp: 3 })]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Al', 'yes');
    expect([court.at('Bo'), court.of('Al').hp]).toEqual(['nowhere', 8]);
    expect(court.heard('attack')).toEqual([]);
  });
  test('[KR-CON-11] [KZ-OPP-06] a Prone attacker beside the Guardian grants it one, not two', () => {
    const bo = theirs('Bo', '2,4', { statuses: ['prone'] });
    const court = watched([bo], [4]).answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    court.answer('yes', 'no');
    expect(court.heard('opportunity')).toHaveLength(1);
    expect([court.of('Bo').hp, court.of('Al').hp]).toEqual([5, 6]);
  });
  test('[KR-CON-10] only allies within five squares', () => {
    const court = given({}, [ours('Al', '7,3'), theirs('Bo', '9,0')], 'Con');
    expect(court).not.toOffer('retribution');
  });
});
