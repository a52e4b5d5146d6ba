import type { Ability } from '../../../rules/effects/ability.ts';
import { empath } from './empath.ts';
import { scryer } from './scryer.ts';
import { seer } from './seer.ts';

/** The features, of which a Diviner picks one (KC-DIV-01). */
export const FEATURES: readonly Ability[] = [empath, seer, scryer];
