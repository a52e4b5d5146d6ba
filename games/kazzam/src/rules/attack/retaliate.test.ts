import { expect, test } from 'vitest';
import { golems } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, theirs } from '../../../test/table.ts';

const GOLEM = 'Practice Golem 1';

/** Ana has attacked a golem that Retaliates within so many squares. */
const attacked = (at: string, within: number | undefined): Court => {
  const status = { status: 'retaliate', amount: 2, ...(within === undefined ? {} : { within }) };
  return begin(
    {
      court: floor(9, 1),
      athletes: [ours('Ana', at, { implement: 'wand' }), theirs('Bo', '8,0')],
      creeps: [golems([{ at: '0,0', hp: 20, statuses: [status] }])],
      turn: 'Ana',
    },
    { rolls: [5] },
  ).answer('basic-implement-attack', GOLEM);
};

test('[KZ-STAT-58] [KM-SOUL-06] Retaliate answers within so many squares, or at any distance', () => {
  expect(attacked('3,0', 3).of('Ana')).toHaveHp(8 - 2);
  expect(attacked('4,0', 3).of('Ana')).toHaveHp(8);
  expect(attacked('4,0', undefined).of('Ana')).toHaveHp(8 - 2);
});
