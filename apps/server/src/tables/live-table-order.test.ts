import { verify } from '@tablewright/engine/host';
import { peekers } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { bot, must, person, TestTable } from '../../test/live-table.ts';

/** Two people peek twice each and go on, in the order in which the server writes it down. */
function writtenDown(order: readonly number[], chain: 1 | 2 = 2): TestTable {
  const people = [person('Lya', '12'.repeat(8)), person('Tom', '34'.repeat(8))];
  const table = new TestTable(people, { chain }, peekers as never);
  const left = [0, 1].map(() => ['peek', 'peek', 'go-on']);
  for (const seat of order) table.answer(seat, left[seat]?.shift() ?? '');
  return table;
}

/** All faces that were drawn: those of each seat, and the one for all. */
const drawn = ({ live }: TestTable): unknown => live.match?.state;

const ORDERS = [
  [0, 0, 0, 1, 1, 1],
  [1, 1, 1, 0, 0, 0],
  [0, 1, 0, 1, 1, 0],
  [1, 0, 0, 1, 0, 1],
];

test('whoever the server writes down first, what is answered side by side gives the same dice', () => {
  const dice = ORDERS.map((order) => drawn(writtenDown(order)));
  for (const other of dice) expect(other).toEqual(dice[0]);
  for (const order of ORDERS) {
    const table = writtenDown(order);
    expect(table.replayed().match?.toFile()).toEqual(table.live.match?.toFile());
    expect(verify(peekers as never, table.live.match?.toFile() as never)).toMatchObject({
      ok: true,
      dice: 'proven',
    });
  }
});

test('a table that was opened before draws as it did', () => {
  const dice = ORDERS.map((order) => JSON.stringify(drawn(writtenDown(order, 1))));
  expect(new Set(dice).size).toBeGreaterThan(1);
  const file = writtenDown(ORDERS[0] ?? [], 1).live.match?.toFile();
  expect(file?.random).not.toHaveProperty('chain');
});

test('the file says which answers a bot gave, and not which the server gave for it', () => {
  const table = new TestTable([person('Lya'), bot('Rook')], {}, peekers as never);
  const give = (how: 'bot' | 'clock' | 'fallback') =>
    must(table.keep(table.live.answerFor(1, 1, 'peek', how, table.now)));
  for (const how of ['bot', 'fallback', 'clock'] as const) give(how);
  const ascribed = (live = table.live) => live.match?.toFile().answers.map(({ bot: by }) => by);
  expect(ascribed()).toEqual(['heuristic', undefined, undefined]);
  expect(ascribed(table.replayed())).toEqual(ascribed());
});
