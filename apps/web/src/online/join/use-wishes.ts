import type { SeatFace } from '@tablewright/protocol';
import { useState } from 'react';
import { freeMarks } from '../texts/seat-words.ts';

/** The seat that somebody would take: the certain one, else the one they chose while it is free. */
export function useWishedSeat(
  seats: readonly SeatFace[],
  certain: number | undefined,
): {
  readonly seat: number | undefined;
  readonly free: readonly number[];
  readonly wish: (seat: number) => void;
} {
  const [wished, wish] = useState<number>();
  const free = [...seats.entries()].flatMap(([seat, { kind }]) => (kind === 'open' ? [seat] : []));
  const chosen = wished !== undefined && free.includes(wished) ? wished : free[0];
  return { seat: certain ?? chosen, free, wish };
}

/** The mark that somebody would have on a seat: the one they chose while it is free, else its usual. */
export function useWishedMark(
  seats: readonly SeatFace[],
  seat: number | undefined,
): {
  readonly mark: number | undefined;
  readonly marks: readonly number[];
  readonly wish: (mark: number) => void;
} {
  const [wished, wish] = useState<number>();
  const marks = freeMarks(seats, seat);
  const usual = marks.find((mark) => mark === seat) ?? marks[0];
  const mark = wished !== undefined && marks.includes(wished) ? wished : usual;
  return { mark, marks, wish };
}
