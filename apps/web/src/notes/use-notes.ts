import type { Note, Notes, Pad } from '@tablewright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { newName } from '../online/server/api.ts';
import { type Doing, useDoing } from '../online/server/use-doing.ts';
import type { NotesDesk } from './notes-desk.ts';

/** A note that is being written. It stays until it is kept or given up, also if the sheet is closed. */
export interface NoteDraft {
  readonly pad: Pad;
  readonly note: string;
  /** The revision that it is written over; 0 for a new note. */
  readonly revision: number;
  readonly text: string;
  /** How the note stands if somebody else has changed it meanwhile; `gone` if it was deleted. */
  readonly meanwhile?: Note | 'gone';
}

/** The notes of a table on the page, and what can be done with them. */
export interface NotesBook {
  readonly desk: NotesDesk;
  /** Nothing until they were read. */
  readonly notes: Notes | undefined;
  readonly draft: NoteDraft | undefined;
  readonly setDraft: (draft: NoteDraft | undefined) => void;
  /** What was deleted last, so that it can be put back. */
  readonly deleted: { readonly pad: Pad; readonly text: string } | undefined;
  /** Writes the draft; it stays if that was not done, or if somebody else has changed the note. */
  readonly keep: (draft: NoteDraft) => Promise<void>;
  readonly remove: (pad: Pad, note: Note) => Promise<void>;
  readonly putBack: () => Promise<void>;
  readonly doing: Doing;
}

/** A draft for a note that there is not yet. */
export function newDraft(pad: Pad, text = ''): NoteDraft {
  return { pad, note: newName(), revision: 0, text };
}

/**
 * Reads and writes the notes of a table.
 * @param desk where they are; nothing for who may not read them
 * @param changed another number whenever they have changed elsewhere
 * @param wanted whether they are looked at
 */
export function useNotes(
  desk: NotesDesk | undefined,
  changed: number,
  wanted: boolean,
): NotesBook | undefined {
  const [notes, setNotes] = useState<{ readonly of: NotesDesk; readonly notes: Notes }>();
  const [draft, setDraft] = useState<NoteDraft>();
  const [deleted, setDeleted] = useState<NotesBook['deleted']>();
  const doing = useDoing();
  const { run } = doing;
  const read = useCallback(async (): Promise<void> => {
    if (desk !== undefined) setNotes({ of: desk, notes: await desk.read() });
  }, [desk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read anew when they have changed
  useEffect(() => {
    if (wanted) run(read);
  }, [wanted, read, changed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sits here
  useEffect(() => {
    setDraft(undefined);
    setDeleted(undefined);
  }, [desk]);
  if (desk === undefined) return undefined;
  const keep = async (written: NoteDraft): Promise<void> => {
    const { meanwhile: _, ...wish } = { ...written, text: written.text.trim() };
    await run(async () => {
      const { kept, note } = await desk.write(wish);
      setDraft(kept ? undefined : { ...written, meanwhile: note ?? 'gone' });
      if (kept) setDeleted(undefined);
      await read();
    });
  };
  return {
    desk,
    notes: notes?.of === desk ? notes.notes : undefined,
    draft,
    setDraft,
    deleted,
    keep,
    remove: async (pad, { note, revision, text }) => {
      await run(async () => {
        const { kept } = await desk.write({ pad, note, revision, text: '' });
        setDeleted(kept ? { pad, text } : undefined);
        await read();
      });
    },
    putBack: async () => {
      if (deleted !== undefined) await keep(newDraft(deleted.pad, deleted.text));
    },
    doing,
  };
}
