import type { Step, Store } from '../store/store.ts';

/** Who is told how a store does. */
export interface StoreMeter {
  /** So many entries were written together, or could not be. */
  readonly appended: (entries: number, milliseconds: number) => void;
  /** The store could not do what it was asked for. */
  readonly storeFailed: (method: string) => void;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The same store, watched: what it does not do is counted, and its batches are timed. */
export function meteredStore(store: Store, watch: StoreMeter): Store {
  const methods = new Map<string | symbol, Method>();
  return new Proxy(store, {
    get: (target, name) => {
      let method = methods.get(name);
      if (method === undefined) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        method = watched(String(name), own.bind(target) as Method, watch);
        methods.set(name, method);
      }
      return method;
    },
  });
}

function watched(name: string, work: Method, watch: StoreMeter): Method {
  return async (...args) => {
    const began = performance.now();
    try {
      return await work(...args);
    } catch (thrown) {
      watch.storeFailed(name);
      throw thrown;
    } finally {
      if (name === 'append') {
        const [steps] = args as [readonly Step[]];
        watch.appended(steps.length, performance.now() - began);
      }
    }
  };
}
