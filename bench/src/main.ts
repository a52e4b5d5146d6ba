import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import type { Measurement, Subject } from './measure.ts';
import type { Memory } from './memory.ts';
import { type Ask, partNames, readyIds, type Told } from './part.ts';
import { memoryTableOf, tableOf } from './table.ts';

/**
 * Rounds before those that count. Compilers take their time, Kazzam's ten seconds; a simulation
 * outlasts them all.
 */
const WARM_UP = 24;
/** Rounds that count. */
const ROUNDS = 7;

/**
 * MB of heap that each part begins with. Between rounds it comes back to its event loop, where a
 * small heap is collected at once, and with it compiled code of which no function is alive just
 * then: a simulation, which does not pause, has it all the time.
 */
const HEAP = 512;

/** Seconds that each subject runs in each round; `npm run bench -- 0.1` is a quick look. */
const seconds = Number(process.argv[2] ?? 0.4);
if (!(seconds > 0)) {
  console.error('usage: npm run bench [-- <seconds for each subject in each round>]');
  process.exit(2);
}

const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
console.log(JSON.stringify({ ...machine, seconds }));

/** A subject in its process, with its rates so far. */
interface Measured {
  readonly child: ChildProcess;
  readonly at: number;
  readonly subject: Omit<Subject, 'run'>;
  readonly rates: number[];
}

const parts = await Promise.all(partNames().map(begin));
const measured = parts.flat();
// One after the other, round by round, so that whatever else the machine does falls on all alike.
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const { child, at, subject, rates } of measured) {
    if (subject.slow && round > 0 && round < WARM_UP) continue;
    const rate = await ask(child, { subject: at, round, seconds });
    if (round >= WARM_UP) rates.push(rate);
  }
}
for (const child of new Set(measured.map((one) => one.child))) child.disconnect();

const results = measured.map(resultOf);
const memories: Memory[] = [];
for (const id of readyIds()) memories.push(...(await memoryOf(id)));
for (const result of results) console.log(JSON.stringify(rounded(result)));
for (const memory of memories) console.log(JSON.stringify(memory));
console.log('');
for (const line of [...tableOf(results), '', ...memoryTableOf(memories)]) console.log(line);

async function begin(part: string): Promise<Measured[]> {
  const execArgv = [`--initial-heap-size=${HEAP}`];
  const child = fork(new URL('part.ts', import.meta.url), [part], { execArgv });
  child.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const told = await answer(child);
  if (!('subjects' in told)) throw new Error(`${part} does not say what it measures`);
  return told.subjects.map((subject, at) => ({ child, at, subject, rates: [] }));
}

/** Matches are weighed in a process of their own, which can be told to collect its garbage. */
async function memoryOf(game: string): Promise<Memory[]> {
  const child = fork(new URL('memory.ts', import.meta.url), [game], { execArgv: ['--expose-gc'] });
  child.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const [told] = (await once(child, 'message')) as [Memory[]];
  return told;
}

async function ask(child: ChildProcess, asked: Ask): Promise<number> {
  child.send(asked);
  const told = await answer(child);
  if (!('rate' in told)) throw new Error('a part was asked for a rate and answered otherwise');
  return told.rate;
}

async function answer(child: ChildProcess): Promise<Told> {
  const [told] = (await once(child, 'message')) as [Told];
  return told;
}

function resultOf({ subject, rates }: Measured): Measurement {
  const sorted = [...rates].sort((a, b) => a - b);
  const perSecond = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const { group, name, unit } = subject;
  return { group, name, unit, perSecond, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

function rounded({ perSecond, least, most, ...rest }: Measurement) {
  const [speed, slowest, fastest] = [perSecond, least, most].map((rate) =>
    Number(rate.toPrecision(6)),
  );
  return { ...rest, perSecond: speed, least: slowest, most: fastest };
}
