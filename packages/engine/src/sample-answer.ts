import { documentAnswer } from './asked-document.ts';
import {
  type AllocationChoice,
  type Answer,
  type Choice,
  circlesForFree,
  type FieldAnswer,
  type OneChoice,
  type PathChoice,
  type Sieve,
  type SomeChoice,
  type TextChoice,
  trailOfLists,
} from './choice.ts';
import { fallbackAnswer, firstOf } from './list-answers.ts';
import type { RandomSource } from './random/source.ts';

type Chance = Pick<RandomSource, 'index'>;

/**
 * A legal answer at random: uniform for one, amount and order; every legal answer can come up but
 * those that stand apart from the course of the game (see `Option.aside`).
 */
export function sampleAnswer(choice: Choice, random: Chance): Answer {
  switch (choice.kind) {
    case 'one':
      return sampleOne(choice, random);
    case 'amount':
      return choice.min + random.index(choice.max - choice.min + 1, 'sample');
    case 'some':
      return sampleSome(choice, random);
    case 'order':
      return shuffled(choice.options.length, random);
    case 'allocation':
      return sampleAllocation(choice, random);
    case 'path':
      return samplePath(choice, random);
    case 'text':
      return sampleText(choice, random);
    case 'form':
      return choice.fields.map((field) => sampleAnswer(field.choice, random) as FieldAnswer);
  }
}

/** The longest text that is written at random, in characters. */
const LONGEST_TEXT = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A document that can be one, or some letters; what is usual where a text has to look like something, and half of the time. */
function sampleText(choice: TextChoice, random: Chance): Answer {
  const { document, picture, pattern, minLength, maxLength } = choice;
  if (document?.sample !== undefined) return documentAnswer(document.sample(random));
  const isFree = document === undefined && picture === undefined && pattern === undefined;
  if (!isFree || random.index(2, 'sample') === 0) return fallbackAnswer(choice);
  const most = Math.min(maxLength, Math.max(minLength, LONGEST_TEXT));
  const length = minLength + random.index(most - minLength + 1, 'sample');
  return Array.from({ length }, () => LETTERS[random.index(LETTERS.length, 'sample')]).join('');
}

/** One in so many times a way ends where it could go on. */
const PAUSES = 4;

/** Step by step; by keys where there is a trail, so that the rest of the graph is never listed. */
function samplePath(choice: PathChoice, random: Chance): Answer {
  const trail = choice.trail ?? trailOfLists(choice);
  const way: number[] = [];
  let at = trail.from;
  let left = choice.budget;
  let best = trail.mayEnd(at) ? 0 : -1;
  for (;;) {
    if (trail.mayEnd(at)) {
      best = way.length;
      if (random.index(PAUSES, 'sample') === 0) break;
    }
    const { to, costs } = trail.stepsFrom(at);
    const open: number[] = [];
    for (const [step, place] of to.entries()) {
      const cost = costs[step] ?? Number.POSITIVE_INFINITY;
      if (cost <= left && !circlesForFree(trail, way, place, cost)) open.push(step);
    }
    const step = open.length === 0 ? undefined : open[random.index(open.length, 'sample')];
    if (step === undefined) break;
    at = to[step] ?? at;
    left -= costs[step] ?? 0;
    way.push(at);
  }
  if (best < 0) return firstOf(choice);
  const places = way.slice(0, best);
  return choice.trail === undefined ? places : places.map((key) => -1 - key);
}

/** Draws from a sieve for each of its candidates before the options are listed after all. */
const DRAWS = 4;

function sampleOne(choice: OneChoice, random: Chance): number {
  return (choice.sieve && drawThrough(choice.sieve, random)) ?? drawListed(choice, random);
}

/** Each candidate that passes is equally likely; nothing if there was none among many draws. */
function drawThrough(sieve: Sieve, random: Chance): number | undefined {
  const { candidates } = sieve;
  const most = DRAWS * candidates.length;
  for (let draws = 0; draws < most; draws += 1) {
    const at = random.index(candidates.length, 'sample');
    const candidate = candidates[at];
    if (candidate !== undefined && candidate.aside !== true && sieve.passes(candidate))
      return -1 - at;
  }
  return undefined;
}

/** Drawn once more where the first draw falls on what stands apart: so the others stay equally likely. */
function drawListed({ options }: OneChoice, random: Chance): number {
  const first = random.index(options.length, 'sample');
  if (options[first]?.aside !== true) return first;
  const usual = [...options.keys()].filter((at) => options[at]?.aside !== true);
  return usual.length === 0 ? first : (usual[random.index(usual.length, 'sample')] ?? first);
}

function sampleAllocation(choice: AllocationChoice, random: Chance): Answer {
  const { options, caps, min, max, maxTargets } = choice;
  const wanted = min + random.index(max - min + 1, 'sample');
  const points: number[] = [];
  for (let index = 0; index < options.length; index += 1) points.push(0);
  const open = countUp(options.length);
  let left = options.length;
  if (maxTargets !== undefined && maxTargets < left) {
    for (let at = 0; at < maxTargets; at += 1) drawOut(open, at, left, random);
    left = maxTargets;
  }
  let total = 0;
  while (total < wanted && left > 0) {
    const at = random.index(left, 'sample');
    const target = open[at] ?? 0;
    const given = points[target] ?? 0;
    if (given < (caps[target] ?? 0)) {
      points[target] = given + 1;
      total += 1;
      continue;
    }
    left -= 1;
    open[at] = open[left] ?? 0;
  }
  return total < min ? firstOf(choice) : points;
}

function sampleSome(choice: SomeChoice, random: Chance): Answer {
  const { options, limits, min } = choice;
  const wanted = min + random.index(Math.min(choice.max, options.length) - min + 1, 'sample');
  const taken: number[] = [];
  const left = countUp(options.length);
  for (let at = 0; at < options.length && taken.length < wanted; at += 1) {
    const index = drawOut(left, at, options.length, random);
    if (limits === undefined || fitsLimits(limits, taken, index)) insert(taken, index);
  }
  return taken.length < min ? firstOf(choice) : taken;
}

/** Adds a number to a rising list, which stays rising. */
function insert(list: number[], number: number): void {
  let at = list.length;
  list.push(number);
  for (; at > 0 && (list[at - 1] ?? 0) > number; at -= 1) list[at] = list[at - 1] ?? 0;
  list[at] = number;
}

function fitsLimits(
  limits: NonNullable<SomeChoice['limits']>,
  taken: readonly number[],
  index: number,
): boolean {
  return limits.every(
    (limit) =>
      !limit.of.includes(index) ||
      taken.filter((other) => limit.of.includes(other)).length < limit.max,
  );
}

function shuffled(n: number, random: Chance): number[] {
  const list = countUp(n);
  for (let at = 0; at < n - 1; at += 1) drawOut(list, at, n, random);
  return list.slice(0, n);
}

/** The numbers from 0 to `n - 1`, in a list that the next caller gets too. */
function countUp(n: number): number[] {
  for (let at = 0; at < n; at += 1) COUNTED[at] = at;
  return COUNTED;
}

const COUNTED: number[] = [];

/**
 * Changes places `at` and a random one from there on, within the first `n`; returns what is at `at`
 * now: a step of Fisher and Yates's shuffle.
 */
function drawOut(list: number[], at: number, n: number, random: Chance): number {
  const from = at + random.index(n - at, 'sample');
  const drawn = list[from] ?? 0;
  list[from] = list[at] ?? 0;
  list[at] = drawn;
  return drawn;
}
