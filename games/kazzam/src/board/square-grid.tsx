import type { Cell } from '@tablewright/geometry';
import type { Offer } from '@tablewright/table-kit/board';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MapPart } from '../map/court-map.ts';
import { useBoard, useLook, usePicks } from './board-context.tsx';
import { boardText } from './board-words.ts';
import { spotOf } from './places.ts';
import { partName, squareWords } from './square-words.ts';

/**
 * The squares of a part as they can be touched and walked over by arrow keys: a button for each
 * square and creature that is offered, and one more for the square on which the keyboard is. All
 * squares can be come to; most of them are not there until one comes.
 */
export function SquareGrid({
  part,
  start,
}: {
  readonly part: MapPart;
  /** The square that the Tab key comes to first. */
  readonly start: Cell;
}): ReactNode {
  const { index, view, offersAt } = useBoard();
  const { picked, pointedAt } = usePicks();
  const { grid, offset } = part;
  const [moved, setMoved] = useState<{ readonly from: Cell; readonly to: Cell }>();
  const active = moved !== undefined && moved.from === start ? moved.to : start;
  const frame = useRef<HTMLDivElement>(null);
  const keyed = useRef(false);
  const inside = (cell: Cell) => cell >= offset && cell < offset + grid.size;

  useLayoutEffect(() => {
    if (!keyed.current) return;
    keyed.current = false;
    const own = frame.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`);
    own?.focus();
    own?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const spots = new Map<Cell, Place>();
  for (const cell of index.onSquares.keys())
    if (inside(cell)) spots.set(cell, { cell, w: 1, h: 1 });
  for (const id of index.onCreatures.keys()) {
    const creature = view.creatures[id];
    if (creature === undefined || creature.cell < 0 || !inside(creature.cell)) continue;
    const { cell, width: w, height: h } = creature;
    spots.set(cell, { cell, w, h });
  }
  if (!spots.has(active)) spots.set(active, { cell: active, w: 1, h: 1 });
  const rows = new Map<number, Place[]>();
  for (const place of spots.values()) {
    const y = grid.y(place.cell - offset);
    rows.set(y, [...(rows.get(y) ?? []), place]);
  }

  const enter = useCallback((to: Cell) => setMoved({ from: start, to }), [start]);
  const go = (to: Cell): void => {
    keyed.current = true;
    setMoved({ from: start, to });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = destination(event, active, part, [...spots.keys()]);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== active) go(to);
  };
  const label = boardText('board.map', {
    part: partName(part.name),
    columns: grid.width,
    rows: grid.height,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a drawing
    <div
      ref={frame}
      className="kz-grid"
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-colcount={grid.width}
      aria-rowcount={grid.height}
      onKeyDown={onKeyDown}
    >
      {[...rows]
        .sort(([a], [b]) => a - b)
        .map(([y, places]) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of a grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div role="row" key={y} aria-rowindex={y + 1}>
            {places
              .sort((a, b) => a.cell - b.cell)
              .map(({ cell, w, h }) => {
                const offers = offersAt(cell);
                return (
                  <SquareButton
                    key={cell}
                    cell={cell}
                    w={w}
                    h={h}
                    active={cell === active}
                    place={Math.max(0, ...offers.map(picked))}
                    pointed={offers.some(pointedAt)}
                    enter={enter}
                  />
                );
              })}
          </div>
        ))}
    </div>
  );
}

interface Place {
  readonly cell: Cell;
  readonly w: number;
  readonly h: number;
}

/** Where a key leads: arrows by squares, Home and End along the row, Page keys to what is offered. */
function destination(
  { key }: KeyboardEvent,
  from: Cell,
  { grid, offset }: MapPart,
  offered: readonly Cell[],
): Cell | undefined {
  const x = grid.x(from - offset);
  const y = grid.y(from - offset);
  const to = (column: number, row: number): Cell => {
    const cell = grid.cellAt(column, row);
    return cell < 0 ? from : cell + offset;
  };
  switch (key) {
    case 'ArrowLeft':
      return to(x - 1, y);
    case 'ArrowRight':
      return to(x + 1, y);
    case 'ArrowUp':
      return to(x, y - 1);
    case 'ArrowDown':
      return to(x, y + 1);
    case 'Home':
      return to(0, y);
    case 'End':
      return to(grid.width - 1, y);
    case 'PageDown':
    case 'PageUp': {
      const sorted = offered.toSorted((a, b) => a - b);
      const at = sorted.indexOf(from);
      const next = key === 'PageDown' ? at + 1 : at - 1;
      return sorted[(next + sorted.length) % sorted.length] ?? from;
    }
    default:
      return undefined;
  }
}

/** A square that can be touched; drawn anew only for what happens to itself. */
const SquareButton = memo(function SquareButton({
  cell,
  w,
  h,
  active,
  place,
  pointed,
  enter,
}: {
  readonly cell: Cell;
  readonly w: number;
  readonly h: number;
  /** Whether the Tab key comes to it. */
  readonly active: boolean;
  /** How far it is picked; 0 for not at all. */
  readonly place: number;
  readonly pointed: boolean;
  readonly enter: (cell: Cell) => void;
}): ReactNode {
  const { view, ground, say, label, point, touch, offersAt } = useBoard();
  const lookAt = useLook();
  const { x, y } = spotOf(ground.map, cell);
  const offers = offersAt(cell);
  const offered = offers.length > 0;
  const what = squareWords(view, ground, cell, say);
  const todo = todoWords(offers, label, place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <div role="gridcell" aria-colindex={x + 1}>
      <button
        type="button"
        className="kz-square-button"
        data-cell={cell}
        data-offered={offered || undefined}
        data-pointed={pointed || undefined}
        data-picked={place > 0 || undefined}
        data-ground={(offered && offers[0]?.option.names?.creature === undefined) || undefined}
        aria-disabled={!offered}
        aria-label={todo === '' ? what : `${what}. ${todo}`}
        tabIndex={active ? 0 : -1}
        style={{
          left: `calc(var(--kz-s) * ${x})`,
          top: `calc(var(--kz-s) * ${y})`,
          width: `calc(var(--kz-s) * ${w})`,
          height: `calc(var(--kz-s) * ${h})`,
        }}
        onClick={(event) => {
          event.stopPropagation();
          touch(cell);
        }}
        onPointerEnter={() => point(offers)}
        onPointerLeave={() => point([])}
        onFocus={() => {
          enter(cell);
          lookAt(cell);
          point(offers);
        }}
        onBlur={() => point([])}
      />
    </div>
  );
});

function todoWords(
  offers: readonly Offer[],
  label: (offer: Offer) => string,
  place: number,
): string {
  const [only] = offers;
  if (only === undefined) return '';
  const words =
    offers.length > 1
      ? boardText('board.choices', { count: offers.length })
      : boardText('board.choose', { label: label(only) });
  return place === 0 ? words : `${words}, ${boardText('board.picked', { place })}`;
}
