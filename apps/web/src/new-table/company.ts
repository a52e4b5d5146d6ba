import { HUMAN } from '@tablewright/table-kit';
import { nameAs } from './bots.ts';
import { ONLINE_PEOPLE, type PlannedSeat, type Where } from './planned-seat.ts';

/** Whom a match is played with, in the order in which it is offered. */
export const COMPANIES = ['alone', 'together', 'online'] as const;
/** See {@link COMPANIES}. */
export type Company = (typeof COMPANIES)[number];

/** Whether a bot plays on a seat. */
export function isBot({ player, online }: PlannedSeat, where: Where): boolean {
  return where === 'here' ? player !== HUMAN : !ONLINE_PEOPLE.some((person) => person === online);
}

/** Whom a match with these seats is played with; nothing where bots play among themselves. */
export function companyOf(seats: readonly PlannedSeat[], where: Where): Company | undefined {
  if (where === 'online') return 'online';
  const people = seats.filter((seat) => !isBot(seat, where)).length;
  if (people === 0) return undefined;
  return people === 1 ? 'alone' : 'together';
}

/**
 * The seats in such company: alone the first seat is a person and all others are bots of this
 * level, together everybody is a person. Online they stay: friends are invited there by link.
 */
export function inCompany(
  company: Company,
  seats: readonly PlannedSeat[],
  bot: string,
): readonly PlannedSeat[] {
  if (company === 'online') return seats;
  return seats.map((seat, at) => {
    if (at === 0 || company === 'together') {
      return { ...seat, name: nameAs(seat.name, false), player: HUMAN };
    }
    return seat.player === HUMAN ? { ...seat, name: nameAs(seat.name, true), player: bot } : seat;
  });
}

/** The level that all bots have in common; nothing where they differ or there are none. */
export function botLevel(seats: readonly PlannedSeat[], where: Where): string | undefined {
  const [level, ...others] = new Set(
    seats
      .filter((seat) => isBot(seat, where))
      .map(({ player, online }) => (where === 'here' ? player : online)),
  );
  return others.length === 0 ? level : undefined;
}

/** The seats with every bot at this level. */
export function withBots(seats: readonly PlannedSeat[], level: string): readonly PlannedSeat[] {
  return seats.map((seat) => ({
    ...seat,
    player: isBot(seat, 'here') ? level : seat.player,
    online: isBot(seat, 'online') ? level : seat.online,
  }));
}
