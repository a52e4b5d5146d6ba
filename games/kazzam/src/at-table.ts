import { CONTENT } from './content/index.ts';
import { tableOf } from './table-of.ts';

/** Kazzam as a table plays it; see {@link tableOf}. */
export const kazzamAtTable = tableOf(CONTENT);
