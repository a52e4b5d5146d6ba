import { describe, expect, test } from 'vitest';
import { ours, theirs } from '../../../../test/table.ts';
import { charming, type Scene, UNUSED } from './testing/charming.ts';

/** Cha uses its Shield Charm on Al. */
const shielded = (rolls: readonly number[], scene: Scene = {}) =>
  charming('shield-charm', { rolls, ...scene }).answer('shield-charm', 'Al');

/** What Al has of the charm: Resist, and whether attacks on it have Disadvantage. */
function had(court: ReturnType<typeof charming>, name = 'Al') {
  const [resist] = court.inPlay('resist', name);
  return [resist?.amount ?? 0, court.inPlay('shield-charm', name).length];
}

describe('a Charm Roll', () => {
  test('[KC-CHM-08] 4 and 5 bring both effects, a 6 doubles the number of the first', () => {
    expect(had(shielded([4]).answer(UNUSED))).toEqual([1, 1]);
    expect(had(shielded([5]).answer(UNUSED))).toEqual([1, 1]);
    expect(had(shielded([6]).answer(UNUSED))).toEqual([2, 1]);
  });
  test('[KC-CHM-08] a 3 brings one of them, which the Charmer picks', () => {
    const three = () => shielded([3]);
    expect(three()).toBeAskedFor('charm-effect', { rule: 'KC-CHM-08', seat: 0 });
    expect(had(three().answer('effect-1', UNUSED))).toEqual([1, 0]);
    expect(had(three().answer('effect-2', UNUSED))).toEqual([0, 1]);
  });
  test('[KC-CHM-08] a 2 misses and brings a Miss Token, a 1 a Strike too', () => {
    const two = shielded([2], { implement: 'staff' });
    expect([had(two), two.of('Cha').missTokens, two.state.strikes[0]]).toEqual([[0, 0], 1, 0]);
    const one = shielded([1]);
    expect([had(one), one.of('Cha').missTokens, one.state.strikes[0]]).toEqual([[0, 0], 1, 1]);
  });
  test('[KC-CHM-08] the Charmer’s Disadvantage, Fierce and Miss Tokens count', () => {
    const blind = shielded([5, 1], { cha: { statuses: ['blinded'] } });
    expect(blind.heard('attack')[0]).toMatchObject({ dice: [5, 1], result: 1 });
    expect(had(shielded([5], { cha: { statuses: ['fierce'] } }).answer(UNUSED))).toEqual([2, 1]);
    const token = shielded([3], { cha: { missTokens: 1 } });
    expect(token).toBeAskedFor('miss-tokens');
    expect(had(token.answer(1, UNUSED))).toEqual([1, 1]);
  });
  test('[KC-CHM-08] what protects the target does not: it is willing', () => {
    const al = { statuses: ['guarded', 'concealed'], ward: 3 };
    const court = shielded([6], { al }).answer(UNUSED);
    expect(court.heard('attack')[0]).toMatchObject({ dice: [6], result: 6, disadvantages: [] });
    expect(had(court)).toEqual([2, 1]);
    expect(court.of('Al')).toHaveWard(3);
  });
});

