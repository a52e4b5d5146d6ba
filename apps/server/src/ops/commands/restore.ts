import { existsSync } from 'node:fs';
import { lockPlace } from '../../store/sqlite-lock.ts';
import { EXIT, type ExitCode, WrongUsage } from '../exit.ts';
import { makePlace, withPlace } from '../open-place.ts';
import { checkDatabase, copyDatabase, removeBeside, tablesIn } from '../sqlite-file.ts';
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
  const { place } = context;
  if (place.kind === 'postgres') {
    throw new WrongUsage(
      'the tables are to be in PostgreSQL: restore them with pg_restore, or import an export with "import <file>"',
    );
  }
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const letGo = lockPlace(place.file);
  try {
    return await replace(context, { from: file, to: place.file }, { force, check });
  } finally {
    letGo();
  }
}

async function replace(
  context: CommandContext,
  { from, to }: { readonly from: string; readonly to: string },
  { force, check }: RestoreFlags,
): Promise<ExitCode> {
  const tables = tablesNow(to, force);
  if (tables > 0 && !force) {
    throw new Error(
      `${to} has ${counted(tables, 'table')}; --force overwrites it, and what it has is lost`,
    );
  }
  checkDatabase(from);
  await writeWhole(
    to,
    async (part) => {
      copyDatabase(from, part);
      await prepare(context, part, check);
      // What belongs to the old database must not be taken for a part of the new one.
      removeBeside(to);
    },
    { replace: true },
  );
  context.out(`${from} is restored to ${to}`);
  return EXIT.done;
}

function tablesNow(file: string, force: boolean): number {
  try {
    return tablesIn(file);
  } catch (thrown) {
    // What is no database of tables is nobody's to overwrite unasked.
    if (force) return 0;
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
