/**
 * A process that drives one server once: starts it, carries out one order, tells the result, ends
 * both. Every measurement has a fresh pair, and so the compiler's picture of no other.
 */
import { type FlatOutOrder, flatOut } from './flat-out.ts';
import { type MemoryOrder, type MemoryUse, weigh } from './memory.ts';
import { type PacedTraffic, type SteadyPaceOrder, steadyPace } from './steady-pace.ts';
import type { RunningSubject } from './subject.ts';
import { subjectOf } from './subjects/index.ts';
import type { Traffic } from './traffic.ts';

/** What is measured, and how much of it. */
export type Order = FlatOutOrder | SteadyPaceOrder | MemoryOrder;

/** What is found, by the kind of the order. */
export interface Results {
  readonly 'flat-out': Traffic;
  readonly 'steady-pace': PacedTraffic;
  readonly memory: MemoryUse;
}

const [, , name, order] = process.argv;
if (process.send !== undefined && name !== undefined && order !== undefined) {
  process.once('disconnect', () => process.exit());
  const server = await (await subjectOf(name)).start();
  process.send(await carryOut(server, JSON.parse(order) as Order));
  await server.stop();
  process.disconnect();
}

function carryOut(server: RunningSubject, asked: Order): Promise<Results[Order['kind']]> {
  if (asked.kind === 'flat-out') return flatOut(server, asked);
  if (asked.kind === 'steady-pace') return steadyPace(server, asked);
  return weigh(server, asked);
}
