import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { beginRound } from '../../../rules/turn/turn.ts';
import { viewOf } from '../../../view-of.ts';
import { seer } from './seer.ts';

const SEER = { class: 'diviner', picks: ['diviner/seer'] };

interface Setting {
  readonly dee?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  /** The die that Dee keeps. */
  readonly kept?: number;
  readonly rolls?: readonly number[];
}

/** Dee the Seer, whose turn it is, three squares from Bo. */
function table({ dee = {}, bo = {}, others = [], kept, rolls = [] }: Setting = {}): Court {
  const effects =
    kept === undefined ? [] : [{ kind: 'foreseen', on: 'Dee', by: 'Dee', amount: kept }];
  return begin(
    {
      court: floor(14, 5),
      athletes: [ours('Dee', '2,2', { ...SEER, ...dee }), theirs('Bo', '5,2', bo), ...others],
      turn: 'Dee',
      effects,
    },
    { rolls },
  );
}

const hit = (court: Court) => court.answer('basic-implement-attack', 'Bo');

describe('a Seer', () => {
  const nextRound = (setting: Setting = {}) => table(setting).answer('end-turn', 'end-turn');

  test('[KC-DIV-12] is asked at the start of a round, and rolls nothing if it likes', () => {
    const court = nextRound();
    expect(court).toBeAskedFor('look-ahead', { of: 'Dee', rule: 'KC-DIV-12', seat: 0 });
    court.answer('no');
    expect(court.heard('secret-roll')).toEqual([]);
    expect(court).toBeTheTurnOf('Dee');
  });
  test('[KC-DIV-05] in the first round too', () => {
    const court = table({ rolls: [4] });
    court.state.round = 0;
    court.run(beginRound(court), 'yes');
    expect(court.state.round).toBe(1);
    expect(court.inPlay('foreseen', 'Dee')).toMatchObject([{ amount: 4 }]);
  });
  test('[KC-HID-02] keeps a die that all know of and nobody else knows', () => {
    const court = nextRound({ rolls: [5] }).answer('yes');
    const seenBy = (seat: number) =>
      viewOf(court, seat).effects.find(({ kind }) => kind === 'foreseen')?.amount;
    expect([seenBy(0), seenBy(1), seenBy(-1)]).toEqual([5, 0, 0]);
    expect(court.heard('secret-roll')).toMatchObject([
      { who: court.id('Dee'), roll: 0, secret: [{ seats: [0], data: { roll: 5 } }] },
    ]);
  });
  test('[KC-DIV-12] [D-41] is not asked while off the map, but in the Dungeon', () => {
    const court = table();
    court.of('Dee').cell = -1;
    expect(court.run(beginRound(court))).toBeUndefined();
    const below = begin({
      athletes: [ours('Dee', 'dungeon(2,4)', SEER), theirs('Bo', 'dungeon(14,7)')],
      turn: 'Dee',
    });
    below.start(beginRound(below));
    expect(below).toBeAskedFor('look-ahead', { of: 'Dee' });
  });
  test('[KC-DIV-33] [D-68] the die of the start of a round uses up a Reversal of Fortune', () => {
    const picks = ['diviner/seer', 'diviner/reversal-of-fortune'];
    const court = table({ dee: { picks }, rolls: [2] });
    court.answer('reversal-of-fortune', 'end-turn', 'end-turn', 'yes');
    expect(court.inPlay('foreseen')).toMatchObject([{ amount: 5 }]);
    expect(court.inPlay('reversal-of-fortune')).toEqual([]);
  });
});

