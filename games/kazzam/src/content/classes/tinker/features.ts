import { TRAP_ANSWERS } from '../../../rules/attack/trapwork.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { IMPROVEMENTS } from './improved.ts';
import { resetTraps } from './reset-traps.ts';

/** Its traps act by themselves, wherever it is (KC-TRAP-05, KC-TNK-06). */
const tinker: Ability = { id: 'tinker', rule: 'KC-TNK-01', on: TRAP_ANSWERS };

/** What every Tinker has, then the improvements, one of which it picks (KC-TNK-01). */
export const FEATURES: readonly Ability[] = [tinker, resetTraps, ...IMPROVEMENTS];
