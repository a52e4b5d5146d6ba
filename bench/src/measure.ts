/** What was measured: so many units a second of processor time, over several rounds. */
export interface Measurement {
  /** The group that it belongs to; ratios are taken within a group. */
  readonly group: string;
  readonly name: string;
  /** What is counted: `decisions`, `matches`, `calls`. */
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
  run(round: number): number;
}

/**
 * Units for each second of processor time, garbage collection and compilation included: on a busy
 * machine the clock on the wall would measure the neighbours.
 * @param seconds processor time to spend
 */
export function rateOf(subject: Subject, round: number, seconds: number): number {
  const began = process.cpuUsage();
  const until = seconds * 1e6;
  let units = 0;
  let piece = 0;
  let spent = 0;
  do {
    units += subject.run(round * 1_000_000 + piece);
    piece += 1;
    // Asking costs microseconds itself; subjects do more than that at once, or are asked seldom.
    if (piece % ASK_EVERY === 0 || spent === 0) spent = used(process.cpuUsage(began));
  } while (spent < until);
  return (units / used(process.cpuUsage(began))) * 1e6;
}

const ASK_EVERY = 16;

function used({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