describe('a foreseen die', () => {
  test('[KC-DIV-12] stands in for an attack roll, Disadvantage or not, and is shown', () => {
    const court = hit(table({ kept: 6, dee: { statuses: ['blinded'] } }));
    expect(court).toBeAskedFor('use-foreseen', { of: 'Dee', rule: 'KC-DIV-12', seat: 0 });
    court.answer('yes');
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', of: 'Dee', roll: 6, used: true });
    expect(court).toHaveHeard({ type: 'attack', who: 'Dee', dice: [6], foreseen: true, result: 6 });
    expect(court.of('Bo')).toHaveHp(4);
    expect(court.inPlay('foreseen')).toEqual([]);
  });
  test('[KC-DIV-12] may be held back for another roll', () => {
    const court = hit(table({ kept: 6, rolls: [4] })).answer('no');
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.inPlay('foreseen')).toHaveLength(1);
    expect(court.heard('secret-shown')).toEqual([]);
  });
  test('[KC-DIV-12] is used once', () => {
    const court = table({ kept: 4, rolls: [2] });
    const [dee, bo] = [court.id('Dee'), court.id('Bo')];
    court.run(attack(court, dee, bo, BASIC_IMPLEMENT_ATTACK), 'yes');
    court.run(attack(court, dee, bo, BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').map(({ result }) => result)).toEqual([4, 2]);
  });
  test('[KC-DIV-12] [KC-CONV-12] a 1 is a Strike as ever', () => {
    const court = hit(table({ kept: 1 })).answer('yes');
    expect([court.state.strikes, court.of('Bo').hp]).toEqual([[1, 0], 8]);
  });
  test('[KC-DIV-12] stands in for a Saving Throw and for an escape', () => {
    for (const kind of [{}, { escape: true }]) {
      const court = table({ kept: 4, dee: { statuses: ['distracted'] } });
      const save = { against: 'x', rule: 'TEST', asked: true, ...kind };
      expect(court.run(savingThrow(court, court.id('Dee'), save), 'yes')).toBe(true);
      expect(court).toHaveHeard({ type: 'save', who: 'Dee', dice: [4], foreseen: true });
    }
  });
  test('[KC-DIV-12] stands in for the secret die of Foresight, which all know then', () => {
    const court = table({ kept: 1, rolls: [4] });
    court.answer('foresight', 'Bo', 'no', ['damage', 'effect']);
    expect(court).toBeAskedFor('use-foreseen', { of: 'Dee' });
    court.answer('yes');
    expect(court.inPlay('foretold', 'Bo')).toMatchObject([{ amount: 1 }]);
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', roll: 1, used: true });
  });
  test('[KC-DIV-12] not for what others roll', () => {
    const court = table({ kept: 6, rolls: [4] });
    court.run(attack(court, court.id('Bo'), court.id('Dee'), BASIC_IMPLEMENT_ATTACK));
    expect(court.inPlay('foreseen')).toHaveLength(1);
  });
  test('[KC-HID-02] whoever commands the Seer is not told of it: its own player is asked', () => {
    const dominated = { status: 'dominated', by: 'Bo', ends: 'next-turn' };
    const court = table({ kept: 2, dee: { statuses: [dominated] }, others: [ours('Al', '2,4')] });
    expect(court).toBeAskedFor('action', { of: 'Dee', seat: 1 });
    court.answer('basic-implement-attack', 'Bo');
    expect(court).toBeAskedFor('use-foreseen', { of: 'Dee', seat: 0 });
  });
});

describe('the end of the round', () => {
  const ended = (setting: Setting) => table(setting).answer('end-turn', 'end-turn');

  test('[KC-DIV-12] a die that was not used is shown, and lashes back for 3', () => {
    const court = ended({ kept: 3 });
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', roll: 3, used: false });
    expect(court).toHaveHeard({ type: 'damage', who: 'Dee', by: 'Dee', amount: 3 });
    expect([court.of('Dee').hp, court.state.points]).toEqual([5, [0, 0]]);
    expect(court.inPlay('foreseen')).toEqual([]);
  });
  test('[KC-DIV-12] that Takes it Out with a Strike and no point for anybody', () => {
    const court = ended({ kept: 3, dee: { hp: 3 } });
    expect(court).toHaveHeard({ type: 'taken-out', who: 'Dee', by: 'Dee' });
    expect([court.state.points, court.state.strikes]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KC-DIV-12] a die that was used costs nothing, nor does none', () => {
    const court = hit(table({ kept: 2 })).answer('yes', 'end-turn', 'end-turn');
    expect(court.of('Dee')).toHaveHp(8);
    expect(ended({}).of('Dee')).toHaveHp(8);
  });
  test('[KC-DIV-06] [D-40] a Seer that is Taken Out loses it, shown to all, without backlash', () => {
    const court = table({ kept: 3 });
    takeOut(court, court.id('Dee'), court.id('Bo'));
    expect(court.inPlay('foreseen')).toEqual([]);
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', roll: 3, used: false });
    expect(court.heard('damage')).toEqual([]);
    // Nobody else's does that.
    const other = table({ kept: 3 });
    takeOut(other, other.id('Bo'), other.id('Dee'));
    expect(other.inPlay('foreseen')).toHaveLength(1);
  });
});

describe('Foresight', () => {
  /** Dee's Foresight hits Bo, and this is the die that is rolled for him. */
  const foretold = (face: number, rolls: readonly number[] = [], setting: Setting = {}) =>
    table({ ...setting, rolls: [4, face, ...rolls] }).answer('foresight', 'Bo', [
      'damage',
      'effect',
    ]);
  const replies = ['end-turn', 'basic-implement-attack', 'Dee'];

  test('[KC-DIV-13] [KC-HID-04] rolls a die for the target that its player knows of, not what it is', () => {
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
