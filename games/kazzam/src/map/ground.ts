import { type Cell, SightTable } from '@tablewright/geometry';
import type { ChangedSquare, SquareKind } from '../model.ts';
import { Bodies } from './bodies.ts';
import type { CourtMap, MapPart, PrintedPortal, SquareOption } from './court-map.ts';
import { obeysDoors } from './doors.ts';
import type { Field } from './field.ts';
import { type Layout, layoutOf } from './layout.ts';
import { Screens } from './screens.ts';

/** One step from a square, as the ground has it: who stands there is another matter. */
export interface GroundStep {
  readonly cell: Cell;
  /** 2 into Difficult Terrain (KZ-MOVE-03); 1 through a portal, wherever it leads (KZ-TERR-05). */
  readonly cost: 1 | 2;
  /** Who may take it: those who may use the portal, or everyone on foot. */
  readonly users: PortalUsers | 'everyone';
}

/** Who may use a portal; `all` are creeps too (KC-POR-33). */
export type PortalUsers = PrintedPortal['users'] | 'all';

interface Portal {
  readonly end: Cell;
  readonly users: PortalUsers;
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

const printedGrounds = new WeakMap<CourtMap, Ground>();

/** A map as it is printed: the same ground every time, from which all others of the map differ in few squares. */
function printedGround(map: CourtMap): Ground {
  let ground = printedGrounds.get(map);
  if (ground === undefined) {
    ground = new Ground(map, []);
    printedGrounds.set(map, ground);
  }
  return ground;
}

/**
 * The ground that a map is with some squares changed.
 *
 * @param screens areas whose border no sight line crosses
 */
export function groundOn(
  map: CourtMap,
  changed: readonly ChangedSquare[],
  screens: readonly (readonly Cell[])[] = [],
): Ground {
  const isPrinted = changed.length === 0 && screens.length === 0;
  return isPrinted ? printedGround(map) : new Ground(map, changed, screens);
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
  readonly #portalAt: ReadonlyMap<Cell, Portal>;
  /** Whether there are Pits, which one climbs out of (KR-SPEC-22). */
  readonly hasPits: boolean;
  /** Whether any square does something to who comes onto it (KR-SPEC-22, KR-SPEC-23). */
  readonly hasHazards: boolean;
  /** Whether there are Boost Squares, which cost nothing to enter (KR-SPEC-28). */
  readonly hasBoosts: boolean;
  /** Portals that powers have made and that lead somewhere (KC-POR-33). */
  readonly tunnels: readonly { readonly entry: Cell; readonly end: Cell }[];
  /** Found out when it is asked: steps by square, with corners barred and not. */
  readonly #steps: readonly [(readonly GroundStep[])[], (readonly GroundStep[])[]] = [[], []];
  /** Found out when it is asked. */
  readonly #before: (readonly Cell[])[] = [];
  /** By columns and rows of a body. */
  readonly #bodies = new Map<number, Bodies>();

  /** The map as it is printed, where this is another ground; and where they differ. */
  readonly #printed: Ground | undefined;
  readonly #changed: readonly Cell[];
  readonly #screens: Screens | undefined;

  constructor(
    map: CourtMap,
    changed: readonly ChangedSquare[],
    screens: readonly (readonly Cell[])[] = [],
  ) {
    this.map = map;
    this.#screens = screens.length === 0 ? undefined : new Screens(screens);
    this.#layout = layoutOf(map);
    this.#changed = changed.map(({ cell }) => cell);
    const isPrinted = changed.length === 0 && screens.length === 0;
    const printed = isPrinted ? undefined : printedGround(map);
    this.#printed = printed;
    const kinds = [...map.kinds];
    for (const { cell, kind } of changed) kinds[cell] = kind;
    this.#kinds = kinds;
    const numbers = (pick: (like: Ground) => Uint8Array, of: (kind: SquareKind) => number) => {
      if (printed === undefined) return Uint8Array.from(kinds, of);
      const own = pick(printed).slice();
      for (const { cell, kind } of changed) own[cell] = of(kind);
      return own;
    };
    this.#full = numbers(
      (like) => like.#full,
      (kind) => Number(isFullCover(kind)),
    );
    this.#open = numbers(
      (like) => like.#open,
      (kind) => Number(isOpenGround(kind)),
    );
    this.#room = numbers(
      (like) => like.#room,
      (kind) => Number(isOpenGround(kind) && kind !== 'pedestal'),
    );
    this.#difficult = numbers(
      (like) => like.#difficult,
      (kind) => Number(isSlow(kind)),
    );
    // A Boost Square costs nothing, whatever else it is (KR-SPEC-28).
    this.prices = numbers(
      (like) => like.prices,
      (kind) => (kind === 'boost' ? 0 : isSlow(kind) ? 2 : 1),
    );
    this.hasPits = kinds.includes('pit');
    this.hasHazards = this.hasPits || kinds.includes('slick');
    this.hasBoosts = kinds.includes('boost');
    this.#parts = map.parts.map((part, at) =>
      seenPart(part, kinds, printed === undefined ? undefined : printed.#parts[at]),
    );
    const portals = new Map<Cell, Portal>(map.portals.map((portal) => [portal.entry, portal]));
    this.tunnels = changed.flatMap(({ cell, end }) =>
      end === undefined ? [] : [{ entry: cell, end }],
    );
    for (const { entry, end } of this.tunnels) portals.set(entry, { end, users: 'all' });
    this.#portalAt = portals;
  }

  /** Whether anything within that distance of a square is not as it is printed. */
  isNearChange(cell: Cell, distance: number): boolean {
    return this.#changed.some((other) => (this.distance(cell, other) ?? distance + 1) <= distance);
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

  /** The entry of the portal through which a step leads from a square to another, if it leads through one. */
  portalBetween(from: Cell, to: Cell): Cell | undefined {
    if (this.distance(from, to) === 1) return undefined;
    return this.neighbours(from).find((entry) => {
      const end = this.portalAt(entry)?.end;
      return end !== undefined && this.distance(end, to) === 1;
    });
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
    return this.#layout.neighbours(cell);
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
    return this.#layout.option(cell);
  }

  /**
   * Squares that one step leads to: neighbours, unless a wall's corner is in the way of a diagonal
   * (KZ-MOVE-06); by a portal, the squares around its other end (KZ-TERR-05, KM-PORT-01).
   */
  stepsFrom(cell: Cell, cutCorners: boolean): readonly GroundStep[] {
    const table = this.#steps[cutCorners ? 1 : 0];
    const known = table[cell];
    if (known !== undefined) return known;
    const steps = this.#knownSteps(cell, cutCorners) ?? this.#findSteps(cell, cutCorners);
    table[cell] = steps;
    return steps;
  }

  /** Steps as they are on the printed map, where nothing near has changed and no portal leads away. */
  #knownSteps(cell: Cell, cutCorners: boolean): readonly GroundStep[] | undefined {
    if (this.#printed === undefined || this.isNearChange(cell, 1)) return undefined;
    const steps = this.#printed.stepsFrom(cell, cutCorners);
    return steps.every(({ users }) => users === 'everyone') ? steps : undefined;
  }

  #findSteps(cell: Cell, cutCorners: boolean): readonly GroundStep[] {
    return this.neighbours(cell).flatMap((to): readonly GroundStep[] => {
      const { dx, dy } = this.offset(cell, to);
      const diagonal = dx !== 0 && dy !== 0;
      const barred = this.isFull(this.at(cell, dx, 0)) || this.isFull(this.at(cell, 0, dy));
      if (diagonal && !cutCorners && barred) return [];
      if (!this.obeysDoors(cell, to, [cell, to])) return [];
      const portal = this.portalAt(to);
      if (portal !== undefined) {
        // What is left behind is not free to come out on (KM-PORT-01, KC-POR-33).
        return this.neighbours(portal.end)
          .filter((beyond) => beyond !== cell && this.isOpen(beyond))
          .map((beyond) => ({ cell: beyond, cost: 1, users: portal.users }));
      }
      if (!this.isOpen(to)) return [];
      return [{ cell: to, cost: this.isDifficult(to) ? 2 : 1, users: 'everyone' }];
    });
  }

  /** Whether a step from one square to another may lead over these (KM-DOOR-04, KM-DOOR-05). */
  obeysDoors(from: Cell, to: Cell, squares: Iterable<Cell>): boolean {
    return obeysDoors(this.map, squares, this.#layout.columns(from, to));
  }

  /**
   * Every square from which one step may lead to a square: its neighbours, and those beside a portal
   * that opens next to it.
   */
  squaresBefore(cell: Cell): readonly Cell[] {
    let before = this.#before[cell];
    if (before === undefined) {
      const portals = [...this.#portalAt].filter(([, { end }]) => this.distance(end, cell) === 1);
      const beside = portals.flatMap(([entry]) => this.neighbours(entry));
      before = [...new Set([...this.neighbours(cell), ...beside])];
      this.#before[cell] = before;
    }
    return before;
  }

  /** What is known of bodies of one size; the same every time. */
  bodies(width: number, height: number): Bodies {
    const key = width * 64 + height;
    let bodies = this.#bodies.get(key);
    if (bodies === undefined) {
      bodies = new Bodies(this, width, height, this.#printed?.bodies(width, height));
      this.#bodies.set(key, bodies);
    }
    return bodies;
  }

  /** The squares that a body fills from its top left one; nothing if it hangs over an edge (KZ-GRID-09). */
  squaresOf(cell: Cell, width: number, height: number): readonly Cell[] | undefined {
    return this.#layout.squaresOf(cell, width, height);
  }

  /** Top left squares of the bodies of that size that cover a square. */
  cornersOver(cell: Cell, width: number, height: number): readonly Cell[] {
    return this.#layout.cornersOver(cell, width, height);
  }

  sight(from: Cell, to: Cell, prone: boolean): 0 | 1 | 2 {
    if (!this.inOnePart(from, to)) return 0;
    const {
      part,
      standing,
      prone: lying,
    } = this.#parts[this.#layout.numberOfPart(from)] as SeenPart;
    const table = prone ? lying : standing;
    if (this.#screens === undefined) return table.between(from - part.offset, to - part.offset);
    const blocks = (cell: Cell) => this.isFull(cell) || (prone && this.isLow(cell));
    return this.#screens.between(from, to, { part, table, blocks });
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

/** What a creature may move over. */
function isOpenGround(kind: SquareKind): boolean {
  return !isFullCover(kind) && kind !== 'portal-entry' && kind !== 'portal-exit';
}
