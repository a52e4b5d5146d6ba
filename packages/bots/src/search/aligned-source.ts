import type { RandomSource } from '@tablewright/engine';

/**
 * A source for imagined futures: each draw depends only on the seed, its purpose, for whom it is
 * and how many draws of that kind came before. Two futures with the same seed so roll the same
 * dice for the same things, however many other draws lie between, which makes them comparable.
 * Not for matches: it is fast rather than fair to the last bit.
 */
export class AlignedSource implements RandomSource {
  readonly #seed: number;
  readonly #counts = new Map<number, number>();

  constructor(seed: number) {
    this.#seed = seed | 0;
  }

  index(count: number, purpose: string, who = 0): number {
    const kind = Math.imul(hashOf(purpose) + who, 0x9e3779b1) | 0;
    const before = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, before + 1);
    const bits = mixed(mixed(this.#seed ^ kind) + Math.imul(before + 1, 0x85ebca6b));
    return Math.floor(((bits >>> 0) / 2 ** 32) * count);
  }

  /** Futures are never taken back. */
  mark(): undefined {
    return undefined;
  }

  restore(): void {
    throw new Error('an imagined future cannot go back');
  }
}

/** Stirs 32 bits so that each bit of the result depends on all. */
export function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) | 0;
}

const HASHES = new Map<string, number>();

/** Purposes are few constants, so each is hashed once. */
function hashOf(purpose: string): number {
  let hash = HASHES.get(purpose);
  if (hash === undefined) {
    hash = hashText(purpose) | 0;
    HASHES.set(purpose, hash);
  }
  return hash;
}

/** A fingerprint of text: a whole number below 2^53. */
export function hashText(text: string): number {
  let high = 0x2f0b4c47;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return (mixed(high) >>> 11) * 2 ** 32 + (mixed(low ^ high) >>> 0);
}
