import { type Seat, seatsUpTo } from '@tablewright/engine';
import type { AdventureState, Character, Monster } from '../model.ts';

const SHARED: readonly (readonly Seat[])[] = [1, 2, 3, 4].map((count) => seatsUpTo(count));

/** The seat that answers for a character, the first if all may (BA-CTRL-01, BA-CTRL-09). */
export function seatOf(character: Character): Seat {
  return Math.max(0, character.seat);
}

/** All seats that may answer for a shared character (BA-CTRL-04); nothing if it has its own. */
export function seatsOf(state: AdventureState, character: Character): readonly Seat[] | undefined {
  return character.seat < 0 ? SHARED[state.seatCount - 1] : undefined;
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
