import { describe, expect, test } from 'vitest';
import { type Answers, begin, ours, type Told, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BOTH, beside, given, powerOf } from './testing/hexed.ts';

describe('Greater Confusion', () => {
  const use = ['greater-confusion', 'T', BOTH] as const;
  const turned = (
    t: Told,
    others: readonly Told[],
    rolls: readonly number[],
    answers: Answers = [],
    options: Told = {},
  ) => begin(given('greater-confusion', t, others), { rolls, options }).answer(...use, ...answers);
  test('[KC-HEX-30] the Hexer picks whom, itself included, among those it could attack', () => {
    const match = begin(given('greater-confusion', {}, [theirs('U', '9,3'), ours('Al', '10,3')]), {
      rolls: [4],
    }).answer('greater-confusion', 'T', BOTH);
    expect([match.asked, match.offered]).toEqual([
      'confused-target KC-HEX-30 seat 0',
      ['Hal', 'U'],
    ]);
  });
  test('[KC-HEX-30] with nobody in reach, or Disarmed, it does nothing', () => {
    const sword = { implement: 'sword' };
    expect(turned(sword, [theirs('U', '6,3')], [4])).toBeAskedFor('action');
    const disarmed = { implement: 'sword', statuses: ['disarmed'] };
    expect(turned(disarmed, [theirs('U', '5,3')], [4])).toBeAskedFor('action');
  });
  test('[KC-HEX-30] it costs the target nothing, and is spent', () => {
    const court = turned({ implement: 'sword' }, [theirs('U', '5,3')], [4, 4], ['end-turn']);
    expect([court.of('T').hp, court.of('U').hp]).toEqual([5, 5]);
    expect(court.state.turn).toMatchObject({ creature: 1, attackActions: 1 });
    expect(court.of('Hal')).toHaveSpent('greater-confusion');
  });
  test('[KC-HEX-30] [KC-CONV-44] without the target’s Role Boost, with its Disadvantage', () => {
    const striker = { implement: 'sword', role: 'striker', specialisation: 'blitzer' };
    expect(turned(striker, [theirs('U', '5,3')], [4, 5]).of('U')).toHaveHp(5);
    const blind = { implement: 'sword', statuses: ['blinded'] };
    expect(turned(blind, [theirs('U', '5,3')], [4, 5, 2]).of('U')).toHaveHp(8);
  });
  test('[KC-HEX-30] [KC-CONV-32] whom it fells of the Hexer’s own team is the Hexer’s Strike', () => {
    const court = turned({ implement: 'sword' }, [ours('Al', '5,3', { hp: 2 })], [4, 4]);
    expect([court.of('Al').cell, court.state.points, court.state.strikes]).toEqual([
      -1,
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KC-OPT-06] without compelled Strikes a 1 of it is a miss alone', () => {
    const uno = [theirs('U', '5,3')];
    const sword = { implement: 'sword' };
    expect(turned(sword, uno, [4, 1]).state.strikes).toEqual([0, 1]);
    const off = turned(sword, uno, [4, 1], [], { compelledStrikes: false });
    expect(off.state.strikes).toEqual([0, 0]);
  });
  test('[KC-HEX-30] [KC-CONV-16] past a Ward that holds nothing happens', () => {
    const court = turned({ implement: 'sword', ward: 3 }, [theirs('U', '5,3')], [4]);
    expect([court.of('U').hp, court.open.why.key]).toEqual([8, 'action']);
  });
  test('[KC-HEX-30] [KC-CONV-30] a Creep deals its base damage without a roll', () => {
    const { t, beasts } = beside();
    const [turnedOne] = beasts;
    const answers = [BOTH, 'Love Beast 2'];
    t.run(attack(t, 0, turnedOne, powerOf('greater-confusion')), ...answers);
    expect(t.of('Love Beast 2')).toHaveHp(beasts.hp - 2);
  });
});
