import { cpus } from 'node:os';
import { GAMES } from '@tablewright/registry';
import { gameSubjects } from './games.ts';
import { kernelSubjects } from './kernel.ts';
import { type Measurement, measureAll } from './measure.ts';

/** Seconds that each subject runs in each round; `npm run bench -- 0.1` is a quick look. */
const seconds = Number(process.argv[2] ?? 0.5);
if (!(seconds > 0)) {
  console.error('usage: npm run bench [-- <seconds for each subject in each round>]');
  process.exit(2);
}

const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
console.log(JSON.stringify({ ...machine, seconds }));
const all = [...run(kernelSubjects)];
for (const entry of GAMES) {
  if (entry.status === 'ready') all.push(...run(gameSubjects(await entry.load())));
}
console.log('');
for (const line of tableOf(all)) console.log(line);

function run(subjects: Parameters<typeof measureAll>[0]): Measurement[] {
  const measured = measureAll(subjects, seconds);
  for (const measurement of measured) console.log(JSON.stringify(rounded(measurement)));
  return measured;
}

function rounded({ perSecond, least, most, ...rest }: Measurement) {
  const whole = { perSecond: Math.round(perSecond), least: Math.round(least) };
  return { ...rest, ...whole, most: Math.round(most) };
}

/** Speeds, and each as a multiple of the slowest of its group and unit. */
function tableOf(measured: readonly Measurement[]): string[] {
  const lines: string[] = [];
  for (const group of new Set(measured.map((one) => one.group))) {
    lines.push('', group);
    const own = measured.filter((one) => one.group === group);
    for (const { name, unit, perSecond } of own) {
      const alike = own.filter((one) => one.unit === unit);
      const slowest = Math.min(...alike.map((one) => one.perSecond));
      const ratio = (perSecond / slowest).toLocaleString('en', { maximumSignificantDigits: 3 });
      const speed = Math.round(perSecond).toLocaleString('en');
      lines.push(`  ${name.padEnd(50)} ${speed.padStart(12)} ${unit}/s  ${ratio.padStart(8)} x`);
    }
  }
  return lines.slice(1);
}
