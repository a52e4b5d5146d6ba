import { type Decider, type Seat, seatsUpTo } from '@tablewright/engine';
import type { AdventureState, Character, Monster } from '../model.ts';

/** Who decides for a character: its own seat (BA-CTRL-01, BA-CTRL-09), or any if it is shared (BA-CTRL-04). */
export function controllersOf({ seatCount }: AdventureState, { seat }: Character): Decider {
  return seat < 0 ? seatsUpTo(seatCount) : seat;
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
