import { describe, expect, test } from 'vitest';
import { begin, ours, theirs } from '../../../../test/table.ts';
import { kazzam } from '../../../index.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { beginRound } from '../../../rules/turn/turn.ts';
import { viewOf } from '../../../view-of.ts';
import { hit, SEER, type Setting, table } from './testing/seer-scene.ts';

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
  test('[KC-HID-02] [KZ-INFO-04] keeps a die that all know of and nobody else knows', () => {
    const court = nextRound({ rolls: [5] }).answer('yes');
    const seenBy = (seat: number) =>
      viewOf(court, seat).effects.find(({ kind }) => kind === 'foreseen')?.amount;
    expect([seenBy(0), seenBy(1), seenBy(-1)]).toEqual([5, 0, 0]);
    expect(court.heard('secret-roll')).toMatchObject([
      { who: court.id('Dee'), roll: 0, secret: [{ seats: [0], data: { roll: 5 } }] },
    ]);
  });
  test('[KT-HID-05] [KC-HID-02] [KZ-INFO-03] the die stays a secret from whom a square is hidden too', () => {
    const dee = { statuses: ['hidden'] };
    const { state, content } = table({ kept: 5, dee });
    const options = { ...state.options, hiddenPositions: 'secret' } as const;
    const seenBy = (seat: number) => {
      const { effects, unseen = [] } = viewOf({ state: { ...state, options }, content }, seat);
      return [unseen.length, effects.find(({ kind }) => kind === 'foreseen')?.amount];
    };
    expect([seenBy(0), seenBy(1)]).toEqual([
      [0, 5],
      [1, 0],
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
  test('[KC-DIV-12] [KZ-ATK-11] stands in for an attack roll, Disadvantage or not, and is shown', () => {
    const court = hit(table({ kept: 6, dee: { statuses: ['blinded'] } }));
    expect(court).toBeAskedFor('use-foreseen', { of: 'Dee', rule: 'KC-DIV-12', seat: 0 });
    court.answer('yes');
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Dee', of: 'Dee', roll: 6, used: true });
    expect(court).toHaveHeard({ type: 'attack', who: 'Dee', dice: [6], foreseen: true, result: 6 });
    expect(court.of('Bo')).toHaveHp(4);
    expect(court.inPlay('foreseen')).toEqual([]);
  });
  test('[KC-HID-02] is hidden while it is kept, and what showed it is not taken back freely', () => {
    const court = table({ kept: 6 });
    expect(kazzam.hides?.(court.options, court.state)).toBe(true);
    hit(court).answer('yes');
    expect(court.match.log.at(-1)?.irrevocable).toBe(true);
    expect(kazzam.hides?.(court.options, court.state)).toBe(false);
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

  test('[KC-DIV-12] [KC-INV-16] [KZ-INFO-04] [KZ-TURN-13] a die that was not used is shown, and lashes back for 3', () => {
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
    expect(other.heard('secret-shown')).toEqual([]);
  });
});
