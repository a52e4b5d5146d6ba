import { canonicalJson } from '../hash.ts';

/** Operators, for expectations other than equality. */
export const OPERATORS = ['contains', 'exactly', 'atLeast', 'atMost'] as const;

type Operator = Readonly<Partial<Record<(typeof OPERATORS)[number], unknown>>>;

/** Whether it is an expectation: an object of nothing but {@link OPERATORS}. */
export function isOperator(wanted: unknown): wanted is Operator {
  if (!isRecord(wanted)) return false;
  const keys = Object.keys(wanted);
  return keys.length > 0 && keys.every((key) => OPERATORS.some((one) => one === key));
}

/** Whether it is an object, not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether what was found equals what is expected. */
export function equals(found: unknown, wanted: unknown): boolean {
  return isOperator(wanted)
    ? satisfies(found, wanted)
    : canonicalJson(found) === canonicalJson(wanted);
}

/** Whether everything in `wanted` stands in `found`, lists and plain values exactly. */
export function matches(found: unknown, wanted: unknown): boolean {
  if (!isRecord(wanted) || isOperator(wanted)) return equals(found, wanted);
  if (!isRecord(found)) return false;
  return Object.entries(wanted).every(([key, value]) => matches(found[key], value));
}

function satisfies(found: unknown, operator: Operator): boolean {
  const { contains, exactly, atLeast, atMost } = operator;
  return (
    (contains === undefined || holds(found, contains)) &&
    (exactly === undefined || isExactly(found, exactly)) &&
    (atLeast === undefined || Number(found) >= Number(atLeast)) &&
    (atMost === undefined || Number(found) <= Number(atMost))
  );
}

/** Whether it is exactly this; for an object, a list of names says which keys it has. */
function isExactly(found: unknown, exactly: unknown): boolean {
  if (isRecord(found) && Array.isArray(exactly)) {
    return canonicalJson(Object.keys(found).toSorted()) === canonicalJson(exactly.toSorted());
  }
  return canonicalJson(found) === canonicalJson(exactly);
}

/** Whether a list has every item, a text the part, an object the fields. */
function holds(found: unknown, wanted: unknown): boolean {
  if (typeof found === 'string') return typeof wanted === 'string' && found.includes(wanted);
  if (!Array.isArray(found)) return matches(found, wanted);
  const left = [...found];
  return (Array.isArray(wanted) ? wanted : [wanted]).every((item) => {
    const at = left.findIndex((one) => matches(one, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
