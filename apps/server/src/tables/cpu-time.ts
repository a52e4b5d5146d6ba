/**
 * The CPU time of this thread, in milliseconds. Systems count it in ticks of some milliseconds: it is
 * right in the sum, not for a single moment.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What an entry counts at least, in milliseconds: {@link cpuTime} may not have ticked. */
const LEAST = 0.01;

/** The CPU time since `began`, a value of {@link cpuTime}, in milliseconds. */
export function cpuTimeSince(began: number): number {
  return Math.max(LEAST, cpuTime() - began);
}
