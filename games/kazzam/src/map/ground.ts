import { type Cell, SightTable } from '@tablewright/geometry';
import {
  type CourtMap,
  type MapPart,
  type PrintedPortal,
  type SquareKind,
  type SquareOption,
  squareOption,
} from './court-map.ts';
import type { Field } from './field.ts';
import { type Layout, layoutOf } from './layout.ts';
import { COUNT, StepTable } from './step-table.ts';

/** One step from a square, as the ground has it: who stands there is another matter. */
export interface GroundStep {
  readonly cell: Cell;
  /** 2 into Difficult Terrain (KZ-MOVE-03); 1 through a portal, wherever it leads (KZ-TERR-05). */
  readonly cost: 1 | 2;
  /** Who may take it: those who may use the portal, or everyone on foot. */
  readonly users: PortalUsers | 'everyone';
}

/** One step of a larger body: where its top left square comes to, and what it newly covers. */
export interface BodyStep {
  readonly cell: Cell;
  readonly entered: readonly Cell[];
  /** The highest price of what it enters; where it is squeezed, Difficult Terrain (KZ-LARGE-08). */
  readonly price: number;
}

/** Columns and rows of a body. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is known of bodies of one size: the squares they fill, how they stand, and their steps. */
interface SizeTable {
  readonly squares: (readonly Cell[] | null | undefined)[];
  readonly corners: (readonly Cell[])[];
  readonly rooms: readonly [boolean[], boolean[]];
  readonly fits: (Size | null | undefined)[];
  readonly steps: readonly [(readonly BodyStep[])[], (readonly BodyStep[])[]];
  /** With corners barred and not. */
  readonly tables: [StepTable | undefined, StepTable | undefined];
}

/** Who may use a portal; `all` are creeps too (KC-POR-33). */
export type PortalUsers = PrintedPortal['users'] | 'all';

interface Portal {
  readonly end: Cell;
  readonly users: PortalUsers;
}

/** What a power has made of a square (KR-SPEC-21, KR-SPEC-29, KC-WRD-30). */
export interface ChangedSquare {
  readonly cell: Cell;
  readonly kind: SquareKind;
  /** Where a portal leads that a power has made; one alone leads nowhere (KC-POR-33). */
  readonly end?: Cell;
  /** The creature that made it so. */
  readonly by?: number;
}

/** A part of the map with its own tables of what is seen, for standing and for Prone creatures. */
interface SeenPart {
  readonly part: MapPart;
  readonly standing: SightTable;
  readonly prone: SightTable;
}

/** What is seen on a part; what is the same as on another ground is shared with it. */
function seenPart(
  part: MapPart,
  kinds: readonly SquareKind[],
  like: SeenPart | undefined,
): SeenPart {
  const own = kinds.slice(part.offset, part.offset + part.grid.size);
  const table = (blocks: readonly boolean[], known: SightTable | undefined): SightTable =>
    known?.blocksLike(blocks) === true ? known : new SightTable(part.grid, blocks, known);
  return {
    part,
    standing: table(own.map(isFullCover), like?.standing),
    prone: table(
      own.map((kind) => isFullCover(kind) || isLowCover(kind)),
      like?.prone,
    ),
  };
}

const seenOnPrinted = new WeakMap<CourtMap, readonly SeenPart[]>();

/** What is seen on a map as it is printed, found out once for all grounds made of it. */
function printedParts(map: CourtMap): readonly SeenPart[] {
  const known = seenOnPrinted.get(map);
  if (known !== undefined) return known;
  const parts = map.parts.map((part) => seenPart(part, map.kinds, undefined));
  seenOnPrinted.set(map, parts);
  return parts;
}

/**
 * The squares of a map with the changes that powers made: what may be entered and at what cost,
 * what gives cover, what is seen.
 */
export class Ground implements Field {
  readonly map: CourtMap;
  readonly #kinds: readonly SquareKind[];
  readonly #parts: readonly SeenPart[];
  readonly #layout: Layout;
  /** By square, what may be done there. */
  readonly #full: Uint8Array;
  readonly #open: Uint8Array;
  readonly #room: Uint8Array;
  readonly #difficult: Uint8Array;
  /** By square, what it costs to enter (KZ-MOVE-03): 2 if it is difficult, 0 for a Boost Square. */
  readonly prices: Uint8Array;
  readonly #neighbours: (readonly Cell[])[] = [];
  readonly #portalAt: ReadonlyMap<Cell, Portal>;
  /** Whether there are Pits, which one climbs out of (KR-SPEC-22). */
  readonly hasPits: boolean;
  /** Portals that powers have made and that lead somewhere (KC-POR-33). */
  readonly tunnels: readonly { readonly entry: Cell; readonly end: Cell }[];
  /** Found out when it is asked: steps by square, with corners barred and not; options by square. */
  readonly #steps: readonly [(readonly GroundStep[])[], (readonly GroundStep[])[]] = [[], []];
  readonly #options: SquareOption[] = [];
  /** By columns and rows of a body. */
  readonly #sizes = new Map<number, SizeTable>();

