/** Pictures of what athletes can do, by the id of the action. Each comes from where it is declared. */
import { EMBLEMS as BREWER } from './classes/brewer/emblems.ts';
import { EMBLEMS as CHARMER } from './classes/charmer/emblems.ts';
import { EMBLEMS as DIVINER } from './classes/diviner/emblems.ts';
import { EMBLEMS as HEXER } from './classes/hexer/emblems.ts';
import { EMBLEMS as PORTER } from './classes/porter/emblems.ts';
import { EMBLEMS as SHIVERING_SWORD } from './classes/shivering-sword/emblems.ts';
import { EMBLEMS as TAMER } from './classes/tamer/emblems.ts';
import { EMBLEMS as TINKER } from './classes/tinker/emblems.ts';
import { POWER_EMBLEMS as TINKER_POWERS } from './classes/tinker/power-emblems.ts';
import { EMBLEMS as WANDSLINGER } from './classes/wandslinger/emblems.ts';
import { EMBLEMS as WARDMASTER } from './classes/wardmaster/emblems.ts';
import { EMBLEMS as COMMON } from './common-emblems.ts';
import { EMBLEMS as ONEWAY } from './maps/oneway/emblems.ts';
import { EMBLEMS as THRONE } from './maps/throne/emblems.ts';
import { EMBLEMS as CONTROLLER } from './roles/controller/emblems.ts';
import { EMBLEMS as DEFENDER } from './roles/defender/emblems.ts';
import { EMBLEMS as LEADER } from './roles/leader/emblems.ts';
import { EMBLEMS as SPECIALIST } from './roles/specialist/emblems.ts';
import { EMBLEMS as STRIKER } from './roles/striker/emblems.ts';

export const EMBLEMS: Readonly<Record<string, string>> = {
  ...COMMON,
  ...HEXER,
  ...WANDSLINGER,
  ...WARDMASTER,
  ...PORTER,
  ...SHIVERING_SWORD,
  ...DIVINER,
  ...CHARMER,
  ...BREWER,
  ...TAMER,
  ...TINKER,
  ...TINKER_POWERS,
  ...CONTROLLER,
  ...DEFENDER,
  ...LEADER,
  ...STRIKER,
  ...SPECIALIST,
  ...ONEWAY,
  ...THRONE,
};
