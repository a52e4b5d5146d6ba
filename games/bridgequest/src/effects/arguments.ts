import type { Amount, ArgumentKinds, Cost } from './signatures.ts';
import * as words from './words.ts';

const DICE = /^(-?)(\d*)d(\d+)$/;
const NUMBER = /^-?\d+$/;
const FACTOR = /^x?(\d+(?:\.\d+)?)$/;

/** Reads a value that is one of some words. */
function wordOf<W extends string>(known: readonly W[]) {
  return (value: string): W | undefined => known.find((word) => word === value);
}

function amount(value: string): Amount | undefined {
  if (NUMBER.test(value)) return Number(value);
  const [, sign, dice, sides] = DICE.exec(value) ?? [];
  if (sides !== undefined) {
    return { dice: Number(dice || 1), sides: Number(sides), sign: sign === '-' ? -1 : 1 };
  }
  return wordOf(words.COUNTED)(value);
}

function factor(value: string): number | undefined {
  const found = FACTOR.exec(value)?.[1];
  return found === undefined ? undefined : Number(found);
}

function cost(value: string): Cost | undefined {
  if (value === 'this') return 'this';
  const [of = '', n = ''] = value.split(/\s+/);
  const paid = wordOf(words.PAID)(of);
  return paid !== undefined && NUMBER.test(n) ? { of: paid, n: Number(n) } : undefined;
}

const plain = (value: string): string | undefined => (value === '' ? undefined : value);

type Readers = {
  readonly [K in keyof ArgumentKinds]: (value: string) => ArgumentKinds[K] | undefined;
};

/** Reads the text of an argument by its kind; nothing where it is none of that kind. */
export const READERS: Readers = {
  amount,
  count: (value) => (value === 'all' ? 'all' : amount(value)),
  factor,
  change: (value) => {
    if (!value.startsWith('x')) return amount(value);
    const times = factor(value);
    return times === undefined ? undefined : { times };
  },
  stat: wordOf(words.STATS),
  eased: wordOf(words.EASED),
  deck: wordOf(words.DECKS),
  face: wordOf(words.FACES),
  loss: (value) =>
    value.startsWith('tag:') && value.length > 4
      ? (value as `tag:${string}`)
      : wordOf(words.LOSSES)(value),
  chooser: wordOf(words.CHOOSERS),
  filter: plain,
  reward: wordOf(words.REWARDS),
  source: wordOf(words.SOURCES),
  slot: wordOf(words.SLOTS),
  act: wordOf(words.ACTS),
  tag: plain,
  scope: wordOf(words.SCOPES),
  warp: wordOf(words.WARPS),
  tolled: wordOf(words.TOLLED),
  swapped: wordOf(words.SWAPPED),
  colour: wordOf(words.COLOURS),
  cost,
  text: plain,
};

/** What would be right for an argument, in words. */
export const EXPECTED: Readonly<Record<keyof ArgumentKinds, string>> = {
  amount: `a whole number, dice such as "-2d6", or one of ${words.COUNTED.join(', ')}`,
  count: `a whole number, dice, or "all"`,
  factor: 'a number to multiply by, such as "x2"',
  change: 'a whole number, or a factor such as "x2"',
  stat: `one of ${words.STATS.join(', ')}`,
  eased: `one of ${words.EASED.join(', ')}`,
  deck: `one of ${words.DECKS.join(', ')}`,
  face: `one of ${words.FACES.join(', ')}`,
  loss: `one of ${words.LOSSES.join(', ')}, or "tag:…"`,
  chooser: `one of ${words.CHOOSERS.join(', ')}`,
  filter: '"any", a tag or a role',
  reward: `one of ${words.REWARDS.join(', ')}`,
  source: `one of ${words.SOURCES.join(', ')}`,
  slot: `one of ${words.SLOTS.join(', ')}`,
  act: `one of ${words.ACTS.join(', ')}`,
  tag: 'a tag',
  scope: `one of ${words.SCOPES.join(', ')}`,
  warp: `one of ${words.WARPS.join(', ')}`,
  tolled: `one of ${words.TOLLED.join(', ')}`,
  swapped: `one of ${words.SWAPPED.join(', ')}`,
  colour: `one of ${words.COLOURS.join(', ')}`,
  cost: `"this", or one of ${words.PAID.join(', ')} with a number, such as "card 1"`,
  text: 'a text',
};

/** Writes an argument as {@link READERS} read it. */
export function writtenArgument(value: ArgumentKinds[keyof ArgumentKinds]): string {
  if (typeof value !== 'object') return String(value);
  if ('sides' in value) {
    const { dice, sides, sign } = value;
    return `${sign < 0 ? '-' : ''}${dice === 1 ? '' : dice}d${sides}`;
  }
  if ('times' in value) return `x${value.times}`;
  return `${value.of} ${value.n}`;
}
