import type { ReactNode } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { useDesk } from './editor-context.tsx';
import type { Graph, GraphNode } from './graph.ts';
import { editorText } from './words.ts';

/** How large a scene is drawn, and how far apart scenes are, in pixels. */
const WIDE = 136;
const HIGH = 44;
const ACROSS = 188;
const DOWN = 64;

const leftOf = ({ column }: GraphNode): number => column * ACROSS;
const topOf = ({ row }: GraphNode): number => row * DOWN + 8;

/** Who leads where: scenes by their distance from the start, from left to right. */
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
  const width = (columns - 1) * ACROSS + WIDE;
  const height = rows * DOWN + 8;
  return (
    <section className="ae-graph" aria-label={editorText('scenes.graph')}>
      <h3>{editorText('scenes.graph')}</h3>
      <div className="ae-graph-scroll">
        <div className="ae-graph-ground" style={{ width, height }}>
          <svg width={width} height={height} aria-hidden="true">
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
            const style = { left: leftOf(node), top: topOf(node), width: WIDE, height: HIGH };
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

/** From the right side of a scene to the left one of another; back above them. */
function curve(a: GraphNode, b: GraphNode): string {
  const y = topOf(a) + HIGH / 2;
  const y2 = topOf(b) + HIGH / 2;
  if (b.column > a.column) {
    const [x, x2] = [leftOf(a) + WIDE, leftOf(b)];
    const bend = Math.max(24, (x2 - x) / 2);
    return `M${x} ${y} C${x + bend} ${y} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }
  const [x, x2] = [leftOf(a) + WIDE / 2, leftOf(b) + WIDE / 2];
  const [top, top2] = [topOf(a), topOf(b)];
  if (b.column === a.column) {
    const isDown = top2 > top;
    return `M${x + 20} ${isDown ? top + HIGH : top} L${x2 + 20} ${isDown ? top2 : top2 + HIGH}`;
  }
  const over = Math.max(0, Math.min(top, top2) - 14);
  return `M${x} ${top} C${x} ${over} ${x2} ${over} ${x2} ${top2}`;
}
