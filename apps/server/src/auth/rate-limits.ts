import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What one address may request. */
export interface RateLimitSettings {
  /** Requests and messages a second, on average over ten. */
  readonly requests: number;
  /** Tables opened and guests made, an hour. */
  readonly openings: number;
  /** Sockets and streams at the same time. */
  readonly connections: number;
}

/** Enough for a household and a busy bot. */
export const DEFAULT_RATE_LIMITS: RateLimitSettings = {
  requests: 50,
  openings: 200,
  connections: 200,
};

/** How many requests a look at the past counts as: the match is replayed up to there. */
export const PAST_COUNTS = 5;

/** The refusal of an address above its limit. */
export const TOO_MUCH = 'that was too much at once; wait a moment';

/** How much time of the server counts as one request where it is measured, in milliseconds. */
const MS_OF_A_REQUEST = 5;

/** An IPv4 address as some proxies write it, with the port that it came from. */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;

/**
 * What counts as one address: of IPv6 the first 64 bits, which a household has as a whole. All
 * connections that are gone, and have no address any more, count as one.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const [bare = ''] = (WITH_PORT.exec(address)?.[1] ?? address).split('%', 1);
  if (!ipaddr.isValid(bare)) return bare;
  const read = ipaddr.process(bare);
  if (!('parts' in read)) return read.toString();
  const network = read.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}

/** Counts what every address requests. Each node counts for itself. */
export class RateLimits {
  readonly #requests: RateLimiterMemory;
  readonly #openings: RateLimiterMemory;
  readonly #connections = new Map<string, number>();
  readonly #looks = new Map<string, Promise<void>>();
  readonly #settings: RateLimitSettings;

  constructor(settings: RateLimitSettings = DEFAULT_RATE_LIMITS) {
    this.#settings = settings;
    this.#requests = new RateLimiterMemory({ points: settings.requests * 10, duration: 10 });
    this.#openings = new RateLimiterMemory({ points: settings.openings, duration: 3_600 });
  }

  /**
   * Does something that may take long, one after the other for an address, and charges the time to
   * it. Returns nothing if the address has no time left.
   */
  look<T>(given: string | undefined, work: () => Promise<T>): Promise<T | undefined> {
    const address = networkOf(given);
    const mine = (this.#looks.get(address) ?? Promise.resolve()).then(async () => {
      const spent = (await this.#requests.get(address))?.consumedPoints ?? 0;
      if (spent > this.#settings.requests * 10) return undefined;
      const began = performance.now();
      try {
        return await work();
      } finally {
        await this.#requests.penalty(
          address,
          Math.ceil((performance.now() - began) / MS_OF_A_REQUEST),
        );
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
   * Whether this address may make a request now; it is counted.
   * @param counts as how many requests it counts
   */
  mayAsk(address: string | undefined, counts = 1): Promise<boolean> {
    return this.askerAt(address)(counts);
  }

  /** The same for somebody who asks often: their address is read once. */
  askerAt(address: string | undefined): (counts: number) => Promise<boolean> {
    const network = networkOf(address);
    return (counts) => consumed(this.#requests, network, counts);
  }

  /** Whether this address may open another table, or become another guest. */
  mayOpen(address: string | undefined): Promise<boolean> {
    return consumed(this.#openings, networkOf(address), 1);
  }

  /**
   * Takes one of the connections that an address may have, and returns how it is released. Returns
   * nothing if none is left.
   */
  takeConnection(given: string | undefined): (() => void) | undefined {
    const address = networkOf(given);
    const taken = this.#connections.get(address) ?? 0;
    if (taken >= this.#settings.connections) return undefined;
    this.#connections.set(address, taken + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (this.#connections.get(address) ?? 1) - 1;
      if (left > 0) this.#connections.set(address, left);
      else this.#connections.delete(address);
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
