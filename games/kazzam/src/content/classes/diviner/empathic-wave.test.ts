import { expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { ours, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { divined, kindsOn, type Scene } from './testing/divined.ts';

/** Di sends out a wave; the turns after it run up to the one named. */
const waved = (scene: Scene = {}) =>
  divined(['empathic-wave'], { di: { hp: 3 }, al: { hp: 4 }, ...scene }).answer('empathic-wave');
const until = (court: ReturnType<typeof divined>, name: string) => {
  court.answer('end-turn');
  while (court.state.turn?.creature !== court.id(name)) court.answer('end-turn');
  return court;
};
const lasts = (court: ReturnType<typeof divined>) =>
  ['empathic-wave', 'regenerate'].map((kind) => kindsOn(court, 'Di').includes(kind));

test('[KC-DIV-31] the Diviner regenerates 2 in each of its turns', () => {
  const court = waved();
  expect(court.of('Di')).toHaveStatus('regenerate', 2);
  expect(until(court, 'Di').of('Di')).toHaveHp(5);
  expect(until(court, 'Di').of('Di')).toHaveHp(7);
});
test('[KC-DIV-31] so does an ally that starts its turn within 5', () => {
  const court = until(waved(), 'Al');
  expect(court).toHaveHeard({ type: 'healed', rule: 'KC-DIV-31', who: 'Al', by: 'Di', amount: 2 });
  expect(court.of('Al')).toHaveHp(6);
});
test('[KC-DIV-31] no ally farther away, and no enemy', () => {
  const court = until(waved({ al: { at: '7,2', hp: 4 }, bo: { hp: 4 } }), 'Di');
  expect([court.of('Al').hp, court.of('Bo').hp]).toEqual([4, 4]);
});
test('[KC-DIV-31] until an attack hits it', () => {
  const court = waved({ rolls: [2, 4] });
  const strike = () =>
    court.run(attack(court, court.id('Bo'), court.id('Di'), BASIC_IMPLEMENT_ATTACK));
  strike();
  expect(lasts(court)).toEqual([true, true]);
  strike();
  expect(lasts(court)).toEqual([false, false]);
});
test('[KC-DIV-31] not when others are hit', () => {
  const court = waved({ rolls: [4] });
  court.run(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
  expect(lasts(court)).toEqual([true, true]);
});
test('[KC-DIV-31] [KC-CONV-36] an Opportunity is no attack', () => {
  const court = waved({ bo: { at: '2,2' } });
  court.answer('walk', ['court(0,2)', 'court(0,1)']);
  if (court.asked.startsWith('opportunity')) court.answer('yes');
  expect(court).toHaveHeard({ type: 'damage', who: 'Di', by: 'Bo', kind: 'opportunity' });
  expect(lasts(court)).toEqual([true, true]);
});
test('[KC-DIV-31] it needs no roll and no implement, and is spent', () => {
  const court = waved({ di: { hp: 3, statuses: { disarmed: {} } } });
  expect(court.of('Di')).toHaveSpent('empathic-wave');
  expect(court).toBeTheTurnOf('Di');
});
test('[KC-DIV-06] [KC-DIV-31] it ends when the Diviner is Taken Out', () => {
  const court = waved();
  takeOut(court, court.id('Di'), court.id('Bo'));
  expect(court.inPlay('empathic-wave')).toEqual([]);
});
test('[KC-DIV-31] [KC-CONV-29] a Creep’s attack is a hit', () => {
  const court = waved({ di: { hp: 8 }, more: { creeps: [golems(['2,2'])] } });
  const golem = court.id('Practice Golem 1');
  const block = creepBlockOf(court, golem);
  if (block === undefined) throw new Error('no block');
  court.run(attack(court, golem, court.id('Di'), basicAttackOf(block)));
  expect(lasts(court)).toEqual([false, false]);
});
test('[KC-DIV-31] [KC-DIV-10] its own wave covers an Empath, who mirrors nothing of it', () => {
  const court = divined(['empathic-wave', 'empath'], { di: { hp: 3 }, al: { hp: 4 } });
  court.answer('empathic-wave');
  until(court, 'Al');
  expect([court.of('Al').hp, court.of('Di').hp]).toEqual([6, 3]);
});
test('[KC-DIV-31] [KZ-TURN-02] an ally whom two waves reach puts them in order', () => {
  // Whoever trades statuses may come by a wave of its own (KC-SHV-12).
  const wave = (on: string) => ({ kind: 'empathic-wave', on, by: on, source: 'empathic-wave' });
  const athletes = [
    ours('Di', '1,2', { class: 'diviner' }),
    ours('Al', '1,4'),
    ours('Ed', '2,3', { hp: 1 }),
    theirs('Bo', '10,2'),
  ];
  const effects = [wave('Di'), wave('Al')].map((one) => ({ ...one, ends: 'match' }));
  const court = divined([], { more: { athletes, effects, order: ['Di', 'Ed', 'Al', 'Bo'] } });
  court.answer('end-turn');
  expect(court).toBeAskedFor('start-order');
  expect(court).toOfferOnly('empathic-wave', 'empathic-wave-2');
  court.answer(['empathic-wave-2', 'empathic-wave']);
  expect(court.of('Ed')).toHaveHp(5);
});
