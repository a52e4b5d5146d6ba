import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
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

  /**
   * The very numbers of pure-rand's `uniformInt`, whose remainder of floating-point numbers costs
   * several times what the generator does. A draw from the last, incomplete span of `count` numbers
   * is thrown away, so that all results are equally likely.
   */
  index(count: number): number {
    if (count === 1) return 0;
    for (;;) {
      const drawn = (this.#generator.next() + 0x80000000) >>> 0;
      if (drawn < 0x100000000 - count || drawn < 0x100000000 - (0x100000000 % count)) {
        return drawn % (count >>> 0);
      }
    }
  }

  mark(): unknown {
    return this.#generator.getState();
  }

  restore(mark: unknown): void {
    this.#generator = xoroshiro128plusFromState(mark as readonly number[]);
  }
}

/** The seed as UTF-8, quickly for the plain letters and digits of which most seeds consist. */
function bytesOf(seed: string): Uint8Array {
  const bytes = new Uint8Array(seed.length);
  for (let at = 0; at < seed.length; at += 1) {
    const code = seed.charCodeAt(at);
    if (code > 127) return utf8ToBytes(seed);
    bytes[at] = code;
  }
  return bytes;
}

// A playout begins with seeding two sources, so the hash is made once and set back for each seed.
const BEFORE_ALL = sha256.create();
const HASH = sha256.create();
const DIGEST = new Uint8Array(32);

function stateOf(seed: string): number[] {
  BEFORE_ALL._cloneInto(HASH).update(bytesOf(seed)).digestInto(DIGEST);
  return [wordAt(0), wordAt(4), wordAt(8), wordAt(12) | 1];
}

/** Four bytes of the digest as a number, the highest first. */
function wordAt(at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [DIGEST[at], DIGEST[at + 1], DIGEST[at + 2], DIGEST[at + 3]];
  return (a << 24) | (b << 16) | (c << 8) | d;
}