  constructor(map: CourtMap, changed: readonly ChangedSquare[]) {
    this.map = map;
    const kinds = [...map.kinds];
    for (const { cell, kind } of changed) kinds[cell] = kind;
    this.#kinds = kinds;
    this.#layout = layoutOf(map);
    const flags = (is: (kind: SquareKind) => boolean) =>
      Uint8Array.from(kinds, (kind) => Number(is(kind)));
    this.#full = flags(isFullCover);
    this.#open = flags((kind) => !isFullCover(kind) && !isPortal(kind));
    this.#room = flags((kind) => !isFullCover(kind) && !isPortal(kind) && kind !== 'pedestal');
    this.#difficult = flags(isSlow);
    // A Boost Square costs nothing, whatever else it is (KR-SPEC-28).
    this.prices = Uint8Array.from(kinds, (kind) => (kind === 'boost' ? 0 : isSlow(kind) ? 2 : 1));
    this.hasPits = kinds.includes('pit');
    const printed = printedParts(map);
    this.#parts = map.parts.map((part, at) => seenPart(part, kinds, printed[at]));
    const portals = new Map<Cell, Portal>(map.portals.map((portal) => [portal.entry, portal]));
    this.tunnels = changed.flatMap(({ cell, end }) =>
      end === undefined ? [] : [{ entry: cell, end }],
    );
    for (const { entry, end } of this.tunnels) portals.set(entry, { end, users: 'all' });
    this.#portalAt = portals;
  }

  kindAt(cell: Cell): SquareKind {
    return this.#kinds[cell] ?? 'wall';
  }

  /** The part that a square belongs to. @throws RangeError for no square */
  partAt(cell: Cell): MapPart {
    return this.#layout.partAt(cell);
  }

  /** The portal whose entry this square is, if it is one. */
  portalAt(cell: Cell): Portal | undefined {
    return this.kindAt(cell) === 'portal-entry' ? this.#portalAt.get(cell) : undefined;
  }

  inOnePart(a: Cell, b: Cell): boolean {
    return this.#layout.inOnePart(a, b);
  }

  distance(a: Cell, b: Cell): number | undefined {
    return this.#layout.distance(a, b);
  }

