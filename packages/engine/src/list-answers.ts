import { checkAnswer } from './check-answer.ts';
import {
  type Answer,
  type Choice,
  circlesForFree,
  type Field,
  type FieldAnswer,
  type PathChoice,
} from './choice.ts';

/**
 * The answer taken when nothing else is said: the declared one, else the first legal one that does
 * not stand apart from the course of the game.
 */
export function fallbackAnswer(choice: Choice): Answer {
  switch (choice.kind) {
    case 'one':
      return (
        choice.fallback ??
        Math.max(
          0,
          choice.options.findIndex(({ aside }) => !aside),
        )
      );
    case 'some':
      return choice.fallback ?? firstOf(choice);
    case 'amount':
      return choice.fallback ?? choice.min;
    case 'allocation':
      return choice.fallback ?? firstOf(choice);
    case 'order':
      return choice.options.map((_, index) => index);
    case 'path':
      return firstOf(choice);
    case 'text':
      return choice.fallback ?? firstOf(choice);
    case 'form':
      return choice.fields.map((field) => fallbackAnswer(field.choice) as FieldAnswer);
  }
}

/** The first legal answer. Throws if there is none: a fault of the rules. */
export function firstOf(choice: Choice): Answer {
  const first = choice.kind === 'path' ? wayOf(choice) : firstListed(choice);
  if (first === undefined) throw new Error(`"${choice.why.key}" has no legal answer`);
  return first;
}

/** Whether there is at least one legal answer; a choice without one is a fault of the rules. */
export function isAnswerable(choice: Choice): boolean {
  if (choice.kind === 'one') return choice.options.length > 0;
  if (choice.kind === 'form') return choice.fields.every((field) => isAnswerable(field.choice));
  return (choice.kind === 'path' ? wayOf(choice) : firstListed(choice)) !== undefined;
}

function firstListed(choice: Choice): Answer | undefined {
  const [first] = enumerateAnswers(choice, 1);
  return first;
}

/** Any way: where there is none, not all that lead nowhere are tried. */
function wayOf(choice: PathChoice): readonly number[] | undefined {
  return firstWay(choice, choice.from, choice.budget, [], new Map());
}

/**
 * The id that two options of a choice share, or two fields of a form as their name: a fault of the
 * rules, as match files and players of other programs name them by it.
 */
export function repeatedId(choice: Choice): string | undefined {
  if (choice.kind === 'form') {
    return (
      repeatedIn(choice.fields.map(({ name }) => name)) ??
      choice.fields.map((field) => repeatedId(field.choice)).find((id) => id !== undefined)
    );
  }
  return 'options' in choice ? repeatedIn(choice.options.map(({ id }) => id)) : undefined;
}

