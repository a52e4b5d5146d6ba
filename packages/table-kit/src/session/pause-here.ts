import type { Wish } from '@tablewright/protocol';
import type { PauseDesk, SeenPause } from './pause-desk.ts';

/** How strong a wish is: of several the strongest is shown. */
const STRENGTH: Readonly<Record<Wish, number>> = { pause: 0, adjust: 1, skip: 2 };

/** A pause where all sit at one screen: no server has to know of it, and nothing of it is saved. */
export class PauseHere implements PauseDesk {
  readonly #changed: () => void;
  #seen: SeenPause | undefined;

  /** @param changed told when the table stops, when the pause changes, and when play goes on */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get seen(): SeenPause | undefined {
    return this.#seen;
  }

  call(wish: Wish): void {
    const before = this.#seen ?? { wish, lines: [], missing: undefined, ready: false };
    const stronger = STRENGTH[wish] > STRENGTH[before.wish] ? wish : before.wish;
    this.#become({ ...before, wish: stronger });
  }

  line(text: string): void {
    const { lines = [] } = this.#seen ?? {};
    if (this.#seen !== undefined) this.#become({ ...this.#seen, lines: [...lines, text] });
  }

  ready(): void {
    if (this.#seen !== undefined) this.#become(undefined);
  }

  #become(seen: SeenPause | undefined): void {
    this.#seen = seen;
    this.#changed();
  }
}
