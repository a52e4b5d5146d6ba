/**
 * `npm run bench -- [seconds] [--only kazzam,showdown] [--against <tree>]`: how many seconds of processor time
 * each subject has in each round (0.1 is a quick look), what the names of the parts to run begin with,
 * and the root of another checkout, whose subjects take turns with those of this one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement, Subject } from './measure.ts';
import type { Memory } from './memory.ts';
import { type Ask, partNames, readyIds, type Told } from './part.ts';
import { againstTableOf, type Compared, memoryTableOf, tableOf } from './table.ts';

/**
 * Rounds before those that count. Compilers take their time, Kazzam's ten seconds; a simulation
 * outlasts them all.
 */
const WARM_UP = 24;
/** Rounds that count; more where two trees are compared, of which little is to be seen. */
const ROUNDS = { alone: 7, compared: 21 };

/**
 * MB of heap that each part begins with. Between rounds it comes back to its event loop, where a
 * small heap is collected at once, and with it compiled code of which no function is alive just
 * then: a simulation, which does not pause, has it all the time.
 */
const HEAP = 512;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, against: { type: 'string' } },
});
const here = join(import.meta.dirname, '..', '..');
const seconds = Number(positionals[0] ?? 0.4);
const names = partNames().filter((name) =>
  values.only.split(',').some((beginning) => name.startsWith(beginning)),
);
const against = values.against === undefined ? undefined : resolve(values.against);
const refused =
  faultOf(seconds > 0, 'the seconds for each subject in each round are more than 0') ??
  faultOf(names.length > 0, `no part begins with "${values.only}": ${partNames().join(', ')}`) ??
  faultOf(
    against === undefined || existsSync(partIn(against)),
    `${against} is no checkout of this project`,
  );
if (refused !== undefined) {
  console.error(refused);
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

const measured = await beginAll(here, names);
// What other engines do is the same in both trees.
const others = against === undefined ? [] : await beginAll(against, names.filter(isOurs));
// One after the other, round by round, so that whatever else the machine does falls on all alike.
const rounds = against === undefined ? ROUNDS.alone : ROUNDS.compared;
for (let round = 0; round < WARM_UP + rounds; round += 1) {
  for (const { child, at, subject, rates } of inTurns(round)) {
    if (subject.slow && round > 0 && round < WARM_UP) continue;
    const rate = await ask(child, { subject: at, round, seconds });
    if (round >= WARM_UP) rates.push(rate);
  }
}
for (const child of new Set([...measured, ...others].map((one) => one.child))) child.disconnect();

const results = measured.map(resultOf);
for (const result of results) console.log(JSON.stringify(rounded(result)));
if (against === undefined) {
  const memories: Memory[] = [];
  for (const id of readyIds()) memories.push(...(await memoryOf(id)));
  for (const memory of memories) console.log(JSON.stringify(memory));
  console.log('');
  for (const line of [...tableOf(results), '', ...memoryTableOf(memories)]) console.log(line);
} else {
  console.log('');
  for (const line of againstTableOf(measured.flatMap(comparedOf))) console.log(line);
}

function faultOf(isSound: boolean, fault: string): string | undefined {
  return isSound ? undefined : fault;
}

function partIn(tree: string): string {
  return join(tree, 'bench', 'src', 'part.ts');
}

function isOurs(part: string): boolean {
  return part !== 'showdown';
}

/** All subjects of all trees. Those that are compared are neighbours, each first in every other round. */
function inTurns(round: number): readonly Measured[] {
  return measured.flatMap((one) => {
    const other = sameElsewhere(one);
    if (other === undefined) return [one];
    return round % 2 === 0 ? [one, other] : [other, one];
  });
}

function sameElsewhere({ subject: { group, name } }: Measured): Measured | undefined {
  return others.find(({ subject }) => subject.group === group && subject.name === name);
}

function comparedOf(one: Measured): Compared[] {
  const other = sameElsewhere(one);
  if (other === undefined) return [];
  const ratios = one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN));
  return [{ ...resultOf(one), ratios }];
}

async function beginAll(tree: string, wanted: readonly string[]): Promise<Measured[]> {
  return (await Promise.all(wanted.map((part) => begin(tree, part)))).flat();
}

async function begin(tree: string, part: string): Promise<Measured[]> {
  const execArgv = [`--initial-heap-size=${HEAP}`];
  const child = fork(partIn(tree), [part], { cwd: tree, execArgv });
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
