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
 * How answers enter the chain on which draws depend. 1: one after the other, as they were written
 * down. 2: what is answered side by side enters strand by strand, however fast anybody was, so that
 * nobody who keeps the log can choose a die by the order. Matches of 1 are read, and none begun.
 */
export type ChainVersion = 1 | 2;

/**
 * The source for tables with people. A draw is HMAC-SHA-256 under the secret and the seats'
 * contributions, over all answers given so far, the purpose of the draw, whom it is for and the
 * how-manieth of these it is since the last answer. So nobody can foresee a draw from earlier
 * ones, a draw depends on the choice before it, and a new roll for one purpose shifts no other.
 * Anyone who is told the secret afterwards can compute every draw again.
 */
export function keyedSource(key: DrawKey, chain: ChainVersion = 2): KeyedSource {
  return new KeyedSource(key, chain);
}

/** The answers of a match, or of one strand of it. */
interface Scope {
  chain: Uint8Array;
  /** How often each purpose was drawn for since the last answer. */
  readonly counts: Map<string, number>;
  /** The strands that run side by side within it. */
  readonly strands: Map<number, Scope>;
}

interface Mark {
  /** In hexadecimal. */
  readonly chain: string;
  readonly counts: readonly (readonly [string, number])[];
}

/** See {@link keyedSource}. */
export class KeyedSource implements RandomSource {
  /** Keyed already; every draw goes on with a copy. */
  readonly #keyed: ReturnType<typeof hmac.create>;
  readonly #version: ChainVersion;
  /** From the whole match to the strand that runs. */
  #scopes: Scope[] = [scopeFrom(new Uint8Array(32))];
  /** The last answer, until it is known in which strand it was given. */
  #answer: { readonly seat: number; slot: number; readonly wire: unknown } | undefined;

  constructor({ secret, contributions }: DrawKey, version: ChainVersion) {
    if (!/^[0-9a-f]{64}$/.test(secret)) {
      throw new TypeError('a match secret is 64 hexadecimal digits in lower case');
    }
    const key = hmac(sha256, hexToBytes(secret), utf8ToBytes(canonicalJson(contributions)));
    this.#keyed = hmac.create(sha256, key);
    this.#version = version;
  }

  index(count: number, purpose: string, who = -1): number {
    const { chain, counts } = this.#hear();
    const what = `${purpose} ${who}`;
    const ordinal = counts.get(what) ?? 0;
    counts.set(what, ordinal + 1);
    const bound = 2 ** 48 - (2 ** 48 % count);
    for (let attempt = 0; ; attempt += 1) {
      const digest = this.#digest(chain, `${what} ${ordinal} ${attempt}`);
      const view = new DataView(digest.buffer, digest.byteOffset, 8);
      const drawn = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
      if (drawn < bound) return drawn % count;
    }
  }

  /**
   * What a bot draws from: it follows from the secret, so that the house cannot choose it, and is no
   * draw of the match. 64 hexadecimal digits.
   * @param count how many answers of the seat came before
   */
  chanceOf(seat: number, count: number): string {
    this.#hear();
    // Not the strand's: what others answer meanwhile is none of the bot's business.
    return bytesToHex(this.#digest(this.#root.chain, `bot ${seat} ${count}`));
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#hear();
    this.#answer = { seat, slot, wire };
    if (this.#version === 1) this.#hear();
  }

  enterStrand(strand: number, slot?: number): void {
    if (this.#version === 1) return;
    if (slot === undefined) this.#hear();
    else if (this.#answer !== undefined) this.#answer.slot = slot;
    const { chain, strands } = this.#scope;
    const scope = strands.get(strand) ?? scopeFrom(after(chain, `strand ${strand}`));
    strands.set(strand, scope);
    this.#scopes.push(scope);
  }

  leaveStrand(): void {
    if (this.#version === 1) return;
    this.#hear();
    this.#scopes.pop();
  }

  joinStrands(): void {
    join(this.#hear());
  }

  mark(): Mark {
    const { chain, counts, strands } = this.#hear();
    if (this.#scopes.length > 1 || strands.size > 0) {
      throw new Error('a match is marked between two steps, when no strands run');
    }
    return { chain: bytesToHex(chain), counts: [...counts] };
  }

  restore(mark: unknown): void {
    const { chain, counts } = mark as Mark;
    this.#answer = undefined;
    this.#scopes = [{ chain: hexToBytes(chain), counts: new Map(counts), strands: new Map() }];
  }

  get #root(): Scope {
    return this.#scopes[0] as Scope;
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) as Scope;
  }

  /** The scope that runs, the last answer included. */
  #hear(): Scope {
    const scope = this.#scope;
    if (this.#answer !== undefined) {
      const { seat, slot, wire } = this.#answer;
      scope.chain = after(scope.chain, canonicalJson([seat, slot, wire]));
      scope.counts.clear();
      this.#answer = undefined;
    }
    return scope;
  }

  #digest(chain: Uint8Array, text: string): Uint8Array {
    return this.#keyed.clone().update(chain).update(utf8ToBytes(text)).digest();
  }
}

function scopeFrom(chain: Uint8Array): Scope {
  return { chain, counts: new Map(), strands: new Map() };
}

function after(chain: Uint8Array, text: string): Uint8Array {
  return sha256(concatBytes(chain, utf8ToBytes(text)));
}

/** What was answered in the strands of a scope, and in theirs, belongs to it from now on. */
function join(scope: Scope): void {
  const { strands, counts } = scope;
  if (strands.size === 0) return;
  const inOrder = [...strands].toSorted(([a], [b]) => a - b).map(([, strand]) => strand);
  for (const strand of inOrder) join(strand);
  scope.chain = sha256(concatBytes(scope.chain, ...inOrder.map(({ chain }) => chain)));
  counts.clear();
  strands.clear();
}
