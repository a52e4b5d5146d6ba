/** Opens a table as the first thing that a process does, and tells its parent how long that took. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { loadGame } from '@tablewright/registry';
import { warmUp } from '../../src/ops/warm-up.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { cpuTime } from '../../src/tables/cpu-time.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';

const [file = '', table = '', id = ''] = process.argv.slice(2);
// As a server does before it listens.
const game = await loadGame(id);
await warmUp(game);
const store = await sqliteStore(file);
await store.ping();
const registry = new TableRegistry({
  store,
  node: 'opener',
  games: async () => game,
  now: Date.now,
});

// With a beat each millisecond: what lies between two of them held up the others so long, or less.
const beats = monitorEventLoopDelay({ resolution: 1 });
beats.enable();
const began = performance.now();
const before = cpuTime();
const face = await registry.queries.face(table);
if (!face.ok) throw new Error(face.error.message);
const whole = performance.now() - began;
const thread = cpuTime() - before;
await setTimeout(2);
beats.disable();
await registry.settled();
process.send?.({ whole, thread, stretch: beats.max / 1e6 });
await store.close();
process.disconnect();
