import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { aboutOf, type Fields, isRecord, type Shape } from '../content/adventures/shape.ts';
import { blankOf, isOfKind } from './blank-part.ts';
import { type FieldProps, fieldId, useDesk } from './editor-context.tsx';
import { editorText, fieldText, kindText } from './words.ts';
import { Wrong } from './wrong.tsx';

type Group = Omit<FieldProps, 'shape'>;

/** The fields of something: those it must have, those it has besides, and what can be added. */
export function RecordFields({
  value,
  path,
  must,
  may,
}: Group & { readonly must: Fields; readonly may: Fields }): ReactNode {
  const { set, names, Field } = useDesk();
  const there = isRecord(value) ? value : {};
  const isThere = (field: string) => Object.hasOwn(there, field);
  const open = Object.keys(may).filter((field) => !isThere(field) && field !== 'rule');
  const add = (field: string): void => {
    const shape = may[field];
    if (shape === undefined) return;
    set(
      [...path, field],
      blankOf(shape, (kind) => names(kind, path), field),
    );
  };
  return (
    <>
      {Object.entries(must).map(([field, shape]) => (
        <Field
          key={field}
          shape={shape}
          value={there[field]}
          path={[...path, field]}
          label={fieldText(field)}
        />
      ))}
      {Object.entries(may)
        .filter(([field]) => isThere(field))
        .map(([field, shape]) => (
          <div key={field} className="ae-optional">
            <Field
              shape={shape}
              value={there[field]}
              path={[...path, field]}
              label={fieldText(field)}
            />
            <RemoveButton
              what={fieldText(field)}
              onRemove={() => set([...path, field], undefined)}
            />
          </div>
        ))}
      {open.length > 0 && (
        <select
          className="ae-more"
          aria-label={editorText('editor.add.field')}
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">{editorText('editor.add.field')}</option>
          {open.map((field) => (
            <option key={field} value={field}>
              {fieldText(field)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** Takes something away. */
export function RemoveButton({
  what,
  onRemove,
}: {
  readonly what: string;
  readonly onRemove: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="ae-icon"
      aria-label={editorText('editor.remove', { what })}
      onClick={onRemove}
    >
      <X aria-hidden="true" size={18} />
    </button>
  );
}

/** Something with fields, in a frame. */
export function RecordField(
  props: Group & { readonly must: Fields; readonly may: Fields },
): ReactNode {
  const { label, path } = props;
  return (
    <fieldset className="ae-group" id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <Wrong path={path} />
      <RecordFields {...props} />
    </fieldset>
  );
}

/** Which of the lists of kinds it is, by what only that one has. */
function listOf(variants: Fields): 'deed' | 'when' | 'number' | 'whom' {
  if ('give' in variants) return 'deed';
  if ('not' in variants) return 'when';
  return 'opposed' in variants ? 'number' : 'whom';
}

/** What one of several kinds is called, for a line. */
export function kindOf(variants: Fields, value: unknown): string | undefined {
  const kind = Object.keys(variants).find((one) => isRecord(value) && Object.hasOwn(value, one));
  return kind === undefined ? undefined : kindText(listOf(variants), kind);
}

/** One of several kinds of things, with the fields of that kind. */
export function VariantField({
  label,
  value,
  path,
  variants,
}: Group & { readonly variants: Fields }): ReactNode {
  const { set, names } = useDesk();
  const kind = Object.keys(variants).find((one) => isRecord(value) && Object.hasOwn(value, one));
  const shape = kind === undefined ? undefined : variants[kind];
  const about = shape === undefined ? undefined : aboutOf(shape);
  const change = (to: string): void => {
    const other = variants[to];
    if (other !== undefined)
      set(
        path,
        blankOf(other, (one) => names(one, path), to),
      );
  };
  return (
    <fieldset className="ae-group" id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <select
        aria-label={`${label}: ${editorText('editor.kind')}`}
        value={kind ?? ''}
        onChange={({ target }) => change(target.value)}
      >
        {kind === undefined && <option value="">{editorText('editor.choose')}</option>}
        {Object.keys(variants).map((one) => (
          <option key={one} value={one}>
            {kindText(listOf(variants), one)}
          </option>
        ))}
      </select>
      <Wrong path={path} />
      {about?.kind === 'record' && (
        <RecordFields label={label} value={value} path={path} must={about.must} may={about.may} />
      )}
    </fieldset>
  );
}

/** Something that can be of different kinds: a number, or something with fields. */
export function EitherField({
  label,
  value,
  path,
  one,
}: Group & { readonly one: readonly Shape[] }): ReactNode {
  const { set, names, Field } = useDesk();
  const at = one.findIndex((shape) => isOfKind(shape, value));
  const shape = one[at];
  // The field within has the id, by which its label finds it; where there is none, this is led to.
  const ledTo = shape === undefined ? { id: fieldId(path), tabIndex: -1 } : {};
  return (
    <div className="ae-either" {...ledTo}>
      <select
        aria-label={`${label}: ${editorText('editor.kind')}`}
        value={at}
        onChange={({ target }) => {
          const other = one[Number(target.value)];
          if (other === undefined) return;
          set(
            path,
            blankOf(other, (kind) => names(kind, path), String(path.at(-1))),
          );
        }}
      >
        {at < 0 && <option value={-1}>{editorText('editor.choose')}</option>}
        {one.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
          <option key={index} value={index}>
            {kindText('either', aboutOf(other).kind)}
          </option>
        ))}
      </select>
      {shape === undefined ? (
        <Wrong path={path} />
      ) : (
        <Field shape={shape} value={value} path={path} label={label} />
      )}
    </div>
  );
}
