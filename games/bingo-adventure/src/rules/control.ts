import { type Seat, seatsUpTo } from '@tablewright/engine';
import type { AdventureState, Character, Monster } from '../model.ts';

/** Who answers for a character: its seat, or any seat if it is shared (BA-CTRL-01, BA-CTRL-04). */
export interface Deciders {
  readonly seat: Seat;
  readonly seats?: readonly Seat[];
}

const OWN: readonly Deciders[] = seatsUpTo(4).map((seat) => ({ seat }));
const SHARED: readonly Deciders[] = [1, 2, 3, 4].map((count) => ({
  seat: 0,
  seats: seatsUpTo(count),
}));

/** The seat or seats that answer for a character (BA-CTRL-09). */
export function decidersOf(state: AdventureState, character: Character): Deciders {
  const found = character.seat < 0 ? SHARED[state.seatCount - 1] : OWN[character.seat];
  return found ?? { seat: 0 };
}

/** Whether a seat acts for a character. */
export function actsFor(seat: Seat, character: Character): boolean {
  return character.seat < 0 || character.seat === seat;
}

/** What the monster is called in events. */
export function monsterName(monster: Monster): string {
  return MONSTER_TITLES[monster.kind];
}

const MONSTER_TITLES = { nigob: 'Nigob', gobin: 'Gobin', boing: 'Boing' } as const;
