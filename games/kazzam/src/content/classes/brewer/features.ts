import type { Ability } from '../../../rules/effects/ability.ts';
import { CARRIERS } from './carriers.ts';
import { GIVE_ELIXIR } from './give-elixir.ts';
import { POTENT_EDGE } from './potent-edge.ts';

/** What a Brewer has without a pick, the last three by what it carries (KC-BRW-01). */
export const GRANTED: readonly Ability[] = [GIVE_ELIXIR, ...CARRIERS, POTENT_EDGE];
