/**
 * What has changed from one value to another, as data: nothing at all (`undefined`), another value in
 * its place (`[value]`), that it is gone (`0`), or an object with what has changed within. Within a list
 * the keys are places, and `length` says how long it is now, if that has changed.
 */
export type Difference = readonly [unknown] | 0 | Changes;

/** See {@link Difference}. */
export interface Changes {
  readonly [key: string]: Difference | number;
}

/** The key under which the length of a list stands. */
const LENGTH = 'length';

/**
 * What has changed between two values of plain JSON data; nothing if they are equal. What is new is
 * copied, as the value may go on to change.
 */
export function differenceBetween(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [copied(after)];
  }
  return Array.isArray(before) && Array.isArray(after)
    ? listDifference(before, after)
    : objectDifference(before, after);
}

function listDifference(
  before: readonly unknown[],
  after: readonly unknown[],
): Changes | undefined {
  const changes: Record<string, Difference | number> = {};
  let any = false;
  for (let at = 0; at < after.length; at += 1) {
    const difference =
      at < before.length
        ? differenceBetween(before[at], after[at])
        : ([copied(after[at])] as const);
    if (difference === undefined) continue;
    changes[at] = difference;
    any = true;
  }
  if (before.length !== after.length) {
    changes[LENGTH] = after.length;
    any = true;
  }
  return any ? changes : undefined;
}

function objectDifference(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes | undefined {
  const changes: Record<string, Difference> = {};
  let any = false;
  for (const key in after) {
    const value = after[key];
    // What is undefined is not there: JSON leaves it out.
    if (value === undefined) continue;
    const difference =
      before[key] === undefined
        ? ([copied(value)] as const)
        : differenceBetween(before[key], value);
    if (difference === undefined) continue;
    changes[key] = difference;
    any = true;
  }
  for (const key in before) {
    if (before[key] === undefined || ownValue(after, key) !== undefined) continue;
    changes[key] = 0;
    any = true;
  }
  return any ? changes : undefined;
}

/**
 * The value with what has changed; parts that have not are shared with the one before.
 * @throws TypeError if the difference is not one of that value
 */
export function withDifference(before: unknown, difference: Difference | undefined): unknown {
  if (difference === undefined) return before;
  if (Array.isArray(difference)) return difference[0];
  if (difference === 0) return undefined;
  const changes = difference as Changes;
  if (Array.isArray(before)) return listWith(before, changes);
  if (isObject(before)) return objectWith(before, changes);
  throw new TypeError('a change within something that has no parts');
}

function listWith(before: readonly unknown[], changes: Changes): readonly unknown[] {
  const { [LENGTH]: length = before.length, ...within } = changes;
  const list = before.slice(0, length as number);
  for (const [key, difference] of Object.entries(within)) {
    list[Number(key)] = withDifference(before[Number(key)], difference as Difference);
  }
  return list;
}

function objectWith(
  before: Readonly<Record<string, unknown>>,
  changes: Changes,
): Readonly<Record<string, unknown>> {
  const object = { ...before };
  for (const [key, difference] of Object.entries(changes)) {
    if (difference === 0) delete object[key];
    else object[key] = withDifference(ownValue(before, key), difference as Difference);
  }
  return object;
}

/** A copy of plain data, without what is undefined. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) copy[key] = copied(value[key]);
  return copy;
}

function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Checksums of what never changes; of a value with a difference, most parts are known already. */
const SUMS = new WeakMap<object, number>();

/**
 * A checksum of plain data, a whole number from 0 to 2^32 - 1, by which two sides know that they have
 * the same; the order of keys does not count. Not against anybody who means harm. The value must not
 * change afterwards.
 */
export function checksum(value: unknown): number {
  if (!isObject(value)) return sumOfText(JSON.stringify(value) ?? '');
  const known = SUMS.get(value);
  if (known !== undefined) return known;
  let sum = Array.isArray(value) ? 0x9e3779b9 : 0x85ebca6b;
  for (const key in value) {
    if (value[key] === undefined) continue;
    // Each key and what it holds is mixed as one, so that the order in which they are added is free.
    sum = (sum + mixed(sumOfText(key) ^ Math.imul(checksum(value[key]), 0x27d4eb2f))) >>> 0;
  }
  SUMS.set(value, sum);
  return sum;
}

function sumOfText(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}

function mixed(value: number): number {
  let sum = value;
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
