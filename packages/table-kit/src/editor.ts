import type { Text } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import type { ComponentType } from 'react';

/** What a game's own editor of a kind of documents is given. */
export interface EditorProps {
  /** What is written so far: as it was kept, or a draft that the game would not take. */
  readonly content: unknown;
  /**
   * Somebody has written something. Content is never changed in place. The page can take it back, keeps it as a draft, and
   * hands it in again with its problems.
   * @param where the field that was written, if it was one alone: what is written there at a stretch is taken back at once
   */
  readonly onChange: (content: unknown, where?: string) => void;
  /** What the game does not take as it is written now. */
  readonly problems: readonly ContentProblem[];
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
}

/** What the `./editor` entry of a game exports, by kind. Other kinds are written field by field. */
export interface EditorModule {
  readonly EDITORS: Readonly<Record<string, ComponentType<EditorProps>>>;
}
