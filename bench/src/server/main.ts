/**
 * Measures game servers under the same toy game: how many answers they carry and how fast, and
 * what a match weighs. Everything stays on this machine and ends by itself.
 */
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import type { Order, Results } from './driver.ts';
import type { MemoryUse } from './memory.ts';
import { FULL, openFileLimit, possiblePaces, QUICK } from './plan.ts';
import {
  carriedTable,
  costTable,
  flatOutTable,
  isCarried,
  medianOf,
  memoryTable,
  type Step,
  steadyPaceTable,
} from './report.ts';
import { SUBJECTS, subjectOf } from './subjects/index.ts';
import { isDriverLimit, type Traffic } from './traffic.ts';

/** Milliseconds after which a measurement is given up. */
const DEADLINE = 90_000;

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--quick')) {
  console.error('usage: npm run bench:server [-- --quick]');
  process.exit(2);
}
const isQuick = args.length > 0;
const { rounds, flatOut, paces, step, memory } = isQuick ? QUICK : FULL;
const names = Object.keys(SUBJECTS);

const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
console.log(JSON.stringify({ ...machine, quick: isQuick }));

const flatOuts = await measureFlatOut();
const steps = await measureSteadyPace();
const memories = await measureMemory();

print('servers', await Promise.all(names.map(legendOf)));
print(`flat out: ${flatOut.matches} matches, each seat answers at once`, flatOutTable(flatOuts));
print('flat out: for each second of processor time of the server', costTable(flatOuts));
print('steady pace: an answer a second in each match', steadyPaceTable(steps));
print('steady pace: most matches carried', carriedTable(steps));
print(
  `memory after ${memory.answers} answers: heap of a match; of the process, with ${memory.first + memory.matches} idle matches, and ${memory.matches} active`,
  memoryTable(memories),
);
const limited = [...flatOuts.values(), ...[...steps.values()].flat().map((one) => one.traffic)];
if (limited.some(isDriverLimit)) {
  print('(!) The driver was at its limit before the server, which could have carried more.', []);
}

/** The subjects take turns, round by round, so that a noisy machine falls on all alike. */
async function measureFlatOut(): Promise<Map<string, Traffic>> {
  const found = new Map(names.map((name) => [name, [] as Traffic[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, traffics] of found) traffics.push(await measure(name, flatOut));
  }
  return new Map([...found].map(([name, traffics]) => [name, medianOf(traffics)]));
}

/** Step by step; whoever cannot carry one is spared the next. */
async function measureSteadyPace(): Promise<Map<string, readonly Step[]>> {
  const found = new Map(names.map((name) => [name, [] as Step[]]));
  for (const matches of possiblePaces(paces, openFileLimit())) {
    for (const [name, own] of found) {
      if (own.every(isCarried)) own.push(await measureStep(name, matches));
    }
  }
  return found;
}

/** A step that is not carried is tried once more: it may have been the machine. */
async function measureStep(name: string, matches: number): Promise<Step> {
  const attempt = async (): Promise<Step> => {
    const order = { kind: 'steady-pace', matches, ...step } as const;
    return { matches, traffic: await measure(name, order) };
  };
  const first = await attempt();
  if (isCarried(first)) return first;
  const second = await attempt();
  return isCarried(second) ? second : first;
}

/** All at once: what something weighs does not depend on who else is busy. */
async function measureMemory(): Promise<Map<string, MemoryUse>> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await measure(name, memory)] as const)),
  );
}

/** Has an order carried out by a driver and a server of their own, and notes what was found. */
async function measure<Kind extends Order['kind']>(
  subject: string,
  order: Order & { readonly kind: Kind },
): Promise<Results[Kind]> {
  const child = fork(new URL('driver.ts', import.meta.url), [subject, JSON.stringify(order)]);
  const late = setTimeout(() => child.kill('SIGKILL'), DEADLINE);
  const found = await new Promise<Results[Kind]>((resolve, reject) => {
    child.once('message', (told) => resolve(told as Results[Kind]));
    child.once('exit', () => reject(new Error(`${subject}: no result of ${order.kind}`)));
  });
  // The next measurement begins when nothing of this one runs any more.
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  const figures = Object.entries(found).map(([name, figure]) => [name, rounded(figure)]);
  console.log(JSON.stringify({ subject, ...order, ...Object.fromEntries(figures) }));
  return found;
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(4));
}

async function legendOf(name: string): Promise<string> {
  return `  ${name}: ${(await subjectOf(name)).title}`;
}

function print(head: string, lines: readonly string[]): void {
  console.log(`\n${head}`);
  for (const line of lines) console.log(line);
}
