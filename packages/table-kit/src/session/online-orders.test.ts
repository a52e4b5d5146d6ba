import { expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { type FeintView, feints } from '../../test/feints.ts';
import type { GivenOrder } from './given-orders.ts';

const NEVER: GivenOrder = { key: 'parry', order: 'never', why: { key: 'parry' } };

/** A table at which the reaction of seat 0 is open. */
function sit() {
  const table = new FakeTable(feints as never, ['person', 'person']);
  const line = new FakeLine(table, 0).connect();
  const { session } = line;
  const look = () => session.snapshot();
  const asked = () => look().seen.choices[0]?.why.key;
  const said = () => (look().seen.view as FeintView).said;
  const choose = async (id: string) => {
    session.answer(look().seen.choices[0]?.slot ?? -1, id);
    await settle();
  };
  /** All decide until the next reaction of seat 0 would be open. */
  const goRound = () => {
    table.answer(1);
    for (let i = 0; i < 2; i += 1) table.answer(0);
    table.answer(0);
    table.answer(1);
  };
  table.answer(0);
  table.answer(1);
  return { table, line, session, look, asked, said, choose, goRound };
}

test('an order that meets a pause is followed when the table goes on', async () => {
  const { table, session, said } = sit();
  table.refuses = 'paused';
  session.order(NEVER);
  const told = { type: 'pause', table: 'fake00000000' } as const;
  const pause = { wish: 'pause', missing: 1, round: 'one', lines: [] } as const;
  session.hear({ ...told, pause: { ...pause, lines: [] } });
  await settle();
  expect(said().at(-1)).not.toBe('0 pass');
  table.refuses = undefined;
  session.hear(told);
  await settle();
  expect(said().at(-1)).toBe('0 pass');
  expect(session.snapshot().refusal).toBeUndefined();
});

test('an order answers the open reaction and later ones', async () => {
  const { session, look, said, goRound } = sit();
  session.order(NEVER);
  await settle();
  expect(said().at(-1)).toBe('0 pass');
  goRound();
  await settle();
  expect(said().at(-1)).toBe('0 pass');
  expect(look()).toMatchObject({ orders: [NEVER], deciding: [1] });
});

test('who wants to be asked again is', async () => {
  const { session, look, asked, goRound } = sit();
  session.order({ ...NEVER, order: 'always' });
  await settle();
  session.askAgain('parry');
  goRound();
  await settle();
  expect(asked()).toBe('parry');
  expect(look().orders).toEqual([]);
});

test('what was taken back is asked again, whatever was ordered, until one decides oneself', async () => {
  const { table, session, asked, said, choose, goRound } = sit();
  session.order(NEVER);
  await settle();
  expect(asked()).toBeUndefined();
  session.undo();
  await settle();
  expect(asked()).toBe('parry');
  await choose('parry');
  expect(said().at(-1)).toBe('0 parry');
  goRound();
  await settle();
  expect(said().at(-1)).toBe('0 pass');
  expect(table.match.log.at(-1)?.seat).toBe(0);
});

test('an order that comes too late is not held against anybody', async () => {
  const { table, line, session, look } = sit();
  line.held = [];
  table.answer(0, 'parry');
  session.order(NEVER);
  await settle();
  expect(line.acts).toHaveLength(1);
  expect(look().refusal).toBeUndefined();
  line.deliver();
  await settle();
  expect(line.acts).toHaveLength(1);
  expect(look()).toMatchObject({ refusal: undefined, deciding: [1] });
});

test('an order that is refused is not tried again until it is given anew', async () => {
  const { table, line, session, look, said } = sit();
  table.refuses = 'busy';
  session.order(NEVER);
  await settle();
  expect(look().refusal?.code).toBe('busy');
  line.tell();
  table.note();
  await settle();
  expect(line.acts).toHaveLength(1);
  table.refuses = undefined;
  session.order(NEVER);
  await settle();
  expect(line.acts).toHaveLength(2);
  expect(look().refusal).toBeUndefined();
  expect(said().at(-1)).toBe('0 pass');
});

test('an order given without a line is carried out when there is one', async () => {
  const { line, session, said } = sit();
  line.lose();
  session.order(NEVER);
  expect(line.acts).toEqual([]);
  line.connect();
  await settle();
  expect(said().at(-1)).toBe('0 pass');
});

test('a bot that keeps the seat decides without its orders', async () => {
  const { table, line, session } = sit();
  table.answer(0);
  session.order(NEVER);
  table.seats[0] = { kind: 'bot', name: 'N0', mark: 0, policy: 'heuristic', kept: true };
  table.note();
  table.answer(1);
  table.answer(0);
  table.answer(0);
  table.answer(0);
  table.answer(1);
  await settle();
  expect(line.acts).toEqual([]);
});
