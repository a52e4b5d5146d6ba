import type { Label, RandomSource } from './source.ts';

/** A result to come: what the die shows or which card comes, or that with the purpose it is for. */
export type ScriptedResult = Label | { readonly purpose: string; readonly result: Label };

/** A draw that the script does not provide for, or a result that fits no draw. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** A source that is told its results: for scenarios and tests. */
export interface ScriptedSource extends RandomSource {
  /** Results not yet used, in order. */
  unused(): readonly ScriptedResult[];
}

/**
 * Gives the chosen results in order. A result names a face or card, or an index where draws have
 * no names. A result with a purpose waits for a draw of that purpose while others pass it by.
 * @param rest where further draws come from when the script has run out; without it they throw
 */
export function scriptedSource(
  results: readonly ScriptedResult[],
  rest?: RandomSource,
): ScriptedSource {
  return new Script(results, rest);
}

class Script implements ScriptedSource {
  readonly #results: readonly ScriptedResult[];
  readonly #rest: RandomSource | undefined;
  #used: boolean[];

  constructor(results: readonly ScriptedResult[], rest: RandomSource | undefined) {
    this.#results = results;
    this.#rest = rest;
    this.#used = results.map(() => false);
  }

  index(count: number, purpose: string, who?: number, labels?: readonly Label[]): number {
    const at = this.#results.findIndex(
      (result, i) =>
        this.#used[i] !== true && (typeof result !== 'object' || result.purpose === purpose),
    );
    const next = this.#results[at];
    if (next === undefined) {
      if (this.#rest !== undefined) return this.#rest.index(count, purpose, who, labels);
      throw new ScriptError(
        `the script has no result left for "${purpose}" (${this.#results.length} were given)`,
      );
    }
    const wanted = typeof next === 'object' ? next.result : next;
    const index =
      labels === undefined
        ? Number(wanted)
        : labels.findIndex((label) => String(label) === String(wanted));
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      const choices = labels === undefined ? `0 to ${count - 1}` : labels.join(', ');
      throw new ScriptError(
        `result ${at + 1} of the script is "${wanted}", but "${purpose}" can only be ${choices}`,
      );
    }
    this.#used[at] = true;
    return index;
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#rest?.answered?.(seat, slot, wire);
  }

  unused(): readonly ScriptedResult[] {
    return this.#results.filter((_, i) => this.#used[i] !== true);
  }

  mark(): unknown {
    return { used: [...this.#used], rest: this.#rest?.mark() };
  }

  restore(mark: unknown): void {
    const { used, rest } = mark as { used: boolean[]; rest: unknown };
    this.#used = [...used];
    this.#rest?.restore(rest);
  }
}
