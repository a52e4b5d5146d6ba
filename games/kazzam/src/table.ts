import type { Table } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import type { KazzamState } from './model.ts';
import type { KazzamOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type Kazzam = Table<KazzamState, KazzamOptions, KazzamEvent>;

/** What a change is made in and told by; without a voice it is made in silence, as a given position is. */
export type Voice = Pick<Kazzam, 'state'> & Partial<Pick<Kazzam, 'listening' | 'emit'>>;

/** A moment of a match to ask about: a state, and the content that its rules know. */
export type Moment = Pick<Kazzam, 'state' | 'content'>;

/** Whatever carries the content of its game: a table, a moment. `contentOf` reads it. */
export type WithContent = Pick<Kazzam, 'content'>;
