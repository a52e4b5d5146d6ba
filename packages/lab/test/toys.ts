import type { Game } from '@tablewright/engine';
import { diceRace } from '@tablewright/engine/testing';

/** The dice race with a broken rule in it, or with more to measure. */
export function race(changes: Partial<Game> = {}): Game {
  return { ...(diceRace as unknown as Game), ...changes };
}

/** What workers load: one sound game and one that breaks. */
export async function loadGame(id: string): Promise<Game> {
  if (id === 'dice-race') return race({ id });
  return race({
    id,
    view: () => {
      throw new Error('no view today');
    },
    bots: { heuristic: ({ view }) => (view === undefined ? 1 : 0) },
  });
}
