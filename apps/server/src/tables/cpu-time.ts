/**
 * For how long this thread has worked, in milliseconds; what others of the machine take is not
 * counted. Systems count in ticks of some milliseconds: right in the sum, not for a single moment.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What an entry counts at least, in milliseconds: the clock of {@link worked} may have stood still. */
const LEAST = 0.01;

/** What following an entry has taken since `began`, a moment of {@link worked}, in milliseconds. */
export function cpuTimeSince(began: number): number {
  return Math.max(LEAST, cpuTime() - began);
}
