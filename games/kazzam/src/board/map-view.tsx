import type { Cell } from '@tablewright/geometry';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CourtPart, isIn, partAt, spotOf, squareAt } from '../explain/index.ts';
import { useBoard, useLook } from './board-context.tsx';
import { FieldLayer } from './field-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { largestOf, layoutOf, leastSide } from './map-layout.ts';
import { MapTools } from './map-tools.tsx';
import { OddsLayer } from './odds-layer.tsx';
import { PortalLayer, ReachLayer, SightLayer, ThreatLayer, WayLayer } from './overlay-layers.tsx';
import { SquareGrid } from './square-grid.tsx';
import { partName } from './square-words.ts';
import { TokensLayer } from './tokens-layer.tsx';
import { UNIT } from './units.ts';
import { usePan, useSize } from './use-stage.ts';

/** The map with its tools: as many of its parts as stay legible, to pan and to zoom. */
export const MapView = memo(function MapView(): ReactNode {
  const { court, acting, selected, view, choices } = useBoard();
  const { parts } = court;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const focus = useFocusSquare();
  const [turned, turn] = useState<{ readonly at: string; readonly part: string }>();
  const [zoom, setZoom] = useState(1);
  const [threats, setThreats] = useState(false);
  const [sight, setSight] = useState(false);
  const asked = `${choices[0]?.why.key ?? ''}/${acting ?? ''}/${view.round}`;
  const focused = partAt(court, focus);
  const shown =
    (turned?.at === asked ? parts.find(({ name }) => name === turned.part) : undefined) ?? focused;
  const { shows, fit, share } = layoutOf(parts, shown, size);
  const side = Math.min(96, Math.max(8, Math.max(leastSide(size.width), fit) * zoom));
  const all = shows === 'one' ? [shown] : parts;
  const main = shows === 'one' ? shown : largestOf(parts);
  const sideOf = (part: CourtPart) => (part === main ? side : side * share);
  const changeZoom = useCallback(
    (by: number) => setZoom((old) => Math.min(4, Math.max(0.2, old * by))),
    [],
  );
  usePan(frame, changeZoom);
  const find = useFinder(frame, focus, sideOf(focused));
  // A new decision scrolls to whoever it is about, wherever the reader has looked meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another square matters
  useEffect(() => {
    // In the next frame, once for all changes before it: finding a place needs the layout.
    const soon = requestAnimationFrame(find);
    return () => cancelAnimationFrame(soon);
  }, [choices, focus, shown, size.width > 0]);
  const watched = selected ?? acting;
  const fits = Math.abs(side - fit) < 0.5;
  return (
    <div className="kz-stage">
      <div ref={frame} className="kz-scroller" data-shows={shows}>
        <div className="kz-parts" data-shows={shows}>
          {size.width > 0 &&
            all.map((part) => (
              <PartMap
                key={part.name}
                part={part}
                side={sideOf(part)}
                focus={focus}
                threatened={threats ? watched : undefined}
                looker={sight ? watched : undefined}
              />
            ))}
        </div>
      </div>
      <MapTools
        tabs={
          shows === 'one' && parts.length > 1
            ? parts.map((part) => ({
                name: partName(part.name),
                count: athletesIn(view.creatures, part),
                shown: part === shown,
                show: () => turn({ at: asked, part: part.name }),
              }))
            : []
        }
        threats={{ on: threats, press: () => setThreats(!threats) }}
        sight={{ on: sight, press: () => setSight(!sight) }}
        zoom={changeZoom}
        fit={fits ? undefined : () => setZoom(fit / Math.max(leastSide(size.width), fit))}
        find={fits ? undefined : find}
      />
    </div>
  );
});

/** How many athletes are in a part. */
function athletesIn(
  creatures: readonly { readonly kind: string; readonly cell: Cell }[],
  part: CourtPart,
): number {
  return creatures.filter(({ kind, cell }) => kind === 'athlete' && isIn(part, cell)).length;
}

/** The square that matters now: where whoever acts stands, or the first that is offered. */
function useFocusSquare(): Cell {
  const { view, acting, index, court, choices } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes in place, with new choices each time
  return useMemo(() => {
    const cell = view.creatures[acting ?? -1]?.cell ?? -1;
    const squares = [...index.onSquares.keys()];
    const [first] = squares;
    const near = (one: Cell) => cell >= 0 && isIn(partAt(court, one), cell);
    if (first !== undefined && !squares.some(near)) return first;
    if (cell >= 0) return cell;
    const [target] = index.onCreatures.keys();
    return first ?? Math.max(0, view.creatures[target ?? -1]?.cell ?? 0);
  }, [choices, acting, index, court]);
}

/** Returns a function that scrolls a square to the middle of the frame. */
function useFinder(frame: RefObject<HTMLDivElement | null>, cell: Cell, side: number): () => void {
  const { court } = useBoard();
  const latest = useRef({ cell, side });
  useLayoutEffect(() => {
    latest.current = { cell, side };
  });
  return useCallback(() => {
    const element = frame.current;
    const { part, x, y } = spotOf(court, latest.current.cell);
    const map = element?.querySelector<HTMLElement>(`[data-part="${part.name}"]`);
    if (element === null || map === null || map === undefined) return;
    const { side: s } = latest.current;
    element.scrollTo({
      left: map.offsetLeft + (x + 0.5) * s - element.clientWidth / 2,
      top: map.offsetTop + (y + 0.5) * s - element.clientHeight / 2,
    });
  }, [frame, court]);
}

/** A part of the map: its drawing, and over it the squares that can be touched. */
function PartMap({
  part,
  side,
  focus,
  threatened,
  looker,
}: {
  readonly part: CourtPart;
  /** The side of a square, in CSS pixels. */
  readonly side: number;
  readonly focus: Cell;
  readonly threatened: number | undefined;
  readonly looker: number | undefined;
}): ReactNode {
  const { court, touch } = useBoard();
  const lookAt = useLook();
  const { columns, rows } = part;
  const start = isIn(part, focus) ? focus : squareAt(part, 1, 1);
  const cellUnder = (event: { clientX: number; clientY: number; currentTarget: Element }): Cell => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const y = Math.floor(((event.clientY - box.top) / box.height) * rows);
    return squareAt(part, x, y);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard walks over the grid within
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard walks over the grid within
    <div
      className="kz-part"
      data-part={part.name}
      data-kind={part.kind}
      data-small={side < 23 || undefined}
      data-medium={side < 29 || undefined}
      style={{ width: side * columns, height: side * rows }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') lookAt(cellUnder(event));
      }}
      onPointerLeave={() => lookAt(undefined)}
      onClick={(event) => {
        const cell = cellUnder(event);
        if (cell < 0) return;
        lookAt(cell);
        touch(cell);
      }}
    >
      <svg
        className="kz-drawing"
        viewBox={`0 0 ${columns * UNIT} ${rows * UNIT}`}
        aria-hidden="true"
      >
        <GroundLayer court={court} part={part} />
        {looker !== undefined && <SightLayer part={part} who={looker} />}
        {threatened !== undefined && <ThreatLayer part={part} who={threatened} />}
        <FieldLayer part={part} />
        <TokensLayer part={part} />
        <PortalLayer part={part} />
        <WayLayer part={part} />
        <ReachLayer part={part} />
        <OddsLayer part={part} />
      </svg>
      <SquareGrid part={part} start={start} />
    </div>
  );
}
