import { EmblemPath } from '@tablewright/table-kit/emblem';
import { magicSwirl } from '@tablewright/table-kit/emblems';
import { memo, type ReactNode } from 'react';
import { type Court, type CourtPart, isIn, placeIn, type Sign } from '../explain/index.ts';
import type { Colour, SquareKind } from '../model.ts';
import { UNIT } from './units.ts';

/** The squares of a part, drawn again only when one of them changes. */
export const GroundLayer = memo(function GroundLayer({
  court,
  part,
}: {
  readonly court: Court;
  readonly part: CourtPart;
}): ReactNode {
  const { columns, rows, first } = part;
  const width = columns * UNIT;
  const height = rows * UNIT;
  const cells = Array.from({ length: columns * rows }, (_, at) => at + first);
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, x) => `M${(x + 1) * UNIT} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, y) => `M0 ${(y + 1) * UNIT}H${width}`),
  ].join('');
  const at = (cell: number) => {
    const { x, y } = placeIn(part, cell);
    return { x: x * UNIT, y: y * UNIT };
  };
  return (
    <g className="kz-ground">
      {areasOf(court, part).map(({ cell, colour }) => (
        <rect
          key={`${colour}${cell}`}
          className="kz-area"
          data-colour={colour}
          {...at(cell)}
          width={UNIT}
          height={UNIT}
        />
      ))}
      <path className="kz-lines" d={lines} />
      {cells.map((cell) => (
        <Square
          key={cell}
          kind={court.kinds[cell] ?? 'wall'}
          letter={letterOf(court, cell)}
          team={teamOf(court, cell)}
          sign={court.signs.get(cell)}
          edge={edgeLabel(part, cell, court.kinds[cell] ?? 'wall')}
          {...at(cell)}
        />
      ))}
    </g>
  );
});

function areasOf({ starts, spawns }: Court, part: CourtPart) {
  return (['red', 'blue'] as const).flatMap((colour) =>
    [...starts[colour], ...spawns[colour]]
      .filter((cell) => isIn(part, cell))
      .map((cell) => ({ cell, colour })),
  );
}

/** The letter of a portal or an exit on this square. */
function letterOf({ portals, exits }: Court, cell: number): string {
  for (const { letter, entry, end } of portals) {
    if (entry === cell) return letter;
    if (end === cell) return letter.toLowerCase();
  }
  const exit = exits.find(({ inside, outside }) => inside === cell || outside === cell);
  return exit?.letter ?? '';
}

/** The team that alone may use the portal of this square, where it is not for both. */
function teamOf({ portals }: Court, cell: number): Colour | undefined {
  const users = portals.find(({ entry, end }) => entry === cell || end === cell)?.users;
  return users === 'any' ? undefined : users;
}

/** Column letters on the upper edge, row numbers on the left one; none on the corners of walls. */
function edgeLabel(part: CourtPart, cell: number, kind: SquareKind): string {
  const { x, y } = placeIn(part, cell);
  const ends = [x, y, x - part.columns + 1, y - part.rows + 1].filter((by) => by === 0).length;
  if (kind === 'wall' && ends > 1) return '';
  const [column, row] = [String.fromCharCode(65 + x), String(y + 1)];
  if (x === 0 && y === 0) return `${column}${row}`;
  if (y === 0) return column;
  return x === 0 ? row : '';
}

const HALF = UNIT / 2;

function Square({
  kind,
  letter,
  team,
  sign,
  edge,
  x,
  y,
}: {
  readonly kind: SquareKind;
  readonly letter: string;
  readonly team: Colour | undefined;
  readonly sign: Sign | undefined;
  readonly edge: string;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  // A court without walls around it has its letters and numbers within.
  const isOpen = edge !== '' && kind !== 'wall' && kind !== 'exit';
  if ((kind === 'floor' || kind === 'pedestal') && !isOpen && sign === undefined) return null;
  return (
    <g transform={`translate(${x} ${y})`} className="kz-square" data-kind={kind} data-team={team}>
      {drawn(kind)}
      {sign !== undefined && drawnSign(sign)}
      {letter !== '' && (
        <text className="kz-square-letter" x={HALF} y={HALF}>
          {letter}
        </text>
      )}
      {isOpen && (
        <text className="kz-edge-within kz-fine" x={7} y={8}>
          {edge}
        </text>
      )}
      {edge !== '' && kind === 'wall' && (
        <text className="kz-edge kz-fine" x={HALF} y={HALF}>
          {edge}
        </text>
      )}
    </g>
  );
}

/** A square of wall: two courses of stones, which go on in the next. */
function Masonry(): ReactNode {
  return (
    <>
      <rect className="kz-wall" width={UNIT} height={UNIT} />
      <path className="kz-mortar" d="M0 .5H40M0 20.5H40M10 .5V20.5M30 20.5V40" />
    </>
  );
}

function drawnSign(sign: Sign): ReactNode {
  switch (sign) {
    case 'door-east':
      return <path className="kz-one-way" d={ARROW} />;
    case 'door-west':
      return <path className="kz-one-way" d={ARROW} transform={`rotate(180 ${HALF} ${HALF})`} />;
    case 'ray':
      return (
        <>
          <circle className="kz-ray" cx={HALF} cy={HALF} r="15" />
          <path className="kz-ray-beams" d="M20 8v24M8 20h24M11.5 11.5l17 17M28.5 11.5l-17 17" />
        </>
      );
    case 'target':
      return (
        <>
          <circle className="kz-ray-target" cx={HALF} cy={HALF} r="13" />
          <circle className="kz-ray-target" cx={HALF} cy={HALF} r="4" />
        </>
      );
    case 'shadow':
      return (
        <>
          <rect className="kz-shadow" width={UNIT} height={UNIT} />
          <path className="kz-shadow-weave" d={WEAVE} />
        </>
      );
    case 'throne':
      return (
        <>
          <path className="kz-throne" d="M9 36V15l6 5 5-12 5 12 6-5v21z" />
          <path className="kz-throne-seat" d="M13 27h14v9H13z" />
        </>
      );
  }
}

/** Of a shadow: strokes that go on in the next. */
const WEAVE = 'M0 10L10 0M0 30L30 0M10 40L40 10M30 40L40 30';

/** Of a one-way door: to the right. */
const ARROW = 'M6 5h10l14 15-14 15H6l12-15z';

function drawn(kind: SquareKind): ReactNode {
  switch (kind) {
    case 'wall':
      return <Masonry />;
    case 'difficult':
      return (
        <path className="kz-scribble" d="M6 14l6-6M6 26L26 6M8 36L36 8M18 36l16-16M30 36l5-5" />
      );
    case 'low-cover':
      return (
        <>
          <rect className="kz-box" x="5" y="5" width="30" height="30" rx="2" />
          <path className="kz-box-planks" d="M5 15H35M5 25H35M5 5L35 35" />
        </>
      );
    case 'exit':
      return (
        <>
          <Masonry />
          <path className="kz-door" d="M8 36V12a12 8 0 0 1 24 0V36z" />
        </>
      );
    case 'portal-entry':
      return (
        <>
          <circle className="kz-portal" cx={HALF} cy={HALF} r="17" />
          <EmblemPath
            className="kz-portal-swirl"
            emblem={magicSwirl}
            transform={`translate(4 4) scale(${32 / 512})`}
          />
        </>
      );
    case 'portal-exit':
      return <circle className="kz-portal-end" cx={HALF} cy={HALF} r="16" />;
    case 'water':
      return (
        <path
          className="kz-water"
          d="M4 14q6-6 12 0t12 0t8-2M4 24q6-6 12 0t12 0t8-2M4 34q6-6 12 0t12 0t8-2"
        />
      );
    case 'pit':
      return <ellipse className="kz-pit" cx={HALF} cy={HALF} rx="16" ry="13" />;
    case 'slick':
      return <path className="kz-slick" d="M8 12h10M14 20h18M6 28h14M24 30h10M24 10h8" />;
    case 'boost':
      return <path className="kz-boost" d="M20 5l13 13h-8v16h-10V18H7z" />;
    default:
      return null;
  }
}
