/** What was measured: so many units a second of processor time, over several rounds. */
export interface Measurement {
  /** The group that it belongs to; ratios are taken within a group. */
  readonly group: string;
  readonly name: string;
  /** What is counted: `decisions`, `matches`, `calls`, `bot decisions`. */
  readonly unit: string;
  /** Units a second: the median round. */
  readonly perSecond: number;
  /** The slowest and the fastest round. */
  readonly least: number;
  readonly most: number;
}

/** Something to measure: `run` does a piece of work and returns how many units that was. */
export interface Subject {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  /** Set where a piece of work may last for seconds: one round then warms up enough. */
  readonly slow?: true;
  run(piece: number): number | Promise<number>;
}

/**
 * Units for each second of processor time, garbage collection and compilation included: on a busy
 * machine the clock on the wall would measure the neighbours.
 * @param seconds processor time to spend
 */
export async function rateOf(subject: Subject, round: number, seconds: number): Promise<number> {
  const began = process.cpuUsage();
  const until = seconds * 1e6;
  let units = 0;
  let piece = 0;
  let askAt = 1;
  let spent = 0;
  do {
    const done = subject.run(round * 1_000_000 + piece);
    units += typeof done === 'number' ? done : await done;
    piece += 1;
    if (piece < askAt) continue;
    spent = used(process.cpuUsage(began));
    // Asking costs microseconds itself; what does little more than that at once is asked seldom.
    askAt += spent / piece < LITTLE ? ASK_EVERY : 1;
  } while (spent < until);
  return (units / used(process.cpuUsage(began))) * 1e6;
}

const ASK_EVERY = 16;
/** Microseconds that are little for a piece of work. */
const LITTLE = 100;

function used({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
