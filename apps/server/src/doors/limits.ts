import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one address may ask for. */
export interface LimitSettings {
  /** Requests and messages a second, on average over ten. */
  readonly asks: number;
  /** Tables opened and guests made, an hour. */
  readonly openings: number;
  /** Sockets and streams at the same time. */
  readonly lines: number;
}

/** Enough for a household of people and a busy bot. */
export const USUAL_LIMITS: LimitSettings = { asks: 50, openings: 200, lines: 200 };

/** As how many requests a look at a past moment counts: the match is played again up to there. */
export const PAST_COUNTS = 5;

/** Counts what every address asks for; a node counts for itself. */
export class Limits {
  readonly #asks: RateLimiterMemory;
  readonly #openings: RateLimiterMemory;
  readonly #lines = new Map<string, number>();
  readonly #settings: LimitSettings;

  constructor(settings: LimitSettings = USUAL_LIMITS) {
    this.#settings = settings;
    this.#asks = new RateLimiterMemory({ points: settings.asks * 10, duration: 10 });
    this.#openings = new RateLimiterMemory({ points: settings.openings, duration: 3_600 });
  }

  /**
   * Whether this address may ask for something now; it is counted.
   * @param counts as how many requests
   */
  mayAsk(address: string, counts = 1): Promise<boolean> {
    return consumed(this.#asks, address, counts);
  }

  /** Whether this address may open another table, or become another guest. */
  mayOpen(address: string): Promise<boolean> {
    return consumed(this.#openings, address, 1);
  }

  /** Takes one of the lines of an address; nothing is left, if it returns nothing. */
  takeLine(address: string): (() => void) | undefined {
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
