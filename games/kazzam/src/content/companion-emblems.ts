/** Pictures of what athletes bring into the match, by the id of its block. Each comes from where it is declared. */
import { BEASTS as TAMER } from './classes/tamer/emblems.ts';

export const COMPANION_EMBLEMS: Readonly<Record<string, string>> = {
  ...TAMER,
};
