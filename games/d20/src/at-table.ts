import { d20Content } from './content/index.ts';
import { tableOf } from './table-of.ts';

/** The d20 table as a match is played at it; see {@link tableOf}. */
export const d20AtTable = tableOf(d20Content());
