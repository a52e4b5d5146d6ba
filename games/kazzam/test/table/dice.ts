import type { Label, RandomSource } from '@tablewright/engine';
import {
  type Match,
  type ScriptedSource,
  scriptedSource,
  seededSource,
} from '@tablewright/engine/host';

/** The dice of a flow that runs at the table itself: it goes on where the match has stopped. */
export class Dice implements RandomSource {
  readonly #match: Match;
  #own: ScriptedSource | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether a flow has rolled any of them. */
  get rolled(): boolean {
    return this.#own !== undefined;
  }

  /** Dice that nobody has used. */
  get unused(): readonly unknown[] {
    if (this.#own === undefined) return this.#match.unusedResults;
    return this.#own
      .uses()
      .flatMap(({ result, purpose }) => (purpose === undefined ? [result] : []));
  }

  index(count: number, purpose: string, who?: number, labels?: readonly Label[]): number {
    return this.#script.index(count, purpose, who, labels);
  }

  mark(): unknown {
    return this.#script.mark();
  }

  restore(mark: unknown): void {
    this.#script.restore(mark);
  }

  get #script(): ScriptedSource {
    const { random, unusedResults } = this.#match;
    const seed = random.kind === 'scripted' ? random.seed : undefined;
    this.#own ??= scriptedSource(unusedResults, seed === undefined ? seed : seededSource(seed));
    return this.#own;
  }
}
