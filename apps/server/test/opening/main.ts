/**
 * `npm run opening -- [--answers 2000] [--game kazzam] [--seed long] [--killed]`: plays a long match into
 * a file, and opens its table in a process that has just begun: from its snapshot, and from its log alone.
 * Tells how long that takes, and for how long at a stretch others have to wait meanwhile. The
 * process that played was shut down, or else killed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededSource } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import { must, person, recordOf } from '../live-table.ts';

/** What opening took, in milliseconds. */
interface Opening {
  /** By the clock on the wall. */
  readonly whole: number;
  /** Of the thread that serves everybody. */
  readonly thread: number;
  /** For how long at a stretch others waited at most, by the clock on the wall. */
  readonly stretch: number;
}

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '2000' },
    game: { type: 'string', default: 'kazzam' },
    seed: { type: 'string', default: 'long' },
    killed: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'tablewright-opening-'));
const file = join(folder, 'tables.db');
const table = await playTable(file);
const store = await sqliteStore(file);
const told = { table, answers: Number(values.answers), ...(await openings(store)) };
await store.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify(told, undefined, 2));
const { whole, stretch } = told.fromSnapshot;
process.exit(whole < 50 && stretch < 5 ? 0 : 1);

async function openings(at: Store) {
  const fromSnapshot = await openedElsewhere();
  await at.dropSnapshot(table);
  return { fromSnapshot, fromLog: await openedElsewhere() };
}

/** Opens the table in a process of its own. */
async function openedElsewhere(): Promise<Opening> {
  const child = fork(join(import.meta.dirname, 'open.ts'), [file, table, values.game]);
  const [opening] = (await once(child, 'message')) as [Opening];
  await once(child, 'close');
  return opening;
}

/** Plays a match at random for so many answers; the id of its table. */
async function playTable(to: string): Promise<string> {
  const game = await loadGame(values.game);
  const kept = await sqliteStore(to);
  const registry = new TableRegistry({
    store: kept,
    node: 'player',
    games: async () => game,
    now: Date.now,
  });
  const record = recordOf('long-table', { game: game.id, rulesVersion: game.version });
  const seats = [person('Lya'), person('Tom')];
  const first = { kind: 'open', seats, listed: true } as const;
  const opening = { record: { ...record, opened: Date.now() }, first, keys: [], places: [] };
  must(await registry.commands.open(opening));
  const random = seededSource(values.seed);
  for (let seq = 1; seq <= Number(values.answers); seq += 1) {
    const answer = await registry.queries.inspect(record.id, ({ match }) => {
      const [choice] = match?.choices ?? [];
      if (choice === undefined) throw new Error(`over after ${seq} answers: try another --seed`);
      const named = match?.seatView(choice.seat).choices[0];
      const options = named?.options.filter(({ aside }) => choice.kind === 'one' && aside !== true);
      const option = options?.[random.index(options.length || 1, 'option')]?.id;
      return { seat: choice.seat, slot: 0, answer: option ?? named?.fallback ?? '' };
    });
    if (answer !== undefined)
      must(await registry.commands.answerFor(record.id, seq, answer, 'clock'));
  }
  await (values.killed ? registry.settled() : registry.saveAll());
  await kept.close();
  return record.id;
}
