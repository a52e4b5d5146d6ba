import { seatLetter } from '@tablewright/engine';
import { SEAT_SHAPES } from '@tablewright/table-kit';
import type { WebTextKey } from '../../texts/en.ts';
import { useWebWords } from '../../web-words.ts';

const MARKS = ['mark.0', 'mark.1', 'mark.2', 'mark.3', 'mark.4'] as const satisfies WebTextKey[];

/** What seats and their marks are called while nobody sits there. */
export function useSeatWords(): {
  /** A seat by its place at the table. */
  readonly seatName: (seat: number) => string;
  /** A mark by its colour and shape. */
  readonly markName: (mark: number) => string;
} {
  const words = useWebWords();
  return {
    seatName: (seat) => words('seat.name', { letter: seatLetter(seat) }),
    markName: (mark) => words(MARKS[mark % SEAT_SHAPES.length] ?? 'mark.0'),
  };
}

/** The marks that a person on this seat may choose from: their own, and those that nobody has. */
export function freeMarks(
  seats: readonly { readonly kind: string; readonly mark: number }[],
  seat: number | undefined,
): readonly number[] {
  const taken = new Set(
    seats.filter(({ kind }, at) => kind !== 'open' && at !== seat).map(({ mark }) => mark),
  );
  const most = Math.max(SEAT_SHAPES.length, seats.length);
  const free = Array.from({ length: most }, (_, mark) => mark).filter((mark) => !taken.has(mark));
  // After five the looks begin again: two seats share one only where they have to.
  const looks = new Set([...taken].map((mark) => mark % SEAT_SHAPES.length));
  const own = seat === undefined ? undefined : seats[seat]?.mark;
  const apart = free.filter((mark) => mark === own || !looks.has(mark % SEAT_SHAPES.length));
  return apart.length > 0 ? apart : free;
}
