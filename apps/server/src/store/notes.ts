import type { Observer, Seat } from '@tablewright/engine';
import type { Note, NoteWritten } from '@tablewright/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';
import type { WrittenNote } from './store.ts';

/** See `Store.notes`. */
export function notesOf(
  db: Kysely<Schema>,
  match: string,
  pad: Observer,
): Promise<readonly Note[]> {
  return db
    .selectFrom('notes')
    .select(['note', 'revision', 'text', 'seat', 'name', 'at'])
    .where('match', '=', match)
    .where('pad', '=', pad)
    .orderBy('made')
    .orderBy('note')
    .execute();
}

/** See `Store.writeNote`. */
export function writeNote(
  database: Kysely<Schema>,
  dialect: Dialect,
  written: WrittenNote,
  most: number,
): Promise<NoteWritten | 'full'> {
  return database.transaction().execute(async (db) => {
    const there = db.selectFrom('tables').select('id').where('id', '=', written.table);
    const held = await (dialect === 'postgres' ? there.forKeyShare() : there).executeTakeFirst();
    if (held === undefined) throw new Error(`table ${written.table} was deleted`);
    if (written.text === '') return removeNote(db, written);
    return written.revision === 0 ? addNote(db, written, most) : changeNote(db, written);
  });
}

/** Deletes the private notes of a seat. */
export async function forgetNotes(
  db: Transaction<Schema>,
  match: string,
  seat: Seat,
): Promise<void> {
  await db.deleteFrom('notes').where('match', '=', match).where('pad', '=', seat).execute();
}

/** The notes of a table lie at another one too, where its match goes on with the same people. */
export async function copyNotes(db: Transaction<Schema>, from: string, to: string): Promise<void> {
  await sql`insert into notes (match, pad, note, made, revision, at, seat, name, text)
    select cast(${to} as text), pad, note, made, revision, at, seat, name, text from notes
    where match = ${from}`.execute(db);
}

async function addNote(
  db: Transaction<Schema>,
  written: WrittenNote,
  most: number,
): Promise<NoteWritten | 'full'> {
  if ((await noteNamed(db, written)) === undefined) {
    const { count } = await db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('match', '=', written.table)
      .where('pad', '=', written.pad)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return 'full';
  }
  const { table: match, at, pad, note, seat, name, text } = written;
  const added = await db
    .insertInto('notes')
    .values({ match, pad, note, made: at, revision: 1, at, seat, name, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['note', 'revision', 'text', 'seat', 'name', 'at'])
    .executeTakeFirst();
  return added === undefined ? fateOf(db, written) : { kept: true, note: added };
}

async function changeNote(db: Transaction<Schema>, written: WrittenNote): Promise<NoteWritten> {
  const { table, pad, note, revision, at, seat, name, text } = written;
  const changed = await db
    .updateTable('notes')
    .set({ revision: revision + 1, at, seat, name, text })
    .where('match', '=', table)
    .where('pad', '=', pad)
    .where('note', '=', note)
    .where('revision', '=', revision)
    .returning(['note', 'revision', 'text', 'seat', 'name', 'at'])
    .executeTakeFirst();
  return changed === undefined ? fateOf(db, written) : { kept: true, note: changed };
}

async function removeNote(db: Transaction<Schema>, written: WrittenNote): Promise<NoteWritten> {
  const { table, pad, note, revision } = written;
  await db
    .deleteFrom('notes')
    .where('match', '=', table)
    .where('pad', '=', pad)
    .where('note', '=', note)
    .where('revision', '=', revision)
    .execute();
  const left = await noteNamed(db, written);
  return left === undefined ? { kept: true } : { kept: false, note: left };
}

/** What became of a note that was not written just now: a repeat finds what it has written before. */
async function fateOf(db: Transaction<Schema>, written: WrittenNote): Promise<NoteWritten> {
  const note = await noteNamed(db, written);
  if (note === undefined) return { kept: false };
  const { text, seat, revision } = written;
  const isRepeat = note.text === text && note.seat === seat && note.revision === revision + 1;
  return { kept: isRepeat, note };
}

function noteNamed(
  db: Transaction<Schema>,
  { table, pad, note }: WrittenNote,
): Promise<Note | undefined> {
  return db
    .selectFrom('notes')
    .select(['note', 'revision', 'text', 'seat', 'name', 'at'])
    .where('match', '=', table)
    .where('pad', '=', pad)
    .where('note', '=', note)
    .executeTakeFirst();
}