describe('a charm', () => {
  test('[KC-CHM-07] is for oneself or an ally in range, for no enemy', () => {
    const far = ours('Far', '9,3', { class: 'porter' });
    const court = charming('shield-charm', { others: [far] }).answer('shield-charm');
    expect(court.offered).toEqual(['Cha', 'Al']);
  });
  test('[KC-CHM-07] on oneself it asks nobody, and its target is not charmed as an ally is', () => {
    const court = charming('shield-charm', { rolls: [4] }).answer('shield-charm', 'Cha');
    expect(had(court, 'Cha')).toEqual([1, 1]);
    expect(court.inPlay('charmed')).toEqual([]);
  });
  test('[KC-CHM-07] an ally of another player may refuse, and another is picked', () => {
    const seats = { seats: 3, al: { seat: 1 } } as const;
    const court = charming('shield-charm', { ...seats, rolls: [4] }).answer('shield-charm', 'Al');
    expect(court).toBeAskedFor('willing', { rule: 'KC-CHM-07', seat: 1 });
    court.answer('no');
    expect([had(court), had(court, 'Cha')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
  test('[KC-CHM-07] [KC-CONV-19] a staff or a sword ends the turn, a wand does not', () => {
    const after = (implement: 'wand' | 'staff' | 'sword') =>
      charming('shield-charm', { rolls: [4], implement, al: { at: '4,4' } }).answer(
        'shield-charm',
        'Cha',
        ...(implement === 'staff' ? ['together'] : []),
      ).state.turn?.creature;
    expect(after('wand')).toBe(0);
    expect(after('staff')).not.toBe(0);
    expect(after('sword')).not.toBe(0);
  });
  test('[KC-CHM-07] a staff grants Opportunities beside it, before the roll', () => {
    const court = shielded([4], { implement: 'staff', bo: { at: '2,4' } });
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-04', seat: 1 });
    expect(court.answer('yes').of('Cha')).toHaveHp(6);
  });
  test('[KC-CHM-07] [KZ-ATK-04] whoever falls to one has lost the charm', () => {
    const court = charming('shield-charm', {
      implement: 'staff',
      cha: { hp: 2 },
      bo: { at: '2,4' },
    }).answer('shield-charm', 'Al', 'yes');
    expect(court.heard('attack')).toEqual([]);
    expect(had(court)).toEqual([0, 0]);
  });
  test('[KC-CHM-07] Disarmed nobody uses one', () => {
    const court = charming('shield-charm', { cha: { statuses: ['disarmed'] } });
    expect(court.offered).not.toContain('shield-charm');
  });
  test('[KZ-STAT-33] [KZ-DEF-01] it is an attack: who hid until it attacks is seen', () => {
    const cha = { statuses: { hidden: { untilAttack: true } } };
    expect(shielded([4], { cha }).answer(UNUSED).of('Cha')).not.toHaveStatus('hidden');
  });
  test('[KZ-STAT-38] [KZ-DEF-05] it has an Attack Roll, which a Mark minds', () => {
    const cha = { statuses: { marked: { by: 'Bo' } } };
    const court = shielded([4], { cha, bo: { at: '7,4' } });
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-STAT-38' });
    court.answer('no', UNUSED);
  });
  test('[KZ-CREAT-06] [KC-CONV-35] its effects are no Effect line for Creative Use', () => {
    const court = charming('shield-charm', { picks: ['stoneskin'] }).answer('creative-use');
    expect(court.offered).not.toContain('shield-charm');
  });
  test('[KC-CONV-21] the same charm again stays one, with the larger number', () => {
    const court = shielded([6, 4]).answer(UNUSED, 'end-turn', 'end-turn', 'end-turn');
    court.answer('shield-charm', 'Al', UNUSED);
    expect(had(court)).toEqual([1, 1]);
    expect(court.inPlay('charmed', 'Al')).toHaveLength(1);
  });
});

describe('implements', () => {
  const split = (rolls: readonly number[], scene: Scene = {}) =>
    shielded(rolls, {
      implement: 'staff',
      others: [ours('Cy', '4,6', { class: 'porter' })],
      ...scene,
    });

  test('[KC-CHM-13] [KC-CHM-04] with a wand a kept 2 counts as 5, with others it does not', () => {
    const wand = shielded([2]);
    expect(wand.heard('attack')[0]).toMatchObject({ natural: 5, result: 5 });
    expect(had(wand.answer(UNUSED))).toEqual([1, 1]);
    const staff = shielded([2], { implement: 'staff' });
    expect(staff.heard('attack')[0]).toMatchObject({ natural: 2, result: 2 });
  });
  test('[KC-CHM-13] a wand’s other attacks count 2s as 2s', () => {
    const court = charming('stoneskin', { rolls: [2], bo: { at: '6,6' } });
    expect(court.answer('stoneskin', 'Bo').heard('attack')[0]).toMatchObject({ result: 2 });
  });
  test('[KC-CHM-13] [KC-CONV-11] before Miss Tokens: a 1 raised to 2 is none', () => {
    const court = shielded([1], { cha: { missTokens: 1 } }).answer(1);
    expect(court.heard('attack')[0]).toMatchObject({ natural: 1, result: 3 });
    court.answer('effect-1', UNUSED);
  });
  test('[KC-CHM-14] a staff may give Effect 2, or Effect 1, to somebody else; both are charmed', () => {
    const second = split([4]).answer('effect-2', 'Cy', UNUSED);
    expect([had(second), had(second, 'Cy')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const first = split([6]).answer('effect-1', 'Cy', UNUSED);
    expect([had(first), had(first, 'Cy')]).toEqual([
      [0, 1],
      [2, 0],
    ]);
    expect(
      first
        .inPlay('charmed')
        .map(({ on }) => on)
        .sort(),
    ).toEqual([first.id('Al'), first.id('Cy')]);
  });
  test('[KC-CHM-14] also to itself, and not on a 3', () => {
    const self = split([4]).answer('effect-2', 'Cha', UNUSED);
    expect(had(self, 'Cha')).toEqual([0, 1]);
    expect(split([3])).toBeAskedFor('charm-effect');
  });
  test('[KC-CHM-14] a wand and a sword split nothing', () => {
    expect(shielded([4])).toBeAskedFor('charm-boost');
    const sword = shielded([4], { implement: 'sword', al: { at: '4,4' } });
    expect(sword).toBeAskedFor('charm-too', { rule: 'KC-CHM-15' });
  });
  test('[KC-CHM-15] a sword may lay Effect 2 on the Charmer too, never Effect 1', () => {
    const sword = () => shielded([4], { implement: 'sword', al: { at: '4,4' } });
    const both = sword().answer('yes', UNUSED);
    expect([had(both), had(both, 'Cha')]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(had(sword().answer('no', UNUSED), 'Cha')).toEqual([0, 0]);
    const three = shielded([3], { implement: 'sword', al: { at: '4,4' } }).answer('effect-1');
    expect(three).toBeAskedFor('charm-boost');
  });
});

describe('features', () => {
  test('[KC-CHM-10] Cheerful gives each charmed ally a HP, not the Charmer', () => {
    const cheerful = (scene: Scene) =>
      charming('shield-charm', { rolls: [4], picks: ['cheerful'], ...scene });
    const court = cheerful({ al: { hp: 5 } }).answer('shield-charm', 'Al', UNUSED);
    expect(court.of('Al')).toHaveHp(6);
    expect(court.heard('healed')).toMatchObject([{ rule: 'KC-CHM-10', amount: 1 }]);
    expect(
      cheerful({ cha: { hp: 5 } })
        .answer('shield-charm', 'Cha')
        .of('Cha'),
    ).toHaveHp(5);
    const split = cheerful({
      implement: 'staff',
      al: { hp: 5 },
      others: [ours('Cy', '4,6', { class: 'porter', hp: 2 })],
    });
    split.answer('shield-charm', 'Al', 'effect-2', 'Cy', UNUSED);
    expect([split.of('Al').hp, split.of('Cy').hp]).toEqual([6, 3]);
  });
  test('[KC-CHM-10] also by Creative Use of an implement attack, and by a real attack’s Effect', () => {
    const scene = { picks: ['cheerful'], al: { hp: 5 } };
    const used = charming('stoneskin', scene).answer('creative-use', 'Al');
    expect(used.of('Al')).toHaveHp(6);
    const hit = charming('stoneskin', { ...scene, rolls: [3] });
    hit.answer('attack-ally', 'stoneskin', 'no', 'effect');
    expect(hit.of('Al')).toHaveHp(6);
    const plain = charming('stoneskin', { ...scene, rolls: [3] });
    plain.answer('attack-ally', 'stoneskin', 'no', 'damage');
    expect(plain.of('Al')).toHaveHp(3);
  });
  test('[KC-CHM-11] Creative: Creative Use on an ally brings a Miss Token, on oneself none', () => {
    const use = (on: string) =>
      charming('stoneskin', { picks: ['creative'] })
        .answer('creative-use', on)
        .of('Cha').missTokens;
    expect([use('Al'), use('Cha')]).toEqual([1, 0]);
  });
  test('[KC-CHM-11] [KZ-INV-08] none for a side that uses no Miss Tokens', () => {
    const cy = theirs('Cy', '10,6', {
      class: 'charmer',
      picks: ['charmer/creative', 'charmer/stoneskin'],
    });
    const options = { oppositionMissTokens: false, versus: false };
    const court = charming('stoneskin', { others: [cy], turn: 'Cy', options });
    expect(court.answer('creative-use', 'Bo').of('Cy').missTokens).toBe(0);
  });

  const lasting = (rolls: readonly number[], scene: Scene = {}) =>
    charming('shield-charm', { rolls, picks: ['lasting'], ...scene });
  test('[KC-CHM-12] Lasting: Effect 2 on an ally is saved for from its next turn on, Effect 1 is not', () => {
    const court = lasting([4, 5, 2]).answer('shield-charm', 'Al', UNUSED, 'end-turn', 'end-turn');
    expect(court).toBeAskedFor('save');
    court.answer('roll');
    expect(had(court)).toEqual([0, 1]);
    court.answer('end-turn', 'end-turn', 'end-turn', 'roll');
    expect(had(court)).toEqual([0, 0]);
    expect(court.inPlay('charmed')).toEqual([]);
  });
  test('[KC-CHM-12] on the Charmer itself it ends as ever', () => {
    const court = lasting([4]).answer('shield-charm', 'Cha');
    expect(court.inPlay('shield-charm')[0]?.until).toMatchObject({ ends: 'turn-end' });
  });
});
