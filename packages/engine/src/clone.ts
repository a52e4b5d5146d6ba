/**
 * A deep copy of plain data: objects, arrays, strings, numbers, booleans, undefined and null.
 * Several times faster than `structuredClone`, and key order is kept.
 */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return copy(value) as T;
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i += 1) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' && item !== null ? copy(item) : item;
    }
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    record[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return record;
}

/**
 * A copy as {@link clonePlain} makes it, but for what is in `before` already, at the same place and
 * with its keys in the same order: that is taken from there. So a row of copies of something that
 * changes little takes little room. Neither copy may be changed any more.
 */
export function clonePlainSharing<T>(value: T, before: unknown): T {
  return share(value, before) as T;
}

function share(value: unknown, before: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (typeof before !== 'object' || before === null) return copy(value);
  const isList = Array.isArray(value);
  if (isList !== Array.isArray(before)) return copy(value);
  return isList
    ? shareList(value, before as readonly unknown[])
    : shareRecord(value as Fields, before as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function shareList(value: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  let list: unknown[] | undefined = value.length === before.length ? undefined : [];
  for (let i = 0; i < value.length; i += 1) {
    const item = share(value[i], before[i]);
    if (list === undefined) {
      if (Object.is(item, before[i])) continue;
      list = before.slice(0, i);
    }
    list.push(item);
  }
  return list ?? before;
}

function shareRecord(value: Fields, before: Fields): Fields {
  const keys = Object.keys(before);
  let record: Record<string, unknown> | undefined;
  let same = 0;
  for (const key in value) {
    const item = share(value[key], before[key]);
    if (record === undefined) {
      if (keys[same] === key && Object.is(item, before[key])) {
        same += 1;
        continue;
      }
      record = firstFields(before, keys, same);
    }
    record[key] = item;
  }
  if (record !== undefined) return record;
  return same === keys.length ? before : firstFields(before, keys, same);
}

function firstFields(
  from: Fields,
  keys: readonly string[],
  count: number,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let i = 0; i < count; i += 1) {
    const key = keys[i] as string;
    record[key] = from[key];
  }
  return record;
}

/** Says where a value is not plain JSON data, or nothing if it is throughout. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  const fault = faultIn(value);
  return fault && `${path}${fault.at} ${fault.what}`;
}

/** What is wrong, and where: mostly nothing, so that the way there is put together only afterwards. */
interface Fault {
  readonly at: string;
  readonly what: string;
}

function faultIn(value: unknown): Fault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      if (Object.is(value, -0)) return { at: '', what: 'is -0' };
      return Number.isFinite(value) ? undefined : { at: '', what: `is ${value}` };
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? faultInList(value) : faultInRecord(value);
    default:
      return { at: '', what: `is a ${typeof value}` };
  }
}

function faultInList(list: readonly unknown[]): Fault | undefined {
  for (let i = 0; i < list.length; i += 1) {
    if (list[i] === undefined) return { at: `[${i}]`, what: 'is undefined inside a list' };
    const fault = faultIn(list[i]);
    if (fault !== undefined) return { ...fault, at: `[${i}]${fault.at}` };
  }
  return undefined;
}

function faultInRecord(record: object): Fault | undefined {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    return { at: '', what: `is an instance of ${record.constructor?.name ?? 'a class'}` };
  }
  for (const key of Object.keys(record)) {
    const fault = faultIn((record as Fields)[key]);
    if (fault !== undefined) return { ...fault, at: `.${key}${fault.at}` };
  }
  return undefined;
}
