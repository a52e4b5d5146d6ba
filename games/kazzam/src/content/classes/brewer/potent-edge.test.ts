import { expect, test } from 'vitest';
import { attackOf, oddsOn } from '../../../explain/index.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOTH, brewed, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

const POTIONS = ['corrosive-potion', 'nullification-potion', 'hardening-potion'];

/** Bea with a sword beside Bo; these Potions on her blade. */
function armed(blade: readonly string[] = [], scene: Scene = {}) {
  const bea = { implement: 'sword', at: '3,2' };
  const effects = blade.map((source) => ({ kind: 'on-blade', on: 'Bea', by: 'Bea', source }));
  return brewed(POTIONS, { effects, ...scene, bea: { ...bea, ...scene.bea } });
}
const onBlade = (court: ReturnType<typeof armed>) =>
  court.inPlay('on-blade').map(({ source }) => source);

test('[KC-BRW-14] [KC-REC-18] one Potion before the roll; its Effect, and the blade is clean; the turn ends', () => {
  const court = armed([], { rolls: [4] }).answer('potent-edge', 'Bo');
  expect(court).toBeAskedFor('which-potion', { rule: 'KC-BRW-14' });
  court.answer('corrosive-potion', BOTH);
  expect(court.of('Bo')).toHaveHp(5);
  expect(court.of('Bo')).toHaveStatus('ongoing', 1);
  expect(onBlade(court)).toEqual([]);
  expect(court).not.toBeTheTurnOf('Bea');
});
test('[KC-BRW-14] all Potions on the blade, in the order that is picked; none is there twice', () => {
  const scene: Scene = { bo: { statuses: ['slowed'] }, rolls: [4] };
  const court = armed(['nullification-potion'], scene).answer('potent-edge', 'Bo');
  expect(court).toOfferOnly('corrosive-potion', 'hardening-potion');
  court.answer('corrosive-potion', BOTH, ['nullification-potion', 'corrosive-potion']);
  expect(court.of('Bo')).not.toHaveStatus('slowed');
  expect(court.of('Bo')).toHaveStatus('ongoing', 1);
});
test('[KC-BRW-14] Potions stay after a miss, and where damage is chosen on a 3', () => {
  const missed = armed([], { rolls: [2] }).answer('potent-edge', 'Bo', 'corrosive-potion');
  expect(onBlade(missed)).toEqual(['corrosive-potion']);
  const grazed = armed([], { rolls: [3] });
  grazed.answer('potent-edge', 'Bo', 'corrosive-potion', 'damage');
  expect(onBlade(grazed)).toEqual(['corrosive-potion']);
  expect(grazed.of('Bo')).toHaveHp(5);
});
test('[KC-BRW-14] [D-46] and where Ward stops the Effect', () => {
  const court = armed([], { bo: { ward: 4 }, rolls: [4] });
  court.answer('potent-edge', 'Bo', 'corrosive-potion', BOTH);
  expect(kindsOn(court, 'Bo')).toEqual([]);
  expect(onBlade(court)).toEqual(['corrosive-potion']);
});
test('[KC-BRW-14] it may only load the blade: no roll, the turn ends all the same', () => {
  const court = armed().answer('load-blade', 'nullification-potion');
  expect(onBlade(court)).toEqual(['nullification-potion']);
  expect(court.heard('attack')).toEqual([]);
  expect(court).not.toBeTheTurnOf('Bea');
});
test('[KC-BRW-14] not while Disarmed, as it needs the implement', () => {
  const court = armed([], { bea: { statuses: ['disarmed'] } });
  expect(court).toOffer('toss-potion');
  expect(court.offered).not.toContain('load-blade');
  expect(court.offered).not.toContain('potent-edge');
});
test('[KC-BRW-14] with both At-Will Potions on it, nobody has to spend the other one', () => {
  const court = armed(['corrosive-potion', 'nullification-potion'], { rolls: [2] });
  court.answer('potent-edge', 'Bo');
  expect(court).toOfferOnly('hardening-potion', 'nothing');
  court.answer('nothing');
  expect(court.of('Bea').spent).toEqual([]);
  expect(onBlade(court)).toHaveLength(2);
});
test('[KC-BRW-08] [KC-BRW-15] an Encounter Potion is spent when it is put there, and adds 1 until it is gone', () => {
  const court = armed([], { rolls: [2, 6] }).answer('potent-edge', 'Bo', 'hardening-potion');
  expect(court.of('Bea').spent).toEqual(['hardening-potion']);
  untilTurnOf(court, 'Bea');
  const attack = attackOf(court.state, court.id('Bea'), 'potent-edge');
  const odds = attack === undefined ? undefined : oddsOn(court.state, attack, court.id('Bo'));
  // The board tells it beforehand.
  expect(odds?.damage).toEqual({ hit: 4, six: 7 });
  court.answer('potent-edge', 'Bo', 'corrosive-potion', BOTH, [
    'hardening-potion',
    'corrosive-potion',
  ]);
  // (2 + 1) x 2, and 1 for the sword.
  expect(court.of('Bo')).toHaveHp(1);
  expect(court.of('Bo')).toHaveStatus('immobilized');
});
test('[KC-EX-22] Nullification strips Ward first, at level 1 without the 1 of a second Potion', () => {
  const scene: Scene = { bo: { ward: 1, statuses: ['fierce'] }, rolls: [4] };
  const court = armed(['nullification-potion'], scene);
  court.answer('potent-edge', 'Bo', 'hardening-potion', BOTH, [
    'nullification-potion',
    'hardening-potion',
  ]);
  expect(court.of('Bo')).toHaveHp(4);
  expect(court.of('Bo').wards).toEqual([]);
  expect(court.of('Bo')).not.toHaveStatus('fierce');
  expect(court.of('Bo')).toHaveStatus('immobilized');
  expect(onBlade(court)).toEqual([]);
});
test('[KC-BRW-06] a Take-Out clears the blade', () => {
  const court = armed(['corrosive-potion']);
  takeOut(court, court.id('Bea'), court.id('Bo'));
  expect(onBlade(court)).toEqual([]);
});
