import type { MemoryUse } from './memory.ts';
import type { PacedTraffic } from './steady-pace.ts';
import { isDriverLimit, type Traffic } from './traffic.ts';

/** What a subject showed, by its name. */
export type BySubject<Found> = ReadonlyMap<string, Found>;

/** One step of a subject at a steady pace. */
export interface Step {
  readonly matches: number;
  readonly traffic: PacedTraffic;
}

/** The servers with which all are compared. */
const OTHERS = ['boardgame.io', 'ws'];

/** Whether a server carries a pace: nine answers of ten, and few of them late by a second. */
export function isCarried({ matches, traffic }: Step): boolean {
  return traffic.answersPerSecond >= 0.9 * matches && traffic.p99 <= 1000;
}

/** The median of each figure; of an even number of rounds the higher of the two in the middle. */
export function medianOf(rounds: readonly Traffic[]): Traffic {
  const median = (figure: keyof Traffic): number => {
    const sorted = rounds.map((round) => round[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    answersPerSecond: median('answersPerSecond'),
    p50: median('p50'),
    p99: median('p99'),
    serverCost: median('serverCost'),
    serverProcessors: median('serverProcessors'),
    serverBusy: median('serverBusy'),
    driverBusy: median('driverBusy'),
    driverLag: median('driverLag'),
  };
}

export function flatOutTable(all: BySubject<Traffic>): string[] {
  const rows = [...all].map(([name, traffic]) => [
    name,
    whole(traffic.answersPerSecond),
    ...trafficCells(traffic),
    ...beside(all, traffic, (one) => one.answersPerSecond),
  ]);
  return aligned([['', 'answers/s', ...TRAFFIC_HEADS, ...OTHERS.map(() => '')], ...rows]);
}

/** As in the other benchmarks: on a busy machine the clock on the wall measures the neighbours. */
export function costTable(all: BySubject<Traffic>): string[] {
  const speed = ({ serverCost }: Traffic): number => 1e6 / serverCost;
  const rows = [...all].map(([name, traffic]) => [
    name,
    `${whole(speed(traffic))} answers/s`,
    `${digits(traffic.serverCost)} µs`,
    ...beside(all, traffic, speed),
  ]);
  return aligned(rows);
}

export function steadyPaceTable(all: BySubject<readonly Step[]>): string[] {
  const paces = new Set([...all.values()].flat().map(({ matches }) => matches));
  const rows = [...paces].flatMap((pace) =>
    [...all].flatMap(([name, steps]) => {
      const step = steps.find(({ matches }) => matches === pace);
      return step === undefined ? [] : [stepCells(name, step)];
    }),
  );
  const heads = ['', 'matches', 'answers/s', 'missed', 'cost', ...TRAFFIC_HEADS, ''];
  return aligned([heads, ...rows]);
}

/** The highest pace that each server carried. */
export function carriedTable(all: BySubject<readonly Step[]>): string[] {
  const most = new Map(
    [...all].map(([name, steps]) => {
      const carried = steps.filter(isCarried).map(({ matches }) => matches);
      return [name, { matches: Math.max(0, ...carried), isAll: steps.every(isCarried) }] as const;
    }),
  );
  const rows = [...most].map(([name, { matches, isAll }]) => [
    name,
    `${whole(matches)}${isAll ? ' or more' : ''}`,
  ]);
  return aligned(rows);
}

export function memoryTable(all: BySubject<MemoryUse>): string[] {
  const heads = ['', 'idle match', '', '', 'active match', '', ''];
  const rows = [...all].map(([name, use]) => [
    name,
    kilobytes(use.idleMatch),
    ...beside(all, use, (one) => one.idleMatch),
    kilobytes(use.activeMatch),
    ...beside(all, use, (one) => one.activeMatch),
    megabytes(use.empty),
    megabytes(use.withIdle),
    megabytes(use.withActive),
  ]);
  return aligned([[...heads, 'empty', 'with idle', 'and active'], ...rows]);
}

const TRAFFIC_HEADS = ['p50', 'p99', 'server busy', 'processors', 'driver busy', 'driver late'];

function trafficCells(traffic: Traffic): string[] {
  const { p50, p99, serverBusy, serverProcessors, driverBusy, driverLag } = traffic;
  return [
    milliseconds(p50),
    milliseconds(p99),
    percent(serverBusy),
    serverProcessors.toFixed(2),
    percent(driverBusy),
    `${milliseconds(driverLag)}${isDriverLimit(traffic) ? ' (!)' : ''}`,
  ];
}

function stepCells(name: string, step: Step): string[] {
  const { matches, traffic } = step;
  return [
    name,
    whole(matches),
    whole(traffic.answersPerSecond),
    percent(traffic.missed),
    `${digits(traffic.serverCost)} µs`,
    ...trafficCells(traffic),
    isCarried(step) ? '' : 'not carried',
  ];
}

/** A figure as a multiple of that of each other server. */
function beside<Found>(
  all: BySubject<Found>,
  own: Found,
  figure: (found: Found) => number,
): string[] {
  return OTHERS.map((name) => {
    const other = all.get(name);
    return other === undefined ? '' : `${digits(figure(own) / figure(other))} x ${name}`;
  });
}

/** The first column to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      const width = widths[at] ?? 0;
      return at === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function digits(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function milliseconds(value: number): string {
  return `${digits(value)} ms`;
}

function percent(share: number): string {
  return `${digits(Math.round(share * 1000) / 10)} %`;
}

function kilobytes(bytes: number): string {
  return `${digits(bytes / 1024)} KB`;
}

function megabytes(bytes: number): string {
  return `${whole(bytes / 1024 ** 2)} MB`;
}
