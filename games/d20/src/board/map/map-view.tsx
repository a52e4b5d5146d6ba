import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type AreaFacts, areaAsked, lyingOf, wayOnMap, zonesOf } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import { useTableTop } from '../board-context.tsx';
import { Token } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { useViewHeight, useWidth } from '../use-width.ts';
import { boardText } from '../words.ts';
import { FogLayer } from './fog-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { LyingLayer } from './lying-layer.tsx';
import { Arrows, useMapWindow } from './map-window.tsx';
import { OddsTag } from './odds-tag.tsx';
import { squaresOf } from './outline.ts';
import { placesOf } from './places.ts';
import { SightLine } from './sight-line.tsx';
import { SquareGrid } from './square-grid.tsx';
import { UNIT } from './units.ts';
import { ZoneLayer } from './zone-layer.tsx';

/** A square on which a finger finds its place, in CSS pixels. */
const NEAR = 46;
/** The least that a finger finds, and the least on which marks can be read. */
const FINGER = 44;
const FAR = 30;
/** Below this width of a map it is touched by a finger. */
const PHONE = 560;
/** So many rows are seen at once where one looks closer, as far as the window has room for them. */
const NEAR_ROWS = { least: 5, most: 7 };
/** The share of a phone that its decision may take, and what else stands above and below the rows of a near map. */
const NEAR_ON_PHONE = { share: 0.43, rest: 164 };
/** The largest square, and the least height for a map. */
const LARGEST = 84;
const TALLEST = 320;
/** What else of a page is above and below a map. */
const AROUND = 472;
/** The same of a map that one looks closer at: what moves it belongs to it, and the foot may lie below. */
const AROUND_NEAR = 430;
/** Of the frame around a map, on both sides. */
const EDGES = 12;

