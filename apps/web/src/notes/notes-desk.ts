import type { Notes, NoteWritten, Pad, WriteNote } from '@tablewright/protocol';

/** A note to be written: over which revision, 0 for a new one; without text it is deleted. */
export type NoteWish = Omit<WriteNote, 'seat'>;

/** The notes of a table as one person may read and write them, wherever they are kept. */
export interface NotesDesk {
  /** The pads that there are. */
  readonly pads: readonly Pad[];
  /** Rejects with an `ApiRefusal`. */
  read(): Promise<Notes>;
  /** Says how the note stands if somebody else has changed it. Rejects with an `ApiRefusal`. */
  write(wish: NoteWish): Promise<NoteWritten>;
}
