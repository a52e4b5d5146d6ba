import { expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
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
test('[KC-BRW-21] [KC-CONV-21] given anew it is one status: the larger number, the later end', () => {
  const court = brewed([TONIC], {
    effects: [{ kind: TONIC, on: 'Bo', by: 'Bea', amount: 3, ends: 'next-turn' }],
    al: { at: '5,4', hp: 2 },
    rolls: [4],
  });
  court.answer('toss-potion', 'Bo', BOTH);
  expect(court.inPlay(TONIC).map(({ amount }) => amount)).toEqual([3]);
  untilTurnOf(court, 'Bo').answer('end-turn');
  expect(court.of('Bo')).toHaveHp(3);
  expect(court.of('Al')).toHaveHp(5);
  expect(kindsOn(court, 'Bo')).toEqual([]);
});
test('[KC-BRW-21] [KC-CONV-21] drunk in the turn that it was for, it waits for the next one', () => {
  const court = infused({
    items: [{ item: TONIC, heldBy: 'Bo', by: 'Bea' }],
    cy: { at: '5,3', hp: 3 },
  });
  court.answer('drink', 'end-turn');
  expect(court.of('Bo')).toHaveHp(8);
  untilTurnOf(court, 'Bo').answer('end-turn');
  expect(court.of('Bo')).toHaveHp(7);
  expect(court.of('Cy')).toHaveHp(4);
});
test('[KC-BRW-29] [D-48] of two near it, the one served first gets it all where HP are for one', () => {
  const scene = { bo: { hp: 1 }, bea: { at: '3,3', hp: 4 }, al: { at: '5,3', hp: 4 } };
  const court = infused(scene).answer('end-turn');
  expect(court).toBeAskedFor('generosity-order', { rule: 'KC-BRW-29', seat: 1 });
  expect(court.open.why.params).toEqual({ who: court.id('Bo') });
  court.answer(['Al', 'Bea']);
  expect(court.of('Al')).toHaveHp(5);
  expect(court.of('Bea')).toHaveHp(4);
  expect(court.at('Bo')).toBe('nowhere');
});
test('[KC-BRW-29] a lone one near it gets what there is, and nobody is asked', () => {
  const court = infused({ bo: { hp: 2 }, al: { at: '5,3', hp: 4 } }, 3).answer('end-turn');
  expect(court.of('Al')).toHaveHp(6);
  expect(court.at('Bo')).toBe('nowhere');
});
test('[KC-BRW-29] a Creep is not asked whom it serves first', () => {
  const court = brewed([TONIC], {
    bea: { hp: 5 },
    al: { at: '2,4', hp: 5 },
    bo: { at: '12,2' },
    more: { creeps: [golems([{ at: '3,3', hp: 1 }])] },
    effects: [{ kind: TONIC, on: 'Practice Golem 1', by: 'Bea', amount: 1, ends: 'next-turn' }],
    turn: 'Cy',
    seed: 'golem',
  }).answer('end-turn');
  expect(court.at('Practice Golem 1')).toBe('nowhere');
  expect(court.heard('healed').map(({ amount }) => amount)).toEqual([1]);
});
test.each([
  // A wound of 4 is one that it bears.
  [4, 4, 'court(8,3)'],
  [5, 5, 'nowhere'],
  [7, 5, 'nowhere'],
])('[KC-BRW-29] [KZ-CREEP-09] a fresh Goon that owes %i gives %i', (amount, given, at) => {
  const court = goonInfused({ at: '8,3' }, amount).answer('end-turn');
  expect(court.of('Cy')).toHaveHp(1 + given);
  expect(court.at(GOON)).toBe(at);
});
test('[KC-BRW-29] [KZ-CREEP-09] a wounded Goon has 1 HP to give', () => {
  const court = goonInfused({ at: '8,3', wounded: true }, 3).answer('end-turn');
  expect(court.of('Cy')).toHaveHp(2);
  expect(court.at(GOON)).toBe('nowhere');
});
test('[KC-BRW-21] [KC-BRW-13] whoever fell to the flask has nothing of it', () => {
  const court = brewed([TONIC], {
    bea: { implement: 'staff' },
    cy: { at: '5,3', hp: 1 },
    rolls: [4],
  });
  court.answer('hurl-flask', 'Bo', ['hurl-flask', 'damage', 'effect']);
  expect(court.at('Cy')).toBe('nowhere');
  expect(court.inPlay(TONIC).map(({ on }) => on)).toEqual([court.id('Bo')]);
});
test('[KC-BRW-21] [KZ-TURN-10] ended by what comes before it at the end of the turn, it gives nothing', () => {
  const bo = { role: 'striker', specialisation: 'bruiser' };
  const court = infused({ bo, cy: { at: '5,3', hp: 3 } }).answer('end-turn');
  expect(court.asked).toContain('end-order');
  removeEffects(court, ({ kind }) => kind === TONIC, 'TEST');
  court.answer(court.offered);
  expect(court.of('Bo')).toHaveHp(8);
  expect(court.of('Cy')).toHaveHp(3);
});

const GOON = 'Thunderbolt';

/** A Goon with nobody to fight has it, two squares from Cy, who ends the last turn of the athletes. */
function goonInfused(goon: Readonly<Record<string, unknown>>, amount: number) {
  const souls = { group: 'souls', members: [{ kind: GOON, ...goon }], enemies: [] };
  return brewed([TONIC], {
    cy: { hp: 1 },
    more: { creeps: [souls] },
    effects: [{ kind: TONIC, on: GOON, by: 'Bea', amount, ends: 'next-turn' }],
    turn: 'Cy',
    seed: 'goon',
  });
}
