import type { Game, Text } from '@tablewright/engine';
import type { PlannedSeat as WishedSeat } from '@tablewright/protocol';
import { HUMAN } from '@tablewright/table-kit';
import { LONGEST_NAME } from '../online/server/limits.ts';
import type { WebTextKey } from '../texts/en.ts';
import { usualBot, usualName } from './bots.ts';

/** Where a match is played: in this page, or on the server with others at devices of their own. */
export type Where = 'here' | 'online';

/** Who may sit on a seat online beside bots: whoever opens the table, and whoever gets a link. */
export const ONLINE_PEOPLE = ['me', 'friend'] as const;

/** A seat as it is being set up. */
export interface PlannedSeat {
  /** Stays with the seat while others are added and taken away. */
  readonly key: number;
  /** What it is called at this screen, and what a bot is called anywhere. */
  readonly name: string;
  /** Who plays at this screen: `human`, or the name of a policy. */
  readonly player: string;
  /** Who plays online: one of {@link ONLINE_PEOPLE}, or the name of a policy. */
  readonly online: string;
  /** What the person who opens the table is called online. */
  readonly ownName: string;
}

/** What is wrong with seats. */
export interface SeatProblem {
  readonly key: WebTextKey;
  readonly params?: NonNullable<Text['params']>;
}

/**
 * The usual seats of a game: one person and bots; online, friends in their place.
 * @param count how many there are
 */
export function plannedSeats(
  game: Game,
  ownName: string,
  count = game.seats.default,
): readonly PlannedSeat[] {
  return Array.from({ length: count }, (_, seat) => newSeat(game, seat, ownName));
}

/** A seat that is added. */
export function newSeat(game: Game, seat: number, ownName = ''): PlannedSeat {
  const first = seat === 0;
  return {
    key: seat,
    name: usualName(seat, !first),
    player: first ? HUMAN : usualBot(game),
    online: first ? 'me' : 'friend',
    ownName: first ? ownName : '',
  };
}

/** What a seat is called, as far as that is known before anybody sits down. */
export function plannedName({ name, online, ownName }: PlannedSeat, where: Where): string {
  if (where === 'here') return name.trim();
  if (online === 'friend') return '';
  return (online === 'me' ? ownName : name).trim();
}

/** What is wrong with the seats, if anything. */
export function seatProblem(seats: readonly PlannedSeat[], where: Where): SeatProblem | undefined {
  const known = seats.filter(({ online }) => where === 'here' || online !== 'friend');
  const names = known.map((seat) => plannedName(seat, where));
  if (where === 'online' && !seats.some(({ online }) => online === 'me')) {
    return { key: 'new.no-me' };
  }
  if (names.some((name) => name === '' || name.length > LONGEST_NAME)) {
    return { key: 'new.name-missing', params: { most: LONGEST_NAME } };
  }
  // At a table on the server, names that differ in capitals alone are the same.
  const same = where === 'here' ? names : names.map((name) => name.toLocaleLowerCase());
  const twice = same.findIndex((name, at) => same.indexOf(name) !== at);
  return twice < 0 ? undefined : { key: 'new.name-twice', params: { name: names[twice] ?? '' } };
}

/** The seats as the server is told of them. */
export function wishedSeats(seats: readonly PlannedSeat[]): WishedSeat[] {
  return seats.map((seat) => {
    const name = plannedName(seat, 'online');
    if (seat.online === 'me') return { kind: 'me', name };
    if (seat.online === 'friend') return { kind: 'open' };
    return { kind: 'bot', name, policy: seat.online };
  });
}
