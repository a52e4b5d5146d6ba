import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one address may ask for. */
export interface RateLimitSettings {
  /** Requests and messages a second, on average over ten. */
  readonly asks: number;
  /** Tables opened and guests made, an hour. */
  readonly openings: number;
  /** Sockets and streams at the same time. */
  readonly lines: number;
}

/** Enough for a household of people and a busy bot. */
export const DEFAULT_RATE_LIMITS: RateLimitSettings = { asks: 50, openings: 200, lines: 200 };

/** As how many requests a look at a past moment counts: the match is played again up to there. */
export const PAST_COUNTS = 5;

/** What is said to who asks for more than that. */
export const TOO_MUCH = 'that was too much at once; wait a moment';

/** How much time of the house counts as one request, where it is measured; in milliseconds. */
const MS_OF_AN_ASK = 5;

/** An address of version 4 as some proxies tell it, with the port it came from. */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;

/** The addresses of one household: of an address of version 6 the first 64 bits. */
export function networkOf(address: string): string {
  const [bare = ''] = (WITH_PORT.exec(address)?.[1] ?? address).split('%', 1);
  if (!ipaddr.isValid(bare)) return bare;
  const read = ipaddr.process(bare);
  if (!('parts' in read)) return read.toString();
  const network = read.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}

/** Counts what every address asks for; a node counts for itself. */
export class RateLimits {
  readonly #asks: RateLimiterMemory;
  readonly #openings: RateLimiterMemory;
  readonly #lines = new Map<string, number>();
  readonly #looks = new Map<string, Promise<void>>();
  readonly #settings: RateLimitSettings;

  constructor(settings: RateLimitSettings = DEFAULT_RATE_LIMITS) {
    this.#settings = settings;
    this.#asks = new RateLimiterMemory({ points: settings.asks * 10, duration: 10 });
    this.#openings = new RateLimiterMemory({ points: settings.openings, duration: 3_600 });
  }

  /**
   * Does something that may take long: one after the other of an address, as long as it has time
   * left. Nothing comes back if it has not.
   */
  look<T>(given: string, work: () => Promise<T>): Promise<T | undefined> {
    const address = networkOf(given);
    const mine = (this.#looks.get(address) ?? Promise.resolve()).then(async () => {
      const spent = (await this.#asks.get(address))?.consumedPoints ?? 0;
      if (spent > this.#settings.asks * 10) return undefined;
      const began = performance.now();
      try {
        return await work();
      } finally {
        await this.#asks.penalty(address, Math.ceil((performance.now() - began) / MS_OF_AN_ASK));
      }
    });
    const over = mine.then(
      () => {},
      () => {},
    );
    this.#looks.set(address, over);
    over.then(() => {
      if (this.#looks.get(address) === over) this.#looks.delete(address);
    });
    return mine;
  }

  /**
   * Whether this address may ask for something now; it is counted.
   * @param counts as how many requests
   */
  mayAsk(address: string, counts = 1): Promise<boolean> {
    return consumed(this.#asks, networkOf(address), counts);
  }

  /** Whether this address may open another table, or become another guest. */
  mayOpen(address: string): Promise<boolean> {
    return consumed(this.#openings, networkOf(address), 1);
  }

  /** Takes one of the lines of an address; nothing is left, if it returns nothing. */
  takeConnection(given: string): (() => void) | undefined {
    const address = networkOf(given);
    const taken = this.#lines.get(address) ?? 0;
    if (taken >= this.#settings.lines) return undefined;
    this.#lines.set(address, taken + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (this.#lines.get(address) ?? 1) - 1;
      if (left > 0) this.#lines.set(address, left);
      else this.#lines.delete(address);
    };
  }
}

async function consumed(
  limiter: RateLimiterMemory,
  address: string,
  counts: number,
): Promise<boolean> {
  try {
    await limiter.consume(address, counts);
    return true;
  } catch {
    return false;
  }
}
