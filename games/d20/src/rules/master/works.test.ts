import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { WORKS } from '../../content/works.ts';

const R = 1;
const M = 6 * R;
const H = 60 * M;
const D = 24 * H;

test.each([
  ['DT-DUR-01', 'pick-lock', R],
  ['DT-DUR-02', 'disarm-trap', R],
  ['DT-DUR-03', 'stow-weapon', R],
  ['DT-DUR-04', 'search-chest', R],
  ['DT-DUR-05', 'search-wall', R],
  ['DT-DUR-06', 'pick-complex-lock', M],
  ['DT-DUR-07', 'search-room', M],
  ['DT-DUR-08', 'calm-beast', M],
  ['DT-DUR-09', 'rousing-speech', M],
  ['DT-DUR-10', 'break-door', M],
  ['DT-DUR-11', 'hide-thing', M],
  ['DT-DUR-12', 'empty-chest', M],
  ['DT-DUR-13', 'pack-up', M],
  ['DT-DUR-14', 'explore-wing', H],
  ['DT-DUR-15', 'forage', H],
  ['DT-DUR-16', 'make-camp', H],
  ['DT-DUR-17', 'interrogate', H],
  ['DT-DUR-18', 'translate', H],
  ['DT-DUR-19', 'carouse-tavern', H],
  ['DT-DUR-20', 'repair-gear', H],
  ['DT-DUR-21', 'research', D],
  ['DT-DUR-22', 'craft', D],
  ['DT-DUR-23', 'build-shelter', D],
  ['DT-DUR-24', 'write-report', D],
  ['DT-DUR-25', 'carouse-town', D],
  ['DT-DUR-26', 'lay-traps', D],
  ['DT-DUR-27', 'explore-land', D],
  ['DT-DUR-28', 'build-house', 30 * D],
  ['DT-DUR-29', 'excavate', 30 * D],
  ['DT-DUR-30', 'train-militia', 30 * D],
  ['DT-DUR-31', 'raise-funds', 30 * D],
  ['DT-DUR-32', 'write-book', 30 * D],
] as const)('[%s, DT-DUR-33] to %s takes %d rounds', (rule, work, rounds) => {
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 2 });
  const ash = rig.hero();
  rig.state.isAtRest = true;
  answersIn(rig, 1).use('work', { who: `creature-${ash.id}`, work });
  expect(rig.state.clock).toBe(rounds);
  expect(rig.events('worked')).toEqual([{ type: 'worked', rule, creature: ash.id, work }]);
});

test('in a fight there is no such time, and the list has no more', () => {
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 2 });
  rig.hero();
  rig.state.isAtRest = true;
  expect(answersIn(rig, 1).has('work')).toBe(true);
  answersIn(rig, 1).use('fight');
  expect(answersIn(rig, 1).has('work')).toBe(false);
  expect(WORKS).toHaveLength(32);
});
