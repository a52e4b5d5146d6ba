import { readRecord, wrong } from '@tablewright/engine/given';
import type { DataSchema, FieldKind } from '../data-schema.ts';
import { type EffectData, type KazzamState, SQUARE_KINDS, STATUSES } from '../model.ts';
import type { FieldValues } from '../rules/effects/effect-data.ts';
import type { Written } from './fields.ts';
import {
  bit,
  type Form,
  type Forms,
  list,
  readFields,
  text,
  whole,
  word,
  writeFields,
} from './forms.ts';
import { creature, square } from './names.ts';

/** How what a field of an effect's data holds is written. */
const FORMS: { readonly [K in FieldKind]: Form<FieldValues[K]> } = {
  creature,
  square,
  squares: list(square),
  flag: bit,
  number: whole,
  text,
  status: word(STATUSES),
  ground: word(SQUARE_KINDS),
};

/** The data of an effect, field by field. */
export function writeData(state: KazzamState, schema: DataSchema, data: unknown): Written {
  return writeFields(state, formsOf(schema), { ...Object(data) }, {});
}

/** The data in the record of an effect. @throws GivenError for a field that is missing or wrong */
export function readData(
  state: KazzamState,
  schema: DataSchema,
  one: Written,
  where: string,
): EffectData | undefined {
  for (const [name, field] of Object.entries(schema)) {
    if (!field.endsWith('?') && one[name] === undefined) wrong(`${where}.${name}`, 'must be there');
  }
  const data = readFields(state, formsOf(schema), one, where);
  return Object.keys(data).length === 0 ? undefined : (data as unknown as EffectData);
}

/**
 * A record of which kind it is still to be seen, and with that what it may hold.
 *
 * @param usual what any kind may hold
 */
export function readAnyRecord(value: unknown, where: string, usual: readonly string[]): Written {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return readRecord(value, where, isRecord ? Object.keys(value) : usual) ?? {};
}

type Fields = Readonly<Record<string, unknown>>;

function formsOf(schema: DataSchema): Forms<Fields> {
  const forms = Object.entries(schema).map(([name, field]) => [
    name,
    FORMS[field.replace('?', '') as FieldKind],
  ]);
  return Object.fromEntries(forms) as Forms<Fields>;
}
