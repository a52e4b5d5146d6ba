import { type SeatMark, shapePath } from '@tablewright/table-kit';

/** What stands under the board. */
export interface PictureCaption {
  readonly title: string;
  /** The round, or how it ended. */
  readonly line: string;
  readonly seats: readonly { readonly name: string; readonly mark: SeatMark }[];
}

/** Around the caption, in pixels of the page. */
export const MARGIN = 20;
const BADGE = 24;
const TITLE = { size: 26, line: 36 };
const TEXT = { size: 17, line: 34 };
/** Between two seats. */
const GAP = 24;

/** Colours and fonts as the page has them. */
interface Pens {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly title: string;
  readonly text: string;
  readonly letter: string;
  readonly seats: readonly { readonly colour: string; readonly ink: string }[];
}

/** Canvases know no custom properties: an element of the page says what they come to. */
export function pensOf(board: HTMLElement, { seats }: PictureCaption): Pens {
  const probe = document.createElement('span');
  board.append(probe);
  try {
    const look = getComputedStyle(probe);
    const colour = (value: string): string => {
      probe.style.color = value;
      return look.color;
    };
    const font = (value: string): string => {
      probe.style.fontFamily = value;
      return look.fontFamily;
    };
    const text = font('var(--text)');
    return {
      paper: colour('var(--paper)'),
      ink: colour('var(--ink)'),
      quiet: colour('var(--ink-quiet)'),
      title: `600 ${TITLE.size}px ${font('var(--display)')}`,
      text: `${TEXT.size}px ${text}`,
      letter: `700 ${BADGE / 2}px ${text}`,
      seats: seats.map(({ mark }) => ({ colour: colour(mark.colour), ink: colour(mark.ink) })),
    };
  } finally {
    probe.remove();
  }
}

/** A line of the caption. */
interface Line {
  readonly height: number;
  /** Draws it about this height of the picture. */
  readonly draw: (middle: number) => void;
}

/** Title, what is said of the moment, and the seats, broken to fit this width. */
export function captionLines(
  context: CanvasRenderingContext2D,
  pens: Pens,
  { title, line, seats }: PictureCaption,
  width: number,
): readonly Line[] {
  const said = (font: string, colour: string, text: string, height: number): readonly Line[] =>
    wrapped(context, font, text, width).map((part) => ({
      height,
      draw: (middle) => write(context, font, colour, part, MARGIN, middle),
    }));
  const rows: { readonly seat: number; readonly x: number }[][] = [];
  context.font = pens.text;
  let x = 0;
  for (const [seat, { name }] of seats.entries()) {
    const taken = BADGE + 8 + context.measureText(name).width;
    if (rows.length === 0 || x + taken > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ seat, x: MARGIN + x });
    x += taken + GAP;
  }
  return [
    ...said(pens.title, pens.ink, title, TITLE.line),
    ...said(pens.text, pens.quiet, line, TEXT.line),
    ...rows.map((row) => ({
      height: TEXT.line,
      draw: (middle: number) => {
        for (const placed of row) drawSeat(context, pens, seats, placed, middle, width);
      },
    })),
  ];
}

/** The text in lines of at most this width, broken between words. */
function wrapped(
  context: CanvasRenderingContext2D,
  font: string,
  text: string,
  width: number,
): readonly string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** A seat's badge and name; a name longer than the picture is wide is drawn narrower. */
function drawSeat(
  context: CanvasRenderingContext2D,
  pens: Pens,
  seats: PictureCaption['seats'],
  { seat, x }: { readonly seat: number; readonly x: number },
  middle: number,
  width: number,
): void {
  const one = seats[seat];
  const pen = pens.seats[seat];
  if (one === undefined || pen === undefined) return;
  drawBadge(context, pens, one.mark, pen, x, middle - BADGE / 2);
  write(context, pens.text, pens.ink, one.name, x + BADGE + 8, middle, width - BADGE - 8);
}

function drawBadge(
  context: CanvasRenderingContext2D,
  { letter }: Pens,
  mark: SeatMark,
  { colour, ink }: { readonly colour: string; readonly ink: string },
  x: number,
  y: number,
): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = colour;
  context.fill(new Path2D(shapePath(mark.shape)));
  context.textAlign = 'center';
  // Letters sit lower in shapes that are wider below.
  const drop = mark.shape === 'triangle' ? 3 : mark.shape === 'pentagon' ? 1 : 0.5;
  write(context, letter, ink, mark.letter, BADGE / 2, BADGE / 2 + drop);
  context.restore();
}

function write(
  context: CanvasRenderingContext2D,
  font: string,
  colour: string,
  text: string,
  x: number,
  y: number,
  width?: number,
): void {
  context.textBaseline = 'middle';
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y, width);
}
