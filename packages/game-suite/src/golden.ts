import type { Game } from '@tablewright/engine';
import { goldenMatch, perft, playthrough } from '@tablewright/engine/testing';

/** Openings are counted one answer deeper until there are this many. */
const ENOUGH_OPENINGS = 500;
const DEEPEST = 6;

/** The sizes of tables whose matches are written down: two and four seats, as far as they fit. */
export function goldenTables({ seats: { min, max } }: Pick<Game, 'seats'>): readonly number[] {
  return [...new Set([2, 4].map((seats) => Math.min(max, Math.max(min, seats))))];
}

/** What is in `playthroughs/<seats>-seats.txt`: a match at random, answer by answer. */
export function goldenText(game: Game, seats: number, answers: number): string {
  return playthrough(goldenMatch(game, seats), 'answers', answers);
}

/** What is in `playthroughs/openings.txt`: how many ways there are to begin. */
export function openings(game: Game): string {
  const [seats = game.seats.min] = goldenTables(game);
  const lines: string[] = [];
  for (let depth = 1, found = 0; depth <= DEEPEST && found < ENOUGH_OPENINGS; depth += 1) {
    found = perft(goldenMatch(game, seats), depth);
    lines.push(`${depth} ${depth === 1 ? 'answer' : 'answers'}: ${found}\n`);
  }
  return lines.join('');
}

/** The golden files of a game by their names in `playthroughs/`. */
export function goldenFiles(game: Game, answers: number): ReadonlyMap<string, string> {
  const matches = goldenTables(game).map((seats): [string, string] => [
    `${seats}-seats.txt`,
    goldenText(game, seats, answers),
  ]);
  return new Map([...matches, ['openings.txt', openings(game)]]);
}
