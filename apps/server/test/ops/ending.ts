/** A process that ends on a signal: `ending.ts <closes|fails|hangs> <bound in milliseconds>`. */
import { endOnSignal } from '../../src/ops/end-on-signal.ts';
import { createLog } from '../../src/ops/log.ts';

const [how, bound] = process.argv.slice(2);

async function close(): Promise<void> {
  if (how === 'fails') throw new Error('the store is stuck');
  if (how === 'hangs') await new Promise(() => {});
}

endOnSignal({ close, log: createLog('info'), bound: Number(bound) });
setInterval(() => {}, 1_000);
console.log('ready');
