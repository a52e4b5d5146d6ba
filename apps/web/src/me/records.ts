import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { KeptRecord } from './own-record.ts';

/** What this browser remembers of matches, by their ids. What it does not keep lasts as long as the page. */
export interface Records {
  list(): Promise<readonly KeptRecord[]>;
  get(id: string): Promise<KeptRecord | undefined>;
  put(record: KeptRecord): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** The records of this browser. */
export const records: Records = openRecords(() => createStore('tablewright-own', 'records'));

/** Opens records over a store of the browser. */
export function openRecords(open: () => UseStore): Records {
  const here = new Map<string, KeptRecord>();
  let store: UseStore | undefined;
  const kept = async <T>(use: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    try {
      store ??= open();
      return await use(store);
    } catch {
      // A private window may keep nothing.
      return undefined;
    }
  };
  return {
    async list() {
      const stored = (await kept((it) => entries<string, KeptRecord>(it))) ?? [];
      return [...new Map([...stored.filter(([, one]) => isRecord(one)), ...here]).values()];
    },
    async get(id) {
      const found = here.get(id) ?? (await kept((it) => get<KeptRecord>(id, it)));
      return found !== undefined && isRecord(found) ? found : undefined;
    },
    async put(record) {
      here.set(record.id, record);
      await kept((it) => set(record.id, record, it));
    },
    async remove(id) {
      here.delete(id);
      await kept((it) => del(id, it));
    },
    async clear() {
      here.clear();
      await kept((it) => clear(it));
    },
  };
}

/** What another version has kept, and cannot be read, is gathered anew. */
function isRecord(value: KeptRecord): boolean {
  if (value?.kind === 'going-on') return true;
  return (
    value?.kind === 'over' &&
    Array.isArray(value.seats) &&
    Array.isArray(value.own) &&
    Array.isArray(value.winners) &&
    typeof value.likes?.chosen === 'object' &&
    typeof value.likes.playedAs === 'object'
  );
}
