import { didYouMean } from '../closest.ts';
import { shown } from './file-fields.ts';
import { equals, isOperator } from './fits.ts';

type Found =
  | { readonly there: true; readonly value: unknown }
  /** `parent` stands at `before` and has no `key`. */
  | {
      readonly there: false;
      readonly parent: unknown;
      readonly before: string;
      readonly key: string;
    };

/**
 * Which paths do not hold the expected value. A path must exist; `null` may also be expected where
 * a value used to be.
 * @param earlier the value at earlier moments, looked at only if a path is missing
 */
export function pathProblems(
  what: string,
  value: unknown,
  paths: Readonly<Record<string, unknown>>,
  earlier: () => Iterable<unknown> = () => [],
): string[] {
  return Object.entries(paths).flatMap(([path, wanted]) => {
    const found = follow(value, path);
    if (found.there) {
      if (equals(found.value, wanted)) return [];
      return [`${what} ${path} is ${shown(found.value)}, expected ${said(wanted)}`];
    }
    if (wanted === null && wasThere(value, path, earlier())) return [];
    return [`${what} ${path}: ${missing(found)}`];
  });
}

function said(wanted: unknown): string {
  return isOperator(wanted) ? `something that has ${shown(wanted)}` : shown(wanted);
}

function follow(value: unknown, path: string): Found {
  const passed: string[] = [];
  let at = value;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) {
      return { there: false, parent: at, before: passed.join('.'), key };
    }
    at = (at as Record<string, unknown>)[key];
    passed.push(key);
  }
  return { there: true, value: at };
}

/** Whether the path was there before, or is in another entry of the same list. */
function wasThere(value: unknown, path: string, earlier: Iterable<unknown>): boolean {
  const keys = path.split('.');
  const others = (moment: unknown) =>
    keys.some((key, at) => {
      const list = at === 0 ? moment : reached(moment, keys.slice(0, at));
      const rest = keys.slice(at + 1).join('.');
      return (
        /^\d+$/.test(key) &&
        rest !== '' &&
        Array.isArray(list) &&
        list.some((entry) => follow(entry, rest).there)
      );
    });
  for (const moment of [value, ...earlier]) {
    if (follow(moment, path).there || others(moment)) return true;
  }
  return false;
}

function reached(value: unknown, keys: readonly string[]): unknown {
  const found = follow(value, keys.join('.'));
  return found.there ? found.value : undefined;
}

function missing({ parent, before, key }: Extract<Found, { there: false }>): string {
  const place = before === '' ? 'here' : `at ${before}`;
  if (Array.isArray(parent)) {
    return `there is no entry "${key}" ${place}; there are ${parent.length}, counted from 0`;
  }
  if (typeof parent !== 'object' || parent === null) {
    return `there is no "${key}" ${place}, only ${shown(parent)}`;
  }
  const known = Object.keys(parent);
  const listed = known.length === 0 ? 'nothing' : known.join(', ');
  return `there is no "${key}" ${place}${didYouMean(key, known)}; there is ${listed}`;
}
