import { type ReactNode, useState } from 'react';
import { aboutOf, type Shape } from '../content/adventures/shape.ts';
import { type FieldProps, fieldId, useDesk } from './editor-context.tsx';
import { RemoveButton } from './group-fields.tsx';
import { hasName } from './names.ts';
import { editorText, wordText } from './words.ts';
import { Wrong } from './wrong.tsx';

interface ListProps extends Omit<FieldProps, 'shape'> {
  readonly of: Shape;
}

/** A list of names or words: what is in it, and what can be put into it. */
export function ChecksField({ label, value, path, of }: ListProps): ReactNode {
  const { set, names, called } = useDesk();
  const about = aboutOf(of);
  const entries = (Array.isArray(value) ? value : []).map(String);
  const kind = about.kind === 'ref' ? about.to : '';
  const all =
    about.kind === 'word' ? about.words : names(kind, path).filter((id) => hasName(kind, id));
  const say = (id: string) => (about.kind === 'word' ? wordText(id) : called(kind, id, path));
  const open = all.filter((id) => !entries.includes(id));
  return (
    <fieldset className="ae-group ae-checks" id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <ul>
        {entries.map((id, at) => (
          <li key={id}>
            <span>{say(id)}</span>
            <RemoveButton what={say(id)} onRemove={() => set([...path, at], undefined)} />
            <Wrong path={[...path, at]} />
          </li>
        ))}
      </ul>
      <Wrong path={path} />
      {open.length > 0 && (
        <Adding
          label={editorText('editor.add', { what: label })}
          id={`${fieldId(path)}-more`}
          options={open.map((one) => ({ id: one, called: say(one) }))}
          onAdd={(one) => set(path, [...entries, one])}
        />
      )}
    </fieldset>
  );
}

/** How many are too many to look through. */
const MANY = 12;

/** What can be put into a list: of few from a list, of many by typing a name. */
function Adding({
  label,
  id,
  options,
  onAdd,
}: {
  readonly label: string;
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly called: string }[];
  readonly onAdd: (id: string) => void;
}): ReactNode {
  const [typed, type] = useState('');
  if (options.length <= MANY) {
    return (
      <select aria-label={label} value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">{label}</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.called}
          </option>
        ))}
      </select>
    );
  }
  const add = (text: string): boolean => {
    const wished = text.trim().toLowerCase();
    const found = options.find((one) => one.called.toLowerCase() === wished || one.id === wished);
    if (found === undefined) return false;
    onAdd(found.id);
    type('');
    return true;
  };
  // Whoever types the beginning of a longer name has not chosen yet.
  const isWhole = (text: string) =>
    options.filter((one) => one.called.toLowerCase().startsWith(text.toLowerCase())).length === 1;
  return (
    <>
      <input
        type="text"
        list={id}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => {
          if (!isWhole(target.value) || !add(target.value)) type(target.value);
        }}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds it, and keeps nothing.
          event.preventDefault();
          add(typed);
        }}
      />
      <datalist id={id}>
        {options.map((one) => (
          <option key={one.id} value={one.called} />
        ))}
      </datalist>
    </>
  );
}
