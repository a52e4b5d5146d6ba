import type { House } from '../../../rules/effects/manifest.ts';
import { atalanta } from './tactics/atalanta.ts';
import { fatima } from './tactics/fatima.ts';
import { fennec } from './tactics/fennec.ts';
import { hayward } from './tactics/hayward.ts';
import { jr } from './tactics/jr.ts';

/** How the athletes of Mormissa are played, by their roles (KT-MOR-04). */
export const TACTICS: House['tactics'] = {
  striker: fennec,
  controller: atalanta,
  leader: fatima,
  specialist: hayward,
  defender: jr,
};
