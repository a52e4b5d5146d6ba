import type { Observer } from '@tablewright/engine';
import { hashPlain } from '@tablewright/engine/host';
import type { LiveTable } from '../../src/tables/live-table.ts';

/** Everything that an observer is told who knew the table at `since` entries. */
export function said(table: LiveTable, observer: Observer, since: number): string {
  const now = table.at;
  return JSON.stringify([
    table.face(now, () => true),
    table.updateFor(observer, since, now),
    since < 0 ? undefined : table.updateFor(observer, -1, now),
    // When the server acts by itself, which all can see.
    table.due,
  ]);
}

/** Where two messages differ first, and how. */
export function difference(one: string, other: string): string {
  const differ = (a: unknown, b: unknown, path: string): string => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
      return `${path} is ${short(a)} or ${short(b)}`;
    }
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    const at = (value: object, key: string) => (value as Record<string, unknown>)[key];
    const key = keys.find((name) => hashPlain([at(a, name)]) !== hashPlain([at(b, name)])) ?? '';
    return differ(at(a, key), at(b, key), `${path}.${key}`);
  };
  return differ(JSON.parse(one), JSON.parse(other), '');
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}
