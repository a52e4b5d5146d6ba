import type { Game } from '@tablewright/engine';
import type { StorePlace } from '../../service.ts';
import type { Retention } from '../retention.ts';

/** What a command works with. */
export interface CommandContext {
  readonly place: StorePlace;
  readonly retention: Retention;
  /** Writes a line of the result. */
  readonly out: (line: string) => void;
  /** Writes a line about what is wrong. */
  readonly err: (line: string) => void;
  /** The game of that id, if it can be played here. */
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** `1 table`, `2,000 tables`. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}

/** `1 entry`, `2,000 entries`. */
export function entriesOf(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`;
}
