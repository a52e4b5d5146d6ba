import type { CreatureId, Until } from '../model.ts';
import { gridOf, SQUARE } from '../rules/place/distance.ts';
import { cellsOf, darkCells } from '../rules/place/known.ts';
import { terrainOf, UNKNOWN } from '../rules/place/terrain.ts';
import { feetLeft, reachable, wayTo } from '../rules/place/ways.ts';
import { isIn } from '../rules/place/zones.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** What a square is, for the eye. */
export const GROUNDS = ['open', 'wall', 'door', 'rough', 'cover', 'growth', 'unseen'] as const;
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
  return { width: grid.width, height: grid.height, grounds, dark: darkCells(worldFor(view)) };
}

function groundOf(letter: string): GroundKind {
  if (letter === UNKNOWN) return 'unseen';
  const { isClosed, hasGaps, isCover, isGrowth, isDifficult } = terrainOf(letter);
  if (isClosed === true) return hasGaps === true ? 'door' : 'wall';
  if (isCover === true) return 'cover';
  if (isGrowth === true) return 'growth';
  return isDifficult === true ? 'rough' : 'open';
}

/** What lies on a place, and whom it covers. */
export interface ZoneFacts {
  readonly id: number;
  readonly kind: string;
  readonly rule: string;
  readonly until: Until;
  /** Only whoever runs the game knows of it. */
  readonly isHidden: boolean;
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
    isHidden: zone.isHidden === true,
    cells: cellsOf(worldFor(view), zone),
    span: zone.shape.is === 'span' ? zone.shape : undefined,
    creatures: view.creatures
      .filter((one) => one.place.at !== 'away' && isIn(worldFor(view), zone, one))
      .map(({ id }) => id),
  }));

/** A thing that lies on the scene. */
export interface LyingFacts {
  readonly id: number;
  readonly kind: string;
  /** Only whoever runs the game knows of it. */
  readonly isHidden: boolean;
  /** Its square, on a map. */
  readonly cell: number | undefined;
  /** Where it lies along the line, in feet, without one. */
  readonly feet: number | undefined;
}

/** The things that lie on the scene: dropped, or put down (DT-GMC-02). */
export const lyingOf = (view: D20View): readonly LyingFacts[] =>
  view.lying.map(({ item, place, isHidden }) => ({
    id: item.id,
    kind: item.kind,
    isHidden: isHidden === true,
    cell: place.at === 'square' ? place.cell : undefined,
    feet: place.at === 'line' ? place.feet : undefined,
  }));

/** The squares of the cheapest way to one, for whoever has the turn; nothing where none leads there. */
export function wayOnMap(view: D20View, cell: number): readonly number[] {
  const { turn } = view.combat ?? {};
  const creature = turn === undefined ? undefined : creatureIn(view, turn.creature);
  if (turn === undefined || creature === undefined || creature.isVeiled) return [];
  const w = worldFor(view);
  return wayTo(reachable(w, creature, feetLeft(w, creature, turn)), cell);
}

/** Feet of a side of a square. */
export const FEET_OF_SQUARE = SQUARE;
