/** Pictures of what athletes can do, by the id of the action. Each comes from where it is declared. */
import { EMBLEMS as COMMON } from './common-emblems.ts';

export const EMBLEMS: Readonly<Record<string, string>> = { ...COMMON };
