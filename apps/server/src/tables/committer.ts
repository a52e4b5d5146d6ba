import type { Step, Store } from '../store/store.ts';

/** Most entries written in one go. */
const MOST = 1_000;

interface Asked {
  readonly step: Step;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Appends the entries of many tables together: what comes while the disk writes is written with
 * the next batch. So a write to the disk serves as many answers as came meanwhile, and nobody
 * waits for it longer than two.
 */
export class Committer {
  readonly #store: Pick<Store, 'append'>;
  #asked: Asked[] = [];
  #writing = false;

  constructor(store: Pick<Store, 'append'>) {
    this.#store = store;
  }

  /** Whether the entry is kept for good; `false` if another one has its number. */
  append(step: Step): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ step, resolve, reject });
      if (this.#writing) return;
      this.#writing = true;
      // What else this turn of the event loop brings goes along.
      setImmediate(() => void this.#write());
    });
  }

  async #write(): Promise<void> {
    while (this.#asked.length > 0) {
      const batch = this.#asked.splice(0, MOST);
      try {
        await this.#append(batch);
      } catch (thrown) {
        await this.#appendEach(batch, thrown);
      }
    }
    this.#writing = false;
  }

  async #append(batch: readonly Asked[]): Promise<void> {
    const kept = await this.#store.append(batch.map(({ step }) => step));
    batch.forEach(({ resolve }, at) => {
      resolve(kept[at] === true);
    });
  }

  /**
   * One entry that cannot be written must not take the others with it. Whoever asks again for one
   * that was written after all is told so. When two in a row fail it is the store, and the rest is
   * spared the waiting.
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
