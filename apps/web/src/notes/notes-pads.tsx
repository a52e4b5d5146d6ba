import type { Note, Notes, Pad } from '@tablewright/protocol';
import { Download, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../matches/files.ts';
import { Problem } from '../online/server/problem.tsx';
import { useWebWords } from '../web-words.ts';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';
import { notesFile } from './notes-file.ts';
import { type NotesBook, newDraft } from './use-notes.ts';

/** The notes of a table: one's own pad, and the one of all who sit there. */
export function NotesPads({
  book,
  title,
}: {
  readonly book: NotesBook;
  readonly title: string;
}): ReactNode {
  const words = useWebWords();
  const { desk, notes, draft, doing } = book;
  const [chosen, setChosen] = useState<Pad>(draft?.pad ?? desk.pads[0] ?? 'table');
  const pad = desk.pads.includes(chosen) ? chosen : 'table';
  return (
    <div className="notes">
      {desk.pads.length > 1 && (
        <fieldset className="notes-pads">
          <legend className="tw-visually-hidden">{words('notes.which')}</legend>
          {desk.pads.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="pad"
                checked={pad === one}
                onChange={() => setChosen(one)}
              />
              <span>{words(`notes.${one}`, { count: notes?.[one].length ?? 0 })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="tw-quiet">{words(`notes.${pad}.help`)}</p>
      {notes !== undefined && <OnePad book={book} pad={pad} notes={notes[pad]} />}
      <Problem of={doing.problem} />
      {notes !== undefined && notes.own.length + notes.table.length > 0 && (
        <SaveNotes notes={notes} title={title} />
      )}
    </div>
  );
}

function OnePad({
  book,
  pad,
  notes,
}: {
  readonly book: NotesBook;
  readonly pad: Pad;
  readonly notes: readonly Note[];
}): ReactNode {
  const words = useWebWords();
  const { draft, setDraft, deleted, putBack, doing } = book;
  const writing = draft?.pad === pad ? draft : undefined;
  const isNew = writing !== undefined && notes.every(({ note }) => note !== writing.note);
  return (
    <>
      {notes.length === 0 && writing === undefined && (
        <p className="tw-quiet">{words('notes.none')}</p>
      )}
      <ul className="notes-list">
        {notes.map((note) => (
          <li key={note.note}>
            {writing?.note === note.note ? (
              <NoteForm book={book} draft={writing} />
            ) : (
              <NoteCard book={book} pad={pad} note={note} />
            )}
          </li>
        ))}
        {isNew && (
          <li>
            <NoteForm book={book} draft={writing} />
          </li>
        )}
      </ul>
      {draft === undefined && (
        <button
          type="button"
          className="tw-button notes-new"
          onClick={() => setDraft(newDraft(pad))}
        >
          <Plus aria-hidden="true" size={18} />
          {words('notes.new')}
        </button>
      )}
      {draft !== undefined && writing === undefined && (
        <p className="tw-quiet">{words('notes.writing')}</p>
      )}
      <div role="status" className="notes-deleted">
        {deleted?.pad === pad && (
          <>
            <span>{words('notes.deleted')}</span>
            <button type="button" className="tw-link" disabled={doing.busy} onClick={putBack}>
              {words('notes.put-back')}
            </button>
          </>
        )}
      </div>
    </>
  );
}

function SaveNotes({ notes, title }: { readonly notes: Notes; readonly title: string }): ReactNode {
  const words = useWebWords();
  return (
    <div className="notes-save">
      <button
        type="button"
        className="tw-button"
        onClick={() =>
          saveFile(
            notesFile(notes, {
              title: words('notes.file', { title }),
              own: words('notes.own.head'),
              table: words('notes.table.head'),
            }),
          )
        }
      >
        <Download aria-hidden="true" size={18} />
        {words('notes.save')}
      </button>
      <p className="tw-quiet">{words('notes.save.why')}</p>
    </div>
  );
}
