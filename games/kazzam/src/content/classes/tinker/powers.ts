import type { Ability } from '../../../rules/effects/ability.ts';
import { bagOfTricks } from './bag-of-tricks.ts';
import { irenasCloak } from './irenas-cloak.ts';
import { vokosLariat } from './lariat.ts';

/** The powers that are no traps: the At-Wills for the implement, then the Bag of Tricks (KC-TNK-01). */
export const POWERS: readonly Ability[] = [vokosLariat, irenasCloak, bagOfTricks];
