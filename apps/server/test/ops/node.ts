/**
 * A node as `main.ts` starts it, without the web table, with bots that do not wait and limits that
 * no test meets. Takes its settings from the environment and prints the address that it listens on.
 */
import { endOnSignal } from '../../src/ops/end-on-signal.ts';
import { createLog } from '../../src/ops/log.ts';
import { serve } from '../../src/ops/serve.ts';
import { readSettings } from '../../src/settings.ts';

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const limits = { requests: 1_000_000, openings: 1_000_000, connections: 1_000_000 };
const node = await serve({ settings, log, webRoot: import.meta.dirname, limits, botPause: 0 });
console.log(`Tablewright is served at ${node.url}/`);
endOnSignal({ close: node.close, log });
