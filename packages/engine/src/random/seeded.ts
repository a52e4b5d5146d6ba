import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomSource } from './source.ts';

/**
 * The fast source for simulations, tests and bots: xoroshiro128+ seeded from any text.
 * Its state can be recovered from what it draws, so tables with people use {@link keyedSource}.
 */
export function seededSource(seed: string): RandomSource {
  return new SeededSource(stateOf(seed));
}

class SeededSource implements RandomSource {
  #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: readonly number[]) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  index(count: number): number {
    return count === 1 ? 0 : uniformInt(this.#generator, 0, count - 1);
  }

  mark(): unknown {
    return this.#generator.getState();
  }

  restore(mark: unknown): void {
    this.#generator = xoroshiro128plusFromState(mark as readonly number[]);
  }
}

function stateOf(seed: string): number[] {
  const digest = sha256(utf8ToBytes(seed));
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12) | 1];
}
