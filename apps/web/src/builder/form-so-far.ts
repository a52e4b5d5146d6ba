import type { Game } from '@tablewright/engine';
import type { ShelfWhere } from '../shelf/document-shelf.ts';

/** What the form for a new table knows, as far as builders need it. */
export interface FormSoFar {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seatCount: number;
  readonly where: ShelfWhere;
  /** Documents that are chosen already, by slot. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Lays a document that was kept into a place of the match. */
  readonly onKept: (slot: string, document: string) => void;
  readonly onOptions: (options: Readonly<Record<string, unknown>>) => void;
}
