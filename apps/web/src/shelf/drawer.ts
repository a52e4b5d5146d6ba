import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Things by key, in the middle of a transaction. */
export interface Things {
  get<T>(key: string): Promise<T | undefined>;
  /** Everything whose key begins so, in the order of the keys. */
  all<T>(prefix: string): Promise<readonly T[]>;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * Where things are kept in the browser. Work is done as one: nobody sees half of it, and if it throws
 * before it has changed anything, nothing has changed. It may wait for nothing but the things.
 */
export interface Drawer {
  look<T>(work: (things: Things) => Promise<T>): Promise<T>;
  change<T>(work: (things: Things) => Promise<T>): Promise<T>;
  /** Whether what is changed lasts no longer than the page. */
  isFleeting(): boolean;
}

/** A drawer of the browser; where the browser keeps nothing, one that lasts as long as the page. */
export function browserDrawer(name: string): Drawer {
  let store: UseStore | undefined;
  let instead: Drawer | undefined;
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (things: Things) => Promise<T>,
  ): Promise<T> => {
    if (instead === undefined) {
      try {
        store ??= createStore(name, 'things');
        await store('readonly', (things) => promisifyRequest(things.count()));
      } catch {
        instead = fleetingDrawer();
      }
    }
    if (instead !== undefined || store === undefined)
      return (instead ?? fleetingDrawer()).change(work);
    return store(mode, async (things) => {
      const done = await work(thingsIn(things));
      // A browser without room says so when it writes all of it down.
      if (mode === 'readwrite') await promisifyRequest(things.transaction);
      return done;
    });
  };
  return {
    look: (work) => within('readonly', work),
    change: (work) => within('readwrite', work),
    isFleeting: () => instead !== undefined,
  };
}

function thingsIn(store: IDBObjectStore): Things {
  return {
    get: (key) => promisifyRequest(store.get(key)),
    all: (prefix) => promisifyRequest(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    set: (key, value) => {
      store.put(value, key);
    },
    remove: (key) => {
      store.delete(key);
    },
  };
}

/** A drawer that lasts as long as the page. */
export function fleetingDrawer(): Drawer {
  const kept = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();
  const change = <T>(work: (things: Things) => Promise<T>): Promise<T> => {
    const mine = last.then(() =>
      work({
        get: async <V>(key: string) => structuredClone(kept.get(key)) as V | undefined,
        all: async <V>(prefix: string) =>
          [...kept.keys()]
            .filter((key) => key.startsWith(prefix))
            .sort()
            .map((key) => structuredClone(kept.get(key)) as V),
        set: (key, value) => {
          kept.set(key, structuredClone(value));
        },
        remove: (key) => {
          kept.delete(key);
        },
      }),
    );
    last = mine.catch(() => undefined);
    return mine;
  };
  return { look: change, change, isFleeting: () => true };
}
