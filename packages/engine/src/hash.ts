import { sha256Hex } from './sha256.ts';

/** The keys of records of one shape, sorted, each with the text that it begins a field with. */
type SortedKeys = readonly { readonly key: string; readonly text: string }[];

/** Shapes seen so far: key after key in the order of the record, at its end the sorted keys. */
interface Shape {
  readonly next: Map<string, Shape>;
  sorted?: SortedKeys;
}

/** Most places in shapes that are kept: records whose keys are data come in any number of shapes. */
const MOST_SHAPES = 4096;

const shapes: Shape = { next: new Map() };
let shapesKept = 0;

/** What JSON writes as it is: no quote, backslash, control character or surrogate. */
const PLAIN_TEXT = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** JSON with sorted keys and without undefined fields: equal data, equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string')
    return PLAIN_TEXT.test(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    if (value.every(isText)) return JSON.stringify(value);
    let text = '[';
    for (let i = 0; i < value.length; i += 1) {
      if (i > 0) text += ',';
      text += canonicalJson(value[i]);
    }
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const { key, text: begin } of sortedKeysOf(record)) {
    const item = record[key];
    if (item === undefined) continue;
    if (text.length > 1) text += ',';
    text += begin;
    text += canonicalJson(item);
  }
  return `${text}}`;
}

/** Lists of texts, such as cards, are many: the same is written at once. */
const isText = (item: unknown): boolean => typeof item === 'string';

/** The sorted keys of a record, once for each shape: sorting them is most of the work. */
function sortedKeysOf(record: Readonly<Record<string, unknown>>): SortedKeys {
  const keys = Object.keys(record);
  let shape = shapes;
  for (const key of keys) {
    let next = shape.next.get(key);
    if (next === undefined) {
      if (shapesKept >= MOST_SHAPES) return sorted(keys);
      shapesKept += 1;
      next = { next: new Map() };
      shape.next.set(key, next);
    }
    shape = next;
  }
  shape.sorted ??= sorted(keys);
  return shape.sorted;
}

function sorted(keys: string[]): SortedKeys {
  return keys.sort().map((key) => ({ key, text: `${JSON.stringify(key)}:` }));
}

/** The fingerprint of plain data: the first 16 hexadecimal digits of SHA-256 over its canonical JSON. */
export function hashPlain(value: unknown): string {
  return sha256Hex(canonicalJson(value)).slice(0, 16);
}
