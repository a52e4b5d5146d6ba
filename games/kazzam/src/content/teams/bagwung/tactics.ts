import type { House } from '../../../rules/effects/manifest.ts';
import { BARNEY_TACTIC } from './tactics/barney.ts';
import { ELSIE_TACTIC } from './tactics/elsie.ts';
import { GERALD_TACTIC } from './tactics/gerald.ts';
import { LYA_TACTIC } from './tactics/lya.ts';
import { MADELINE_TACTIC } from './tactics/madeline.ts';

/**
 * How the Bagwung are played (KT-BAG-06): in depth, and on Creeps. Barney and Madeline go for the weaker neutral group,
 * Lya keeps the pedestals, Gerald shoots from behind, Elsie's beast stands in the way.
 */
export const TACTICS: House['tactics'] = {
  leader: BARNEY_TACTIC,
  defender: LYA_TACTIC,
  specialist: MADELINE_TACTIC,
  striker: GERALD_TACTIC,
  controller: ELSIE_TACTIC,
};
