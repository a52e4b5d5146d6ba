/** Pictures of what athletes are and carry, by id: roles, specialisations, classes, implements. */
import { BADGES as BREWER } from './classes/brewer/badge-emblems.ts';
import { BADGES as CHARMER } from './classes/charmer/badge-emblems.ts';
import { BADGES as DIVINER } from './classes/diviner/badge-emblems.ts';
import { BADGES as HEXER } from './classes/hexer/badge-emblems.ts';
import { BADGES as PORTER } from './classes/porter/badge-emblems.ts';
import { BADGES as SHIVERING_SWORD } from './classes/shivering-sword/badge-emblems.ts';
import { BADGES as TAMER } from './classes/tamer/badge-emblems.ts';
import { BADGES as TINKER } from './classes/tinker/badge-emblems.ts';
import { BADGES as WANDSLINGER } from './classes/wandslinger/badge-emblems.ts';
import { BADGES as WARDMASTER } from './classes/wardmaster/badge-emblems.ts';
import { BADGES as COMMON } from './common-badge-emblems.ts';
import { BADGES as CONTROLLER } from './roles/controller/badge-emblems.ts';
import { BADGES as DEFENDER } from './roles/defender/badge-emblems.ts';
import { BADGES as LEADER } from './roles/leader/badge-emblems.ts';
import { BADGES as SPECIALIST } from './roles/specialist/badge-emblems.ts';
import { BADGES as STRIKER } from './roles/striker/badge-emblems.ts';

export const BADGES: Readonly<Record<string, string>> = {
  ...BREWER,
  ...CHARMER,
  ...DIVINER,
  ...HEXER,
  ...PORTER,
  ...SHIVERING_SWORD,
  ...TAMER,
  ...TINKER,
  ...WANDSLINGER,
  ...WARDMASTER,
  ...COMMON,
  ...CONTROLLER,
  ...DEFENDER,
  ...LEADER,
  ...SPECIALIST,
  ...STRIKER,
};
