/** Opens a table as the first thing that a process does, and tells its parent how long that took. */
import { loadGame } from '@tablewright/registry';
import { warmUp } from '../../src/ops/warm-up.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { cpuTime } from '../../src/tables/cpu-time.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';

const [file = '', table = '', id = ''] = process.argv.slice(2);
// As a server does before it listens.
const game = await loadGame(id);
warmUp(game);
const store = await sqliteStore(file);
await store.ping();
const registry = new TableRegistry({
  store,
  node: 'opener',
  games: async () => game,
  now: Date.now,
});

let going = true;
let stretch = 0;
let waited = 0;
let last = cpuTime();
let lastSeen = performance.now();
const beat = (): void => {
  const now = cpuTime();
  stretch = Math.max(stretch, now - last);
  waited = Math.max(waited, performance.now() - lastSeen);
  last = now;
  lastSeen = performance.now();
  if (going) setImmediate(beat);
};
setImmediate(beat);
const began = performance.now();
const before = cpuTime();
const face = await registry.queries.face(table);
if (!face.ok) throw new Error(face.error.message);
const whole = performance.now() - began;
const thread = cpuTime() - before;
going = false;
beat();
await registry.settled();
process.send?.({ whole, thread, stretch, waited });
await store.close();
process.disconnect();
