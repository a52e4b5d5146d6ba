import { checksum, withDifference } from '@tablewright/engine/host';
import type { Change, Seen, ServerMessage, Update } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { asSent, must, person } from '../../test/live-table.ts';
import { answerAt, memoryStore, openAt, registryAt } from '../../test/registry.ts';
import { ChangesTold } from './changes-told.ts';

const update = (seq: number, view: unknown): Update => ({
  type: 'update',
  table: 'table1234',
  seq,
  answers: seq,
  keep: seq - 1,
  events: [],
  answeredBy: [0],
  seen: { view, choices: [], waiting: [] },
});

/** A view that is worth a change. */
const big = (part: object = {}) => ({
  rows: Array.from({ length: 60 }, (_, at) => ({ at, health: 9 })),
  ...part,
});

/** What somebody sees who goes on from what they have seen. */
function after(seen: Seen | undefined, message: Update | Change): Seen {
  if (message.type === 'update') return asSent(message.seen);
  const now = withDifference(seen, asSent(message.difference)) as Seen;
  expect(checksum(now)).toBe(message.sum);
  return now;
}

describe('what is told of a change', () => {
  test('is all at first, and what has changed from then on', () => {
    const told = new ChangesTold();
    const first = told.tell(update(4, big()), 3);
    expect(first.type).toBe('update');
    const second = told.tell(update(5, big({ turn: 2 })), 4);
    expect(second).toMatchObject({
      type: 'change',
      seq: 5,
      since: 4,
      answeredBy: [0],
      difference: { view: { turn: [2] } },
    });
    expect(second).not.toHaveProperty('seen');
    expect(after(after(undefined, first), second)).toEqual(update(5, big({ turn: 2 })).seen);
    expect(told.tell(update(6, big({ turn: 2 })), 5)).not.toHaveProperty('difference');
  });

  test('goes on from what somebody was told who came first', () => {
    const told = new ChangesTold();
    told.begin(update(4, big()));
    told.begin(update(4, big({ turn: 9 })));
    expect(told.tell(update(5, big({ turn: 1 })), 4)).toMatchObject({
      difference: { view: { turn: [1] } },
    });
  });

  test('is all after a gap, and where there is little to see', () => {
    const told = new ChangesTold();
    told.begin(update(4, big()));
    expect(told.tell(update(7, big()), 5).type).toBe('update');
    expect(told.tell(update(8, { turn: 1 }), 7).type).toBe('update');
    expect(told.tell(update(9, big()), 8).type).toBe('change');
  });

  test('does not change with the table, which goes on', () => {
    const view = big();
    const told = new ChangesTold();
    told.begin(update(4, view));
    (view.rows[3] as { health: number }).health = 1;
    expect(told.tell(update(5, view), 4)).toMatchObject({
      difference: { view: { rows: { 3: { health: [1] } } } },
    });
  });
});

describe('at a table', () => {
  test('those who want changes see the same as those who want all', async () => {
    const { registry } = await registryAt((await memoryStore()).store);
    const table = await openAt(registry, [person('Lya'), person('Tom')], {
      phases: ['pick', 'plan', 'pick', 'secret', 'pick'],
    });
    const heard: Record<'all' | 'changes', ServerMessage[]> = { all: [], changes: [] };
    for (const what of ['all', 'changes'] as const) {
      const from = what === 'all' ? {} : ({ changes: true } as const);
      const hear = (message: ServerMessage) => heard[what].push(asSent(message));
      must(
        await registry.subscriptions.watch(table, 0, from, hear, (messages) =>
          heard[what].push(...asSent(messages)),
        ),
      );
    }
    for (const [seat, answer] of [
      [0, 'red'],
      [0, 'blue'],
      [1, 'red'],
      [0, 'no'],
      [1, 'yes'],
    ] as const) {
      must(await answerAt(registry, table, seat, answer));
    }
    const updates = (what: 'all' | 'changes') =>
      heard[what].filter(({ type }) => type === 'update' || type === 'change') as (
        | Update
        | Change
      )[];
    let seen: Seen | undefined;
    const followed = updates('changes').map((message) => {
      seen = after(seen, message);
      return seen;
    });
    expect(followed).toEqual(updates('all').map((message) => (message as Update).seen));
    expect(updates('changes').map(({ seq }) => seq)).toEqual(updates('all').map(({ seq }) => seq));
  });
});
