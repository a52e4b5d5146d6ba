import { proseFault } from '@tablewright/engine';
import { ProseField, ProseView } from '@tablewright/table-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { LONGEST_NOTE } from '../online/server/limits.ts';
import { useWebWords } from '../web-words.ts';
import { type NoteDraft, type NotesBook, newDraft } from './use-notes.ts';

/** A note that is being written; if somebody else has changed it meanwhile, both texts stand there. */
export function NoteForm({
  book: { keep, setDraft, doing },
  draft,
}: {
  readonly book: NotesBook;
  readonly draft: NoteDraft;
}): ReactNode {
  const words = useWebWords();
  const form = useRef<HTMLFormElement>(null);
  const { text, meanwhile, pad } = draft;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const isRight = text.trim() !== '' && proseFault(text) === undefined;
  return (
    <form
      ref={form}
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && meanwhile === undefined) keep(draft);
      }}
    >
      <ProseField
        value={text}
        onChange={(written) => setDraft({ ...draft, text: written })}
        longest={LONGEST_NOTE}
        label={words('notes.text')}
      />
      {meanwhile === undefined ? (
        <div className="tw-actions">
          <button type="submit" className="tw-button tw-primary" disabled={!isRight || doing.busy}>
            {words('notes.keep')}
          </button>
          <button type="button" className="tw-button" onClick={() => setDraft(undefined)}>
            {words('notes.give-up')}
          </button>
        </div>
      ) : (
        <div role="alert" className="tw-notice note-meanwhile">
          {meanwhile === 'gone' ? (
            <p>{words('notes.gone')}</p>
          ) : (
            <>
              <p>{words('notes.changed', { name: meanwhile.name })}</p>
              <div className="note">
                <ProseView prose={{ prose: meanwhile.text }} />
              </div>
            </>
          )}
          <div className="tw-actions">
            {meanwhile !== 'gone' && (
              <button
                type="button"
                className="tw-button"
                disabled={!isRight || doing.busy}
                onClick={() => keep({ ...draft, revision: meanwhile.revision })}
              >
                {words('notes.replace')}
              </button>
            )}
            <button
              type="button"
              className="tw-button"
              disabled={!isRight || doing.busy}
              onClick={() => keep(newDraft(pad, text))}
            >
              {words('notes.keep-both')}
            </button>
            <button type="button" className="tw-button" onClick={() => setDraft(undefined)}>
              {words('notes.give-up')}
            </button>
          </div>
        </div>
      )}
    </form>
  );
}
