import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';

/**
 * Notices when a database file is older than it should be, or is not the one that was opened. A
 * counter is raised in the database, and then in a small file beside it. A database whose counter is
 * lower than the file's lacks what was written to it.
 */
export class SqliteGuard {
  readonly #file: string;
  readonly #database: Sqlite.Database;
  /** The files of the database, as they were opened. */
  readonly #opened: readonly (readonly [file: string, id: string])[];

  /**
   * @param database open, and in its present form
   * @throws if it lacks what was written to it
   */
  constructor(file: string, database: Sqlite.Database) {
    this.#file = file;
    this.#database = database;
    const lacking = whatIsLacking(file, this.#count);
    if (lacking !== undefined) throw new Error(lacking);
    this.#opened = [file, `${file}-wal`].flatMap((one) => {
      const id = idOf(one);
      return id === undefined ? [] : [[one, id] as const];
    });
  }

  /** Throws if the files are no longer those that were opened: what is written goes nowhere then. */
  check(): void {
    for (const [file, id] of this.#opened) {
      if (idOf(file) === id) continue;
      throw new Error(
        `${file} was removed or exchanged while it was in use; end the server at once`,
      );
    }
  }

  /** Counts on. No transaction may run meanwhile. */
  count(): void {
    const next = this.#count + 1;
    this.#database.pragma(`user_version = ${next}`);
    const part = `${seenBeside(this.#file)}.part`;
    writeFileSync(part, `${next}\n`, { mode: 0o600 });
    renameSync(part, seenBeside(this.#file));
  }

  get #count(): number {
    return countOf(this.#database);
  }
}

/** How far a database has counted. */
export function countOf(database: Sqlite.Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}

/** What is wrong with a database that has counted so far; nothing if it is as it was left. */
export function whatIsLacking(file: string, count: number): string | undefined {
  const seen = seenBeside(file);
  if (seenIn(seen) <= count) return undefined;
  return (
    `${file} lacks what was written to it last: ${file}-wal is missing, or an older copy was put in ` +
    `its place. Put it back, or restore a backup with "tables restore"; to go on without it, remove ${seen}`
  );
}

/** Forgets how far a database has counted that is replaced. */
export function forgetCount(file: string): void {
  rmSync(seenBeside(file), { force: true });
}

function seenBeside(file: string): string {
  return `${file}-seen`;
}

/** The number in such a file; nothing if it is unreadable, as when a crash has cut it off. */
function seenIn(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}

/** What distinguishes a file from another of the same name; nothing if there is none. */
function idOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}/${found.ino}`;
}
