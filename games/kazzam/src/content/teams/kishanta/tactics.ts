import type { House } from '../../../rules/effects/manifest.ts';
import { HYUN } from './hyun.ts';
import { MARC } from './marc.ts';
import { OBI } from './obi.ts';
import { OMAR } from './omar.ts';
import { PILA } from './pila.ts';

/** How the athletes of the house are played (KT-KIS-04). */
export const TACTICS: House['tactics'] = {
  defender: PILA,
  specialist: MARC,
  striker: HYUN,
  controller: OBI,
  leader: OMAR,
};
