import type { Adventure } from '../content/adventure.ts';
import { waysOf } from '../content/adventures/ways.ts';

/** A scene in the graph, or the end. */
export interface GraphNode {
  readonly id: string;
  /** Its place in the adventure; none for the end. */
  readonly index?: number;
  /** How many steps from the start, and its place among those; those that cannot be reached come last. */
  readonly row: number;
  readonly column: number;
}

/** A way from a scene to another one, or to the end. */
export interface GraphWay {
  readonly from: string;
  readonly to: string;
  /** By an exit of that kind, or by a deed. */
  readonly kind: 'main' | 'side' | 'retreat' | 'deed';
}

/** Scenes by their distance from the start, with all ways between them. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly ways: readonly GraphWay[];
  readonly columns: number;
  readonly rows: number;
}

/** Where the graph of an adventure has its scenes. The first of two scenes of one id stands for both. */
export function graphOf({ scenes, start }: Pick<Adventure, 'scenes' | 'start'>): Graph {
  const ways = scenes.flatMap((scene): readonly GraphWay[] => {
    const exits = scene.exits.map(({ to, kind }): GraphWay => ({ from: scene.id, to, kind }));
    const reached = new Set(exits.map(({ to }) => to));
    const deeds = [...new Set(waysOf(scene))].filter((to) => !reached.has(to));
    return [...exits, ...deeds.map((to): GraphWay => ({ from: scene.id, to, kind: 'deed' }))];
  });
  const distance = distancesFrom(start, ways);
  const last = Math.max(0, ...[...distance].map(([id, far]) => (id === 'end' ? far - 1 : far)));
  const filled: number[] = [];
  const place = (id: string, row: number, index?: number): GraphNode => {
    const column = filled[row] ?? 0;
    filled[row] = column + 1;
    return { id, row, column, ...(index === undefined ? {} : { index }) };
  };
  const nodes = scenes.flatMap(({ id }, index) =>
    scenes.findIndex((one) => one.id === id) === index
      ? [place(id, distance.get(id) ?? last + 1, index)]
      : [],
  );
  // The end stands behind all that leads to it.
  const lost = nodes.some(({ row }) => row > last);
  nodes.push(place('end', lost ? last + 2 : last + 1));
  const known = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    ways: ways.filter(({ to }) => known.has(to)),
    columns: Math.max(...nodes.map(({ column }) => column)) + 1,
    rows: Math.max(...nodes.map(({ row }) => row)) + 1,
  };
}

function distancesFrom(start: string, ways: readonly GraphWay[]): ReadonlyMap<string, number> {
  const distance = new Map([[start, 0]]);
  for (const [id, far] of distance) {
    for (const { from, to, kind } of ways) {
      if (from === id && kind !== 'retreat' && !distance.has(to)) distance.set(to, far + 1);
    }
  }
  return distance;
}
