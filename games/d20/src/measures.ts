import type { Measures } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { D20State } from './model.ts';
import type { D20Content } from './table.ts';

/** What simulations count and compare (DT-SIM-01). */
export function measuresOf(content: D20Content): Measures<D20State, D20Event> {
  return {
    numbers: ({ creatures, clock, points, story, steps }) => {
      const party = creatures.filter(({ character }) => character !== undefined);
      return {
        scenes: story?.scenes ?? 0,
        decisions: steps,
        deaths: party.filter(({ life }) => life !== 'alive').length,
        defeats: story?.defeats ?? 0,
        points,
        rounds: clock - (story?.began ?? 0),
        xp: party.reduce((sum, { character }) => sum + (character?.xp ?? 0), 0),
      };
    },
    facets: ({ ending }) => ({ ending: ending ?? 'none' }),
    counter,
    content: [
      ...Object.keys(content.spells).map((id) => `spell.${id}`),
      ...Object.keys(content.hazards).map((id) => `hazard.${id}`),
    ],
    standing: ({ creatures, seatCount }) =>
      Array.from({ length: seatCount }, (_, seat) => {
        const own = creatures.find((one) => one.seat === seat);
        return own?.life === 'alive' ? (own.hp > 0 ? 0.75 : 0.4) : 0.1;
      }),
  };
}

/** What an event is counted as. */
function counter(event: D20Event): string {
  if (event.type === 'cast') return `spell.${event.spell}`;
  if (event.type === 'afflicted') return `effect.${event.effect}`;
  if (event.type === 'power-used') return `power.${event.power}`;
  return event.type;
}
