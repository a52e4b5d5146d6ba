import { checksum, differenceBetween, withDifference } from '@tablewright/engine/host';
import type { Change, Seen, ServerMessage, Update } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { FakeLine } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { feints } from '../../test/feints.ts';

/** An update as what has changed since another one. */
function changeOf(before: Update, { type: _type, seen, ...rest }: Update): Change {
  const difference = differenceBetween(before.seen, seen);
  const now = withDifference(before.seen, difference) as Seen;
  return JSON.parse(
    JSON.stringify({ ...rest, type: 'change', since: before.seq, difference, sum: checksum(now) }),
  ) as Change;
}

/** A line that has heard two updates; the same messages can be told to another one. */
function twoUpdates() {
  const table = new FakeTable(feints as never, ['person', 'person']);
  const line = new FakeLine(table, 0).connect();
  table.answer(0);
  const updates = line.heard.filter(({ type }) => type === 'update') as Update[];
  const [first, second] = updates as [Update, Update];
  return { table, line, first, second };
}

describe('a change', () => {
  test('shows what the whole update would', () => {
    const { table, line, first, second } = twoUpdates();
    const other = new FakeLine(table, 0);
    other.session.connected(true);
    for (const message of [table.news(), first, changeOf(first, second)] as ServerMessage[]) {
      other.session.hear(message);
    }
    expect(other.session.snapshot()).toEqual(line.session.snapshot());
    expect(other.resyncs).toBe(0);
    // It may come twice.
    const before = other.session.snapshot();
    other.session.hear(changeOf(first, second));
    expect(other.session.snapshot()).toBe(before);
  });

  test.each<[string, (change: Change) => Change]>([
    ['that goes on from another update', (change) => ({ ...change, since: change.since - 1 })],
    ['that comes to something else', (change) => ({ ...change, sum: change.sum ^ 1 })],
  ])('%s is not believed: all is asked for anew, once', (_, wrong) => {
    const { table, first, second } = twoUpdates();
    const other = new FakeLine(table, 0);
    other.session.connected(true);
    other.session.hear(first);
    const before = other.session.snapshot().seen;
    const change = wrong(changeOf(first, second));
    other.session.hear(change);
    other.session.hear(change);
    expect(other.session.snapshot().seen).toEqual(before);
    expect([other.resyncs, other.session.since]).toEqual([1, -1]);
  });

  test('before anything was heard is not believed either', () => {
    const { table, first, second } = twoUpdates();
    const other = new FakeLine(table, 0);
    other.session.connected(true);
    other.session.hear(changeOf(first, second));
    expect(other.resyncs).toBe(1);
  });
});
