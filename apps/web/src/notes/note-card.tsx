import type { Note, Pad } from '@tablewright/protocol';
import { ProseView } from '@tablewright/table-kit';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';
import type { NotesBook } from './use-notes.ts';

/** A note as it stands, and the ways to change and to delete it. */
export function NoteCard({
  book: { draft, setDraft, remove, doing },
  pad,
  note,
}: {
  readonly book: NotesBook;
  readonly pad: Pad;
  readonly note: Note;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { text, revision, name, at } = note;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className="note">
      <ProseView prose={{ prose: text }} />
      <footer>
        <span className="tw-quiet">
          {pad === 'table' && <bdi>{name}, </bdi>}
          <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
        </span>
        <span className="note-ways">
          <button
            type="button"
            className="tw-icon-button"
            aria-label={words('notes.edit')}
            title={words('notes.edit')}
            disabled={draft !== undefined}
            onClick={() => setDraft({ pad, note: note.note, revision, text })}
          >
            <Pencil aria-hidden="true" size={18} />
          </button>
          <button
            type="button"
            className="tw-icon-button"
            aria-label={words('notes.delete')}
            title={words('notes.delete')}
            disabled={doing.busy}
            onClick={() => remove(pad, note)}
          >
            <Trash2 aria-hidden="true" size={18} />
          </button>
        </span>
      </footer>
    </article>
  );
}
