import type { Game } from '@tablewright/engine';
import { diceRace, heap } from '@tablewright/engine/testing';
import type { Catalogue } from '../src/input.ts';

const race = diceRace as unknown as Game;

const TEXTS = {
  turn: 'Roll or rest',
  'option.roll': 'Roll the die',
  'event.rolled': 'Somebody rolls.',
  'outcome.won': '{winners} wins the race',
};

const TEXTS_DE = {
  'event.rolled': 'Jemand würfelt.',
  'outcome.won': '{winners} gewinnt das Rennen',
};

const GAMES: Readonly<Record<string, Game>> = {
  'dice-race': {
    ...race,
    texts: { ...race.texts, ...TEXTS },
    measures: {
      ...race.measures,
      counter: (event) => `face.${(event as unknown as { face: number }).face}`,
      entrants: () => [
        { seat: 0, facets: { shoes: 'red' } },
        { seat: 1, facets: { shoes: 'blue' } },
      ],
      content: ['face.6', 'face.7', 'shoes.red'],
    },
    translations: { de: async () => TEXTS_DE },
  },
  broken: {
    ...race,
    id: 'broken',
    steps: {
      turn: (table) => {
        const { places } = table.state as { places: number[] };
        const { turn } = race.steps;
        if (Math.max(...places) > 20 || turn === undefined) throw new Error('fell over');
        return turn(table);
      },
    },
  },
};

/** What workers load. */
export async function loadGame(id: string): Promise<Game> {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no toy "${id}"`);
  return game;
}

/** Two toys as games, one of them broken, a game that is to come, and one that is offered to nobody. */
export function toyCatalogue(folder = ''): Catalogue {
  return {
    entries: [
      ...Object.keys(GAMES).map((id) => ({
        id,
        title: `The ${id}`,
        players: '2 to 4 players',
        status: 'ready' as const,
        load: () => loadGame(id),
      })),
      { id: 'later', title: 'Later', players: 'some', status: 'coming' },
    ],
    toys: [heap as unknown as Game],
    folderOf: () => folder,
    module: import.meta.url,
  };
}
