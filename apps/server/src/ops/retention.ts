import type { Expiry, Store } from '../store/store.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Tables deleted between two looks at the store. */
const PAGE = 100;

/** For how many days tables are kept after something happened there last; for ever without it. */
export interface Retention {
  /** Finished and closed tables. */
  readonly finished?: number;
  /** Tables that play. */
  readonly idle?: number;
  /** Tables that wait for people to sit down. */
  readonly gathering?: number;
  /** Guests who have no table any more, since they came first. */
  readonly guests?: number;
}

/** What {@link retain} works on. */
export interface RetentionSetup {
  readonly store: Pick<Store, 'expired' | 'forgetGuests'>;
  /** Deletes a table if it still rests; whether it did. */
  readonly remove: (table: string, before: Expiry) => Promise<boolean>;
  readonly retention: Retention;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Deletes the tables that need not be kept any longer, and returns how many; then forgets guests.
 * Several nodes may do so at the same time.
 */
export async function retain({ store, remove, retention, now }: RetentionSetup): Promise<number> {
  const { guests, ...kept } = retention;
  const before = expiryOf(kept, now());
  let deleted = 0;
  let found = PAGE;
  while (found === PAGE) {
    const tables = await store.expired(before, PAGE);
    for (const table of tables) if (await remove(table, before)) deleted += 1;
    found = tables.length;
  }
  if (guests !== undefined) await store.forgetGuests(now() - guests * DAY);
  return deleted;
}

/**
 * Does that now and every hour; the returned function ends it.
 * @param done told how many were deleted, if any were
 */
export function retainHourly(
  setup: RetentionSetup,
  done: (deleted: number) => void,
  report: (what: string, thrown: unknown) => void,
): () => void {
  if (Object.keys(setup.retention).length === 0) return () => {};
  const work = (): void => {
    retain(setup).then(
      (deleted) => {
        if (deleted > 0) done(deleted);
      },
      (thrown) => report('retention', thrown),
    );
  };
  work();
  const timer = setInterval(work, HOUR);
  return () => clearInterval(timer);
}

function expiryOf(retention: Omit<Retention, 'guests'>, now: number): Expiry {
  return Object.fromEntries(
    Object.entries(retention).map(([kept, days]) => [kept, now - days * DAY]),
  );
}
