import { type Seat, seatLetter } from '@tablewright/engine';

/** The shapes that stand for seats beside their colours. */
export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'pentagon'] as const;
/** See {@link SEAT_SHAPES}. */
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** How a seat is told from the others without reading its name: a colour, a shape and a letter. */
export interface SeatMark {
  /** `A` for seat 0, `B` for seat 1, … */
  readonly letter: string;
  readonly shape: SeatShape;
  /** CSS colour of the piece, 3:1 on paper and on felt in both themes. */
  readonly colour: string;
  /** CSS colour of a letter that stands on the piece. */
  readonly ink: string;
}

/**
 * The mark of a seat. Its letter is that of the seat, by which boards and rules call it; colour and
 * shape are those that its person has chosen.
 * @param look 0, 1, …: which colour and shape; after five they begin again
 */
export function seatMark(seat: Seat, look: number = seat): SeatMark {
  const turn = look % SEAT_SHAPES.length;
  return {
    letter: seatLetter(seat),
    shape: SEAT_SHAPES[turn] ?? 'circle',
    colour: `var(--seat-${turn})`,
    ink: `var(--seat-${turn}-ink)`,
  };
}

/**
 * The mark of a seat in a game of teams before its match has begun: the letter alone, since colour and
 * shape will be those of its team.
 */
export function letterMark(seat: Seat): SeatMark {
  return {
    letter: seatLetter(seat),
    shape: 'circle',
    colour: 'var(--ink-quiet)',
    ink: 'var(--paper)',
  };
}

/** The outline of a shape as the `d` of an SVG path in a box of 24 by 24. */
export function shapePath(shape: SeatShape): string {
  switch (shape) {
    case 'circle':
      return 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z';
    case 'square':
      return 'M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-16a1.5 1.5 0 0 1-1.5-1.5v-16a1.5 1.5 0 0 1 1.5-1.5z';
    case 'triangle':
      return 'M12 .8l11.4 20.4a1 1 0 0 1-.9 1.5h-21a1 1 0 0 1-.9-1.5z';
    case 'diamond':
      return 'M12 .4l11.6 11.6l-11.6 11.6l-11.6-11.6z';
    case 'pentagon':
      return 'M12 .8l11.4 8.3l-4.4 13.4h-14l-4.4-13.4z';
  }
}
