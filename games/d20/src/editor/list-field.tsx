import { ArrowDown, ArrowUp, Copy, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { aboutOf, isRecord, type Shape } from '../content/adventures/shape.ts';
import { blankOf } from './blank-part.ts';
import { type FieldProps, fieldId, useDesk } from './editor-context.tsx';
import { kindOf, RecordFields, RemoveButton } from './group-fields.tsx';
import { entryCalled } from './names.ts';
import { freshId, idOf, type Path, withCopy, withEntry, withMoved } from './parts.ts';
import { editorText } from './words.ts';
import { Wrong } from './wrong.tsx';

interface ListProps extends Omit<FieldProps, 'shape'> {
  readonly of: Shape;
}

/** What an entry of a list is called, in a line. */
function lineOf(content: unknown, of: Shape, entry: unknown): string {
  const about = aboutOf(of);
  if (about.kind === 'variant') {
    const said = isRecord(entry) && typeof entry.say === 'string' ? `: ${entry.say}` : '';
    return `${kindOf(about.variants, entry) ?? ''}${said}`;
  }
  if (!isRecord(entry)) return String(entry ?? '');
  return entryCalled(content, entry) ?? editorText('editor.untitled');
}

/** A list of things: each can be opened, moved, copied and taken away. */
export function ListField({
  label,
  value,
  path,
  of,
  least,
}: ListProps & { readonly least: number }): ReactNode {
  const { content, put, names } = useDesk();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [opened, open] = useState<number>();
  const add = (): void => {
    const blank = blankOf(of, (kind) => names(kind, path), String(path.at(-1)));
    const id = idOf(blank);
    const entry = id === undefined ? blank : { ...(blank as object), id: freshId(entries, id) };
    put(withEntry(content, path, entry));
    open(entries.length);
  };
  return (
    <fieldset className="ae-group ae-list" id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <ol>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may have no name, and two may have one
          <li key={at}>
            <Entry
              of={of}
              entry={entry}
              path={path}
              at={at}
              last={entries.length - 1}
              isOpen={opened === at}
            />
          </li>
        ))}
      </ol>
      {entries.length === 0 && least === 0 && (
        <p className="tw-quiet">{editorText('editor.empty')}</p>
      )}
      <Wrong path={path} />
      <button type="button" className="tw-button" onClick={add}>
        <Plus aria-hidden="true" size={18} />
        {editorText('editor.add', { what: label })}
      </button>
    </fieldset>
  );
}

interface EntryProps {
  readonly of: Shape;
  readonly entry: unknown;
  readonly path: Path;
  readonly at: number;
  readonly last: number;
  readonly isOpen: boolean;
}

function Entry({ of, entry, path, at, last, isOpen }: EntryProps): ReactNode {
  const { content, put, set, problems, Field } = useDesk();
  const here = [...path, at];
  const line = lineOf(content, of, entry);
  const about = aboutOf(of);
  const isWrong = problems.some((one) => `${one.path}.`.startsWith(`${here.join('.')}.`));
  const tools = (
    <div className="ae-tools">
      {at > 0 && (
        <button
          type="button"
          className="ae-icon"
          aria-label={editorText('editor.up', { what: line })}
          onClick={() => put(withMoved(content, path, at, at - 1))}
        >
          <ArrowUp aria-hidden="true" size={18} />
        </button>
      )}
      {at < last && (
        <button
          type="button"
          className="ae-icon"
          aria-label={editorText('editor.down', { what: line })}
          onClick={() => put(withMoved(content, path, at, at + 1))}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </button>
      )}
      <button
        type="button"
        className="ae-icon"
        aria-label={editorText('editor.copy', { what: line })}
        onClick={() => put(withCopy(content, path, at))}
      >
        <Copy aria-hidden="true" size={18} />
      </button>
      <RemoveButton what={line} onRemove={() => set(here, undefined)} />
    </div>
  );
  if (about.kind !== 'record' && about.kind !== 'variant') {
    return (
      <div className="ae-optional">
        <Field shape={of} value={entry} path={here} label={`${at + 1}`} />
        {tools}
      </div>
    );
  }
  return (
    <details className="ae-entry" open={isOpen || undefined} data-wrong={isWrong || undefined}>
      <summary>{line}</summary>
      <div className="ae-fields">
        {about.kind === 'record' ? (
          <>
            <Wrong path={here} />
            <RecordFields
              label={line}
              value={entry}
              path={here}
              must={about.must}
              may={about.may}
            />
          </>
        ) : (
          <Field shape={of} value={entry} path={here} label={line} />
        )}
      </div>
      {tools}
    </details>
  );
}
