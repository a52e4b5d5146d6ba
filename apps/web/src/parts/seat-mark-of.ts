import type { Seat } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { letterMark, type SeatMark, seatMark } from '@tablewright/table-kit';

/**
 * The mark of a seat outside of a match: that of the table, as far as it can be known there. In a game of
 * teams that is its letter.
 * @param game id of the game
 * @param look which colour and shape its person has chosen, if anybody has
 */
export function seatMarkOf(game: string, seat: Seat, look?: number): SeatMark {
  return teamsGiveMarks(game) ? letterMark(seat) : seatMark(seat, look);
}

/** Whether colour and shape of a seat are those of its team, and nobody's to choose. */
export function teamsGiveMarks(game: string): boolean {
  return findGame(game) !== undefined && presentationOf(game).teams === true;
}
