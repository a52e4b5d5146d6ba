import type { NotesDesk } from '../../notes/notes-desk.ts';
import type { Reply } from '../connection/live-line.ts';
import type { Place } from '../connection/place.ts';
import { ApiRefusal } from '../server/api.ts';

/** The notes of a table on the server; none for those who watch. */
export function onlineNotes({ observer, notes, writeNote }: Place): NotesDesk | undefined {
  if (observer < 0) return undefined;
  return {
    pads: ['own', 'table'],
    read: () => granted(notes()),
    write: (wish) => granted(writeNote(wish)),
  };
}

async function granted<T>(asked: Promise<Reply<T>>): Promise<T> {
  const reply = await asked.catch(() => {
    throw new ApiRefusal('offline', 'the line to the server is broken', 0);
  });
  if (!reply.ok) throw new ApiRefusal(reply.error.code, reply.error.message, 0);
  return reply.value;
}
