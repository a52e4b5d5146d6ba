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
import { HappeningLayer } from './happening/happening-layer.tsx';
import { largestOf, layoutOf } from './map-layout.ts';
import { MapTools } from './map-tools.tsx';
import { MiniMap } from './mini-map.tsx';
import { OddsLayer } from './odds-layer.tsx';
import { AreaLayer, PortalLayer, SightLayer, ThreatLayer } from './overlay-layers.tsx';
import { SquareGrid } from './square-grid.tsx';
import { partName } from './square-words.ts';
import { TokensLayer } from './tokens-layer.tsx';
import { UNIT } from './units.ts';
import { useDistance } from './use-distance.ts';
import { usePan, useSize } from './use-stage.ts';
import { AheadLayer, ReachLayer, WayLayer } from './way-layers.tsx';

/** The map with its tools: as many of its parts as stay legible, to pan and to zoom. */
export const MapView = memo(function MapView(): ReactNode {
  const { court, acting, selected, view, choices } = useBoard();
  const { parts } = court;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const focus = useFocusSquare();
  const [turned, turn] = useState<{ readonly at: string; readonly part: string }>();
  const [threats, setThreats] = useState(false);
  const [sight, setSight] = useState(false);
  const asked = `${choices[0]?.why.key ?? ''}/${acting ?? ''}/${view.round}`;
  const focused = partAt(court, focus);
  const shown =
    (turned?.at === asked ? parts.find(({ name }) => name === turned.part) : undefined) ?? focused;
  const { shows, fit, share } = layoutOf(parts, shown, size);
  const distance = useDistance({ asked, chooses: useChooses(), fit, width: size.width });
  const { side, whole, far, nears, toward } = distance;
  const all = shows === 'one' ? [shown] : parts;
  const main = shows === 'one' ? shown : largestOf(parts);
  const sideOf = (part: CourtPart) => (part === main ? side : side * share);
  usePan(frame, distance.zoom);
  const findCell = useFinder(frame, sideOf(focused));
  const find = useCallback(() => findCell(focus), [findCell, focus]);
  // A new decision scrolls to whoever it is about, wherever the reader has looked meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another square matters
  useEffect(() => {
    // In the next frame, once for all changes before it: finding a place needs the layout.
    const soon = requestAnimationFrame(() => findCell(toward?.cell ?? focus));
    return () => cancelAnimationFrame(soon);
  }, [choices, focus, shown, size.width > 0, toward]);
  const watched = selected ?? acting;
  return (
    <div className="kz-stage">
      <div ref={frame} className="kz-scroller" data-shows={shows} data-far={far || undefined}>
        <div className="kz-parts" data-shows={shows}>
          {size.width > 0 &&
            all.map((part) => (
              <PartMap
                key={part.name}
                part={part}
                isMain={part === main}
                side={sideOf(part)}
                focus={focus}
                threatened={threats ? watched : undefined}
                looker={sight ? watched : undefined}
                onFar={far ? distance.goNear : undefined}
                onBare={nears && !far ? distance.goFar : undefined}
              />
            ))}
        </div>
      </div>
      <MapTools
        tabs={
          shows === 'one' && parts.length > 1 && (whole || !nears)
            ? parts.map((part) => ({
                name: partName(part.name),
                count: athletesIn(view.creatures, part),
                shown: part === shown,
                show: () => turn({ at: asked, part: part.name }),
              }))
            : []
        }
        mini={
          nears && !whole && <MiniMap part={shown} frame={frame} onGo={findCell} key={shown.name} />
        }
        threats={{ on: threats, press: () => setThreats(!threats) }}
        sight={{ on: sight, press: () => setSight(!sight) }}
        zoom={distance.zoom}
        fit={whole ? undefined : distance.goFar}
        near={far ? () => distance.goNear(focus) : undefined}
        find={whole ? undefined : find}
      />
    </div>
  );
});

/** Whether squares or figures are to be chosen, and not an action, which may lead anywhere. */
function useChooses(): boolean {
  const { index, choices } = useBoard();
  return choices[0]?.why.key !== 'action' && index.onSquares.size + index.onCreatures.size > 0;
}

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
function useFinder(frame: RefObject<HTMLDivElement | null>, side: number): (cell: Cell) => void {
  const { court } = useBoard();
  const latest = useRef(side);
  useLayoutEffect(() => {
    latest.current = side;
  });
  return useCallback(
    (cell) => {
      const element = frame.current;
      const { part, x, y } = spotOf(court, cell);
      const map = element?.querySelector<HTMLElement>(`[data-part="${part.name}"]`);
      if (element === null || map === null || map === undefined) return;
      element.scrollTo({
        left: map.offsetLeft + (x + 0.5) * latest.current - element.clientWidth / 2,
        top: map.offsetTop + (y + 0.5) * latest.current - element.clientHeight / 2,
      });
    },
    [frame, court],
  );
}

/** A part of the map: its drawing, and over it the squares that can be touched. */
function PartMap({
  part,
  isMain,
  side,
  focus,
  threatened,
  looker,
  onFar,
  onBare,
}: {
  readonly part: CourtPart;
  /** Whether the others are laid out around it. */
  readonly isMain: boolean;
  /** The side of a square, in CSS pixels. */
  readonly side: number;
  readonly focus: Cell;
  readonly threatened: number | undefined;
  readonly looker: number | undefined;
  /** Takes touches where squares are too small for them. */
  readonly onFar: ((cell: Cell) => void) | undefined;
  /** Takes a double touch on a square where there is nothing to choose. */
  readonly onBare: (() => void) | undefined;
}): ReactNode {
  const { court, touch, offersAt } = useBoard();
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
      data-main={isMain || undefined}
      data-tiny={side < 18 || undefined}
      data-small={side < 23 || undefined}
      data-medium={side < 29 || undefined}
      style={{ width: side * columns, height: side * rows }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') lookAt(cellUnder(event));
      }}
      onPointerLeave={() => lookAt(undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who goes on to the panel looks at its actions; the rest of the board tells of the square.
        const board = currentTarget.closest('.kz-board');
        if (relatedTarget !== null && board?.contains(relatedTarget) === false) lookAt(undefined);
      }}
      onClick={(event) => {
        const cell = cellUnder(event);
        if (cell < 0) return;
        lookAt(cell);
        if (onFar === undefined) touch(cell);
        else onFar(cell);
      }}
      onDoubleClick={(event) => {
        if (offersAt(cellUnder(event)).length === 0) onBare?.();
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
        <AreaLayer part={part} />
        <WayLayer part={part} />
        <ReachLayer part={part} />
        <AheadLayer part={part} side={side} />
        <OddsLayer part={part} />
        <HappeningLayer part={part} />
      </svg>
      <SquareGrid part={part} start={start} />
    </div>
  );
}
