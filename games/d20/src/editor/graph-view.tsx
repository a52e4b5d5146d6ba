import type { ReactNode } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { useDesk } from './editor-context.tsx';
import type { Graph, GraphNode } from './graph.ts';
import { editorText } from './words.ts';

/**
 * How large a scene is drawn, how far apart scenes are, and the room at the sides for ways past others, in pixels. Where there
 * is less room it all becomes narrower, down to `NARROW` a column.
 */
const NARROW = 92;
const WIDE = 136;
const HIGH = 44;
const ACROSS = 172;
const DOWN = 84;
const SIDE = 28;

const leftOf = ({ column }: GraphNode): number => SIDE + column * ACROSS;
const topOf = ({ row }: GraphNode): number => row * DOWN;

/** What leads where: scenes by their distance from the start, from above to below. */
export function GraphView({
  graph,
  adventure,
}: {
  readonly graph: Graph;
  readonly adventure: Adventure;
}): ReactNode {
  const { show, called } = useDesk();
  const { nodes, ways, columns, rows } = graph;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const width = (columns - 1) * ACROSS + WIDE + 2 * SIDE;
  const height = (rows - 1) * DOWN + HIGH;
  return (
    <section className="ae-graph" aria-label={editorText('scenes.graph')}>
      <h3>{editorText('scenes.graph')}</h3>
      <div className="ae-graph-scroll">
        <div
          className="ae-graph-ground"
          style={{ height, maxWidth: width, minWidth: Math.min(width, columns * NARROW) }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <marker
                id="ae-arrow"
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0 8 4 0 8z" fill="currentColor" />
              </marker>
            </defs>
            {ways.map(({ from, to, kind }) => {
              const [a, b] = [byId.get(from), byId.get(to)];
              return a === undefined || b === undefined || a === b ? null : (
                <path
                  key={`${from} ${to} ${kind}`}
                  data-kind={kind}
                  d={curve(a, b)}
                  markerEnd="url(#ae-arrow)"
                />
              );
            })}
          </svg>
          {nodes.map((node) => {
            const { id, index } = node;
            const share = (of: number) => `${(100 * of) / width}%`;
            const style = {
              ...{ left: share(leftOf(node)), width: share(WIDE) },
              ...{ top: topOf(node), height: HIGH },
            };
            return index === undefined ? (
              <span key={id} className="ae-node" data-end style={style}>
                {called('goal', id)}
              </span>
            ) : (
              <button
                key={id}
                type="button"
                className="ae-node"
                data-start={id === adventure.start || undefined}
                style={style}
                onClick={() => show(['scenes', index])}
              >
                {called('scene', id)}
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** From below a scene to above the next one; past others on the left, and back on the right. */
function curve(a: GraphNode, b: GraphNode): string {
  if (b.row === a.row + 1) {
    const [x, x2] = [leftOf(a) + WIDE / 2, leftOf(b) + WIDE / 2];
    const [y, y2] = [topOf(a) + HIGH, topOf(b)];
    const half = (y + y2) / 2;
    return `M${x} ${y} C${x} ${half} ${x2} ${half} ${x2} ${y2}`;
  }
  const [y, y2] = [topOf(a) + HIGH / 2, topOf(b) + HIGH / 2];
  if (b.row === a.row) {
    const isOn = b.column > a.column;
    const [x, x2] = [leftOf(a) + (isOn ? WIDE : 0), leftOf(b) + (isOn ? 0 : WIDE)];
    // A way there and one back lie beside each other.
    const beside = isOn ? -8 : 8;
    return `M${x} ${y + beside} L${x2} ${y2 + beside}`;
  }
  const isOn = b.row > a.row;
  const [x, x2] = [a, b].map((node) => leftOf(node) + (isOn ? 0 : WIDE)) as [number, number];
  const past = isOn ? Math.min(x, x2) - SIDE : Math.max(x, x2) + SIDE;
  return `M${x} ${y} C${past} ${y} ${past} ${y2} ${x2} ${y2}`;
}
