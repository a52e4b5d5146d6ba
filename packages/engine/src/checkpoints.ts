/** A moment at which the state alone says what comes next. */
export interface Checkpoint {
  /** Answers given before it. */
  readonly seq: number;
  /** Events told before it. */
  readonly events: number;
  /** Draws made before it. */
  readonly draws: number;
  /**
   * A copy of the state, which may share parts with that of other checkpoints; whoever plays on from
   * it copies it again.
   */
  readonly state: object;
  /** The mark of the random source: plain data. */
  readonly random: unknown;
}

/** Checkpoints kept of one match. */
const MOST = 64;

/** The checkpoints of a match: all recent ones, fewer of the older, always the first. */
export class Checkpoints {
  #list: Checkpoint[] = [];

  /** Those of a list, which are in order and are not thinned out before others come. */
  static of(list: readonly Checkpoint[]): Checkpoints {
    const checkpoints = new Checkpoints();
    checkpoints.#list = list.slice();
    return checkpoints;
  }

  /** All of them, the earliest first. */
  get list(): readonly Checkpoint[] {
    return this.#list;
  }

  /** Keeps a checkpoint in place of any that is not earlier. */
  keep(checkpoint: Checkpoint): void {
    const list = this.#list;
    while ((list.at(-1)?.seq ?? -1) >= checkpoint.seq) list.pop();
    list.push(checkpoint);
    while (list.length > MOST) list.splice(leastMissed(list), 1);
  }

  /** The last of all; nothing before the first was kept. */
  get last(): Checkpoint | undefined {
    return this.#list.at(-1);
  }

  /** The last checkpoint at or before `seq` answers. */
  at(seq: number): Checkpoint {
    const found = this.#list.findLast((checkpoint) => checkpoint.seq <= seq);
    if (found === undefined) throw new Error('a match has a checkpoint before its first answer');
    return found;
  }

  /** A copy without the checkpoints after `seq` answers. */
  upTo(seq: number): Checkpoints {
    return Checkpoints.of(this.#list.filter((checkpoint) => checkpoint.seq <= seq));
  }
}

/** Checkpoints of two lists of one match in their order, each moment once. */
export function inOrder(
  one: readonly Checkpoint[],
  other: readonly Checkpoint[],
): readonly Checkpoint[] {
  if (other.length === 0) return one;
  const all = new Map([...one, ...other].map((checkpoint) => [checkpoint.seq, checkpoint]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * The place of the checkpoint whose loss lengthens a way back least for how far back it lies. So
 * recent ones stay, and older ones stand ever farther apart. Never the first.
 */
function leastMissed(list: readonly Checkpoint[]): number {
  const now = (list.at(-1)?.seq ?? 0) + 1;
  let least = 1;
  let leastCost = Number.POSITIVE_INFINITY;
  let before = list[0]?.seq ?? 0;
  let at = list[1]?.seq ?? 0;
  for (let i = 1; i < list.length - 1; i += 1) {
    const after = list[i + 1]?.seq ?? 0;
    const cost = (after - before) / (now - at);
    if (cost < leastCost) {
      least = i;
      leastCost = cost;
    }
    before = at;
    at = after;
  }
  return least;
}
