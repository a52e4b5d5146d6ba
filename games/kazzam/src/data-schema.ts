/** What the effects of one kind keep with them: the name of each field, and what it holds. */
export type DataSchema = Readonly<Record<string, Field>> & SharedFields;

/** What a field can hold; with a question mark it may be left out. */
export type Field = FieldKind | `${FieldKind}?`;

/** A flag is kept as 0 or 1; `ground` is what a square is. */
export type FieldKind =
  | 'creature'
  | 'square'
  | 'squares'
  | 'flag'
  | 'number'
  | 'text'
  | 'status'
  | 'ground';

/** Fields that mean the same for every kind that has them. */
export interface SharedFields {
  /** Its square. */
  readonly cell?: 'square';
  /** Its squares. */
  readonly cells?: 'squares';
  /** An action takes it off (KZ-ACT-07). */
  readonly removable?: 'flag?';
}
