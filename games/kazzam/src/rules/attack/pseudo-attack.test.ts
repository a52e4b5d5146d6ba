import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';
import { pseudoAttack } from './attack-roll.ts';

const POWER = { id: 'levitate', rule: 'KZ-DEF-05', target: 'implement', damage: 0 } as const;

/** Ana makes a pseudo-attack roll; Bo stands beside her. */
function casts(rolls: readonly number[], ana: Told = {}, bo: Told = {}): Court {
  const court = begin(
    {
      court: floor(12, 5),
      athletes: [ours('Ana', '4,2', ana), theirs('Bo', '5,2', bo)],
      turn: 'Ana',
    },
    { rolls },
  );
  court.start(pseudoAttack(court, court.id('Ana'), POWER));
  return court;
}

const told = (court: Court) => court.heard('attack')[0];

describe('a pseudo-attack roll', () => {
  test('[KZ-DEF-05] is rolled and told as an attack roll, and attacks nobody', () => {
    const court = casts([4]);
    expect(told(court)).toMatchObject({ of: -1, dice: [4], result: 4, advantages: [] });
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.state.turn?.attacked).toEqual([]);
  });
  test('[KZ-DEF-05] [KC-TRAP-01] has the Disadvantages of its roller', () => {
    const blind = casts([5, 2], { statuses: ['blinded'] });
    expect(told(blind)).toMatchObject({ disadvantages: ['KZ-STAT-06'], dice: [5, 2], result: 2 });
  });
  test('[KC-TRAP-01] [KC-CHM-08] what would protect a target does nothing', () => {
    const court = casts([4], {}, { statuses: ['guarded', 'concealed'], ward: 3 });
    expect(told(court)).toMatchObject({ result: 4, disadvantages: [] });
  });
  test('[KC-TRAP-01] [KC-CHM-08] Fierce makes more of it', () => {
    expect(told(casts([5], { statuses: ['fierce'] }))).toMatchObject({ natural: 5, result: 6 });
  });
  test('[KZ-STRK-07] a 1 is a Strike and brings a Miss Token, a 2 a token alone', () => {
    const one = casts([1]);
    expect([one.state.strikes[0], one.of('Ana').missTokens]).toEqual([1, 1]);
    const two = casts([2]);
    expect([two.state.strikes[0], two.of('Ana').missTokens]).toEqual([0, 1]);
    const three = casts([3]);
    expect([three.state.strikes[0], three.of('Ana').missTokens]).toEqual([0, 0]);
  });
  test('[KZ-MISS-09] Miss Tokens may be spent on it', () => {
    const court = casts([1], { missTokens: 2 });
    expect(court).toBeAskedFor('miss-tokens');
    court.answer(2);
    expect(told(court)).toMatchObject({ natural: 1, tokens: 2, result: 4 });
    expect([court.state.strikes[0], court.of('Ana').missTokens]).toEqual([1, 0]);
  });
});
