import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { textOf } from '../content-names.ts';
import type {
  Colour,
  CreatureId,
  KazzamState,
  LaidTrap,
  SquareKind,
  Trap,
  TrapExtra,
} from '../model.ts';
import { thingOf } from '../rules/court/things.ts';
import { ORB } from '../rules/effects/item-def.ts';
import { itemCell } from '../rules/harm/items.ts';
import { orbColour, orbsHeld } from '../rules/harm/orbs.ts';
import {
  type Court,
  type CourtPart,
  courtOf,
  nameOfSquare,
  partAt,
  type Sign,
  standingBySquare,
} from './court.ts';
import { inPlayOnSquares } from './in-play.ts';
import { questsIn } from './quests.ts';

/** The colour of an orb: of the team that it counts for, or neutral. */
export type OrbColour = Colour | 'neutral';

/** What is built into a square, else its ground. */
export type PlaceFacts =
  | { readonly is: 'pedestal'; readonly orbs: readonly OrbColour[] }
  | {
      readonly is: 'portal';
      readonly letter: string;
      readonly leadsTo: string;
      /** The team that alone may use it, where it is not for both (KM-PORT-04). */
      readonly team?: Colour;
    }
  | { readonly is: 'portal-end'; readonly letter: string }
  | { readonly is: 'exit-button'; readonly letter: string; readonly leadsTo: string }
  | { readonly is: 'exit'; readonly letter: string }
  | { readonly is: 'terrain'; readonly name: Text };

/** Something that lies on a square. */
export type LyingFacts =
  | { readonly is: 'zone'; readonly name: Text }
  | { readonly is: 'mark'; readonly name: Text; readonly by: string | undefined }
  | { readonly is: 'trap'; readonly kind: LaidTrap['kind']; readonly hp: number }
  | {
      readonly is: 'built-trap';
      readonly name: Text;
      readonly by: string | undefined;
      readonly charges: number;
      readonly hp: number;
      /** Whether it ignores the next damage to it. */
      readonly shielded: boolean;
      /** Whether it holds a Role Boost. */
      readonly imbued: boolean;
      /** What every trigger adds. */
      readonly adds: TrapExtra | undefined;
    }
  | { readonly is: 'wall'; readonly hp: number }
  /** An orb that a quest names, and what it pays. */
  | { readonly is: 'named'; readonly reward: number }
  /** Loose Low Cover, which its maker takes along and throws (KM-CHUCK-04). */
  | { readonly is: 'block' };

/** Everything that is on a square. */
export interface SquareFacts {
  /** As texts call it: `I3`. */
  readonly name: string;
  readonly part: CourtPart;
  readonly kind: SquareKind;
  readonly place: PlaceFacts;
  readonly sign: Sign | undefined;
  /** The teams that start here. */
  readonly starts: readonly Colour[];
  /** Orbs on the ground. */
  readonly orbs: readonly OrbColour[];
  /** Other items on the ground, by name. */
  readonly items: readonly Text[];
  readonly lying: readonly LyingFacts[];
  /** Who stands here, the smallest last. */
  readonly creatures: readonly CreatureId[];
}

/**
 * Prepares to read the squares of a view: call what it returns for each square, until the view
 * changes.
 */
export function squareReader(view: KazzamState): (cell: Cell) => SquareFacts {
  const court = courtOf(view);
  const standing = standingBySquare(court, view.creatures);
  const places = new Map(placesOf(view, court));
  const lying = lyingBySquare(view);
  const orbs = new Map<Cell, OrbColour[]>();
  const items = new Map<Cell, Text[]>();
  for (const [item, { kind, place }] of view.items.entries()) {
    if (place.at !== 'ground') continue;
    if (kind === ORB) addTo(orbs, place.cell, orbColour(view, item));
    else addTo(items, place.cell, { key: `item.${kind}` });
  }
  const starts = new Map<Cell, Colour[]>();
  for (const colour of ['red', 'blue'] as const) {
    for (const cell of court.starts[colour]) addTo(starts, cell, colour);
  }
  return (cell) => {
    const kind = court.kinds[cell] ?? 'wall';
    return {
      name: nameOfSquare(court, cell),
      part: partAt(court, cell),
      kind,
      place: places.get(cell) ?? { is: 'terrain', name: { key: `terrain.${kind}` } },
      sign: court.signs.get(cell),
      starts: starts.get(cell) ?? [],
      orbs: orbs.get(cell) ?? [],
      items: items.get(cell) ?? [],
      lying: lying.get(cell) ?? [],
      creatures: standing.get(cell) ?? [],
    };
  };
}

