import { createHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { RunningSubject } from './subject.ts';

/** What went through a server in a while, and what it cost on either side. */
export interface Traffic {
  /** Answers that reached the seat to answer next. */
  readonly answersPerSecond: number;
  /** Milliseconds from sending an answer until the other seat is told of it. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for an answer, all its threads together, in microseconds. */
  readonly serverCost: number;
  /**
   * Processors that the server had on average. A server that was busy all the time and had less
   * than one shared it with somebody: then only what an answer cost means anything.
   */
  readonly serverProcessors: number;
  /** Share of the time that the event loop of the server worked, and that of the driver. */
  readonly serverBusy: number;
  readonly driverBusy: number;
  /** Milliseconds by which the driver's own event loop was late, in 1 of 100 looks. */
  readonly driverLag: number;
}

/** Milliseconds between two looks at the event loop; what it reports includes them. */
const LOOK = 10;

/** Counts what goes through a server from now on. */
export async function beginCounting(server: RunningSubject) {
  const latencies = createHistogram();
  const lag = monitorEventLoopDelay({ resolution: LOOK });
  const serverBefore = await server.usage('now');
  const driverBefore = performance.eventLoopUtilization();
  const began = performance.now();
  lag.enable();

  return {
    /** @param late milliseconds that an answer took */
    count: (late: number): void => latencies.record(Math.max(1, Math.round(late * 1e6))),

    /** Ends the counting: what arrives later may still count as late, but not as carried. */
    end: async (): Promise<() => Traffic> => {
      const seconds = (performance.now() - began) / 1000;
      const answers = latencies.count;
      const driver = performance.eventLoopUtilization(driverBefore);
      lag.disable();
      const after = await server.usage('now');
      const active = after.active - serverBefore.active;
      const idle = after.idle - serverBefore.idle;
      const processor = (after.processor - serverBefore.processor) / 1000;
      const serverProcessors = processor / (active + idle);
      return () => ({
        answersPerSecond: answers / seconds,
        p50: latencies.percentile(50) / 1e6,
        p99: latencies.percentile(99) / 1e6,
        // Each side by its own clock: the two do not begin and end at the same moment.
        serverCost: (serverProcessors * 1e6) / (answers / seconds),
        serverProcessors,
        serverBusy: active / (active + idle),
        driverBusy: driver.utilization,
        driverLag: Math.max(0, lag.percentile(99) / 1e6 - LOOK),
      });
    },
  };
}

/** Whether the driver was at its limit before the server: the server could have carried more. */
export function isDriverLimit({ driverBusy, serverBusy }: Traffic): boolean {
  return driverBusy > 0.9 && driverBusy > serverBusy;
}
