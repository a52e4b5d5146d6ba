/// <reference path="./virtual-workers.d.ts" />
import { THINKER } from 'virtual:workers';
import type { Errand, ErrandWord } from './messages.ts';

/** What is used of a worker. */
export type ErrandWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Starts a worker, or nothing where the browser has none. */
export function startThinker(): ErrandWorker | undefined {
  try {
    return new Worker(THINKER, { type: 'module' });
  } catch {
    return undefined;
  }
}

/** No worker could be had. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/**
 * A worker that runs one errand after another. An errand that is called off ends with its worker,
 * because whoever thinks hears nothing meanwhile; the next errand gets a new one.
 */
export class ErrandRunner {
  readonly #start: () => ErrandWorker | undefined;
  #worker: ErrandWorker | undefined;
  #hear: ((word: ErrandWord) => void) | undefined;

  constructor(start: () => ErrandWorker | undefined = startThinker) {
    this.#start = start;
  }

  /**
   * Runs an errand, calling off the one that still runs. `hear` gets every word of it.
   * @returns the last word; rejects with {@link NoWorker} where there is no worker, and with the
   * signal's reason when that calls the errand off
   */
  run(
    errand: Errand,
    { signal, hear }: { readonly signal?: AbortSignal; readonly hear?: (word: ErrandWord) => void },
  ): Promise<ErrandWord> {
    this.stop();
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const worker = this.#ready();
    if (worker === undefined) return Promise.reject(new NoWorker('there are no workers here'));
    return new Promise((resolve, reject) => {
      const callOff = (): void => {
        this.stop();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', callOff, { once: true });
      this.#hear = (word) => {
        hear?.(word);
        if (word.kind === 'tried') return;
        this.#hear = undefined;
        signal?.removeEventListener('abort', callOff);
        resolve(word);
      };
      worker.postMessage(errand);
    });
  }

  /** Calls off what runs; a worker without an errand is kept for the next. */
  stop(): void {
    if (this.#hear !== undefined) this.close();
  }

  /** Ends the worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hear = undefined;
  }

  #ready(): ErrandWorker | undefined {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    worker?.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#hear?.((event as MessageEvent<ErrandWord>).data);
    });
    worker?.addEventListener('error', () => {
      if (this.#worker !== worker) return;
      // A worker that broke is of no more use.
      const hear = this.#hear;
      this.close();
      hear?.({ kind: 'failed', reason: 'the worker broke off' });
    });
    return worker;
  }
}
