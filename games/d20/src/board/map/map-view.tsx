import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AreaFacts, areaAsked, wayOnMap, zonesOf } from '../../explain/index.ts';
import { useTableTop } from '../board-context.tsx';
import { Token } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { useWidth } from '../use-width.ts';
import { boardText } from '../words.ts';
import { GroundLayer } from './ground-layer.tsx';
import { OddsTag } from './odds-tag.tsx';
import { squaresOf } from './outline.ts';
import { placesOf } from './places.ts';
import { SquareGrid } from './square-grid.tsx';
import { UNIT } from './units.ts';
import { ZoneLayer } from './zone-layer.tsx';

/** A square on which a finger finds its place, in CSS pixels; smaller ones are far. */
const NEAR = 44;
const FAR = 30;
/** The largest square, and the tallest map. */
const LARGEST = 68;
const TALLEST = 560;

/** The map of the scene with all that stands and lies on it. */
export function MapView(): ReactNode {
  const { map, view, acting } = useTableTop();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const wide = useWidth(frame, 720);
  const [near, setNear] = useState<number>();
  const { width = 1, height = 1 } = map ?? {};
  const fit = Math.max(14, Math.min(LARGEST, Math.floor(wide / width), TALLEST / height));
  const isSmall = fit < FAR;
  const isNear = isSmall && near !== undefined;
  const side = isNear ? NEAR : fit;
  // What is near shows the square that was touched.
  useEffect(() => {
    const { current } = scroller;
    if (current === null || near === undefined) return;
    const [x, y] = [near % width, Math.floor(near / width)];
    current.scrollTo({
      left: (x + 0.5) * NEAR - current.clientWidth / 2,
      top: (y + 0.5) * NEAR - current.clientHeight / 2,
    });
  }, [near, width]);
  if (map === undefined) return null;
  const start = view.creatures.find(({ id }) => id === acting)?.place;
  const home = start?.at === 'square' ? start.cell : 0;
  return (
    <div className="dt-map" ref={frame}>
      <div className="dt-map-scroller" ref={scroller} data-near={isNear || undefined}>
        <div
          className="dt-map-sheet"
          data-far={side < FAR || undefined}
          style={{ width: side * width, height: side * height }}
        >
          <svg
            className="dt-map-drawing"
            viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
            aria-hidden="true"
          >
            <GroundLayer map={map} />
            <ZoneLayer zones={zonesOf(view)} width={width} />
            <Offered />
            <Aimed />
            <Tokens />
          </svg>
          <SquareGrid isFar={isSmall && !isNear} onFar={setNear} />
        </div>
      </div>
      {isSmall && (
        <button
          type="button"
          className="dt-tool"
          aria-pressed={isNear}
          onClick={() => setNear(isNear ? undefined : home)}
        >
          {isNear ? (
            <ZoomOut aria-hidden="true" size={18} />
          ) : (
            <ZoomIn aria-hidden="true" size={18} />
          )}
          {boardText(isNear ? 'board.map.whole' : 'board.map.near')}
        </button>
      )}
    </div>
  );
}

/** Squares that can be chosen, with what it costs to go there. */
function Offered(): ReactNode {
  const { choices, map } = useTableTop();
  const found = useMemo(() => placesOf(choices), [choices]);
  if (map === undefined || found.length === 0) return null;
  const cells = found.map(({ x, y }) => y * map.width + x);
  return (
    <g>
      <path className="dt-offered" d={squaresOf(cells, map.width)} />
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
  return drawn.map((creature) => {
    const { place, id } = creature;
    if (place.at !== 'square') return null;
    const [x, y] = [(place.cell % width) * UNIT, Math.floor(place.cell / width) * UNIT];
    const isNamed = choices.some(({ options, kind }) =>
      kind === 'order' ? false : options.some(({ names }) => names?.creature === id),
    );
    return (
      <g key={id} className="dt-place" style={{ transform: `translate(${x}px, ${y}px)` }}>
        {isNamed && <rect className="dt-glow" x="1" y="1" width="38" height="38" rx="9" />}
        <Token {...tokenLook(table, creature)} />
        <OddsTag creature={id} />
      </g>
    );
  });
}
