/**
 * For how long this thread has worked, in milliseconds; what others of the machine take is not
 * counted. Systems count in ticks of some milliseconds: right in the sum, not for a single moment.
 */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
