import type { Text } from '@tablewright/engine';
import type { ComponentType } from 'react';

/**
 * What a game's own view of a kind of documents is given.
 *
 * @typeParam C the content of the kind, in its present version
 */
export interface SheetProps<C = unknown> {
  readonly content: C;
  /** The document as it was written, with what its kind does not keep. */
  readonly raw?: unknown;
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
}

/** What the `./sheets` entry of a game exports. A kind that it does not draw is shown field by field. */
export interface SheetModule {
  readonly SHEETS: Readonly<Record<string, ComponentType<SheetProps<never>>>>;
}
