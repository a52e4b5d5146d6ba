/**
 * A hash of plain data in 32 bits, for telling changes from repeats: cheap enough for every answer,
 * and proof against nobody. Equal data has equal hashes, in whatever order its fields stand and
 * whatever fields are undefined. It never changes, since files hold it.
 */
export function quickHash(value: unknown): number {
  if (typeof value === 'string') return textHash(value);
  if (typeof value === 'number') {
    return (value | 0) === value ? scattered(value ^ 0x2545f491) : textHash(`number ${value}`);
  }
  if (typeof value === 'boolean') return value ? 0x3c6ef372 : 0x1f83d9ab;
  if (value === null || typeof value !== 'object') return 0x5be0cd19;
  if (Array.isArray(value)) {
    let hash = 0x510e527f;
    for (let at = 0; at < value.length; at += 1) hash = joined(hash, quickHash(value[at]));
    return hash;
  }
  return fieldsHash(value);
}

/**
 * The hash of a record.
 * @param but a field that does not count
 */
export function fieldsHash(record: object, but?: string): number {
  // A sum does not depend on the order of the fields, so they need not be sorted.
  let sum = 0;
  for (const key in record) {
    const item = (record as Record<string, unknown>)[key];
    if (item === undefined || key === but) continue;
    sum = (sum + joined(textHash(key), quickHash(item))) | 0;
  }
  return scattered(sum);
}

/** The hash of one thing after another. */
export function joined(before: number, next: number): number {
  return scattered(Math.imul(before, 0x9e3779b1) ^ next);
}

/** FNV-1a. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return scattered(hash);
}

/** Spreads every bit over all of them; the last step of MurmurHash3. */
function scattered(hash: number): number {
  let bits = hash;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
