import type { Table } from '@tablewright/engine';
import type { BingoEvent } from './events.ts';
import type { BingoState } from './model.ts';
import type { BingoOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type BingoTable = Table<BingoState, BingoOptions, BingoEvent>;
