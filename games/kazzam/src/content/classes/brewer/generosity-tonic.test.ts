import { expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { BOTH, brewed, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

const TONIC = 'generosity-tonic';

/** Bo has it since a turn before; Bo's turn. */
function infused(scene: Scene = {}, amount = 1) {
  const effects = [{ kind: TONIC, on: 'Bo', by: 'Bea', amount, ends: 'this-turn' }];
  return brewed([TONIC], { effects, turn: 'Bo', ...scene });
}

test('[KC-BRW-21] at the end of its next turn the target gives 1 HP to each creature within 2', () => {
  const court = brewed([TONIC], { al: { at: '5,4', hp: 5 }, bea: { hp: 5 }, rolls: [4] });
  court.answer('toss-potion', 'Bo', BOTH);
  untilTurnOf(court, 'Bo');
  expect(court.of('Bo')).toHaveHp(6);
  court.answer('end-turn');
  expect(court.of('Bo')).toHaveHp(5);
  expect(court.of('Al')).toHaveHp(6);
  // Three squares away.
  expect(court.of('Bea')).toHaveHp(5);
  expect(kindsOn(court, 'Bo')).toEqual([]);
  expect(court).toHaveHeard({ type: 'hp-lost', who: 'Bo', by: 'Bea', amount: 1 });
});
test('[KC-BRW-21] given in its own turn, that turn’s end is not its next', () => {
  const court = brewed([TONIC], {
    items: [{ item: TONIC, heldBy: 'Bea', by: 'Bea' }],
    al: { hp: 5 },
  });
  court.answer('drink', 'end-turn');
  expect(court.of('Al')).toHaveHp(5);
  expect(kindsOn(court, 'Bea')).toEqual([TONIC]);
  untilTurnOf(court, 'Bea').answer('end-turn');
  expect(court.of('Al')).toHaveHp(6);
  expect(court.of('Bea')).toHaveHp(7);
});
test('[KC-BRW-21] with nobody near it stays and grows by 1 for each such turn', () => {
  const court = infused({ cy: { at: '10,5', hp: 3 } }).answer('end-turn');
  expect(court.inPlay(TONIC).map(({ amount }) => amount)).toEqual([2]);
  untilTurnOf(court, 'Bo').answer('end-turn');
  expect(court.inPlay(TONIC).map(({ amount }) => amount)).toEqual([3]);
  Object.assign(court.of('Cy'), { cell: court.cell(5, 3) });
  untilTurnOf(court, 'Bo').answer('end-turn');
  expect(court.of('Bo')).toHaveHp(5);
  expect(court.of('Cy')).toHaveHp(6);
  expect(kindsOn(court, 'Bo')).toEqual([]);
});
test('[KC-BRW-29] it is no damage: Ward and Resist do not help, and those who are full take nothing', () => {
  const court = infused({
    bo: { ward: 3, statuses: [{ status: 'resist', amount: 2 }] },
    cy: { at: '5,3' },
  }).answer('end-turn');
  expect(court.of('Bo')).toHaveHp(7);
  expect(court.of('Bo').wards.map(({ amount }) => amount)).toEqual([3]);
  expect(court.of('Cy')).toHaveHp(8);
});
test('[KC-BRW-29] [D-48] out of HP the target orders who is served; the last one gets what is left', () => {
  const court = infused(
    {
      bo: { hp: 3 },
      bea: { at: '3,3', hp: 4 },
      al: { at: '5,3', hp: 4 },
      cy: { at: '4,3', hp: 4 },
    },
    2,
  ).answer('end-turn');
  expect(court).toBeAskedFor('generosity-order', { rule: 'KC-BRW-29', seat: 1 });
  court.answer(['Cy', 'Bea', 'Al']);
  expect(court.of('Cy')).toHaveHp(6);
  expect(court.of('Bea')).toHaveHp(5);
  expect(court.of('Al')).toHaveHp(4);
  expect(court.at('Bo')).toBe('nowhere');
  expect(court).toHaveHeard({ type: 'taken-out', who: 'Bo', by: 'Bea' });
  expect(court.state.points).toEqual([1, 0]);
});
test('[KC-BRW-29] with just enough for all nobody is asked', () => {
  const court = infused({ bo: { hp: 2 }, bea: { at: '3,3', hp: 4 }, al: { at: '5,3', hp: 4 } });
  court.answer('end-turn');
  expect(court.of('Bea')).toHaveHp(5);
  expect(court.of('Al')).toHaveHp(5);
  expect(court.at('Bo')).toBe('nowhere');
});
test('[KC-BRW-21] a Creep gives to those around it when its own turn ends', () => {
  const court = brewed([TONIC], {
    bea: { hp: 5 },
    more: { creeps: [golems(['3,2'])] },
    bo: { at: '8,2' },
    rolls: [4],
    seed: 'golem',
  });
  court.answer('toss-potion', 'Practice Golem 1', BOTH);
  const [tonic] = court.inPlay(TONIC);
  const before = court.state.creatures[tonic?.on ?? -1]?.hp ?? 0;
  untilTurnOf(court, 'Cy').answer('end-turn');
  expect(kindsOn(court, 'Bea')).toEqual([]);
  expect(court.state.creatures[tonic?.on ?? -1]?.hp).toBeLessThan(before);
});
