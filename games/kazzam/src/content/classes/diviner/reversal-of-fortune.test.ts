import { expect, test } from 'vitest';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { rollInSecret } from '../../../rules/effects/dice.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { divined, kindsOn, type Scene } from './testing/divined.ts';

const PICKS = ['reversal-of-fortune'];
const reversed = (scene: Scene) => divined(PICKS, scene).answer('reversal-of-fortune');
const basic = (court: ReturnType<typeof divined>) =>
  court.run(attack(court, court.id('Di'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));

test('[KC-DIV-33] [KZ-ATK-13] the next roll counts as 7 minus its result, once', () => {
  const court = reversed({ rolls: [2, 2] });
  basic(court);
  expect(court).toHaveHeard({ type: 'turned', who: 'Di', rule: 'KC-DIV-33', from: 2, to: 5 });
  expect(court).toHaveHeard({ type: 'attack', who: 'Di', result: 5 });
  expect(kindsOn(court, 'Di')).not.toContain('reversal-of-fortune');
  basic(court);
  expect(court.heard('attack').map(({ result }) => result)).toEqual([5, 2]);
});
test('[KC-DIV-33] [KZ-ATK-18] a 6 becomes a 1 and a Strike', () => {
  const court = reversed({ rolls: [6] });
  basic(court);
  expect(court).toHaveHeard({ type: 'attack', natural: 1 });
  expect(court.state.strikes).toEqual([1, 0]);
});
test('[KC-DIV-33] a 1 becomes a 6 and no Strike', () => {
  const court = reversed({ rolls: [1] });
  basic(court);
  expect(court).toHaveHeard({ type: 'attack', result: 6 });
  expect(court.state.strikes).toEqual([0, 0]);
});
test('[KC-DIV-33] [KC-CONV-11] after the die of two was picked', () => {
  const court = reversed({ rolls: [2, 5], di: { statuses: { blinded: {} } } });
  basic(court);
  expect(court).toHaveHeard({ type: 'attack', result: 5 });
});
test('[KC-DIV-33] off turn and for Saving Throws as well', () => {
  const court = reversed({ rolls: [2] }).answer('end-turn');
  const saving = savingThrow(court, court.id('Di'), { against: 'x', rule: 'TEST', asked: true });
  expect(court.run(saving)).toBe(true);
});
test('[KC-DIV-33] [D-68] a secret die uses it up', () => {
  const court = reversed({ rolls: [2] });
  const rolling = rollInSecret(court, court.id('Di'), court.id('Di'), 'TEST');
  expect(court.run(rolling)).toBe(5);
  expect(kindsOn(court, 'Di')).not.toContain('reversal-of-fortune');
});
test('[KC-DIV-33] rolls of others are as they were', () => {
  const court = reversed({ rolls: [2] });
  court.run(attack(court, court.id('Bo'), court.id('Di'), BASIC_IMPLEMENT_ATTACK));
  expect(court).toHaveHeard({ type: 'attack', who: 'Bo', result: 2 });
  expect(kindsOn(court, 'Di')).toContain('reversal-of-fortune');
});
test('[KC-DIV-33] it costs no action and is spent', () => {
  const court = reversed({});
  expect(court.of('Di')).toHaveSpent('reversal-of-fortune');
  expect(court).toOffer('basic-implement-attack', 'walk');
  expect(court).not.toOffer('reversal-of-fortune');
});
