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

/** Says where a value is not plain JSON data, or nothing if it is throughout. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      if (value[i] === undefined) return `${path}[${i}] is undefined inside a list`;
      const wrong = notPlain(value[i], `${path}[${i}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path} is an instance of ${value.constructor?.name ?? 'a class'}`;
  }
  for (const [key, item] of Object.entries(value)) {
    const wrong = notPlain(item, `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
