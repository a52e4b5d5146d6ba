import { expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { type FeintView, feints } from '../../test/feints.ts';
import { MatchSession } from './match-session.ts';

/** A table with some answers given, at this end of a line. */
function sit(answers = 6) {
  const table = new FakeTable(feints as never, ['person', 'bot']);
  const line = new FakeLine(table, 0).connect();
  const go = (count: number) => {
    for (let i = 0; i < count; i += 1) table.answer(table.match.choices[0]?.seat ?? 0);
  };
  go(answers);
  const { session } = line;
  const look = () => session.snapshot();
  /** The view that was asked for last comes in. */
  const come = async () => {
    line.views.at(-1)?.come();
    await settle();
  };
  return { table, line, session, look, go, come, said: () => (look().seen.view as FeintView).said };
}

test('a moment of the past is what a match in the page shows of it', async () => {
  const { table, session, look, come } = sit(11);
  const local = new MatchSession(table.match.fork(), {
    bots: () => new Promise(() => {}),
    later: () => {},
  });
  for (let seq = 0; seq <= 11; seq += 1) {
    session.lookAt(seq);
    await come();
    local.lookAt(seq);
    expect({ ...look(), online: undefined }).toEqual(local.snapshot());
  }
});

test('until it is there the table stays as it was, with nothing to choose', async () => {
  const { session, look, come, said } = sit();
  const present = said();
  expect(look().seen.choices).not.toEqual([]);
  session.lookAt(3);
  expect(look()).toMatchObject({ cursor: 3, seq: 6, seen: { seq: 6, choices: [], waiting: [] } });
  expect(look().online?.fetching).toBe(true);
  expect(look().events.every(({ seq }) => seq <= 3)).toBe(true);
  expect(said()).toEqual(present);
  await come();
  expect(look()).toMatchObject({ cursor: 3, seen: { seq: 3 }, online: { fetching: false } });
  expect(said()).toEqual(present.slice(0, 2));
  // And so it stays while the next is fetched.
  session.lookAt(2);
  expect(look().seen.seq).toBe(3);
  session.lookAt(undefined);
  expect(look()).toMatchObject({
    cursor: undefined,
    seen: { seq: 6 },
    online: { fetching: false },
  });
  expect(look().seen.choices).not.toEqual([]);
});

test('what was fetched once is there, and one moment is fetched at a time', async () => {
  const { line, session, look, come } = sit();
  for (const seq of [5, 4, 3, 2]) session.lookAt(seq);
  expect(line.views.map(({ answers }) => answers)).toEqual([5]);
  await come();
  expect(line.views.map(({ answers }) => answers)).toEqual([5, 2]);
  expect(look().online?.fetching).toBe(true);
  await come();
  expect(look()).toMatchObject({ cursor: 2, seen: { seq: 2 }, online: { fetching: false } });
  session.lookAt(5);
  expect(look().seen.seq).toBe(5);
  expect(line.views).toHaveLength(2);
});

test('others may go on meanwhile: whoever looks at the past goes on looking at it', async () => {
  const { session, look, come, go } = sit();
  session.lookAt(3);
  await come();
  go(2);
  expect(look()).toMatchObject({ cursor: 3, seq: 8, seen: { seq: 3, choices: [] } });
  expect(look().history.length).toBeGreaterThan(look().events.length);
});

test('after a rewind later moments are others: they are fetched anew, earlier ones are not', async () => {
  const { table, line, session, look, come, go, said } = sit();
  for (const seq of [2, 4]) {
    session.lookAt(seq);
    await come();
  }
  table.rewind(3);
  // The moment looked at did not happen.
  expect(look()).toMatchObject({ cursor: undefined, seen: { seq: 3 } });
  table.answer(1, 'parry');
  go(2);
  expect(line.views).toHaveLength(2);
  session.lookAt(2);
  expect(look().seen.seq).toBe(2);
  expect(line.views).toHaveLength(2);
  session.lookAt(4);
  expect(look().online?.fetching).toBe(true);
  await come();
  expect(line.views).toHaveLength(3);
  expect(said().at(-1)).toBe('1 parry');
});

test('whoever looks at the very moment that others went back to looks at the present', async () => {
  const { table, session, look, come } = sit();
  session.lookAt(3);
  await come();
  table.rewind(3);
  expect(look()).toMatchObject({ cursor: undefined, seq: 3, seen: { seq: 3 } });
  expect(look().seen.waiting).not.toEqual([]);
});

test('a moment that was undone while the line was broken is left too', async () => {
  const { table, line, session, look, come, go } = sit();
  session.lookAt(4);
  await come();
  line.lose();
  table.rewind(3);
  go(3);
  line.connect();
  expect(look()).toMatchObject({ cursor: undefined, seq: 6, seen: { seq: 6 } });
});

test('what is still shown of a moment that was undone is shown no longer', async () => {
  const { table, session, look, come, said } = sit();
  session.lookAt(4);
  await come();
  session.lookAt(2);
  expect(look().seen.seq).toBe(4);
  table.rewind(3);
  expect(look()).toMatchObject({ cursor: 2, seen: { seq: 3 }, online: { fetching: true } });
  expect(said()).toHaveLength(2);
});

test('a view that was on its way when its moment was undone is not shown', async () => {
  const { table, line, session, look, come, said } = sit();
  session.lookAt(4);
  table.rewind(3);
  table.answer(1, 'parry');
  table.answer(0);
  session.lookAt(4);
  expect(line.views.map(({ answers }) => answers)).toEqual([4, 4]);
  line.views[0]?.fail();
  await settle();
  expect(look()).toMatchObject({ cursor: 4, online: { fetching: true } });
  await come();
  expect(said().at(-1)).toBe('1 parry');
});

test('what cannot be had leads back to the present', async () => {
  const { line, session, look } = sit();
  session.lookAt(4);
  line.views[0]?.fail();
  await settle();
  expect(look()).toMatchObject({ cursor: undefined, seen: { seq: 6 } });
});

test('what was on its way when the line broke is asked for again', async () => {
  const { line, session, look, come } = sit();
  session.lookAt(4);
  line.lose();
  line.connect();
  expect(line.views.map(({ answers }) => answers)).toEqual([4, 4]);
  await come();
  expect(look()).toMatchObject({ cursor: 4, seen: { seq: 4 } });
});

test('whoever looks back while the line is broken goes on looking when it stands', async () => {
  const { line, session, look, come, said } = sit();
  session.lookAt(4);
  line.lose();
  for (const view of line.views) view.fail();
  await settle();
  expect(look()).toMatchObject({ cursor: 4, online: { fetching: true } });
  session.lookAt(3);
  line.connect();
  expect(line.views.map(({ answers }) => answers)).toEqual([4, 3]);
  await come();
  expect(look()).toMatchObject({ cursor: 3, seen: { seq: 3 }, online: { fetching: false } });
  expect(said()).toHaveLength(2);
});

test('an own undo leads back to the present', async () => {
  const { session, look, come } = sit(1);
  session.lookAt(0);
  await come();
  expect(look().cursor).toBe(0);
  session.undo();
  expect(look().cursor).toBeUndefined();
  await settle();
  expect(look().seq).toBe(0);
});
