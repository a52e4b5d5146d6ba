import { d20Content } from './content/index.ts';
import { d20Of } from './d20-of.ts';

export type { D20Event } from './events.ts';
export type * from './model.ts';
export type { D20Options } from './options.ts';

/** The d20 table: a party and a game master play an adventure. */
export const d20 = d20Of(d20Content());
