import type { Table } from '@tablewright/engine';
import type { BridgeEvent } from './events.ts';
import type { BridgeState } from './model.ts';
import type { BridgeOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type Bridge = Table<BridgeState, BridgeOptions, BridgeEvent>;
