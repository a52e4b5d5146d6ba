import type { Telling, ToldDraw } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { D20State } from './model.ts';
import { COSTS } from './rules/story/costs.ts';

const faces = (list: readonly number[]): readonly ToldDraw[] => list.map((result) => ({ result }));

/** Which draws the events tell (DT-DICE-09), and whose tokens and complication points they keep. */
export const TELLING: Telling<D20State, D20Event> = {
  draws(event) {
    switch (event.type) {
      case 'rolled':
      case 'dice-rolled':
      case 'master-rolled':
        return faces(event.faces);
      case 'lot-drawn':
        return [{ purpose: event.for, result: event.at }];
      case 'rerolled':
      case 'point-spent':
        return [{ purpose: 'reroll', result: event.face }];
      case 'cost':
        return [{ purpose: 'cost', result: COSTS.findIndex((cost) => cost === event.cost) + 1 }];
      default:
        return [];
    }
  },
};
