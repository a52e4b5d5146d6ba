import type { Picture } from './picture.ts';
import type { Prose } from './prose.ts';
import type { Seat } from './seat.ts';

/**
 * Something to be said to a person: a key into a game's catalogue, with what fills its gaps.
 * The engine never formats; `@tablewright/words` does, in the language of the reader.
 */
export interface Text {
  readonly key: string;
  readonly params?: Readonly<Record<string, TextParam>>;
}

/**
 * A gap's filling: plain, a seat (shown by its name), what a person wrote, a picture that one shows, a
 * nested text, or a list of these.
 */
export type TextParam =
  | string
  | number
  | { readonly seat: Seat }
  | Prose
  | Picture
  | Text
  | readonly TextParam[];
