import type { Telling, ToldDraw } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { D20State } from './model.ts';

const faces = (list: readonly number[]): readonly ToldDraw[] => list.map((result) => ({ result }));

/** Which draws the events tell (DT-DICE-09), and whose tokens and complication points they keep. */
export const TELLING: Telling<D20State, D20Event> = {
  draws(event) {
    switch (event.type) {
      case 'rolled':
      case 'dice-rolled':
        // Dice on the table are no draws of the program.
        return event.byHand === true ? [] : faces(event.faces);
      case 'master-rolled':
      case 'free-rolled':
        return faces(event.faces);
      case 'character-rolled':
        if (event.byHand === true) return [];
        return [...faces(event.faces.flat()), ...faces(event.die === undefined ? [] : [event.die])];
      case 'lot-drawn':
        return [{ purpose: event.for, result: event.at }];
      default:
        return [];
    }
  },
};
