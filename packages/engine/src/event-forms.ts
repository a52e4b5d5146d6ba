import { type GameEvent, unveiled } from './events.ts';

/** Numbers that have names in the game's own terms: creatures, squares. */
export interface NamedNumber {
  /** What it is a name of, for messages and pages: `creature`. */
  readonly word: string;
  /**
   * The number of what is called so in this state; a number stands for itself.
   * @throws GivenError naming the key and what would be right
   */
  read(state: object, value: unknown, key: string): number;
}

/** What stands in one place of a field: `data` is anything. */
export type ItemForm =
  | 'number'
  | 'seat'
  | 'text'
  | 'flag'
  | 'data'
  | readonly (string | number)[]
  | NamedNumber;

/** What a field of an event holds. */
export type FieldForm = ItemForm | { readonly list: ItemForm };

/** The forms that fit a type: the compiler holds every declared field against it. */
type FormOf<T> = [T] extends [boolean]
  ? 'flag'
  : [T] extends [number]
    ? 'number' | 'seat' | readonly T[] | NamedNumber
    : [T] extends [string]
      ? 'text' | readonly T[]
      : [T] extends [readonly (infer Item)[]]
        ? { readonly list: FormOf<Item> }
        : 'data' | readonly Extract<T, string | number>[];

/** The event of a union that has this type. */
type OfType<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

type FieldsOf<E> = {
  readonly [F in Exclude<keyof E, keyof GameEvent>]-?: FormOf<NonNullable<E[F]>>;
};

/**
 * Every event of a game with its fields, beside those that all events have. The compiler refuses a
 * table that lacks a type or a field of the events, has one too many, or says another form.
 */
export type EventForms<E extends GameEvent> = {
  readonly [T in E['type']]: FieldsOf<OfType<E, T>>;
};

/** Event types with their fields, of whichever game. */
export type AnyEventForms = Readonly<Record<string, Readonly<Record<string, FieldForm>>>>;

/** What an event has that its game has not declared, or nothing. */
export function undeclared(forms: AnyEventForms, event: GameEvent): string | undefined {
  const { type, rule: _rule, overrides: _overrides, ...fields } = unveiled(event);
  const declared = Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (declared === undefined) return `there is no event "${type}"`;
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const form = Object.hasOwn(declared, field) ? declared[field] : undefined;
    if (form === undefined) return `"${type}" has no field "${field}"`;
    if (!hasForm(form, value)) return `"${type}.${field}" holds ${JSON.stringify(value)}`;
  }
  return undefined;
}

/** Whether a value of an event has this form. */
export function hasForm(form: FieldForm, value: unknown): boolean {
  if (form === 'data') return true;
  if (form === 'text') return typeof value === 'string';
  if (form === 'flag') return typeof value === 'boolean';
  if (form === 'number' || form === 'seat') return typeof value === 'number';
  if (isWords(form)) return form.some((word) => word === value);
  if ('list' in form) return Array.isArray(value) && value.every((one) => hasForm(form.list, one));
  return typeof value === 'number';
}

/** Whether it is one of some words. */
export function isWords(form: FieldForm): form is readonly (string | number)[] {
  return Array.isArray(form);
}
