import { documentFrom } from './asked-document.ts';
import {
  type Answer,
  type Choice,
  circlesForFree,
  type FormChoice,
  type OneChoice,
  optionOf,
  type PathChoice,
  type SomeChoice,
  type TextChoice,
  type Trail,
  trailOfLists,
} from './choice.ts';
import { pictureFrom } from './picture.ts';
import { faultSentence, LONGEST_PROSE, proseFault } from './prose.ts';
import { type Refusal, refuse } from './result.ts';

/** Whether the answer is one that the choice allows, or why not. */
export function checkAnswer(choice: Choice, answer: Answer): Refusal | undefined {
  const result = check(choice, answer);
  return result === undefined ? undefined : result.error;
}

function check(choice: Choice, answer: Answer) {
  switch (choice.kind) {
    case 'one':
      if (typeof answer === 'number' && answer < 0 && passesSieve(choice, answer)) return undefined;
      if (!isIndex(answer, choice.options.length)) return outOf(choice.options.length);
      return undefined;
    case 'amount':
      if (!isWhole(answer) || answer < choice.min || answer > choice.max) {
        return refuse(
          'out-of-range',
          `needs a whole number from ${choice.min} to ${choice.max}, not ${show(answer)}`,
        );
      }
      return undefined;
    case 'some':
      return checkSome(choice, answer);
    case 'order': {
      if (!isIndexList(answer, choice.options.length)) return outOf(choice.options.length);
      if (
        new Set(answer).size !== choice.options.length ||
        answer.length !== choice.options.length
      ) {
        return refuse('not-allowed', 'must name every item exactly once');
      }
      return undefined;
    }
    case 'allocation': {
      if (!Array.isArray(answer) || answer.length !== choice.options.length) {
        return refuse('wrong-shape', `needs ${choice.options.length} numbers, one for each target`);
      }
      let total = 0;
      let targets = 0;
      for (let i = 0; i < answer.length; i += 1) {
        const points: unknown = answer[i];
        const cap = choice.caps[i] ?? 0;
        if (!isWhole(points) || points < 0 || points > cap) {
          const id = choice.options[i]?.id ?? String(i);
          return refuse('out-of-range', `"${id}" takes 0 to ${cap}, not ${show(points)}`);
        }
        total += points;
        if (points > 0) targets += 1;
      }
      if (total < choice.min || total > choice.max) {
        return refuse(
          'out-of-range',
          `the points must add up to ${range(choice.min, choice.max)}, not ${total}`,
        );
      }
      if (choice.maxTargets !== undefined && targets > choice.maxTargets) {
        return refuse('not-allowed', `at most ${choice.maxTargets} targets, not ${targets}`);
      }
      return undefined;
    }
    case 'path':
      return checkPath(choice, answer);
    case 'text':
      return checkText(choice, answer);
    case 'form':
      return checkForm(choice, answer);
  }
}

function checkText(choice: TextChoice, answer: Answer) {
  const { minLength, maxLength, pattern, prose, picture, document } = choice;
  if (typeof answer !== 'string') return refuse('wrong-shape', 'needs text');
  const most = prose === true ? Math.min(maxLength, LONGEST_PROSE) : maxLength;
  if (answer.length < minLength || answer.length > most) {
    return refuse(
      'out-of-range',
      `needs ${range(minLength, most)} characters, not ${answer.length}`,
    );
  }
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(answer)) {
    return refuse('not-allowed', `the text must match ${pattern}`);
  }
  if (picture === true && answer !== '') {
    const named = pictureFrom(answer);
    return named.ok ? undefined : named;
  }
  if (document !== undefined) {
    const read = documentFrom(document, answer);
    return read.ok ? undefined : read;
  }
  if (prose !== true) return undefined;
  if (minLength > 0 && answer.trim() === '')
    return refuse('out-of-range', 'has nothing but blanks');
  const fault = proseFault(answer);
  return fault && refuse('not-allowed', faultSentence(fault));
}

function checkForm({ fields }: FormChoice, answer: Answer) {
  if (!Array.isArray(answer) || answer.length !== fields.length) {
    return refuse('wrong-shape', `needs ${fields.length} answers, one for each field`);
  }
  for (const [at, { name, choice }] of fields.entries()) {
    const wrong = checkAnswer(choice, answer[at] as Answer);
    if (wrong !== undefined) return inField(name, wrong);
  }
  return undefined;
}

/** What is wrong with one field of a form. */
export function inField(name: string, { code, message }: Refusal) {
  return refuse(code, `"${name}": ${message}`);
}

/** Whether it stands for a candidate that is an option. */
function passesSieve(choice: OneChoice, answer: number): boolean {
  const candidate = optionOf(choice, answer);
  return candidate !== undefined && choice.sieve?.passes(candidate) === true;
}

function checkSome(choice: SomeChoice, answer: Answer) {
  if (!isIndexList(answer, choice.options.length)) return outOf(choice.options.length);
  for (let i = 1; i < answer.length; i += 1) {
    if ((answer[i] ?? 0) <= (answer[i - 1] ?? 0)) {
      return refuse('not-allowed', 'each option at most once, in the order of the list');
    }
  }
  if (answer.length < choice.min || answer.length > choice.max) {
    return refuse('out-of-range', `take ${range(choice.min, choice.max)}, not ${answer.length}`);
  }
  for (const limit of choice.limits ?? []) {
    const taken = answer.filter((index) => limit.of.includes(index)).length;
    if (taken > limit.max) {
      const names = limit.of.map((index) => choice.options[index]?.id).join(', ');
      return refuse('not-allowed', `at most ${limit.max} of ${names}`);
    }
  }
  return undefined;
}

function checkPath(choice: PathChoice, answer: Answer) {
  if (choice.trail !== undefined && isKeyList(answer)) {
    const way = answer.map((number) => -1 - number);
    return checkWay(choice.trail, choice.budget, way);
  }
  if (!isIndexList(answer, choice.options.length)) return outOf(choice.options.length);
  return checkWay(trailOfLists(choice), choice.budget, answer);
}

function checkWay(trail: Trail, budget: number, way: readonly number[]) {
  const name = (place: number) => trail.option(place)?.id ?? String(place);
  let at = trail.from;
  let spent = 0;
  for (const [entered, to] of way.entries()) {
    const strides = trail.stepsFrom(at);
    const step = strides.to.indexOf(to);
    if (step < 0) return refuse('not-allowed', `no step from ${name(at)} to ${name(to)}`);
    const cost = strides.costs[step] ?? 0;
    if (circlesForFree(trail, way.slice(0, entered), to, cost)) {
      return refuse('not-allowed', `the way goes round in circles at ${name(to)}`);
    }
    spent += cost;
    if (spent > budget) {
      return refuse('out-of-range', `the way costs more than ${budget} at ${name(to)}`);
    }
    at = to;
  }
  if (!trail.mayEnd(at)) return refuse('not-allowed', `the way may not end at ${name(at)}`);
  return undefined;
}

/** Whether it names places by key; no place at all needs none. */
function isKeyList(answer: Answer): answer is readonly number[] {
  return Array.isArray(answer) && answer.every((number) => isWhole(number) && number < 0);
}

function outOf(length: number) {
  return refuse('unknown-option', `needs an option index from 0 to ${length - 1}`);
}

/** Whether this is a whole number that arithmetic keeps exact. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isIndex(value: unknown, length: number): value is number {
  return isWhole(value) && value >= 0 && value < length;
}

function isIndexList(value: unknown, length: number): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => isIndex(item, length));
}

function range(min: number, max: number): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

/** A value for a message, shortened. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
