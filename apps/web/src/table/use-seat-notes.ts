import type { Observer } from '@tablewright/engine';
import type { SessionState } from '@tablewright/table-kit';
import { useMemo } from 'react';
import type { NotesDesk } from '../notes/notes-desk.ts';
import { type NotesBook, useNotes } from '../notes/use-notes.ts';

/** The notes of whoever is at this screen; none while it is handed over, or the table is gone. */
export function useSeatNotes(
  notesFor: (observer: Observer) => NotesDesk | undefined,
  { observer, handOver, online }: SessionState,
  wanted: boolean,
): NotesBook | undefined {
  const desk = useMemo(() => notesFor(observer), [notesFor, observer]);
  const isOpen = handOver === undefined && online?.gone !== true;
  const book = useNotes(desk, online?.notesChanged ?? 0, wanted && isOpen);
  return isOpen ? book : undefined;
}
