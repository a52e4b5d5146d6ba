import type { Table } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import type { KazzamState } from './model.ts';
import type { KazzamOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type Kazzam = Table<KazzamState, KazzamOptions, KazzamEvent>;
