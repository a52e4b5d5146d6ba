import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../hash.ts';
import type { RandomSource } from './source.ts';

/** What a match's draws are keyed with. */
export interface DrawKey {
  /** 32 bytes as 64 hexadecimal digits; hidden until the match is over. */
  readonly secret: string;
  /** What each seat added, in seat order; shown from the start. */
  readonly contributions: readonly string[];
}

/** The promise shown before the first roll: SHA-256 of the secret, as 64 hexadecimal digits. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The source for tables with people. A draw is HMAC-SHA-256 under the secret and the seats'
 * contributions, over all answers given so far, the purpose of the draw, whom it is for and the
 * how-manieth of these it is since the last answer. So nobody can foresee a draw from earlier
 * ones, a draw depends on the choice before it, and a new roll for one purpose shifts no other.
 * Anyone who is told the secret afterwards can compute every draw again.
 */
export function keyedSource(key: DrawKey): RandomSource {
  return new KeyedSource(key);
}

interface Mark {
  readonly chain: Uint8Array;
  readonly counts: readonly (readonly [string, number])[];
}

class KeyedSource implements RandomSource {
  /** Keyed already; every draw goes on with a copy. */
  readonly #keyed: ReturnType<typeof hmac.create>;
  #chain: Uint8Array;
  #counts = new Map<string, number>();

  constructor({ secret, contributions }: DrawKey) {
    if (!/^[0-9a-f]{64}$/.test(secret)) {
      throw new TypeError('a match secret is 64 hexadecimal digits in lower case');
    }
    const key = hmac(sha256, hexToBytes(secret), utf8ToBytes(canonicalJson(contributions)));
    this.#keyed = hmac.create(sha256, key);
    this.#chain = new Uint8Array(32);
  }

  index(count: number, purpose: string, who = -1): number {
    const what = `${purpose} ${who}`;
    const ordinal = this.#counts.get(what) ?? 0;
    this.#counts.set(what, ordinal + 1);
    const bound = 2 ** 48 - (2 ** 48 % count);
    for (let attempt = 0; ; attempt += 1) {
      const message = utf8ToBytes(`${what} ${ordinal} ${attempt}`);
      const digest = this.#keyed.clone().update(this.#chain).update(message).digest();
      const view = new DataView(digest.buffer, digest.byteOffset, 8);
      const drawn = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
      if (drawn < bound) return drawn % count;
    }
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#chain = sha256(concatBytes(this.#chain, utf8ToBytes(canonicalJson([seat, slot, wire]))));
    this.#counts.clear();
  }

  mark(): Mark {
    return { chain: this.#chain, counts: [...this.#counts] };
  }

  restore(mark: unknown): void {
    const { chain, counts } = mark as Mark;
    this.#chain = chain;
    this.#counts = new Map(counts);
  }
}
