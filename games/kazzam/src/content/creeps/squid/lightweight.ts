import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { grab, holds } from '../../../rules/harm/grabs.ts';
import type { Kazzam } from '../../../table.ts';

/** Squares that each squid takes off the speed of whoever it holds (KM-SQUID-02). */
const BURDEN = 2;

/** A squid Grabs a creature, which may move and takes it along (KM-SQUID-02). Returns the Grab. */
export function* seize(
  t: Kazzam,
  by: CreatureId,
  on: CreatureId,
  source: string,
): Flow<Effect | undefined> {
  return yield* grab(t, { on, by, source, ranged: false, light: true });
}

/** Lightweight and Item Grabbing (KM-SQUID-02, KM-SQUID-03). */
export const TRAITS: Answers = {
  speed: {
    modify({ state }, { on }, event) {
      if (holds(state, on, event.creature)) event.bonus -= BURDEN;
    },
  },
  leaving: {
    modify({ state }, { on }, event) {
      if (holds(state, on, event.creature)) event.strips = 'KM-SQUID-03';
    },
  },
};
