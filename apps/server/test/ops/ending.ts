/** A process that ends: `ending.ts <closes|fails|hangs|throws|rejects> <bound in milliseconds>`. */
import { endOnError } from '../../src/ops/end-on-error.ts';
import { endOnSignal } from '../../src/ops/end-on-signal.ts';
import { createLog } from '../../src/ops/log.ts';

const [how, bound] = process.argv.slice(2);

async function close(): Promise<void> {
  if (how === 'fails') throw new Error('the store is stuck');
  if (how === 'hangs') await new Promise(() => {});
}

const log = createLog('info');
endOnError(log);
endOnSignal({ close, log, bound: Number(bound) });
const carried = { client: { password: 'geheim' } };
if (how === 'throws') throw Object.assign(new Error('nobody catches this'), carried);
if (how === 'rejects') void Promise.reject(Object.assign(new Error('nor this'), carried));
setInterval(() => {}, 1_000);
console.log('ready');
