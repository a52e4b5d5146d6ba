import { Copy, Download, FileUp, TextCursorInput } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { DraftRead, LineFault } from './builder.ts';
import { useBuilding } from './building.ts';
import { byLine, type ReadDocument, readDraft } from './read-draft.ts';

/** Gives the team to others as text or as a file, and reads one that somebody gave. */
export function ShareBox({
  documents,
  onFile,
}: {
  readonly documents: ReadDocument | undefined;
  /** Saves the team as a file; nothing while it is not whole. */
  readonly onFile: (() => void) | undefined;
}): ReactNode {
  const { builder, reader, words, draft, change } = useBuilding();
  const field = useId();
  const [typed, type] = useState<string>();
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const [said, say] = useState('');
  const text = typed ?? builder.toText(draft, reader);
  const take = (read: DraftRead): void => {
    if (read.ok) {
      change(read.draft);
      type(undefined);
    }
    setFaults(read.ok ? [] : byLine(read.faults));
    say(read.ok ? words('builder.share.done') : '');
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const held = await file.text();
    type(held);
    take(readDraft(builder, held, reader, documents));
  };
  return (
    <details className="tw-builder-share">
      <summary>{words('builder.share')}</summary>
      <div className="tw-builder-share-body">
        <label htmlFor={field}>{words('builder.share.text')}</label>
        <textarea
          id={field}
          value={text}
          spellCheck={false}
          aria-describedby={`${field}h`}
          onChange={({ target }) => type(target.value)}
        />
        <p id={`${field}h`} className="tw-quiet">
          {words('builder.share.how')}
        </p>
        <div className="tw-builder-tools">
          <button
            type="button"
            className="tw-button"
            onClick={() => take(readDraft(builder, text, reader, documents))}
          >
            <TextCursorInput aria-hidden="true" size={18} />
            {words('builder.share.read')}
          </button>
          <button
            type="button"
            className="tw-button"
            onClick={() => {
              navigator.clipboard?.writeText(text).then(
                () => say(words('builder.share.copied')),
                () => undefined,
              );
            }}
          >
            <Copy aria-hidden="true" size={18} />
            {words('builder.share.copy')}
          </button>
          {documents !== undefined && (
            <button
              type="button"
              className="tw-button"
              disabled={onFile === undefined}
              onClick={onFile}
            >
              <Download aria-hidden="true" size={18} />
              {words('builder.share.file')}
            </button>
          )}
          <label className="tw-button tw-builder-file">
            <FileUp aria-hidden="true" size={18} />
            {words('builder.share.open')}
            <input
              type="file"
              accept=".json,.txt,application/json,text/plain"
              onChange={({ target }) => {
                void open(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        </div>
        <div role="alert">
          {faults.length > 0 && (
            <>
              <p className="problem">{words('builder.share.wrong')}</p>
              <ul className="tw-builder-faults">
                {faults.map(({ line, message }) => (
                  <li key={`${line}/${message}`}>{words('builder.line', { line, message })}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
