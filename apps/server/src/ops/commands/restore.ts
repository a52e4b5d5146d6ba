import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, type ExitCode, WrongUsage } from '../exit.ts';
import { makePlace, withPlace } from '../open-place.ts';
import {
  checkDatabase,
  copyDatabase,
  type InTheWay,
  inTheWay,
  removeBeside,
} from '../sqlite-file.ts';
import { writeWhole } from '../whole-file.ts';
import { type CommandContext, counted } from './context.ts';
import { verifyAll } from './verify.ts';

/** How a backup is restored. */
export interface RestoreFlags {
  /** Whether tables that are there may be overwritten. */
  readonly force: boolean;
  /** Whether every table is played again before anything is overwritten. */
  readonly check: boolean;
}

/** Puts a backup in the place of the tables, whole or not at all. */
export async function restore(
  context: CommandContext,
  file: string,
  { force, check }: RestoreFlags,
): Promise<ExitCode> {
  const { place, out, now } = context;
  if (place.kind === 'postgres') {
    throw new WrongUsage(
      'the tables are to be in PostgreSQL: restore them with pg_restore, or import an export with "import <file>"',
    );
  }
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const { tables, served } = thereNow(place.file, force, now());
  if (served) throw new Error(`a server uses ${place.file}; stop it first`);
  if (tables > 0 && !force) {
    throw new Error(
      `${place.file} has ${counted(tables, 'table')}; --force overwrites it, and what it has is lost`,
    );
  }
  checkDatabase(file);
  mkdirSync(dirname(place.file), { recursive: true });
  await writeWhole(
    place.file,
    async (part) => {
      copyDatabase(file, part);
      await prepare(context, part, check);
      // What belongs to the old database must not be taken for a part of the new one.
      removeBeside(place.file);
    },
    { replace: true },
  );
  out(`${file} is restored to ${place.file}`);
  return EXIT.done;
}

function thereNow(file: string, force: boolean, now: number): InTheWay {
  try {
    return inTheWay(file, now);
  } catch (thrown) {
    // What is no database of tables is nobody's to overwrite unasked, and has no server.
    if (force) return { tables: 0, served: false };
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${file} is something else (${why}); --force overwrites it`);
  }
}

/** Brings a copy to its present form and forgets the nodes of its time. Rejects if it is unsound. */
async function prepare(context: CommandContext, part: string, check: boolean): Promise<void> {
  try {
    await withPlace(makePlace({ kind: 'sqlite', file: part }), async ({ db, store }) => {
      await db.deleteFrom('nodes').execute();
      await db.deleteFrom('presence').execute();
      if (!check) return;
      const { broken } = await verifyAll(context, { db, store });
      if (broken > 0) throw new Error('nothing was restored: it has tables that are broken');
    });
  } finally {
    removeBeside(part);
  }
}
