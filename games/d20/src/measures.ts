import type { Measures } from '@tablewright/engine';
import { CONDITIONS } from './content/conditions/index.ts';
import { TAGS } from './content/tags.ts';
import type { D20Event } from './events.ts';
import type { D20State } from './model.ts';
import type { D20Content } from './table.ts';
import { TEXTS } from './texts.ts';

/** What can be done at any time, by the names that it has. */
const TOOLS: readonly string[] = Object.keys(TEXTS).filter((key) => /^tool\.[a-z-]+$/.test(key));

/** What of the content an option takes, by its name in the option, with what such keys begin with. */
const TAKEN = [
  ['spell', 'spell'],
  ['power', 'power'],
  ['item', 'gear'],
  ['tag', 'task'],
] as const;

const keyOf = (family: string, id: unknown): readonly string[] => {
  const key = `${family}.${String(id)}`;
  return TEXTS[key] === undefined ? [] : [key];
};

/** What simulations count and compare (DT-SIM-01). */
export function measuresOf(content: D20Content): Measures<D20State, D20Event> {
  return {
    numbers: ({ creatures, clock, points, story, steps }) => {
      const party = creatures.filter(({ character }) => character !== undefined);
      const players = party.filter(({ seat }) => seat !== undefined);
      return {
        scenes: story?.scenes ?? 0,
        decisions: steps,
        deaths: party.filter(({ life }) => life !== 'alive').length,
        defeats: story?.defeats ?? 0,
        points,
        tokens: party.reduce((sum, { tokens }) => sum + tokens, 0),
        rounds: clock - (story?.began ?? 0),
        xp: party.reduce((sum, { character }) => sum + (character?.xp ?? 0), 0),
        level: players.reduce((sum, { level }) => sum + level, 0) / Math.max(1, players.length),
      };
    },
    facets: ({ ending, options, seatCount }) => ({
      ending: ending ?? 'none',
      adventure: options.adventure,
      seats: String(seatCount),
    }),
    // Blows, falls and spent tokens are told for each scene as well.
    unit: 'scenes',
    counter,
    content: [
      ...Object.keys(content.spells).map((id) => `spell.${id}`),
      ...Object.keys(content.hazards).map((id) => `hazard.${id}`),
      ...CONDITIONS.map(({ id }) => `effect.${id}`),
      ...Object.keys(TAGS).map((id) => `task.${id}`),
      ...Object.keys(content.heritages).map((id) => `heritage.${id}`),
      ...Object.keys(content.roles).map((id) => `role.${id}`),
      ...TOOLS,
    ],
    chosen: ({ names }) => TAKEN.flatMap(([name, family]) => keyOf(family, names?.[name]))[0],
    entrants: ({ creatures }) =>
      creatures.flatMap(({ seat, character }) =>
        seat === undefined || character === undefined
          ? []
          : [
              {
                seat,
                facets: {
                  heritage: character.heritage,
                  role: character.roles.map(({ id }) => id),
                },
              },
            ],
      ),
    standing: ({ creatures, seatCount }) =>
      Array.from({ length: seatCount }, (_, seat) => {
        const own = creatures.find((one) => one.seat === seat);
        return own?.life === 'alive' ? (own.hp > 0 ? 0.75 : 0.4) : 0.1;
      }),
  };
}

/** What an event is counted as. */
function counter(event: D20Event): string | readonly string[] {
  switch (event.type) {
    case 'cast':
      return `spell.${event.spell}`;
    case 'afflicted':
      return `effect.${event.effect}`;
    case 'power-used':
      return `power.${event.power}`;
    case 'rolled':
      return event.tag === undefined ? event.type : [event.type, `task.${event.tag}`];
    case 'hit':
      return [event.type, `attack.${event.attack}`];
    case 'token-spent':
      return [event.type, `token.${event.on}`];
    case 'handled':
    case 'used-up':
      return [event.type, `gear.${event.item}`];
    case 'setback':
      return `setback.${event.what}`;
    case 'cost':
      return `cost.${event.cost}`;
    default:
      return event.type;
  }
}
