/**
 * Small things that this device keeps: settings, names, keys of tables. A private window may keep
 * nothing; a choice then lasts as long as the page.
 */

/** What is stored under a key; `undefined` if nothing is. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What {@link storeJson} stored under a key, to be checked; `undefined` if it cannot be read. */
export function readStoredJson(key: string): unknown {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a key. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Stores a value under a key, as JSON. */
export function storeJson(key: string, value: unknown): void {
  store(key, JSON.stringify(value));
}

/** Removes what is stored under a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}
