import type { Table } from '@tablewright/engine';
import type { AdventureEvent } from './events.ts';
import type { AdventureState } from './model.ts';
import type { AdventureOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type Adventure = Table<AdventureState, AdventureOptions, AdventureEvent>;
