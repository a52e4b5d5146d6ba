import type { Seat } from '@tablewright/engine';

/** A table that is looked at: in one look, as long as nothing changes, what is found out is kept. */
export interface Seen {
  /** What was found out, by the function that has; only in {@link oneLook}. */
  readonly found?: Map<unknown, unknown> | undefined;
}

/** What one look needs of a table. */
interface Table<S, C> extends Seen {
  readonly state: S;
  readonly content: C;
  readonly met?: ((name: string) => void) | undefined;
}

/**
 * One look at a table, in which {@link perHero} and {@link perTable} find things out once. It is for whatever computes
 * something and changes nothing meanwhile, and is dropped with it: rules that change something cannot be called with it, as
 * they need a whole table.
 */
export function oneLook<S, C>(t: Table<S, C>): Table<S, C> {
  if (t.found !== undefined) return t;
  const { state, content, met } = t;
  return { state, content, met, found: new Map() };
}

/** What is found out of each hero, once in one look. */
export function perHero<T extends Seen, H extends { readonly seat: Seat }, R>(
  find: (t: T, hero: H) => R,
): (t: T, hero: H) => R {
  return (t, hero) => {
    if (t.found === undefined) return find(t, hero);
    const bySeat = keptFor(t.found, find, (): R[] => []);
    const known = bySeat[hero.seat];
    if (known !== undefined) return known;
    const found = find(t, hero);
    bySeat[hero.seat] = found;
    return found;
  };
}

/** What is found out of the table, once in one look. */
export function perTable<T extends Seen, R>(find: (t: T) => R): (t: T) => R {
  return (t) => (t.found === undefined ? find(t) : keptFor(t.found, find, () => find(t)));
}

function keptFor<R>(found: Map<unknown, unknown>, by: unknown, find: () => R): R {
  const known = found.get(by);
  if (known !== undefined) return known as R;
  const now = find();
  found.set(by, now);
  return now;
}
