import { policyNames } from '@tablewright/bots';
import type { Game, Observer, Seat } from '@tablewright/engine';
import { areConfusable } from './confusable-names.ts';
import { refused } from './outcome.ts';
import type { TableSeat } from './table-seat.ts';

/** How many marks there are. */
const MARKS = 26;

type Seats = readonly TableSeat[];
type Refusal = ReturnType<typeof refused>;

/** The seats that people have. */
export function peopleIn(seats: Seats): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The refusal for a seat that is not there. */
export function noSeat(seats: Seats, seat: Observer): Refusal {
  return refused('no-such-seat', `there is no seat ${seat + 1}; there are ${seats.length}`);
}

/** Why somebody on this seat may not have this name. */
export function nameProblem(seats: Seats, seat: Seat, name: string): Refusal | undefined {
  return nameClash(
    seats.map((other, at) => (at === seat ? '' : other.name)),
    name,
  );
}

/** Why somebody may not have this name beside these others; a seat without one has ''. */
export function nameClash(names: readonly string[], name: string): Refusal | undefined {
  const twin = names.find((other) => other !== '' && areConfusable(other, name));
  if (twin === undefined) return undefined;
  const same = twin === name ? '' : `, which looks like ${name}`;
  return refused(
    'name-taken',
    `somebody here is called ${twin} already${same}; choose another name`,
  );
}

/** Why no bot of that policy may play. */
export function policyProblem(game: Game, policy: string): Refusal | undefined {
  const names = policyNames(game);
  if (names.includes(policy)) return undefined;
  return refused('wrong-settings', `there is no bot "${policy}"; there are ${names.join(', ')}`);
}

/** Whether somebody else has that mark. */
export function isMarkTaken(seats: Seats, seat: Seat, mark: number): boolean {
  return seats.some((other, at) => at !== seat && other.kind !== 'open' && other.mark === mark);
}

/** A mark that nobody else has: that of the seat, if it may be. */
export function freeMark(seats: Seats, seat: Seat): number {
  let mark = seat;
  while (isMarkTaken(seats, seat, mark)) mark = (mark + 1) % MARKS;
  return mark;
}

/** A name for a bot that nobody else has. */
export function freeName(seats: Seats, seat: Seat): string {
  let number = seat + 1;
  while (nameProblem(seats, seat, `Bot ${number}`) !== undefined) number += 1;
  return `Bot ${number}`;
}
