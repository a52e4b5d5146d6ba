import type { Ability } from '../../../rules/effects/ability.ts';
import { bagOfTricks, TRICK_PICKS } from './bag-of-tricks.ts';
import { irenasCloak } from './irenas-cloak.ts';
import { vokosLariat } from './lariat.ts';

/**
 * The powers that are no traps: the At-Wills for the implement, then the Bag of Tricks (KC-TNK-01); and
 * its items, by which the build of a house athlete may limit what its bag holds (KT-HAY-06).
 */
export const POWERS: readonly Ability[] = [vokosLariat, irenasCloak, bagOfTricks, ...TRICK_PICKS];
