import { expect, test } from 'vitest';
import { begin, ours, theirs } from '../../../test/table.ts';
import { endUnseenOngoing } from './out-of-sight.ts';

const burning = (more = {}) => ({
  status: 'ongoing',
  amount: 2,
  by: 'Ana',
  ends: 'match',
  ...more,
});

function court(bo: string, statuses: readonly unknown[]) {
  return begin({
    court: ['....#....', '....#....', '.........'],
    athletes: [ours('Ana', '1,0'), theirs('Bo', bo, { statuses })],
    turn: 'Ana',
  });
}

test('[KM-GOLEM-11] what lasts while it is seen ends where its maker has no line', () => {
  const table = court('7,0', [burning({ whileSeen: true })]);
  endUnseenOngoing(table, 1);
  expect(table.inPlay('ongoing')).toEqual([]);
});

test('[KM-GOLEM-11] it lasts in sight, and so does what does not ask for sight', () => {
  const seen = court('3,0', [burning({ whileSeen: true })]);
  endUnseenOngoing(seen, 1);
  expect(seen.inPlay('ongoing')).toHaveLength(1);
  const usual = court('7,0', [burning()]);
  endUnseenOngoing(usual, 1);
  expect(usual.inPlay('ongoing')).toHaveLength(1);
});

test('[KM-GOLEM-11] [KZ-STAT-42] it is looked at when it would hurt', () => {
  const table = court('7,0', [burning({ whileSeen: true })]).answer('end-turn');
  expect(table).toBeTheTurnOf('Bo');
  expect([table.of('Bo').hp, table.inPlay('ongoing')]).toEqual([8, []]);
});
