import { expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { type FeintView, feints } from '../../test/feints.ts';

/** A table with some answers given, at this end of a line; some of them were heard one by one. */
function sit(answers = 6) {
  const table = new FakeTable(feints as never, ['person', 'bot']);
  const line = new FakeLine(table, 0).connect();
  const go = (count: number) => {
    for (let i = 0; i < count; i += 1) table.answer(table.match.choices[0]?.seat ?? 0);
  };
  go(answers);
  const { session } = line;
  const lineOf = (seq: number) => session.snapshot().history.findIndex((one) => one.seq === seq);
  const saidAt = (at: number) => (session.viewTold(at) as FeintView | undefined)?.said;
  /** What was asked for last comes in. */
  const come = async () => {
    line.tellings.at(-1)?.come();
    await settle();
  };
  const shown = (seq: number) =>
    (table.match.viewsTold(seq, 0) as readonly FeintView[]).map(({ said }) => said);
  return { table, line, session, go, lineOf, saidAt, come, shown };
}

test('a line is shown with what was seen when it was told, and with what was before until that is here', async () => {
  const { table, lineOf, saidAt, come, shown } = sit();
  const seq = 3;
  const before = (table.match.fork(seq - 1).seatView(0).view as FeintView).said;
  expect(saidAt(lineOf(seq))).toEqual(before);
  await come();
  expect(saidAt(lineOf(seq))).toEqual(shown(seq)[0]);
  expect(saidAt(lineOf(seq))).not.toEqual(before);
});

test('the last line of all is the present', () => {
  const { session, line } = sit();
  expect(session.viewTold(session.snapshot().history.length - 1)).toBeUndefined();
  expect(session.viewTold(999)).toBeUndefined();
  expect(line.tellings).toEqual([]);
});

test('the views of the next answer are fetched while one is told, each once', async () => {
  const { line, lineOf, saidAt, come } = sit();
  saidAt(lineOf(2));
  expect(line.tellings.map(({ answers }) => answers)).toEqual([2]);
  await come();
  saidAt(lineOf(2));
  const next = line.tellings.at(-1)?.answers ?? 0;
  expect(next).toBeGreaterThan(2);
  await come();
  saidAt(lineOf(2));
  expect(line.tellings.map(({ answers }) => answers)).toEqual([2, next]);
});

test('where it cannot be had the line is shown with the present', async () => {
  const { line, lineOf, saidAt } = sit();
  saidAt(lineOf(3));
  line.tellings.at(-1)?.fail();
  await settle();
  expect(saidAt(lineOf(3))).toBeUndefined();
  expect(line.tellings.filter(({ answers }) => answers === 3)).toHaveLength(1);
});

test('what was on its way when the line broke is fetched again', async () => {
  const { line, lineOf, saidAt, come, shown } = sit();
  saidAt(lineOf(3));
  line.lose();
  line.tellings.at(-1)?.fail();
  await settle();
  expect(line.tellings).toHaveLength(1);
  line.connect();
  expect(line.tellings.map(({ answers }) => answers)).toEqual([3, 3]);
  await come();
  expect(saidAt(lineOf(3))).toEqual(shown(3)[0]);
});

test('what was taken back and done otherwise is fetched anew', async () => {
  const { table, line, go, lineOf, saidAt, come, shown } = sit();
  saidAt(lineOf(4));
  await come();
  table.rewind(3);
  table.answer(1, 'parry');
  go(2);
  saidAt(lineOf(4));
  expect(line.tellings.filter(({ answers }) => answers === 4)).toHaveLength(2);
  await come();
  expect(saidAt(lineOf(4))).toEqual(shown(4)[0]);
});
