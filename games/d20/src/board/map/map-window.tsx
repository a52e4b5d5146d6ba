import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { boardText } from '../words.ts';

/** A place on the map, in squares from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a map that is seen, in squares. */
export interface MapWindow {
  readonly left: number;
  readonly top: number;
  readonly goTo: (point: Point) => void;
  /** Moves it by so many squares. */
  readonly move: (by: Point) => void;
  readonly goHome: () => void;
}

const within = (least: number, n: number, most: number): number =>
  Math.max(least, Math.min(n, Math.max(least, most)));

/**
 * Which part of a map is seen where it is larger than its window: what lies around whoever acts, until somebody looks
 * elsewhere.
 * @param size columns and rows of the map
 * @param seen columns and rows of the window
 */
export function useMapWindow(size: Point, seen: Point, home: Point): MapWindow {
  const key = `${home.x}/${home.y}`;
  const [moved, setMoved] = useState<{ readonly to: Point; readonly key: string }>();
  const at = moved?.key === key ? moved.to : home;
  // Squares are whole where the window begins.
  const left = within(0, Math.floor(at.x + 0.5 - seen.x / 2), size.x - seen.x);
  const top = within(0, Math.floor(at.y + 0.5 - seen.y / 2), size.y - seen.y);
  const goTo = (to: Point) => setMoved({ to, key });
  const middle = { x: left + seen.x / 2 - 0.5, y: top + seen.y / 2 - 0.5 };
  return {
    ...{ left, top, goTo },
    move: ({ x, y }) => goTo({ x: middle.x + x, y: middle.y + y }),
    goHome: () => setMoved(undefined),
  };
}

/** Which way the part that is seen is moved. */
const WAYS = [
  ['left', { x: -3, y: 0 }, ArrowLeft],
  ['up', { x: 0, y: -3 }, ArrowUp],
  ['down', { x: 0, y: 3 }, ArrowDown],
  ['right', { x: 3, y: 0 }, ArrowRight],
] as const;

/** What moves the part of a map that is seen. */
export function Arrows({ window: { move, goHome } }: { readonly window: MapWindow }): ReactNode {
  return (
    <>
      {WAYS.map(([way, by, Sign]) => (
        <button
          key={way}
          type="button"
          className="dt-tool dt-arrow"
          aria-label={boardText(`board.map.${way}`)}
          onClick={() => move(by)}
        >
          <Sign aria-hidden="true" size={18} />
        </button>
      ))}
      <button
        type="button"
        className="dt-tool dt-arrow"
        aria-label={boardText('board.map.home')}
        onClick={goHome}
      >
        <LocateFixed aria-hidden="true" size={18} />
      </button>
    </>
  );
}
