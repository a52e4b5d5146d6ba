import type { Measurement } from './measure.ts';
import type { Memory } from './memory.ts';

/** Other engines; decisions are given as multiples of theirs, and a battle compares with whole matches and fights. */
const OTHERS = [
  { other: 'boardgame.io', of: /$/ },
  { other: 'Pokémon Showdown', of: /: (playouts|fights, .*)$/ },
] as const;

/**
 * Speeds, what one unit takes, and each speed as a multiple of the slowest of its group and unit;
 * for decisions also as a multiple of those of other engines.
 */
export function tableOf(all: readonly Measurement[]): string[] {
  const lines: string[] = [];
  for (const group of new Set(all.map((one) => one.group))) {
    lines.push('', group);
    const own = all.filter((one) => one.group === group);
    const width = Math.max(...own.map(({ unit }) => unit.length)) + 2;
    for (const { name, unit, perSecond } of own) {
      const slowest = Math.min(
        ...own.filter((one) => one.unit === unit).map((one) => one.perSecond),
      );
      const beside = unit === 'decisions' ? besideOthers(group, perSecond, all) : '';
      lines.push(
        `  ${name.padEnd(48)} ${speedOf(perSecond).padStart(12)} ${`${unit}/s`.padEnd(width)} ${timeOf(1 / perSecond)} ${times(perSecond / slowest)}  ${beside}`.trimEnd(),
      );
    }
  }
  return lines.slice(1);
}

/** A subject that was measured in two trees by turns. */
export interface Compared extends Pick<Measurement, 'group' | 'name' | 'unit' | 'perSecond'> {
  /** How many times as fast it was here as there, in each round. */
  readonly ratios: readonly number[];
}

/** Speeds as multiples of those of another tree: the median round, and half of all rounds around it. */
export function againstTableOf(all: readonly Compared[]): string[] {
  const lines = all.map(({ group, name, unit, perSecond, ratios }) => {
    const at = (part: number) => digits(quantile(ratios, part));
    const title = `${group}: ${name}`.padEnd(96);
    const speed = `${speedOf(perSecond).padStart(12)} ${`${unit}/s`.padEnd(16)}`;
    return `  ${title} ${speed} ${times(quantile(ratios, 0.5))}  (${at(0.25)} to ${at(0.75)})`;
  });
  return ['against the other tree', ...lines];
}

/** The value below which that part of all values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
}

/** Memory of matches, in kilobytes. */
export function memoryTableOf(all: readonly Memory[]): string[] {
  const lines = all.map(({ game, answers, bytes }) => {
    const size = Math.round(bytes / 1024).toLocaleString('en');
    return `  ${`${game}, after ${answers} answers`.padEnd(60)} ${size.padStart(9)} KB`;
  });
  return ['memory of a kept match', ...lines];
}

function besideOthers(group: string, perSecond: number, all: readonly Measurement[]): string {
  const columns = OTHERS.filter(({ of }) => of.test(group)).map(({ other }) => {
    const theirs = all.find(({ name, unit }) => unit === 'decisions' && name.startsWith(other));
    return theirs === undefined ? '' : `${times(perSecond / theirs.perSecond)} ${other}`;
  });
  return columns.join('  ');
}

/** Whole numbers, but three digits at least. */
function speedOf(perSecond: number): string {
  return perSecond < 100 ? digits(perSecond) : Math.round(perSecond).toLocaleString('en');
}

function timeOf(seconds: number): string {
  const [unit, size] = seconds < 1e-6 ? ['ns', 1e-9] : seconds < 1e-3 ? ['µs', 1e-6] : ['ms', 1e-3];
  return `${digits(seconds / size)} ${unit}`.padStart(9);
}

function times(ratio: number): string {
  return `${digits(ratio)} x`.padStart(9);
}

function digits(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
