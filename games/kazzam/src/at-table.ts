import { CONTENT } from './content/index.ts';
import { tableOf } from './table-of.ts';

/** Kazzam without what lays out positions and checks states. */
export const kazzamAtTable = tableOf(CONTENT);
