import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, codeOf, must, person } from '../../test/live-table.ts';
import { beReady, callPause, inPause, pausesIn } from '../../test/pausing.ts';
import { answerAt, Listener } from '../../test/registry.ts';
import { type Node, Nodes } from '../../test/scheduling.ts';

const SECOND = 1_000;
const two = [person('Lya'), person('Tom')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick'] };
const clocked = {
  pace: { kind: 'live', bank: 60, increment: 0 } as const,
  phases: ['pick', 'pick'],
};

let nodes: Nodes;
let here: Node;
let there: Node;

beforeEach(async () => {
  nodes = await Nodes.begin();
  here = await nodes.start('node-a');
  there = await nodes.start('node-b');
});
afterEach(() => nodes.end());

const lastOf = (page: Listener) => pausesIn(page.heard).at(-1);

/** A table of Lya, who is connected to one node, and Tom, who is connected to the other. */
async function apart(plan: Parameters<Nodes['open']>[2] = PICKS) {
  const table = await nodes.open(here.registry, two, plan);
  const lya = await Listener.at(here.registry, table, 0);
  const tom = await Listener.at(there.registry, table, 1);
  // That he has come there is no news for the node of the other yet.
  await here.registry.refresh(table, 'presence');
  return { table, lya, tom };
}

test('a pause holds at every node, and the table goes on when all are ready, wherever they are', async () => {
  const { table, lya, tom } = await apart();
  await callPause(there.registry, table, 1, 'adjust');
  expect(lastOf(lya)).toEqual(lastOf(tom));
  expect(lastOf(lya)).toMatchObject({ wish: 'adjust', missing: 2 });
  for (const { registry } of [here, there]) {
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('paused');
  }
  must(await inPause(here.registry, table, 0, { kind: 'line', text: 'one' }));
  must(await inPause(there.registry, table, 1, { kind: 'line', text: 'two' }));
  must(await beReady(here.registry, table, 0));
  await nodes.pass(SECOND);
  expect(lastOf(tom)).toMatchObject({ missing: 1, lines: ['one', 'two'] });
  expect(lastOf(lya)).toEqual(lastOf(tom));
  must(await beReady(there.registry, table, 1));
  await nodes.atOnce();
  for (const page of [lya, tom]) expect(lastOf(page)).toBe('over');
  expect(codeOf(await answerAt(here.registry, table, 0, 'red'))).toBe('done');
});

test('an act that another node has stored before it heard of the pause stands, and is told', async () => {
  const { table, tom } = await apart();
  const arrive = nodes.words.hold();
  await callPause(there.registry, table, 1);
  expect(codeOf(await answerAt(here.registry, table, 0, 'red'))).toBe('done');
  await there.registry.refresh(table, 'log');
  expect(tom.hearer.seq).toBe(2);
  arrive();
  expect(codeOf(await answerAt(here.registry, table, 1, 'red'))).toBe('paused');
});

test('an act that another node has not stored when it hears of the pause never happens', async () => {
  const { table } = await apart();
  const other = await nodes.open(here.registry, [person('Ann')], { id: 'table5678', ...PICKS });
  const write = nodes.at.hold('append');
  const busy = answerAt(here.registry, other, 0, 'red');
  await nodes.atOnce();
  const answered = answerAt(here.registry, table, 0, 'red');
  await nodes.atOnce();
  await callPause(there.registry, table, 1);
  write();
  must(await busy);
  expect(codeOf(await answered)).toBe('paused');
  expect(await nodes.said(table)).toEqual([]);
});

test('a node that starts meanwhile asks the others, and holds the pause, too', async () => {
  const { table, lya } = await apart();
  await callPause(here.registry, table, 0, 'skip');
  must(await inPause(here.registry, table, 0, { kind: 'line', text: 'not this' }));
  must(await beReady(here.registry, table, 0));
  await nodes.pass(SECOND);
  const late = await nodes.start('node-c');
  await late.registry.pauses.learn();
  expect(codeOf(await answerAt(late.registry, table, 0, 'red'))).toBe('paused');
  const watcher = await Listener.at(late.registry, table, -1);
  expect(pausesIn(watcher.arrived)).toEqual([lastOf(lya)]);
});

test('a node that dies takes no pause with it, nor does it hold one up', async () => {
  const { table, lya, tom } = await apart();
  await callPause(there.registry, table, 1);
  must(await beReady(here.registry, table, 0));
  nodes.words.drop('node-b');
  await there.scheduler.stop();
  await here.registry.refresh(table, 'presence');
  expect(codeOf(await answerAt(here.registry, table, 0, 'red'))).toBe('paused');
  // Tom, who was connected to it, does not come back.
  await nodes.pass(59 * SECOND);
  expect(lastOf(lya)).toMatchObject({ missing: 1 });
  await nodes.pass(2 * SECOND);
  expect(lastOf(lya)).toBe('over');
  expect(lastOf(tom)).not.toBe('over');
});

test('both nodes find that a table may go on: its clocks get their time back once', async () => {
  const { table, lya } = await apart(clocked);
  await nodes.pass(10 * SECOND);
  await callPause(here.registry, table, 0);
  await nodes.pass(25 * SECOND);
  const arrive = nodes.words.hold();
  must(await beReady(here.registry, table, 0));
  must(await beReady(there.registry, table, 1));
  arrive();
  await nodes.atOnce();
  expect(lastOf(lya)).toBe('over');
  const entries = await nodes.at.store.entries(table, 0, 100);
  expect(entries.filter(({ entry }) => entry.kind === 'still')).toMatchObject([
    { entry: { seconds: 30 } },
  ]);
});

test('whoever asks again at another node while it is about to go on keeps it stopped', async () => {
  const { table, lya, tom } = await apart();
  await callPause(here.registry, table, 0);
  must(await beReady(here.registry, table, 0));
  const arrive = nodes.words.hold();
  must(await beReady(there.registry, table, 1));
  await callPause(here.registry, table, 0, 'skip');
  await nodes.atOnce();
  arrive();
  await nodes.pass(SECOND);
  for (const page of [lya, tom]) expect(lastOf(page)).toMatchObject({ wish: 'skip', missing: 2 });
  expect(codeOf(await answerAt(there.registry, table, 0, 'red'))).toBe('paused');
});

test('the node that plays the bots stops them for a pause at another, and lets them go on', async () => {
  const { think, thoughts } = nodes.slowThinker();
  const owner = await nodes.start('node-c', { think });
  const table = await nodes.open(owner.registry, [bot('Rook'), person('Tom')], PICKS);
  const tom = await Listener.at(there.registry, table, 1);
  await nodes.atOnce();
  await callPause(there.registry, table, 1);
  thoughts[0]?.('red');
  await nodes.pass(30 * SECOND);
  expect([thoughts.length, await nodes.said(table)]).toEqual([1, []]);
  must(await beReady(there.registry, table, 1));
  await nodes.atOnce();
  expect(lastOf(tom)).toBe('over');
  expect(thoughts).toHaveLength(2);
  thoughts[1]?.('blue');
  await nodes.atOnce();
  expect(await nodes.said(table)).toEqual([[0, 'blue', 'bot']]);
});