  offset(from: Cell, to: Cell): { readonly dx: number; readonly dy: number } {
    return { dx: this.#layout.columns(from, to), dy: this.#layout.rows(from, to) };
  }

  at(from: Cell, dx: number, dy: number): Cell {
    return this.#layout.at(from, dx, dy);
  }

  neighbours(cell: Cell): readonly Cell[] {
    const known = this.#neighbours[cell];
    if (known !== undefined) return known;
    const found = this.within(cell, 1).filter((other) => other !== cell);
    this.#neighbours[cell] = found;
    return found;
  }

  /** All squares of its part at this distance or less, itself included, row by row. */
  within(cell: Cell, distance: number): readonly Cell[] {
    return this.#layout.within(cell, distance);
  }

  /** All squares of its part, row by row. */
  wholePart(cell: Cell): readonly Cell[] {
    return this.#layout.wholePart(cell);
  }

  isFull(cell: Cell): boolean {
    return this.#full[cell] !== 0;
  }

  isLow(cell: Cell): boolean {
    return isLowCover(this.kindAt(cell));
  }

  /** Costs 2 to enter (KZ-TERR-04): water, Low Cover and pedestals too (KZ-TERR-11, KZ-COVER-03, KZ-ORB-03). */
  isDifficult(cell: Cell): boolean {
    return this.#difficult[cell] === 1;
  }

  /** Whether a creature may move over the square at all, who stands there apart (KZ-GRID-12). */
  isOpen(cell: Cell): boolean {
    return this.#open[cell] === 1;
  }

  /** Whether a creature on the ground may end there, who stands there apart (KZ-GRID-12). */
  isRoom(cell: Cell): boolean {
    return this.#room[cell] === 1;
  }

  /** The option that names a square; the same one every time. */
  option(cell: Cell): SquareOption {
    const known = this.#options[cell];
    if (known !== undefined) return known;
    const made = squareOption(this.map, cell);
    this.#options[cell] = made;
    return made;
  }

  /**
   * Squares that one step leads to: neighbours, unless a wall's corner is in the way of a diagonal
   * (KZ-MOVE-06); by a portal, the squares around its other end (KZ-TERR-05, KM-PORT-01).
   */
  stepsFrom(cell: Cell, cutCorners: boolean): readonly GroundStep[] {
    const table = this.#steps[cutCorners ? 1 : 0];
    const known = table[cell];
    if (known !== undefined) return known;
    const steps = this.neighbours(cell).flatMap((to): readonly GroundStep[] => {
      const { dx, dy } = this.offset(cell, to);
      const diagonal = dx !== 0 && dy !== 0;
      const barred = this.isFull(this.at(cell, dx, 0)) || this.isFull(this.at(cell, 0, dy));
      if (diagonal && !cutCorners && barred) return [];
      const portal = this.portalAt(to);
      if (portal !== undefined) {
        return this.neighbours(portal.end)
          .filter((beyond) => this.isOpen(beyond))
          .map((beyond) => ({ cell: beyond, cost: 1, users: portal.users }));
      }
      if (!this.isOpen(to)) return [];
      return [{ cell: to, cost: this.isDifficult(to) ? 2 : 1, users: 'everyone' }];
    });
    table[cell] = steps;
    return steps;
  }

  /** The steps of bodies of one size: {@link stepsFrom} or {@link bodySteps}, for who takes many. */
  stepTable(width: number, height: number, cutCorners: boolean): StepTable {
    const { tables } = this.#size(width, height);
    const at = cutCorners ? 1 : 0;
    const known = tables[at];
    if (known !== undefined) return known;
    const table = new StepTable(this.map.cells);
    tables[at] = table;
    return table;
  }

  /** Takes down the steps from a square in one of its step tables; returns how many, or a {@link COUNT}. */
  fillSteps(table: StepTable, from: Cell, { width, height }: Size, cutCorners: boolean): number {
    if (width > 1 || height > 1) {
      return table.fill(from, this.bodySteps(from, width, height, cutCorners));
    }
    const steps = this.stepsFrom(from, cutCorners);
    if (!steps.every(({ users }) => users === 'everyone')) {
      table.counts[from] = COUNT.portal;
      return COUNT.portal;
    }
    return table.fill(
      from,
      steps.map(({ cell }) => ({ cell, price: this.prices[cell] ?? 1 })),
    );
  }

  #size(width: number, height: number): SizeTable {
    const key = width * 64 + height;
    let table = this.#sizes.get(key);
    if (table === undefined) {
      table = {
        squares: [],
        corners: [],
        fits: [],
        rooms: [[], []],
        steps: [[], []],
        tables: [undefined, undefined],
      };
      this.#sizes.set(key, table);
    }
    return table;
  }

