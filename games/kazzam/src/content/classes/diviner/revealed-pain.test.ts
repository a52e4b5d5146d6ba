import { expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { BOTH, divined, EFFECT_FIRST, kindsOn, type Scene } from './testing/divined.ts';

const hpOf = (court: ReturnType<typeof divined>) =>
  court.state.creatures.map(({ hp, cell }) => (cell < 0 ? -1 : hp));
const effects = [{ kind: 'revealed-pain', on: 'Bo', by: 'Di', ends: 'save' }];
/** Bo in pain, Cy beside it. */
const pained = (scene: Scene = {}) => divined([], { effects, cy: { at: '9,2' }, ...scene });
const hurt = (court: ReturnType<typeof divined>, name: string, amount: number) => {
  const of = { to: court.id(name), by: court.id('Al'), kind: 'other', melee: false } as const;
  court.run(deal(court, of, amount, 'TEST'));
};

test('[KC-EX-17] [KC-DIV-30] the worked example', () => {
  const court = divined(['revealed-pain'], {
    rolls: [4],
    cy: { at: '8,2' },
  });
  court.answer('revealed-pain', 'Bo', BOTH);
  expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([5, 7]);
  expect(court).toHaveHeard({ type: 'damage', rule: 'KC-DIV-30', who: 'Cy', by: 'Di', amount: 1 });
  hurt(court, 'Bo', 2);
  expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([3, 6]);
});
test('[KC-EX-17] [KC-DIV-30] a save ends it; at distance 6 nobody shares', () => {
  const court = divined(['revealed-pain'], { rolls: [4, 5], cy: { at: '10,2' } });
  court.answer('revealed-pain', 'Bo', BOTH, 'end-turn');
  expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([5, 8]);
  while (court.inPlay('revealed-pain').length > 0)
    court.answer(court.asked.startsWith('save') ? 'roll' : 'end-turn');
  expect(court).toHaveHeard({ type: 'save', who: 'Bo', against: 'revealed-pain', saved: true });
});
test('[KC-EX-17] [KC-DIV-30] the Effect of a 3 alone deals no damage, so nobody shares any', () => {
  const court = divined(['revealed-pain'], { rolls: [3], cy: { at: '8,2' } });
  court.answer('revealed-pain', 'Bo', 'effect');
  expect(hpOf(court)).toEqual([8, 8, 8, 8]);
  expect(kindsOn(court, 'Bo')).toContain('revealed-pain');
});
test('[KC-DIV-30] the damage of a 3 alone reveals nothing', () => {
  const court = divined(['revealed-pain'], { rolls: [3], cy: { at: '8,2' } });
  court.answer('revealed-pain', 'Bo', 'damage');
  expect(hpOf(court)).toEqual([8, 8, 5, 8]);
});
test('[KC-DIV-30] any order counts as including now', () => {
  const court = divined(['revealed-pain'], { rolls: [4], cy: { at: '8,2' } });
  court.answer('revealed-pain', 'Bo', EFFECT_FIRST);
  expect(hpOf(court)).toEqual([8, 8, 5, 7]);
});
test.each([BOTH, EFFECT_FIRST])(
  '[KC-DIV-30] the last damage of the target counts: %s first',
  (...order) => {
    const court = divined(['revealed-pain'], { rolls: [4], bo: { hp: 2 }, cy: { at: '8,2' } });
    court.answer('revealed-pain', 'Bo', order);
    expect(hpOf(court)).toEqual([8, 8, -1, 7]);
  },
);
test('[KC-DIV-30] [KC-CONV-05] and with it the pain is over', () => {
  const court = pained({ bo: { hp: 2 } });
  hurt(court, 'Bo', 2);
  expect(hpOf(court)).toEqual([8, 8, -1, 7]);
  expect([court.inPlay('revealed-pain'), court.inPlay('last-pain')]).toEqual([[], []]);
});
test('[KC-DIV-30] [KC-TRAP-07] a trap that is destroyed by it leaves no pain behind', () => {
  const court = divined(['revealed-pain'], { rolls: [4], cy: { at: '8,2' } });
  const { cell } = court.of('Di');
  layTrap(court.state, { kind: 'snap', cell: cell + 1, by: court.id('Bo'), rule: 'KR-SPEC-17' });
  court.answer('attack-trap', 'revealed-pain', BOTH);
  expect([court.state.traps, court.inPlay('last-pain')]).toEqual([[], []]);
});
test('[KC-DIV-30] each time it takes damage, Ward or not', () => {
  const court = pained({ bo: { ward: 9 } });
  hurt(court, 'Bo', 2);
  hurt(court, 'Bo', 1);
  expect(hpOf(court)).toEqual([8, 8, 8, 6]);
});
test('[KC-DIV-30] [KC-CONV-22] opposing players only: no teammate of the Diviner, not itself', () => {
  const court = pained({ al: { at: '5,2' }, di: { at: '3,2' } });
  hurt(court, 'Bo', 1);
  expect(hpOf(court)).toEqual([8, 8, 7, 7]);
});
test('[KC-DIV-30] what others share triggers no pain of their own', () => {
  const both = ['Bo', 'Cy'].map((on) => ({ kind: 'revealed-pain', on, by: 'Di', ends: 'save' }));
  const court = pained({ effects: both });
  hurt(court, 'Bo', 1);
  expect(hpOf(court)).toEqual([8, 8, 7, 7]);
});
test('[KC-DIV-30] damage of others is none of it', () => {
  const court = pained();
  hurt(court, 'Cy', 1);
  expect(hpOf(court)).toEqual([8, 8, 8, 7]);
});
test('[KC-DIV-30] [D-66] [KC-CONV-31] it is the Diviner’s, whole though Weakened, and its point', () => {
  const court = pained({ di: { statuses: { weakened: {} } }, cy: { at: '9,2', hp: 1 } });
  hurt(court, 'Bo', 1);
  expect(hpOf(court)).toEqual([8, 8, 7, -1]);
  expect(court.state.points).toEqual([1, 0]);
});
test('[KC-DIV-06] [KC-DIV-30] it stays while the Diviner is Taken Out', () => {
  const court = pained({ di: { hp: 1 } });
  hurt(court, 'Di', 1);
  hurt(court, 'Bo', 1);
  expect(hpOf(court)).toEqual([-1, 8, 7, 7]);
});
test('[KC-DIV-30] [KC-CONV-16] Ward stops it', () => {
  const court = divined(['revealed-pain'], { rolls: [4], bo: { ward: 3 }, cy: { at: '8,2' } });
  court.answer('revealed-pain', 'Bo', BOTH);
  expect(hpOf(court)).toEqual([8, 8, 8, 8]);
  expect(kindsOn(court, 'Bo')).not.toContain('revealed-pain');
});
test('[KC-DIV-30] [KC-CONV-21] the last damage counts once, though the pain was there before', () => {
  const court = divined(['revealed-pain'], {
    rolls: [4],
    effects,
    bo: { hp: 2 },
    cy: { at: '8,2' },
  });
  court.answer('revealed-pain', 'Bo', BOTH);
  expect(hpOf(court)).toEqual([8, 8, -1, 7]);
});
test('[KC-DIV-30] the pain of a Creep is shared by opposing players near it, not by Creeps', () => {
  const court = divined(['revealed-pain'], {
    rolls: [4],
    more: { creeps: [golems(['3,2', '3,3'])] },
  });
  court.answer('revealed-pain', 'Practice Golem 1', BOTH);
  expect(court.of('Bo')).toHaveHp(7);
  expect(court.of('Practice Golem 2').hp).toBe(court.of('Practice Golem 2').maxHp);
});
