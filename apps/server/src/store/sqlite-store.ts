import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { isPlain, rowOf } from './log.ts';
import type { Call, Reply } from './sqlite-worker.ts';
import type { Store } from './store.ts';

/** What a store can be asked; one method a call. */
const METHODS = [
  'openTable',
  'table',
  'entries',
  'listed',
  'remove',
  'expired',
  'seqsOf',
  'keepSnapshot',
  'snapshot',
  'dropSnapshot',
  'key',
  'replaceKey',
  'guest',
  'addGuest',
  'addLink',
  'redeemLink',
  'forgetGuests',
  'places',
  'addPlace',
  'keepOnly',
  'guestsAt',
  'tablesOf',
  'addDevice',
  'removeDevice',
  'devicesAt',
  'say',
  'lines',
  'whisper',
  'whispers',
  'notes',
  'writeNote',
  'beat',
  'leave',
  'claim',
  'setPresence',
  'present',
  'documentsOf',
  'document',
  'newest',
  'revisionsOf',
  'writtenOn',
  'sizeOf',
  'keepDocument',
  'giveDocument',
  'dropDocument',
  'placeDocuments',
  'freeDocuments',
  'matchFiles',
  'openCampaign',
  'takeCampaign',
  'campaign',
  'campaignsOf',
  'membersOf',
  'addMember',
  'removeMember',
  'campaignInviting',
  'inviteTo',
  'matchesOf',
  'tablesIn',
  'isMemberAt',
  'picturesOf',
  'picture',
  'pictureFiles',
  'keepPicture',
  'dropPicture',
  'seesTableOf',
  'removeCampaign',
  'secret',
  'ping',
  'close',
] as const satisfies readonly (keyof Store)[];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Loads SQLite's native code here too. Node takes such code out of memory when the last thread that
 * loaded it ends, but never what the main thread has loaded; a thread that is ending may still call
 * it, and would take the process with it.
 */
function keepAddon(): void {
  new Sqlite(':memory:').close();
}

/**
 * Opens the store in a file, which is made if there is none. It lives in a thread of its own: while
 * the disk writes, the table goes on. Rejects if the file cannot be opened or is no store.
 */
export async function sqliteStore(file: string): Promise<Store> {
  keepAddon();
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: file,
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let gone: unknown;
  const giveUp = (reason: unknown): void => {
    gone = reason;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  await once(worker, 'message');
  worker.on('message', ({ id, value, error }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(error);
  });
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp(new Error('the store is closed')));

  const call = (method: Call['method'], args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) {
        reject(gone);
        return;
      }
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ id: calls, method, args } satisfies Call);
    });
  const append: Store['append'] = async (steps) => {
    // Most entries are answers, which cross to the other thread most cheaply as one text.
    const asked = steps.every(isPlain)
      ? call('appendRows', [JSON.stringify(steps.map(rowOf))])
      : call('append', [steps]);
    return (await asked) as readonly boolean[];
  };
  const methods = METHODS.map((method) => [
    method,
    async (...args: readonly unknown[]) => {
      if (method !== 'close') return call(method, args);
      // The thread ends by itself: terminating it could crash the process.
      const ended = once(worker, 'exit');
      await call(method, args);
      await ended;
      return undefined;
    },
  ]);
  return { ...(Object.fromEntries(methods) as unknown as Store), append };
}
