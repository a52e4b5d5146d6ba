import type { House } from '../../../rules/effects/manifest.ts';
import { ariel } from './tactics/ariel.ts';
import { arvan } from './tactics/arvan.ts';
import { greta } from './tactics/greta.ts';
import { pauline } from './tactics/pauline.ts';
import { raqua } from './tactics/raqua.ts';

/** How the athletes of Driannis are played, by their roles (KT-DRI-04). */
export const TACTICS: House['tactics'] = {
  leader: raqua,
  controller: greta,
  specialist: pauline,
  defender: ariel,
  striker: arvan,
};
