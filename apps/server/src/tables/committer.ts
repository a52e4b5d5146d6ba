import type { Step, Store } from '../store/store.ts';

/** The most entries in a batch. */
const MOST = 1_000;

interface Asked {
  readonly step: Step;
  readonly isWanted: () => boolean;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Group commit: appends the entries of many tables in one batch. What comes while the disk writes
 * goes into the next batch, so nobody waits for more than two.
 */
export class Committer {
  readonly #store: Pick<Store, 'append'>;
  #asked: Asked[] = [];
  #writing = false;

  constructor(store: Pick<Store, 'append'>) {
    this.#store = store;
  }

  /**
   * Stores an entry. Resolves to `false` if another one has its number.
   * @param isWanted asked last before it is stored; what is not wanted any more is as if its number
   *   were taken
   */
  append(step: Step, isWanted = () => true): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ step, isWanted, resolve, reject });
      if (this.#writing) return;
      this.#writing = true;
      // Whatever else this turn of the event loop brings goes into the same batch.
      setImmediate(() => void this.#write());
    });
  }

  async #write(): Promise<void> {
    while (this.#asked.length > 0) {
      const batch = this.#wanted(this.#asked.splice(0, MOST));
      if (batch.length === 0) continue;
      try {
        await this.#append(batch);
      } catch (thrown) {
        await this.#appendEach(batch, thrown);
      }
    }
    this.#writing = false;
  }

  #wanted(batch: readonly Asked[]): readonly Asked[] {
    return batch.filter(({ isWanted, resolve }) => {
      const wanted = isWanted();
      if (!wanted) resolve(false);
      return wanted;
    });
  }

  async #append(batch: readonly Asked[]): Promise<void> {
    const kept = await this.#store.append(batch.map(({ step }) => step));
    batch.forEach(({ resolve }, at) => {
      resolve(kept[at] === true);
    });
  }

  /**
   * Appends the entries of a failed batch one by one, so that one that cannot be written does not
   * fail the others. One that was written after all is recognised. If two in a row fail, the store is
   * down, and the rest fail at once.
   */
  async #appendEach(batch: readonly Asked[], thrown: unknown): Promise<void> {
    let reason = thrown;
    let failed = batch.length === 1 ? 2 : 0;
    for (const asked of batch) {
      try {
        if (failed >= 2) throw reason;
        await this.#append([asked]);
        failed = 0;
      } catch (own) {
        failed += 1;
        reason = own;
        asked.reject(own);
      }
    }
  }
}
