import { CONTENT } from './content/index.ts';
import { kazzamOf } from './kazzam-of.ts';

export type { KazzamEvent } from './events.ts';
export type * from './model.ts';
export type { KazzamOptions } from './options.ts';

/** Kazzam: two teams of wizards on a court, orbs, and creeps that guard them. */
export const kazzam = kazzamOf(CONTENT);
