import type { Choice, Flow, Reply, WireAnswer } from '@tablewright/engine';
import { fromWire, onlyAnswer } from '@tablewright/engine/host';

/** One flow of the rules that runs by itself; what has a single answer is taken unasked. */
export class RunningFlow<T = unknown> {
  readonly #flow: Flow<T>;
  #result: ReturnType<Flow<T>['next']>;

  constructor(flow: Flow<T>) {
    this.#flow = flow;
    this.#result = this.#onward(0);
  }

  /** What it asks now; nothing once it has ended. */
  get open(): Choice | undefined {
    const { done, value } = this.#result;
    if (done === true) return undefined;
    if (value.kind === 'many') throw new Error('several choices are open at once');
    return value;
  }

  /** What it has returned. @throws Error as long as it asks something */
  get returned(): T {
    if (this.#result.done !== true) throw new Error(`no answer to ${this.open?.why.key}`);
    return this.#result.value;
  }

  /** Why an answer is refused; it is given if it is not. */
  refusal(answer: WireAnswer): string | undefined {
    const { open } = this;
    if (open === undefined) return 'nothing is asked any more';
    const read = fromWire(open, answer);
    if (!read.ok) return read.error.message;
    this.#result = this.#onward(read.value);
    return undefined;
  }

  #onward(given: Reply): ReturnType<Flow<T>['next']> {
    let result = this.#flow.next(given);
    while (result.done !== true && result.value.kind !== 'many' && result.value.always !== true) {
      const only = onlyAnswer(result.value);
      if (only === undefined) break;
      result = this.#flow.next(only);
    }
    return result;
  }
}
