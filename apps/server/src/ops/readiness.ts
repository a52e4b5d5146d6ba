import type { Store } from '../store/store.ts';
import type { Traffic } from './traffic.ts';

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 2_000;

/** Why a node should be sent nobody. */
export type Unready = 'closing' | 'store';

/** Whether people can be sent to this node. */
export class Readiness {
  readonly #store: Pick<Store, 'ping'>;
  readonly #traffic: Pick<Traffic, 'closing'>;
  readonly #patience: number;
  #asking: Promise<boolean> | undefined;

  constructor(
    store: Pick<Store, 'ping'>,
    traffic: Pick<Traffic, 'closing'>,
    patience: number = PATIENCE,
  ) {
    this.#store = store;
    this.#traffic = traffic;
    this.#patience = patience;
  }

  /** Nothing if the node is ready. Whoever asks at the same time gets the same answer. */
  async problem(): Promise<Unready | undefined> {
    if (this.#traffic.closing) return 'closing';
    return (await this.#storeAnswers()) ? undefined : 'store';
  }

  async #storeAnswers(): Promise<boolean> {
    // The store is asked one question, however many ask for it.
    this.#asking ??= this.#store
      .ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#asking = undefined;
      });
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      late = setTimeout(resolve, this.#patience, false);
    });
    const answers = await Promise.race([this.#asking, patience]);
    clearTimeout(late);
    return answers;
  }
}
