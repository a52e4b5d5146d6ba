import type { ReactNode } from 'react';
import { boardText } from '../board/words.ts';
import { CORNERS, contactsAt, entryCost, type Location, SPINE, spotOf } from '../bridge/layout.ts';
import { printText } from './words.ts';

const ROWS = 9;
const COLUMNS = 7;
/** From this row on everything about Doors doubles (BQ-TURN-16). */
const EPIC_ROW = 5;

/** How the Bridge lies on paper, in millimetres. */
export interface Lie {
  /** Of a world. */
  readonly width: number;
  readonly height: number;
  /** From the middle of a column to that of the next. */
  readonly column: number;
  /** From the middle of a row to that of the next. */
  readonly row: number;
  /** What is left above the highest row for what is said of it. */
  readonly top: number;
  /** The height of letters. */
  readonly text: number;
}

/** How large the whole drawing is. */
export function sizeOf({ width, column, row, top }: Lie): {
  readonly width: number;
  readonly height: number;
} {
  return { width: (COLUMNS - 1) * column + width, height: top + ROWS * row };
}

function middleOf(location: Location, lie: Lie): readonly [number, number] {
  const { width, column, row, top } = lie;
  const spot = spotOf(location);
  return [width / 2 + (spot.column - 1) * column, top + (ROWS - spot.row + 0.5) * row];
}

/** A location: its place, what is said of it above that, and the ways on from its corners. */
export function BridgePlace({
  location,
  lie,
  stands,
}: {
  readonly location: Location;
  readonly lie: Lie;
  /** Whether figures stand on the paper itself; else on the card that will lie there. */
  readonly stands: boolean;
}): ReactNode {
  const { width, height, text } = lie;
  const [x, y] = middleOf(location, lie);
  const { row } = spotOf(location);
  const about = [
    printText('bridge.row', { row, cost: entryCost(location) }),
    ...(row >= EPIC_ROW ? [printText('bridge.doors')] : []),
  ];
  // The last line stands right on the place, so that what lies there covers none of it.
  const lineAt = (fromLast: number): number => y - height / 2 - text * (0.5 + 1.15 * fromLast);
  return (
    <g>
      <rect
        className="bqp-place"
        data-spine={SPINE.includes(location) || undefined}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={1}
      />
      {stands && <Stands x={x} y={y} lie={lie} />}
      <WayUp location={location} lie={lie} />
      {about.map((line, at) => (
        <text key={line} x={x} y={lineAt(about.length - 1 - at)} fontSize={text}>
          {line}
        </text>
      ))}
      <text className="bqp-number" x={x} y={lineAt(about.length)} fontSize={text * 1.7}>
        {location}
      </text>
    </g>
  );
}

/** Where figures stand, in the four corners, and a line for the name of the world. */
function Stands({
  x,
  y,
  lie: { width, height },
}: {
  readonly x: number;
  readonly y: number;
  readonly lie: Lie;
}): ReactNode {
  const radius = height * 0.19;
  const circles = [-1, 1].flatMap((across) => [-1, 1].map((down) => ({ across, down })));
  return (
    <>
      {circles.map(({ across, down }) => (
        <circle
          key={`${across}${down}`}
          className="bqp-stand"
          cx={x + across * (width / 2 - radius - 0.8)}
          cy={y + down * (height / 2 - radius - 0.8)}
          r={radius}
        />
      ))}
      <path className="bqp-stand" d={`M${x - width * 0.42} ${y + 1.6}H${x + width * 0.42}`} />
    </>
  );
}

/** Lines to the location two rows above, whose lower corners the upper ones touch (BQ-MAP-04). */
function WayUp({ location, lie }: { readonly location: Location; readonly lie: Lie }): ReactNode {
  const { width, height, column, row } = lie;
  const [x, y] = middleOf(location, lie);
  const spot = spotOf(location);
  const touches = CORNERS.flatMap((corner) => contactsAt(location, corner)).some((contact) => {
    const other = spotOf(contact.location);
    return other.row === spot.row + 2 && other.column === spot.column;
  });
  if (!touches) return null;
  // Between the worlds on both sides, where nothing lies on the lines.
  const apart = Math.min(width / 2 - 1, column - width / 2 - 2);
  const from = y - height / 2;
  const to = y - 2 * row + height / 2;
  return [-apart, apart].map((side) => (
    <path key={side} className="bqp-way" d={`M${x + side} ${from}V${to}`} />
  ));
}

/** The places beside the Bridge, in the corners that it leaves free. */
export function OuterPlaces({ lie }: { readonly lie: Lie }): ReactNode {
  const { width, height } = sizeOf(lie);
  const { row, column, top, text } = lie;
  const gap = row * 0.06;
  // The fifth column from either side reaches as far up or down as the Bridge does.
  const wide = 2 * column - 2 * gap;
  const tall = 1.35 * row;
  const places = [
    { id: 'boss-mode', x: 0, y: top, tall },
    { id: 'friendzone', x: width - wide, y: height - 1.7 * tall - 2 * gap, tall: tall * 0.7 },
    { id: 'homeworld', x: width - wide, y: height - tall - gap, tall },
  ] as const;
  return places.map(({ id, x, y, tall: high }) => (
    <g key={id}>
      <rect className="bqp-outer" x={x} y={y} width={wide} height={high} rx={2} />
      <text x={x + wide / 2} y={y + text * 2.2} fontSize={text * 1.5}>
        {boardText(`board.${id}`)}
      </text>
      {sentencesOf(printText(`bridge.${id}`)).map((sentence, at) => (
        <text key={sentence} x={x + wide / 2} y={y + text * (3.9 + 1.3 * at)} fontSize={text}>
          {sentence}
        </text>
      ))}
    </g>
  ));
}

/** A drawing breaks no lines of itself. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=\.) /);
}
