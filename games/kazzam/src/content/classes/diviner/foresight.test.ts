import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { viewOf } from '../../../view-of.ts';
import { seer } from './seer.ts';
import { SEER, type Setting, table } from './testing/seer-scene.ts';

describe('Foresight', () => {
  /** Dee's Foresight hits Bo, and this is the die that is rolled for him. */
  const foretold = (face: number, rolls: readonly number[] = [], setting: Setting = {}) =>
    table({ ...setting, rolls: [4, face, ...rolls] }).answer('foresight', 'Bo', [
      'damage',
      'effect',
    ]);
  const replies = ['end-turn', 'basic-implement-attack', 'Dee'];

  test('[KC-DIV-13] [KC-REC-11] [KC-HID-04] rolls a die for the target that its player knows of, not what it is', () => {
    const court = foretold(2);
    expect(court.of('Bo')).toHaveHp(6);
    const seenBy = (seat: number) =>
      viewOf(court, seat).effects.find(({ kind }) => kind === 'foretold');
    expect([seenBy(0)?.amount, seenBy(1)?.amount, seenBy(1)?.on]).toEqual([2, 0, court.id('Bo')]);
    expect(court).toHaveHeard({ type: 'secret-roll', who: 'Dee', of: 'Bo', roll: 0 });
  });
  test('[KC-DIV-13] it is the first attack roll of its next turn, Disadvantage or not, and is shown', () => {
    const court = foretold(5, [], { bo: { statuses: ['blinded'] } }).answer(...replies);
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', dice: [5], foreseen: true, result: 5 });
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', of: 'Bo', roll: 5, used: true });
    expect(court.of('Dee')).toHaveHp(6);
  });
  test('[KC-DIV-13] [KC-CONV-12] a 1 is a Strike for the target', () => {
    const court = foretold(1).answer(...replies);
    expect(court.state.strikes).toEqual([0, 1]);
  });
  test('[KC-DIV-13] Fierce and Guarded still count', () => {
    const court = foretold(4, [], { dee: { statuses: ['guarded'] } }).answer(...replies);
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', natural: 4, result: 3 });
  });
  test('[KC-DIV-13] only the first roll', () => {
    const court = foretold(5, [2]).answer('end-turn');
    const [dee, bo] = [court.id('Dee'), court.id('Bo')];
    court.run(attack(court, bo, dee, BASIC_IMPLEMENT_ATTACK));
    court.run(attack(court, bo, dee, BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').map(({ who, result }) => [who, result])).toEqual([
      [dee, 4],
      [bo, 5],
      [bo, 2],
    ]);
  });
  test('[KC-DIV-13] no roll before that turn, and no Saving Throw', () => {
    const court = foretold(5, [2, 3]);
    const [dee, bo] = [court.id('Dee'), court.id('Bo')];
    court.run(attack(court, bo, dee, BASIC_IMPLEMENT_ATTACK));
    expect(court.run(savingThrow(court, bo, { against: 'x', rule: 'TEST', asked: true }))).toBe(
      false,
    );
    expect(court.inPlay('foretold', 'Bo')).toHaveLength(1);
  });
  test('[KC-DIV-13] unused at the end of that turn it lapses and is shown', () => {
    const court = foretold(5).answer('end-turn');
    expect(court.inPlay('foretold', 'Bo')).toHaveLength(1);
    court.answer('end-turn');
    expect(court.inPlay('foretold')).toEqual([]);
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', of: 'Bo', roll: 5, used: false });
  });
  test('[KC-HID-04] as it does when the target is Taken Out before', () => {
    const court = foretold(5);
    takeOut(court, court.id('Bo'), court.id('Dee'));
    expect(court).toHaveHeard({ type: 'secret-shown', of: 'Bo', roll: 5, used: false });
  });
  test('[KC-DIV-06] it stays when its Diviner is Taken Out', () => {
    const court = foretold(5);
    takeOut(court, court.id('Dee'), court.id('Bo'));
    expect(court.inPlay('foretold', 'Bo')).toHaveLength(1);
  });
  test('[KC-DIV-13] of two dice the later one counts, and the other is shown', () => {
    const court = foretold(5, [4, 2]);
    const { power } = seer;
    if (power === undefined) throw new Error('no Foresight');
    const again = attack(court, court.id('Dee'), court.id('Bo'), power);
    court.run(again, ['damage', 'effect']);
    expect(court.inPlay('foretold', 'Bo')).toMatchObject([{ amount: 2 }]);
    expect(court).toHaveHeard({ type: 'secret-shown', of: 'Bo', roll: 5, used: false });
  });
  test('[KC-DIV-13] [KC-CONV-29] no die is rolled for a Creep', () => {
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [ours('Dee', '2,2', SEER), theirs('Bo', '13,4')],
        creeps: [golems(['5,2'])],
        turn: 'Dee',
      },
      { rolls: [4] },
    );
    court.answer('foresight', 'Practice Golem 1', ['damage', 'effect']);
    expect(court.heard('secret-roll')).toEqual([]);
    expect(court.inPlay('foretold')).toEqual([]);
  });
  test('[KC-CONV-16] Ward stops it: no die is rolled', () => {
    const court = table({ bo: { ward: 2 }, rolls: [4] }).answer('foresight', 'Bo', [
      'damage',
      'effect',
    ]);
    expect([court.of('Bo').hp, court.inPlay('foretold').length]).toEqual([8, 0]);
  });
  test('[KC-DIV-13] [KC-DIV-12] a Seer is not asked for a roll that was foretold', () => {
    const court = foretold(2, [], {
      bo: { class: 'diviner', picks: ['diviner/seer'] },
    });
    court.answer('end-turn', 'basic-implement-attack', 'Dee');
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', dice: [2] });
  });
});
