import type { CreatureId, Until, Zone } from '../model.ts';
import { gridOf } from '../rules/place/distance.ts';
import { carriesLight } from '../rules/place/sight.ts';
import { terrainOf } from '../rules/place/terrain.ts';
import { feetLeft, reachable, wayTo } from '../rules/place/ways.ts';
import { cellsWithin, isIn } from '../rules/place/zones.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** What a square is, for the eye. */
export const GROUNDS = ['open', 'wall', 'door', 'rough', 'cover', 'growth'] as const;
/** See {@link GROUNDS}. */
export type GroundKind = (typeof GROUNDS)[number];

/** The map of a scene. */
export interface MapFacts {
  readonly width: number;
  readonly height: number;
  /** What each square is, in the order of cells. */
  readonly grounds: readonly GroundKind[];
  /** Squares without light, where there is no other light than what is brought. */
  readonly dark: ReadonlySet<number>;
}

/** The map, if distances are kept on one (DT-OPT-15). */
export function mapOf(view: D20View): MapFacts | undefined {
  const { rows } = view.ground;
  if (rows.length === 0) return undefined;
  const grid = gridOf(view);
  const grounds = rows.flatMap((row) => [...row].map(groundOf));
  return { width: grid.width, height: grid.height, grounds, dark: darkCells(view) };
}

function groundOf(letter: string): GroundKind {
  const { isClosed, hasGaps, isCover, isGrowth, isDifficult } = terrainOf(letter);
  if (isClosed === true) return hasGaps === true ? 'door' : 'wall';
  if (isCover === true) return 'cover';
  if (isGrowth === true) return 'growth';
  return isDifficult === true ? 'rough' : 'open';
}

/** How far a light reaches (DT-EQ-39). */
export const LIGHT = 30;

function darkCells(view: D20View): ReadonlySet<number> {
  const dark = new Set<number>();
  const w = worldFor(view);
  const grid = gridOf(view);
  if (view.ground.isDark) {
    for (let cell = 0; cell < grid.size; cell += 1) dark.add(cell);
    for (const creature of view.creatures) {
      if (creature.place.at !== 'square' || !carriesLight(w, creature)) continue;
      for (const cell of cellsWithin(w, creature.place.cell, LIGHT)) dark.delete(cell);
    }
    for (const { cells } of zonesOf(view).filter(({ kind }) => kind === 'light'))
      for (const cell of cells) dark.delete(cell);
  }
  for (const { cells } of zonesOf(view).filter(({ kind }) => kind === 'darkness'))
    for (const cell of cells) dark.add(cell);
  return dark;
}

/** What lies on a place, and whom it covers. */
export interface ZoneFacts {
  readonly id: number;
  readonly kind: string;
  readonly rule: string;
  readonly until: Until;
  /** Its squares, on a map. */
  readonly cells: readonly number[];
  /** From where to where along the line, in feet, without one. */
  readonly span: { readonly from: number; readonly to: number } | undefined;
  readonly creatures: readonly CreatureId[];
}

/** All that lies on places of the scene. */
export const zonesOf = (view: D20View): readonly ZoneFacts[] =>
  view.zones.map((zone) => ({
    id: zone.id,
    kind: zone.kind,
    rule: zone.source.rule,
    until: zone.until,
    cells: cellsOfZone(view, zone),
    span: zone.shape.is === 'span' ? zone.shape : undefined,
    creatures: view.creatures
      .filter((one) => one.place.at !== 'away' && isIn(worldFor(view), zone, one))
      .map(({ id }) => id),
  }));

function cellsOfZone(view: D20View, { shape }: Zone): readonly number[] {
  if (shape.is === 'cells') return shape.cells;
  if (shape.is !== 'around') return [];
  const middle = creatureIn(view, shape.creature);
  if (middle?.place.at !== 'square') return [];
  return cellsWithin(worldFor(view), middle.place.cell, shape.feet);
}

/** The squares of the cheapest way to one, for whoever has the turn; nothing where none leads there. */
export function wayOnMap(view: D20View, cell: number): readonly number[] {
  const { turn } = view.combat ?? {};
  const creature = turn === undefined ? undefined : creatureIn(view, turn.creature);
  if (turn === undefined || creature === undefined || creature.isVeiled) return [];
  const w = worldFor(view);
  return wayTo(reachable(w, creature, feetLeft(w, creature, turn)), cell);
}
