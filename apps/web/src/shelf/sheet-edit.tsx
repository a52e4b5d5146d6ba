import type { Game } from '@tablewright/engine';
import { type ReactNode, useId, useState } from 'react';
import { useWebWords } from '../web-words.ts';
import { useShelfWords } from './use-shelf-words.ts';

interface EditProps {
  readonly game: Game;
  readonly kind: string;
  readonly value: unknown;
  readonly path: string;
  readonly onChange: (value: unknown) => void;
}

/** Whether there is anything to write in a group: an empty one would be a frame around nothing. */
function hasFields(value: object): boolean {
  return Object.values(value).some(
    (one) => typeof one !== 'object' || one === null || Array.isArray(one) || hasFields(one),
  );
}

/** The fields of a document, to be written. */
export function SheetEdit({ game, kind, value, path, onChange }: EditProps): ReactNode {
  const say = useShelfWords(game);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, one]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return (
        <SheetEdit
          key={key}
          game={game}
          kind={kind}
          value={one}
          path={at}
          onChange={(changed) => onChange({ ...value, [key]: changed })}
        />
      );
    });
    if (path === '') return fields;
    if (!hasFields(value)) return null;
    return (
      <fieldset className="sheet-group">
        <legend>{say.field(kind, path)}</legend>
        {fields}
      </fieldset>
    );
  }
  const label = say.field(kind, path);
  const choices = game.documents?.kinds[kind]?.choices?.[path];
  if (choices !== undefined && typeof value === 'string') {
    if (choices.length === 1 && choices[0] === value) return null;
    const said = choices.map((one) => ({ value: one, text: say.choice(kind, path, one) }));
    return <ChoiceField label={label} value={value} choices={said} onChange={onChange} />;
  }
  if (Array.isArray(value)) return <ListField label={label} value={value} onChange={onChange} />;
  return <LeafField label={label} value={value} onChange={onChange} />;
}

function LeafField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const id = useId();
  if (typeof value === 'boolean') {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
    );
  }
  const isNumber = typeof value === 'number';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isNumber ? 'number' : 'text'}
        defaultValue={String(value ?? '')}
        onChange={({ target }) => onChange(isNumber ? Number(target.value) : target.value)}
      />
    </div>
  );
}

/** One of some; what is written now stays to be chosen, be it none of them. */
function ChoiceField({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const id = useId();
  const isKnown = choices.some((one) => one.value === value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A list: of texts one in each line, of anything else as JSON. */
function ListField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly unknown[];
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [isText] = useState(() => value.every((one) => typeof one === 'string'));
  const [text, setText] = useState(() =>
    isText ? value.join('\n') : JSON.stringify(value, undefined, 2),
  );
  const read = (written: string): unknown => {
    if (isText) return written.split('\n').filter((line) => line.trim() !== '');
    try {
      return JSON.parse(written);
    } catch {
      // The game says what is wrong with it.
      return written;
    }
  };
  return (
    <div className="field sheet-list-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        aria-describedby={`${id}h`}
        onChange={({ target }) => {
          setText(target.value);
          onChange(read(target.value));
        }}
      />
      <p id={`${id}h`} className="tw-quiet">
        {words(isText ? 'document.lines' : 'document.list')}
      </p>
    </div>
  );
}
