import { creatureOf } from '../../../rules/court/creatures.ts';
import { cellsOf } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { isThing } from '../../../rules/court/things.ts';
import type { Answers } from '../../../rules/effects/moments.ts';

/** How the map prints a shadow (KM-LEG-15). */
const SHADOW = ':';

/** Whoever stands in shadows with all of its squares is Concealed, Creeps too (KM-MAZE-01). */
export const SHADOWS: Answers = {
  aim: {
    modify({ state }, _map, event) {
      if (isThing(event.target)) return;
      const ground = groundOf(state);
      const body = cellsOf(ground, creatureOf(state, event.target));
      const { characters } = ground.map;
      if (body.every((cell) => characters[cell] === SHADOW)) event.concealed = true;
    },
  },
};
