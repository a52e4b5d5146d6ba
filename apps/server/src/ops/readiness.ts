import type { Store } from '../store/store.ts';
import type { Traffic } from './traffic.ts';

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 2_000;
/** How long it counts that a store has written, in milliseconds: who asks on and on costs no more. */
const HOLDS = 1_000;

/** Why a node should be sent nobody. */
export type Unready = 'closing' | 'store';

/** Whether people can be sent to this node. */
export class Readiness {
  readonly #store: Pick<Store, 'ping'>;
  readonly #traffic: Pick<Traffic, 'closing'>;
  readonly #patience: number;
  readonly #now: () => number;
  #wrote = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  constructor(
    store: Pick<Store, 'ping'>,
    traffic: Pick<Traffic, 'closing'>,
    patience: number = PATIENCE,
    now: () => number = () => performance.now(),
  ) {
    this.#store = store;
    this.#traffic = traffic;
    this.#patience = patience;
    this.#now = now;
  }

  /** Nothing if the node is ready. Whoever asks at the same time gets the same answer. */
  async problem(): Promise<Unready | undefined> {
    if (this.#traffic.closing) return 'closing';
    if (this.#now() - this.#wrote < HOLDS) return undefined;
    return (await this.#storeWrites()) ? undefined : 'store';
  }

  async #storeWrites(): Promise<boolean> {
    // The store is asked one question, however many ask for it.
    this.#asking ??= this.#store
      .ping()
      .then(
        () => {
          this.#wrote = this.#now();
          return true;
        },
        () => false,
      )
      .finally(() => {
        this.#asking = undefined;
      });
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      late = setTimeout(resolve, this.#patience, false);
    });
    const writes = await Promise.race([this.#asking, patience]);
    clearTimeout(late);
    return writes;
  }
}