function repeatedIn(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

/**
 * How many legal answers there are, counted up to `limit` (a whole number of at least 1). Text
 * counts as `limit`.
 */
export function countAnswers(choice: Choice, limit = 10_000): number {
  if (choice.kind === 'one') return Math.min(choice.options.length, limit);
  if (choice.kind === 'amount') return Math.min(choice.max - choice.min + 1, limit);
  if (choice.kind === 'text') return limit;
  if (choice.kind === 'form') {
    return choice.fields.reduce(
      (product, field) => Math.min(limit, product * countAnswers(field.choice, limit)),
      1,
    );
  }
  let count = 0;
  for (const _ of enumerateAnswers(choice, limit)) count += 1;
  return count;
}

/** Legal answers in a fixed order, at most `limit` of them. Of text only the shortest is listed. */
export function* enumerateAnswers(choice: Choice, limit = 10_000): Generator<Answer, void, void> {
  let left = limit;
  for (const answer of every(choice)) {
    if (left <= 0) return;
    left -= 1;
    yield answer;
  }
}

function* every(choice: Choice): Generator<Answer, void, void> {
  switch (choice.kind) {
    case 'one':
      for (let i = 0; i < choice.options.length; i += 1) yield i;
      return;
    case 'amount':
      for (let n = choice.min; n <= choice.max; n += 1) yield n;
      return;
    case 'some':
      for (const subset of subsets(choice.options.length, choice.min, choice.max)) {
        if (checkAnswer(choice, subset) === undefined) yield subset;
      }
      return;
    case 'order':
      yield* permutations(choice.options.length);
      return;
    case 'allocation':
      for (const split of splits(choice.caps, choice.max)) {
        if (checkAnswer(choice, split) === undefined) yield split;
      }
      return;
    case 'path':
      yield* paths(choice, choice.from, choice.budget, []);
      return;
    case 'text': {
      for (const text of [
        '',
        'a'.repeat(choice.minLength),
        ...(choice.fallback ? [choice.fallback] : []),
      ]) {
        if (checkAnswer(choice, text) === undefined) {
          yield text;
          return;
        }
      }
      return;
    }
    case 'form':
      yield* filledIn(choice.fields, []);
  }
}

/** All ways to fill in a form; the last field changes first. */
function* filledIn(
  fields: readonly Field[],
  filled: readonly FieldAnswer[],
): Generator<readonly FieldAnswer[], void, void> {
  const field = fields[filled.length];
  if (field === undefined) {
    yield filled;
    return;
  }
  for (const answer of every(field.choice)) {
    yield* filledIn(fields, [...filled, answer as FieldAnswer]);
  }
}

function* subsets(n: number, min: number, max: number): Generator<number[], void, void> {
  for (let size = min; size <= Math.min(max, n); size += 1) yield* combinations(n, size, 0, []);
}

function* combinations(
  n: number,
  size: number,
  from: number,
  taken: readonly number[],
): Generator<number[], void, void> {
  if (taken.length === size) {
    yield [...taken];
    return;
  }
  for (let i = from; i <= n - (size - taken.length); i += 1) {
    yield* combinations(n, size, i + 1, [...taken, i]);
  }
}

function* permutations(n: number, taken: readonly number[] = []): Generator<number[], void, void> {
  if (taken.length === n) {
    yield [...taken];
    return;
  }
  for (let i = 0; i < n; i += 1) {
    if (!taken.includes(i)) yield* permutations(n, [...taken, i]);
  }
}

/** All splits with a total of at most `left`, larger shares of earlier targets first. */
function* splits(
  caps: readonly number[],
  left: number,
  taken: readonly number[] = [],
): Generator<number[], void, void> {
  const cap = caps[taken.length];
  if (cap === undefined) {
    yield [...taken];
    return;
  }
  for (let n = Math.min(cap, left); n >= 0; n -= 1) yield* splits(caps, left - n, [...taken, n]);
}

/**
 * A way, depth first, that comes to no place again with as little left or less: there is one if
 * there is any.
 *
 * @param inVain by place, with how much left no way from there was found
 */
function firstWay(
  choice: PathChoice,
  at: number,
  left: number,
  taken: readonly number[],
  inVain: Map<number, number>,
): readonly number[] | undefined {
  if (choice.ends[at] === true) return taken;
  if (left <= (inVain.get(at) ?? -1)) return undefined;
  inVain.set(at, left);
  for (const [step, to] of (choice.steps[at] ?? []).entries()) {
    const cost = choice.costs[at]?.[step] ?? Number.POSITIVE_INFINITY;
    if (cost > left || circlesForFree(choice, taken, to, cost)) continue;
    const way = firstWay(choice, to, left - cost, [...taken, to], inVain);
    if (way !== undefined) return way;
  }
  return undefined;
}

function* paths(
  choice: PathChoice,
  at: number,
  left: number,
  taken: readonly number[],
): Generator<number[], void, void> {
  if (choice.ends[at] === true) yield [...taken];
  const steps = choice.steps[at] ?? [];
  for (let i = 0; i < steps.length; i += 1) {
    const to = steps[i];
    const cost = choice.costs[at]?.[i] ?? Number.POSITIVE_INFINITY;
    if (to === undefined || cost > left || circlesForFree(choice, taken, to, cost)) continue;
    yield* paths(choice, to, left - cost, [...taken, to]);
  }
}
