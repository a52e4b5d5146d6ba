import type { Answer, Choice, SomeChoice } from './choice.ts';
import { fallbackAnswer, firstOf } from './list-answers.ts';
import type { RandomSource } from './random/source.ts';

/** A legal answer at random: uniform for one, amount and order; every legal answer can come up. */
export function sampleAnswer(choice: Choice, random: Pick<RandomSource, 'index'>): Answer {
  switch (choice.kind) {
    case 'one':
      return random.index(choice.options.length, 'sample');
    case 'amount':
      return choice.min + random.index(choice.max - choice.min + 1, 'sample');
    case 'some':
      return sampleSome(choice, random);
    case 'order':
      return shuffled(choice.options.length, random);
    case 'allocation': {
      const points = choice.options.map(() => 0);
      let total = 0;
      const wanted = choice.min + random.index(choice.max - choice.min + 1, 'sample');
      const open = shuffled(choice.options.length, random).slice(0, choice.maxTargets);
      while (total < wanted && open.length > 0) {
        const at = random.index(open.length, 'sample');
        const target = open[at] ?? 0;
        if ((points[target] ?? 0) >= (choice.caps[target] ?? 0)) {
          open.splice(at, 1);
          continue;
        }
        points[target] = (points[target] ?? 0) + 1;
        total += 1;
      }
      return total < choice.min ? firstOf(choice) : points;
    }
    case 'path': {
      const way: number[] = [];
      let at = choice.from;
      let left = choice.budget;
      let best = choice.ends[at] === true ? 0 : -1;
      for (;;) {
        if (choice.ends[at] === true) {
          best = way.length;
          if (random.index(4, 'sample') === 0) break;
        }
        const steps = (choice.steps[at] ?? []).filter(
          (_, i) => (choice.costs[at]?.[i] ?? Number.POSITIVE_INFINITY) <= left,
        );
        if (steps.length === 0) break;
        const to = steps[random.index(steps.length, 'sample')] ?? at;
        left -= choice.costs[at]?.[(choice.steps[at] ?? []).indexOf(to)] ?? 0;
        way.push(to);
        at = to;
      }
      return best < 0 ? firstOf(choice) : way.slice(0, best);
    }
    case 'text':
      return fallbackAnswer(choice);
  }
}

function sampleSome(choice: SomeChoice, random: Pick<RandomSource, 'index'>): Answer {
  const { options, limits, min } = choice;
  const wanted = min + random.index(Math.min(choice.max, options.length) - min + 1, 'sample');
  const taken: number[] = [];
  // Fisher and Yates from the front, only as far as it is needed.
  const left = options.map((_, index) => index);
  for (let at = 0; at < left.length && taken.length < wanted; at += 1) {
    const from = at + random.index(left.length - at, 'sample');
    const index = left[from] ?? 0;
    left[from] = left[at] ?? 0;
    if (limits === undefined || fitsLimits(limits, taken, index)) taken.push(index);
  }
  return taken.length < min ? firstOf(choice) : taken.sort((a, b) => a - b);
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

function shuffled(n: number, random: Pick<RandomSource, 'index'>): number[] {
  const list = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = random.index(i + 1, 'sample');
    const held = list[i] ?? 0;
    list[i] = list[j] ?? 0;
    list[j] = held;
  }
  return list;
}