/** The map of the scene with all that stands and lies on it; where it would be too small for a finger, a part of it. */
export function MapView(): ReactNode {
  const { map, view, acting, choices, events } = useTableTop();
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWidth(frame, 640) - EDGES;
  const high = useViewHeight(800);
  const tall = Math.max(TALLEST, high - AROUND);
  const [wanted, setWanted] = useState<boolean>();
  const { width = 1, height = 1 } = map ?? {};
  const fit = Math.max(14, Math.min(LARGEST, Math.floor(wide / width), Math.floor(tall / height)));
  const isPhone = wide < PHONE;
  const isSmall = fit < (isPhone ? FINGER : FAR);
  const isNear = isSmall && (wanted ?? true);
  const side = isNear ? NEAR : fit;
  const seen = isNear
    ? { x: Math.min(width, wide / NEAR), y: Math.min(height, nearRows(high, isPhone)) }
    : { x: width, y: height };
  const start = view.creatures.find(({ id }) => id === acting)?.place;
  const pointOf = (cell: number) => ({ x: cell % width, y: Math.floor(cell / width) });
  const home =
    start?.at === 'square' ? pointOf(start.cell) : { x: (width - 1) / 2, y: (height - 1) / 2 };
  const part = useMapWindow({ x: width, y: height }, seen, home);
  // An answer tells something, so the next question is another one.
  const asked = choices.some(({ why }) => why.key === 'choice.point') ? events.length : undefined;
  const [aim, setAim] = useState<{ readonly cell: number; readonly asked: number }>();
  const aimed = asked !== undefined && aim?.asked === asked ? aim.cell : undefined;
  useSight(frame, asked);
  if (map === undefined) return null;
  // Keys lead to squares that are out of sight; what is pressed is in sight already.
  const follow = ({ target }: FocusEvent): void => {
    const cell = /^square\/(\d+)$/.exec(target.getAttribute('data-seen') ?? '')?.[1];
    if (isNear && cell !== undefined && target.matches(':focus-visible'))
      part.goTo(pointOf(Number(cell)));
  };
  const goNear = (cell: number): void => {
    setWanted(true);
    part.goTo(pointOf(cell));
  };
  return (
    <div className="dt-map" ref={frame}>
      <div
        className="dt-map-window"
        data-window={isNear || undefined}
        style={{ width: seen.x * side, height: seen.y * side }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its squares */}
        <div
          className="dt-map-sheet"
          data-far={side < FAR || undefined}
          onFocus={follow}
          style={{
            ...{ width: side * width, height: side * height },
            ...{ left: -part.left * side, top: -part.top * side },
          }}
        >
          <Drawing />
          <SquareGrid
            isFar={isSmall && !isNear}
            onFar={goNear}
            aimed={aimed}
            onAim={(cell) => setAim({ cell, asked: events.length })}
          />
        </div>
        {aimed !== undefined && (
          <p className="dt-map-hint" role="status">
            {boardText('board.map.again')}
          </p>
        )}
      </div>
      {isSmall && (
        <div className="dt-map-tools">
          {isNear && <Arrows window={part} />}
          <button type="button" className="dt-tool" onClick={() => setWanted(!isNear)}>
            {isNear ? (
              <ZoomOut aria-hidden="true" size={18} />
            ) : (
              <ZoomIn aria-hidden="true" size={18} />
            )}
            <span>{boardText(isNear ? 'board.map.whole' : 'board.map.near')}</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** Brings the map into sight when a place on it is asked for. */
function useSight(frame: RefObject<HTMLElement | null>, asked: number | undefined): void {
  useEffect(() => {
    if (asked !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame, asked]);
}

/** How many rows are seen of a map that one looks closer at, in a window of this height. */
function nearRows(high: number, isPhone: boolean): number {
  const { least, most } = NEAR_ROWS;
  const { share, rest } = NEAR_ON_PHONE;
  const room = isPhone ? high * (1 - share) - rest : high - AROUND_NEAR;
  return Math.min(most, Math.max(least, Math.floor(room / NEAR)));
}

function Drawing(): ReactNode {
  const { map, view, fog } = useTableTop();
  if (map === undefined) return null;
  const { width, height } = map;
  return (
    <svg
      className="dt-map-drawing"
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <GroundLayer map={map} />
      <ZoneLayer zones={zonesOf(view)} width={width} />
      <LyingLayer lying={lyingOf(view)} width={width} />
      {fog !== undefined && <FogLayer fog={fog} width={width} />}
      <Offered />
      <Aimed />
      <SightLine />
      <Tokens />
    </svg>
  );
}

/** Squares that can be chosen, with what it costs to go there. */
function Offered(): ReactNode {
  const { choices, map } = useTableTop();
  const found = useMemo(() => placesOf(choices), [choices]);
  if (map === undefined || found.length === 0) return null;
  const squares = (isFar: boolean): string =>
    squaresOf(
      found.filter(({ hurries }) => hurries === isFar).map(({ x, y }) => y * map.width + x),
      map.width,
    );
  return (
    <g>
      <path className="dt-offered" d={squares(false)} />
      <path className="dt-offered" data-hurries d={squares(true)} />
      {found.map(
        ({ x, y, feet }) =>
          feet !== undefined && (
            <text
              key={`${x}/${y}`}
              className="dt-cost"
              x={x * UNIT + UNIT / 2}
              y={y * UNIT + UNIT / 2}
            >
              {feet}
            </text>
          ),
      )}
    </g>
  );
}

/** What follows the pointer or the focus: the way to a square, or the area that would begin there. */
function Aimed(): ReactNode {
  const { view, choices, looked, map } = useTableTop();
  if (map === undefined || looked === undefined || !('cell' in looked)) return null;
  const { cell } = looked;
  const { width } = map;
  let area: AreaFacts | undefined;
  for (const choice of choices) area ??= areaAsked(view, choice, { cell });
  if (area !== undefined) return <path className="dt-area" d={squaresOf(area.cells, width)} />;
  const isOffered = placesOf(choices).some(
    ({ x, y, feet }) => feet !== undefined && y * width + x === cell,
  );
  if (!isOffered) return null;
  const from = view.creatures.find(({ id }) => id === view.combat?.turn?.creature)?.place;
  if (from?.at !== 'square') return null;
  const points = [from.cell, ...wayOnMap(view, cell)].map(
    (at) => `${((at % width) + 0.5) * UNIT} ${(Math.floor(at / width) + 0.5) * UNIT}`,
  );
  return <path className="dt-way" d={`M${points.join('L')}`} />;
}

function Tokens(): ReactNode {
  const table = useTableTop();
  const { map, view, choices } = table;
  if (map === undefined) return null;
  const { width } = map;
  // The dead lie under those who stand.
  const drawn = [...view.creatures].sort(
    (a, b) => Number(a.life === 'alive') - Number(b.life === 'alive') || a.id - b.id,
  );
  const placed = (render: (creature: SeenCreature) => ReactNode): ReactNode =>
    drawn.map((creature) => {
      const { place, id } = creature;
      if (place.at !== 'square') return null;
      const [x, y] = [(place.cell % width) * UNIT, Math.floor(place.cell / width) * UNIT];
      return (
        <g key={id} className="dt-place" style={{ transform: `translate(${x}px, ${y}px)` }}>
          {render(creature)}
        </g>
      );
    });
  const isNamed = (id: number): boolean =>
    choices.some(({ options, kind }) =>
      kind === 'order' ? false : options.some(({ names }) => names?.creature === id),
    );
  return (
    <>
      {placed((creature) => (
        <>
          {isNamed(creature.id) && (
            <rect className="dt-glow" x="1" y="1" width="38" height="38" rx="9" />
          )}
          <Token {...tokenLook(table, creature)} />
        </>
      ))}
      {/* Over all tokens: nobody above hides what an attack promises. */}
      {placed(({ id }) => (
        <OddsTag creature={id} />
      ))}
    </>
  );
}
