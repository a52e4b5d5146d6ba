import type { Cell } from '@tablewright/geometry';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type CourtPart, isIn, placeIn, squareAt } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';

/** The part of the map that is in sight, in squares from its corner. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The whole part in small beside the map that is seen from near: who is where, and what is in sight.
 * A touch goes there. The keyboard and screen readers walk over the map itself.
 */
export function MiniMap({
  part,
  frame,
  onGo,
}: {
  readonly part: CourtPart;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onGo: (cell: Cell) => void;
}): ReactNode {
  const { view, acting } = useBoard();
  const { columns, rows } = part;
  const seen = useWindow(frame, part);
  const go = (event: PointerEvent<SVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const y = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const cell = squareAt(part, x, y);
    if (cell >= 0) onGo(cell);
  };
  return (
    <svg
      className="kz-mini"
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      <rect className="kz-mini-floor" width={columns} height={rows} rx="1" />
      {view.creatures.map(({ cell, kind, team, width, height }, id) => {
        if (kind === 'thing' || !isIn(part, cell)) return null;
        const { x, y } = placeIn(part, cell);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a creature is known by its place
            key={id}
            className="kz-mini-figure"
            data-paint={paintOf(view, team)}
            data-acting={id === acting || undefined}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={kind === 'athlete' ? width / 2 : 0.2}
          />
        );
      })}
      {seen !== undefined && <rect className="kz-mini-seen" {...seen} />}
    </svg>
  );
}

/** What of a part is in sight, as it is scrolled. */
function useWindow(frame: RefObject<HTMLElement | null>, part: CourtPart): Window | undefined {
  const [seen, setSeen] = useState<Window>();
  const { name, columns, rows } = part;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = (): void => {
      const map = element.querySelector<HTMLElement>(`[data-part="${name}"]`);
      if (map === null) return;
      const side = map.offsetWidth / columns;
      const x = Math.max(0, (element.scrollLeft - map.offsetLeft) / side);
      const y = Math.max(0, (element.scrollTop - map.offsetTop) / side);
      setSeen({
        x,
        y,
        width: Math.min(columns - x, element.clientWidth / side),
        height: Math.min(rows - y, element.clientHeight / side),
      });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [frame, name, columns, rows]);
  return seen;
}
