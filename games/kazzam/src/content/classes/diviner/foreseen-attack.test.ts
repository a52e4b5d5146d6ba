import { expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import type { Told } from '../../../../test/table.ts';
import { startPhase } from '../../../rules/turn/phases.ts';
import { BOTH, divined, kindsOn, type Scene } from './testing/divined.ts';

/** Di has Bo foresee an attack; the turns run up to Bo's. */
const foretold = (scene: Scene = {}) => {
  const court = divined(['foreseen-attack'], { rolls: [4], ...scene });
  court.answer('foreseen-attack', 'Bo', BOTH, 'end-turn');
  while (court.state.turn?.creature !== court.id('Bo')) court.answer('end-turn');
  return court;
};

test('[KC-DIV-32] in the Start Phase of its next turn the target is asked, not the Diviner', () => {
  const court = foretold();
  expect(court).toBeAskedFor('foreseen-attack', { rule: 'KC-DIV-32', seat: 1, of: 'Bo' });
  expect(court.of('Bo')).toHaveHp(5);
});
test('[KC-DIV-32] it drops Prone', () => {
  const court = foretold().answer('yes');
  expect(court.of('Bo')).toHaveStatus('prone');
  expect(court.of('Bo')).toHaveHp(5);
});
test('[KC-DIV-32] or takes 3', () => {
  const court = foretold().answer('no');
  expect(court).toHaveHeard({ type: 'damage', rule: 'KC-DIV-32', who: 'Bo', by: 'Di', amount: 3 });
  expect(court.of('Bo')).toHaveHp(2);
  expect(court.of('Bo')).not.toHaveStatus('prone');
});
test('[KC-DIV-32] once', () => {
  const court = foretold().answer('no');
  expect(kindsOn(court, 'Bo')).not.toContain('foreseen-attack');
});
test.each([
  ['Grabbed', { grabbed: { by: 'Al', ends: 'escape' } }, { al: { at: '4,3' } }],
  ['Restrained', { restrained: {} }, {}],
  ['already Prone', { prone: {} }, {}],
])('[KC-DIV-32] who cannot drop takes 3: %s', (_, statuses, scene) => {
  const court = foretold({ ...scene, bo: { statuses } });
  expect(court).not.toBeAskedFor('foreseen-attack');
  expect(court.of('Bo')).toHaveHp(2);
});
test('[KC-DIV-32] [D-66] whole though the Diviner is Weakened; the point is its own', () => {
  const court = foretold({ bo: { hp: 4 }, di: { statuses: { weakened: {} } } }).answer('no');
  expect(court.of('Bo')).toStandAt('nowhere');
  expect(court.state.points).toEqual([1, 0]);
});
test('[KC-DIV-32] [KC-CONV-16] Ward stops it', () => {
  const court = divined(['foreseen-attack'], { rolls: [4], bo: { ward: 3 } });
  court.answer('foreseen-attack', 'Bo', BOTH);
  expect(kindsOn(court, 'Bo')).not.toContain('foreseen-attack');
});
/** The Start Phase of a golem that foresees an attack. */
const golemStarts = (options: Told = {}) => {
  const golem = 'Practice Golem 1';
  const court = divined([], {
    options,
    effects: [{ kind: 'foreseen-attack', on: golem, by: 'Di', ends: 'turn-end', of: golem, in: 1 }],
    more: { creeps: [golems(['3,2'])] },
  });
  court.of(golem).turns += 1;
  return { court, golem };
};
test('[KC-DIV-32] a Creep that nobody decides for drops', () => {
  const { court, golem } = golemStarts();
  court.run(startPhase(court, court.id(golem)));
  expect(court.of(golem)).toHaveStatus('prone');
  expect(court.of(golem).hp).toBe(court.of(golem).maxHp);
});
test('[KC-DIV-32] [KZ-JOB-02] its Creepmaster decides for a Creep', () => {
  const { court, golem } = golemStarts({ creepmaster: 2 });
  court.start(startPhase(court, court.id(golem)));
  expect(court).toBeAskedFor('foreseen-attack', { of: golem, seat: 1 });
});
test('[KC-DIV-32] [KC-CONV-21] there is one attack to come, whoever foresaw it', () => {
  const court = divined(['foreseen-attack'], {
    rolls: [4],
    effects: [{ kind: 'foreseen-attack', on: 'Bo', by: 'Al', ends: 'turn-end', of: 'Bo', in: 1 }],
  });
  court.answer('foreseen-attack', 'Bo', BOTH);
  expect(court.inPlay('foreseen-attack')).toHaveLength(1);
});