/** Squares with something built into them, lowest rank first: a later entry of a square wins. */
function placesOf(view: KazzamState, court: Court): readonly (readonly [Cell, PlaceFacts])[] {
  const exits = court.exits.toReversed().flatMap(({ letter, inside, outside }) => {
    const leadsTo = nameOfSquare(court, outside);
    return [
      [outside, { is: 'exit', letter }],
      [inside, { is: 'exit-button', letter, leadsTo }],
    ] as const;
  });
  const portals = court.portals.toReversed().flatMap(({ letter, entry, end, users }) => {
    const leadsTo = nameOfSquare(court, end);
    const team = users === 'any' ? {} : { team: users };
    return [
      [end, { is: 'portal-end', letter }],
      [entry, { is: 'portal', letter, leadsTo, ...team }],
    ] as const;
  });
  const pedestals = view.pedestals
    .map(({ cell }, at) => [cell, { is: 'pedestal', orbs: orbsOnPedestal(view, at) }] as const)
    .toReversed();
  return [...exits, ...portals, ...pedestals];
}

/** What lies on squares: things in play, then traps, walls and Blocks. */
function lyingBySquare(view: KazzamState): ReadonlyMap<Cell, readonly LyingFacts[]> {
  const found = new Map<Cell, LyingFacts[]>();
  for (const { cells, lies, name, source, by } of inPlayOnSquares(view)) {
    const thing: LyingFacts =
      lies === 'zone'
        ? { is: 'zone', name: source }
        : { is: 'mark', name, by: view.creatures[by]?.name };
    for (const cell of cells) addTo(found, cell, thing);
  }
  for (const { cells, reward } of questsIn(view)) {
    for (const cell of cells) addTo(found, cell, { is: 'named', reward });
  }
  for (const trap of view.traps) addTo(found, trap.cell, trapFacts(view, trap));
  for (const { cells, hp } of view.walls) {
    for (const cell of cells) addTo(found, cell, { is: 'wall', hp });
  }
  for (const { cell, under } of view.changed) {
    if (under !== undefined) addTo(found, cell, { is: 'block' });
  }
  return found;
}

function trapFacts(view: KazzamState, trap: Trap): LyingFacts {
  const { hp } = trap;
  if (trap.kind !== 'built') return { is: 'trap', kind: trap.kind, hp };
  const { charges, shielded, imbued, adds } = trap;
  return {
    is: 'built-trap',
    name: textOf(nameOfTrap(trap)),
    by: view.creatures[trap.by]?.name,
    charges,
    hp,
    shielded,
    imbued,
    adds,
  };
}

/** Whom a Creep looks for: a creature, or a built trap that has harmed its group (KC-TRAP-08). */
export function nameOfEnemy({ creatures, traps }: KazzamState, id: CreatureId): Text {
  const trap = traps.find((one) => thingOf(one) === id);
  if (trap !== undefined) return textOf(nameOfTrap(trap));
  return { key: 'creature', params: { name: creatures[id]?.name ?? '' } };
}

/** By what id a trap is called. */
export function nameOfTrap(trap: Trap): string {
  return trap.kind === 'built' ? trap.block : `${trap.kind}-trap`;
}

function addTo<T>(lists: Map<Cell, T[]>, cell: Cell, one: T): void {
  const list = lists.get(cell);
  if (list === undefined) lists.set(cell, [one]);
  else list.push(one);
}

function orbsOnPedestal(view: KazzamState, pedestal: number): readonly OrbColour[] {
  return view.items.flatMap(({ place }, orb) =>
    place.at === 'pedestal' && place.pedestal === pedestal ? [orbColour(view, orb)] : [],
  );
}

/** The colours of the orbs that a creature holds. */
export function orbsHeldBy(view: KazzamState, who: CreatureId): readonly OrbColour[] {
  if (view.creatures[who] === undefined) return [];
  return orbsHeld(view, who).map((orb) => orbColour(view, orb));
}

/** Whether items of that kind are orbs. */
export function isOrb(kind: string): boolean {
  return kind === ORB;
}

/** The names of other items that it holds. */
export function itemsHeldBy(view: KazzamState, who: CreatureId): readonly Text[] {
  const held = view.creatures[who]?.held ?? [];
  return held.flatMap((item) => {
    const kind = view.items[item]?.kind ?? ORB;
    return kind === ORB ? [] : [{ key: `item.${kind}` }];
  });
}

/** Where an item lies, stands or is held; -1 if its holder is on no square, or it is nowhere. */
export function squareOfItem(view: KazzamState, item: number): Cell {
  const found = view.items[item];
  return found === undefined ? -1 : itemCell(view, found);
}
