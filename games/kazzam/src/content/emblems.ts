/** Pictures of what athletes can do, by the id of the action, and of what they are. Each comes from where it is declared. */
import { EMBLEMS as DIVINER, BADGES as DIVINER_BADGES } from './classes/diviner/emblems.ts';
import { EMBLEMS as HEXER, BADGES as HEXER_BADGES } from './classes/hexer/emblems.ts';
import { EMBLEMS as PORTER, BADGES as PORTER_BADGES } from './classes/porter/emblems.ts';
import {
  EMBLEMS as SHIVERING_SWORD,
  BADGES as SHIVERING_SWORD_BADGES,
} from './classes/shivering-sword/emblems.ts';
import {
  EMBLEMS as WANDSLINGER,
  BADGES as WANDSLINGER_BADGES,
} from './classes/wandslinger/emblems.ts';
import {
  EMBLEMS as WARDMASTER,
  BADGES as WARDMASTER_BADGES,
} from './classes/wardmaster/emblems.ts';
import { EMBLEMS as COMMON, BADGES as COMMON_BADGES } from './common-emblems.ts';
import { EMBLEMS as CONTROLLER, BADGES as CONTROLLER_BADGES } from './roles/controller/emblems.ts';
import { EMBLEMS as DEFENDER, BADGES as DEFENDER_BADGES } from './roles/defender/emblems.ts';
import { EMBLEMS as LEADER, BADGES as LEADER_BADGES } from './roles/leader/emblems.ts';
import { EMBLEMS as SPECIALIST, BADGES as SPECIALIST_BADGES } from './roles/specialist/emblems.ts';
import { EMBLEMS as STRIKER, BADGES as STRIKER_BADGES } from './roles/striker/emblems.ts';

export const EMBLEMS: Readonly<Record<string, string>> = {
  ...COMMON,
  ...HEXER,
  ...WANDSLINGER,
  ...WARDMASTER,
  ...PORTER,
  ...SHIVERING_SWORD,
  ...DIVINER,
  ...CONTROLLER,
  ...DEFENDER,
  ...LEADER,
  ...STRIKER,
  ...SPECIALIST,
};

/** Pictures of what athletes are and carry: roles, specialisations, classes, implements. */
export const BADGES: Readonly<Record<string, string>> = {
  ...COMMON_BADGES,
  ...DIVINER_BADGES,
  ...HEXER_BADGES,
  ...PORTER_BADGES,
  ...SHIVERING_SWORD_BADGES,
  ...WANDSLINGER_BADGES,
  ...WARDMASTER_BADGES,
  ...CONTROLLER_BADGES,
  ...DEFENDER_BADGES,
  ...LEADER_BADGES,
  ...SPECIALIST_BADGES,
  ...STRIKER_BADGES,
};