  /** The squares that a body fills from its top left one; nothing if it hangs over an edge (KZ-GRID-09). */
  squaresOf(cell: Cell, width: number, height: number): readonly Cell[] | undefined {
    const { squares } = this.#size(width, height);
    const known = squares[cell];
    if (known !== undefined) return known ?? undefined;
    const found: Cell[] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const square = this.at(cell, x, y);
        if (square >= 0) found.push(square);
      }
    }
    const whole = found.length === width * height ? found : null;
    squares[cell] = whole;
    return whole ?? undefined;
  }

  /** Whether a body of that size could end with its top left square there, in the air or on the ground. */
  hasRoomFor(cell: Cell, width: number, height: number, flies: boolean): boolean {
    const table = this.#size(width, height).rooms[flies ? 1 : 0];
    const known = table[cell];
    if (known !== undefined) return known;
    const isFit = (square: Cell) => (flies ? this.isOpen(square) : this.isRoom(square));
    const found = this.squaresOf(cell, width, height)?.every(isFit) === true;
    table[cell] = found;
    return found;
  }

  /** Top left squares of the bodies of that size that cover a square. */
  cornersOver(cell: Cell, width: number, height: number): readonly Cell[] {
    const { corners } = this.#size(width, height);
    const known = corners[cell];
    if (known !== undefined) return known;
    const found: Cell[] = [];
    for (let dy = 1 - height; dy <= 0; dy += 1) {
      for (let dx = 1 - width; dx <= 0; dx += 1) {
        const corner = this.at(cell, dx, dy);
        if (corner >= 0) found.push(corner);
      }
    }
    corners[cell] = found;
    return found;
  }

  /**
   * How a body of that size stands with its top left square there: as it is, or squeezed, by one
   * column or row narrower, where it has no room however it is laid (KZ-LARGE-08). Nothing if it
   * cannot be there. Who else stands there is another matter.
   */
  fit(cell: Cell, width: number, height: number): Size | undefined {
    const { fits } = this.#size(width, height);
    const known = fits[cell];
    if (known !== undefined) return known ?? undefined;
    const found = this.#findFit(cell, width, height);
    fits[cell] = found ?? null;
    return found;
  }

  #findFit(cell: Cell, width: number, height: number): Size | undefined {
    if (this.#isOpenFor(cell, width, height)) return { width, height };
    const inColumns = this.#isOpenFor(cell, width - 1, height);
    if (inColumns && !this.#isOpenFor(this.at(cell, -1, 0), width, height))
      return { width: width - 1, height };
    const inRows = this.#isOpenFor(cell, width, height - 1);
    if (inRows && !this.#isOpenFor(this.at(cell, 0, -1), width, height))
      return { width, height: height - 1 };
    return undefined;
  }

  #isOpenFor(cell: Cell, width: number, height: number): boolean {
    if (cell < 0 || width < 1 || height < 1) return false;
    return this.squaresOf(cell, width, height)?.every((square) => this.isOpen(square)) === true;
  }

  /**
   * Steps of a body of more than one square over open ground and through gaps, without a corner in
   * the way of a diagonal (KZ-LARGE-08, KZ-LARGE-09, KZ-MOVE-06).
   */
  bodySteps(cell: Cell, width: number, height: number, cutCorners: boolean): readonly BodyStep[] {
    const table = this.#size(width, height).steps[cutCorners ? 1 : 0];
    const known = table[cell];
    if (known !== undefined) return known;
    const stands = this.fit(cell, width, height) ?? { width, height };
    const before = this.squaresOf(cell, stands.width, stands.height) ?? [];
    const steps = this.neighbours(cell).flatMap((to): readonly BodyStep[] => {
      const size = this.fit(to, width, height);
      if (size === undefined) return [];
      const squares = this.squaresOf(to, size.width, size.height) ?? [];
      const alike = size.width === stands.width && size.height === stands.height;
      const barred = alike
        ? this.#cutsCorner(cell, to, squares, size)
        : this.#leapsCorner(cell, to, before, squares);
      if (barred && !cutCorners) return [];
      const entered = squares.filter((square) => !before.includes(square));
      const squeezed = size.width < width || size.height < height;
      const highest = Math.max(0, ...entered.map((square) => this.prices[square] ?? 1));
      return [{ cell: to, entered, price: squeezed && highest > 0 ? 2 : highest }];
    });
    table[cell] = steps;
    return steps;
  }

  /** Whether a body that squeezes or grows would come past a corner: it keeps to none of its squares. */
  #leapsCorner(from: Cell, to: Cell, before: readonly Cell[], squares: readonly Cell[]): boolean {
    const { dx, dy } = this.offset(from, to);
    return dx !== 0 && dy !== 0 && !squares.some((square) => before.includes(square));
  }

  #cutsCorner(from: Cell, to: Cell, squares: readonly Cell[], { width, height }: Size): boolean {
    const { dx, dy } = this.offset(from, to);
    if (dx === 0 || dy === 0) return false;
    const beside = [this.at(from, dx, 0), this.at(from, 0, dy)].flatMap((cell) =>
      cell < 0 ? [] : (this.squaresOf(cell, width, height) ?? []),
    );
    return beside.some((square) => !squares.includes(square) && this.isFull(square));
  }

  sight(from: Cell, to: Cell, prone: boolean): 0 | 1 | 2 {
    if (!this.inOnePart(from, to)) return 0;
    const {
      part,
      standing,
      prone: lying,
    } = this.#parts[this.#layout.numberOfPart(from)] as SeenPart;
    return (prone ? lying : standing).between(from - part.offset, to - part.offset);
  }
}

/** Exits are blocking and cannot be entered (KM-LEG-09). */
function isFullCover(kind: SquareKind): boolean {
  return kind === 'wall' || kind === 'exit';
}

function isLowCover(kind: SquareKind): boolean {
  return kind === 'low-cover' || kind === 'pedestal';
}

function isSlow(kind: SquareKind): boolean {
  return kind === 'difficult' || kind === 'water' || isLowCover(kind);
}

function isPortal(kind: SquareKind): boolean {
  return kind === 'portal-entry' || kind === 'portal-exit';
}
