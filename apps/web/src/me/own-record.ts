import type { Seat } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import { HUMAN } from '@tablewright/table-kit';
import type { Likes } from '@tablewright/table-kit/errands';

/** What is remembered of a match that is over, so that nobody has to read it again. */
export interface OwnRecord {
  readonly kind: 'over';
  /** Of the match, or of its table on a server. */
  readonly id: string;
  readonly game: string;
  /** Whether it was played in this browser or at a table on the server. */
  readonly where: 'here' | 'online';
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: number;
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  /** The seats of the person, or of those who share this device. */
  readonly own: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly likes: Likes;
  /** The person does not want it to count. */
  readonly leftOut?: true;
}

/** A match that is still played: there is nothing to read in it yet. */
export interface GoingOn {
  readonly kind: 'going-on';
  readonly id: string;
}

/** See {@link OwnRecord} and {@link GoingOn}. */
export type KeptRecord = OwnRecord | GoingOn;

/** The seats that people of this device have in a match that was played here. */
export function ownSeatsOf({ seats }: Pick<MatchFile, 'seats'>): readonly Seat[] {
  return seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
}

/** What is remembered of a match; nothing of one that nobody here has played, or that goes on. */
export function recordOf(
  file: MatchFile,
  {
    id,
    where,
    at,
    own,
    likes,
  }: Pick<OwnRecord, 'where' | 'at' | 'own' | 'likes'> & { readonly id: string },
): OwnRecord | undefined {
  const { game, answers, outcome } = file;
  // A file from elsewhere may say anything of its end.
  if (own.length === 0 || !Array.isArray(outcome?.winners)) return undefined;
  return {
    kind: 'over',
    id,
    game,
    where,
    at,
    answers: answers.length,
    seats: file.seats.map(({ name, player }) => ({ name, player })),
    own,
    winners: outcome.winners,
    likes,
  };
}

/** How it ended for the person: several who share a device may have won and lost at once. */
export function endOf({ own, winners }: OwnRecord): 'won' | 'not-won' | 'shared' {
  const won = own.filter((seat) => winners.includes(seat)).length;
  if (won === own.length) return 'won';
  return won === 0 ? 'not-won' : 'shared';
}

/** With whom it was played: the level of the bots, people, or nobody else. */
export function companyOf({ seats, own }: OwnRecord): string {
  const others = seats.filter((_, seat) => !own.includes(seat)).map(({ player }) => player);
  if (others.length === 0) return own.length > 1 ? 'people' : 'alone';
  if (others.includes(HUMAN)) return 'people';
  const levels = new Set(others);
  return levels.size === 1 ? (others[0] ?? 'alone') : 'mixed';
}
