import { type Cell, SIGHT, type Sight, SightTable } from '@tablewright/geometry';
import type { MapPart } from './court-map.ts';

/** What is seen on a part of a map where nothing screens anything, and what blocks there. */
export interface Unscreened {
  readonly part: MapPart;
  readonly table: SightTable;
  readonly blocks: (cell: Cell) => boolean;
}

/**
 * Areas whose border no sight line crosses, neither inward nor outward nor through them; from inside
 * to inside is free (KC-TNK-34).
 */
export class Screens {
  readonly #areas: readonly ReadonlySet<Cell>[];
  /** By the table without screens, and by which of them the two squares are not in. */
  readonly #tables = new Map<SightTable, Map<string, SightTable>>();

  constructor(areas: readonly (readonly Cell[])[]) {
    this.#areas = areas.map((cells) => new Set(cells));
  }

  /** What of a square is seen from another of the same part. */
  between(from: Cell, to: Cell, unscreened: Unscreened): Sight {
    const others: number[] = [];
    for (const [at, area] of this.#areas.entries()) {
      const inside = area.has(from);
      if (inside !== area.has(to)) return SIGHT.none;
      if (!inside) others.push(at);
    }
    const { offset } = unscreened.part;
    return this.#tableOf(others, unscreened).between(from - offset, to - offset);
  }

  /** What is seen past these areas: nobody sees through them. */
  #tableOf(others: readonly number[], { part, table, blocks }: Unscreened): SightTable {
    if (others.length === 0) return table;
    let tables = this.#tables.get(table);
    if (tables === undefined) {
      tables = new Map();
      this.#tables.set(table, tables);
    }
    const key = others.join();
    let known = tables.get(key);
    if (known === undefined) {
      const areas = others.flatMap((at) => this.#areas[at] ?? []);
      const screened = Array.from({ length: part.grid.size }, (_, at) => {
        const cell = at + part.offset;
        return blocks(cell) || areas.some((area) => area.has(cell));
      });
      known = new SightTable(part.grid, screened, table);
      tables.set(key, known);
    }
    return known;
  }
}
