import type { Table } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { D20State } from './model.ts';
import type { D20Options } from './options.ts';

/** The table as the rules of this game hold it. */
export type D20 = Table<D20State, D20Options, D20Event>;

/** What rules, boards and bots need to look at things: nothing of it draws, tells or asks. */
export type World = Pick<D20, 'state' | 'options' | 'content'>;
