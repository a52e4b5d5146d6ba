/** Our own server as people run it, with the toy game in place of the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askOne, D6, defineGame, type Table } from '@tablewright/engine';
import { createServer } from '@tablewright/server';
import { startService } from '@tablewright/server/service';
import { MODULO } from '../subject.ts';

interface Adding {
  turn: number;
  answers: number;
  counter: number;
  roll: number;
}

const AMOUNTS = [{ id: '1' }, { id: '2' }, { id: '3' }] as const;

/** See `MODULO`: the same game as the others play, with the die that plain WebSockets roll too. */
const adding = defineGame({
  id: 'adding',
  title: 'Adding',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: {},
  setup: (): Adding => ({ turn: 0, answers: 0, counter: 0, roll: 0 }),
  next: () => 'turn',
  steps: {
    *turn(t: Table<Adding>) {
      const { state } = t;
      const seat = state.turn;
      const { id } = yield* askOne({ kind: 'one', seat, why: { key: 'add' }, options: AMOUNTS });
      state.counter = (state.counter + Number(id)) % MODULO;
      state.answers += 1;
      state.turn = 1 - seat;
      state.roll = t.roll(D6, 'die');
      t.emit({ type: 'added', rule: 'TOY-01' });
    },
  },
  outcome: () => undefined,
  view: ({ turn, answers, counter, roll }) => ({ turn, answers, counter, roll }),
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});

const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const service = await startService({
  place: { kind: 'sqlite', file: join(folder, 'tables.db') },
  report: (what, thrown) => console.error(what, thrown),
  games: [adding as never],
});
// All clients of a measurement come from one address.
const limits = { requests: 1e9, openings: 1e9, connections: 1e9 };
const server = await createServer({ webRoot: folder, service, limits });
const { HOST: host = '127.0.0.1', PORT: port = '0' } = process.env;
console.log(`served at ${await server.listen({ host, port: Number(port) })}/`);
