/** Serves the web table and the tables of this node; builds the web first when that is due. */
import { join } from 'node:path';
import { endOnError } from './ops/end-on-error.ts';
import { endOnSignal } from './ops/end-on-signal.ts';
import { explain } from './ops/explain.ts';
import { createLog } from './ops/log.ts';
import { printErr, printOut } from './ops/print.ts';
import { serve } from './ops/serve.ts';
import { placeBelow, readSettings } from './settings.ts';
import { buildWeb, isWebStale } from './web-build.ts';

const root = join(import.meta.dirname, '../../..');

try {
  await start();
} catch (error) {
  printErr(explain(error, process.env));
  process.exit(1);
}

async function start(): Promise<void> {
  const read = readSettings(process.env);
  const settings = { ...read, place: placeBelow(root, read.place) };
  if (isWebStale(root)) {
    printOut('Building the web table...');
    await buildWeb(root);
  }
  const log = createLog(settings.logLevel);
  endOnError(log);
  const node = await serve({ settings, log, webRoot: join(root, 'apps/web/dist') });
  printOut(`Tablewright is served at ${node.url}/`);
  endOnSignal({ close: node.close, log });
}
