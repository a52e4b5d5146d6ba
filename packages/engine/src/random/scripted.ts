import type { Label, RandomSource } from './source.ts';

/** A result to come: what the die shows or which card comes, or that with the purpose it is for. */
export type ScriptedResult = Label | { readonly purpose: string; readonly result: Label };

/** A draw that the script does not provide for, or a result that fits no draw. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** A source that is told its results: for scenarios and tests. */
export interface ScriptedSource extends RandomSource {
  /** Every result, in order, with what it was drawn for. */
  uses(): readonly ScriptedUse[];
}

/** A scripted result and the purpose that it was drawn for; nothing while it is not used. */
export interface ScriptedUse {
  readonly result: ScriptedResult;
  readonly purpose: string | undefined;
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
  #used: (string | undefined)[];

  constructor(results: readonly ScriptedResult[], rest: RandomSource | undefined) {
    this.#results = results;
    this.#rest = rest;
    this.#used = results.map(() => undefined);
  }

  index(count: number, purpose: string, who?: number, labels?: readonly Label[]): number {
    const at = this.#results.findIndex(
      (result, i) =>
        this.#used[i] === undefined && (typeof result !== 'object' || result.purpose === purpose),
    );
    const next = this.#results[at];
    if (next === undefined) {
      if (this.#rest !== undefined) return this.#rest.index(count, purpose, who, labels);
      throw new ScriptError(
        `no roll is left for "${purpose}" (a "seed" would provide what does not matter); ${this.#sofar()}`,
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
        `roll ${at + 1} is "${wanted}", but "${purpose}" can only be ${choices}; ${this.#sofar()}`,
      );
    }
    this.#used[at] = purpose;
    return index;
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#rest?.answered?.(seat, slot, wire);
  }

  enterStrand(strand: number, slot?: number): void {
    this.#rest?.enterStrand?.(strand, slot);
  }

  leaveStrand(): void {
    this.#rest?.leaveStrand?.();
  }

  joinStrands(): void {
    this.#rest?.joinStrands?.();
  }

  uses(): readonly ScriptedUse[] {
    return this.#results.map((result, i) => ({ result, purpose: this.#used[i] }));
  }

  mark(): unknown {
    return { used: [...this.#used], rest: this.#rest?.mark() };
  }

  restore(mark: unknown): void {
    const { used, rest } = mark as { used: (string | undefined)[]; rest: unknown };
    this.#used = [...used];
    this.#rest?.restore(rest);
  }

  /** What the results were used for up to now, and which still wait; of many the last. */
  #sofar(): string {
    const told = this.uses().flatMap(({ result, purpose }, at) => {
      if (typeof result === 'object' && purpose === undefined) {
        return [`${at + 1}. ${result.result} waits for "${result.purpose}"`];
      }
      const shown = typeof result === 'object' ? result.result : result;
      return purpose === undefined ? [] : [`${at + 1}. ${shown} for "${purpose}"`];
    });
    if (told.length === 0) return 'none was used before';
    const cut = told.length > MOST_SHOWN ? '…, ' : '';
    return `used before: ${cut}${told.slice(-MOST_SHOWN).join(', ')}`;
  }
}

/** Results that a message lists. */
const MOST_SHOWN = 20;
