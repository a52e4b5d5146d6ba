import { type ReactNode, useState } from 'react';
import { type FieldProps, fieldId, useDesk } from './editor-context.tsx';
import { hasName } from './names.ts';
import { renamed } from './rename.ts';
import { wordText } from './words.ts';
import { Wrong } from './wrong.tsx';

type Plain = Omit<FieldProps, 'shape'>;

/** A field with its label, and with what is wrong there. */
function Labelled({ path, label, children }: Plain & { readonly children: ReactNode }): ReactNode {
  return (
    <div className="field ae-field">
      <label htmlFor={fieldId(path)}>{label}</label>
      {children}
      <Wrong path={path} />
    </div>
  );
}

/** What a field is told of what is wrong there. */
function useWrong(path: Plain['path']) {
  const { problems } = useDesk();
  const isWrong = problems.some((one) => one.path === path.join('.'));
  return isWrong
    ? ({ 'aria-invalid': true, 'aria-describedby': `${path.join('-')}-wrong` } as const)
    : {};
}

/** A text, or one of a form; `words` are offered beside. */
export function TextField({
  isLong = false,
  words,
  ...props
}: Plain & { readonly isLong?: boolean; readonly words?: readonly string[] }): ReactNode {
  const { path, value } = props;
  const { set } = useDesk();
  const id = fieldId(path);
  const text = typeof value === 'string' ? value : '';
  const wrong = useWrong(path);
  if (isLong) {
    return (
      <Labelled {...props}>
        <textarea
          id={id}
          rows={Math.min(10, 1 + Math.floor(text.length / 60))}
          value={text}
          onChange={({ target }) => set(path, target.value, true)}
          {...wrong}
        />
      </Labelled>
    );
  }
  return (
    <Labelled {...props}>
      <input
        type="text"
        id={id}
        value={text}
        list={words === undefined ? undefined : `${id}-words`}
        onChange={({ target }) => set(path, target.value, true)}
        {...wrong}
      />
      {words !== undefined && (
        <datalist id={`${id}-words`}>
          {words.map((word) => (
            <option key={word} value={word}>
              {wordText(word)}
            </option>
          ))}
        </datalist>
      )}
    </Labelled>
  );
}

/** The id of something: once it is written, whatever names it follows. */
export function IdField(props: Plain): ReactNode {
  const { path, value } = props;
  const { content, put, set } = useDesk();
  const [text, setText] = useState<string>();
  const wrong = useWrong(path);
  const commit = (): void => {
    if (text === undefined || text === value) return;
    if (path.length === 1) set(path, text);
    else put(renamed(content, path.slice(0, -1), text));
    setText(undefined);
  };
  return (
    <Labelled {...props}>
      <input
        type="text"
        id={fieldId(path)}
        className="ae-id"
        value={text ?? String(value ?? '')}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter writes the id, and keeps nothing.
          event.preventDefault();
          commit();
        }}
        {...wrong}
      />
    </Labelled>
  );
}

/** A number within bounds; what is none is kept as it is, and said to be wrong. */
export function NumberField({
  least,
  most,
  step,
  ...props
}: Plain & { readonly least: number; readonly most: number; readonly step: number }): ReactNode {
  const { path, value } = props;
  const { set } = useDesk();
  const wrong = useWrong(path);
  return (
    <Labelled {...props}>
      <input
        type="number"
        id={fieldId(path)}
        min={least}
        max={most}
        step={step}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => set(path, target.value === '' ? '' : Number(target.value), true)}
        {...wrong}
      />
    </Labelled>
  );
}

/** Yes or no. */
export function FlagField({
  off,
  path,
  label,
  value,
}: Plain & { readonly off: false | undefined }): ReactNode {
  const { set } = useDesk();
  return (
    <label className="check ae-field">
      <input
        type="checkbox"
        id={fieldId(path)}
        checked={value === true}
        onChange={({ target }) => set(path, target.checked ? true : off)}
      />
      {label}
    </label>
  );
}

/** One of some words. */
export function WordField({
  words,
  ...props
}: Plain & { readonly words: readonly string[] }): ReactNode {
  const options = words.map((word) => ({ id: word, called: wordText(word) }));
  return <Select {...props} options={options} />;
}

/** How many are too many to look through. */
const MANY = 12;

/** Something by its name: of few from a list, of many by searching. */
export function RefField({ to, ...props }: Plain & { readonly to: string }): ReactNode {
  const { names, called } = useDesk();
  const { path, value } = props;
  const options = names(to, path)
    .filter((id) => hasName(to, id) || id === value)
    .map((id) => ({ id, called: called(to, id, path) }));
  if (options.length <= MANY) return <Select {...props} options={options} />;
  return <Search {...props} options={options} />;
}

interface Options {
  readonly options: readonly { readonly id: string; readonly called: string }[];
}

function Select({ options, ...props }: Plain & Options): ReactNode {
  const { path, value } = props;
  const { set } = useDesk();
  const wrong = useWrong(path);
  const text = typeof value === 'string' ? value : '';
  return (
    <Labelled {...props}>
      <select
        id={fieldId(path)}
        value={text}
        onChange={({ target }) => set(path, target.value)}
        {...wrong}
      >
        {!options.some(({ id }) => id === text) && <option value={text}>{text}</option>}
        {options.map(({ id, called }) => (
          <option key={id} value={id}>
            {called}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** By typing a part of its name or of its id. */
function Search({ options, ...props }: Plain & Options): ReactNode {
  const { path, value } = props;
  const { set } = useDesk();
  const wrong = useWrong(path);
  const id = fieldId(path);
  const text = typeof value === 'string' ? value : '';
  const chosen = options.find((one) => one.id === text);
  const byName = (typed: string) =>
    options.find((one) => one.called.toLowerCase() === typed.toLowerCase())?.id ?? typed;
  return (
    <Labelled {...props}>
      <input
        type="text"
        id={id}
        list={`${id}-all`}
        value={chosen?.called ?? text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(path, byName(target.value), true)}
        {...wrong}
      />
      <datalist id={`${id}-all`}>
        {options.map((one) => (
          <option key={one.id} value={one.called}>
            {one.id}
          </option>
        ))}
      </datalist>
    </Labelled>
  );
}
