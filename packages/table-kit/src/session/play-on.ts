import { levelNames } from '@tablewright/bots';
import type { Game, Observer } from '@tablewright/engine';
import type { Match, MatchFile } from '@tablewright/engine/host';
import { HUMAN } from './hand-over.ts';

/** What a match that goes its own way needs to be told. */
export interface PlayOn {
  /** The id of the new match. */
  readonly id: string;
  /** After how many answers it leaves the old one. */
  readonly seq: number;
  /** Who plays on; everybody else becomes a bot. Without a seat, the first person of the match. */
  readonly observer: Observer;
}

/**
 * The match as it was after so many answers, as the file of a match of its own: one person goes on
 * alone, with bots in all other seats. The original is left as it is. Draws come from the same
 * secret, so the same decisions meet the same dice and other decisions meet others.
 */
export function playOnFrom(match: Match, { id, seq, observer }: PlayOn): MatchFile {
  const bot = botFor(match.game);
  const first = Math.max(
    0,
    match.seats.findIndex(({ player }) => player === HUMAN),
  );
  const person = match.seats[observer] === undefined ? first : observer;
  const seats = match.seats.map(({ name, player }, seat) => ({
    name,
    player: seat === person ? HUMAN : player === HUMAN ? bot : player,
  }));
  const { outcome: _ended, ...file } = match.fork(seq).toFile({ withSecret: true });
  return { ...file, id, seats };
}

/** The policy that takes the seats of people who are not there. */
export function botFor(game: Game): string {
  const names = levelNames(game).includes('seasoned') ? ['seasoned'] : Object.keys(game.bots);
  return names.includes('heuristic') ? 'heuristic' : (names[0] ?? 'random');
}
