import type { Seat } from '@tablewright/engine';
import { type Location, spotOf } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import type { BridgeState, Figure, Hero, Where } from '../../model.ts';

/** The row of Homeworld (BQ-TERM-03). */
const HOMEWORLD_ROW = 0;
/** The row of Boss Mode, one above the topmost world (BQ-TERM-04). */
const BOSS_ROW = 10;

/** Where a figure stands on the Bridge; nothing if it is not there. */
export function placeOf({ where }: Figure): Place | undefined {
  return where.at === 'bridge' ? where.place : undefined;
}

/** The location of a figure; nothing if it is not on the Bridge. */
export function locationOf(figure: Figure): Location | undefined {
  return placeOf(figure)?.location;
}

/** The row in which something is, its power level in combat (BQ-TERM-04, -06); nothing off the table. */
export function rowOf(where: Where): number | undefined {
  switch (where.at) {
    case 'bridge':
      return spotOf(where.place.location).row;
    case 'homeworld':
      return HOMEWORLD_ROW;
    case 'boss-mode':
      return BOSS_ROW;
    default:
      return undefined;
  }
}

/** All figures, in ascending id: an order that no change of the table changes (BQ-WAND-10). */
export function figuresOf({ figures }: Pick<BridgeState, 'figures'>): readonly Figure[] {
  return Object.values(figures).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The figures at a location, in ascending id. */
export function figuresAt(
  state: Pick<BridgeState, 'figures'>,
  location: Location,
): readonly Figure[] {
  return figuresOf(state).filter((figure) => locationOf(figure) === location);
}

/** Whether a figure is a monster: it is fought, it blocks, it wanders (BQ-TERM-07, BQ-CAPT-03). */
export function isMonster({ kind }: Figure): boolean {
  return kind === 'figurine' || kind === 'loose' || kind === 'captive';
}

/** Whether monsters are in a world, which stops players there (BQ-MOVE-11). */
export function hasMonsters(state: Pick<BridgeState, 'figures'>, location: Location): boolean {
  return figuresAt(state, location).some(isMonster);
}

/** The figure of a hero. Throws Error if it has none. */
export function figureOf({ figures }: Pick<BridgeState, 'figures'>, hero: Hero): Figure {
  const figure = figures[hero.figure];
  if (figure === undefined) throw new Error(`no figure stands for seat ${hero.seat}`);
  return figure;
}

/** Heroes that live and play, in turn order from a seat (BQ-TERM-21). */
export function livingFrom({ heroes }: Pick<BridgeState, 'heroes'>, from: Seat): readonly Hero[] {
  const ordered = [...heroes.slice(from), ...heroes.slice(0, from)];
  return ordered.filter(({ life }) => life === 'alive');
}

/** The on-table allies of a seat (BQ-ALLY-03). */
export function alliesOf(state: Pick<BridgeState, 'figures'>, seat: Seat): readonly Figure[] {
  return figuresOf(state).filter(({ kind, owner }) => kind === 'ally' && owner === seat);
}

/** A place as events say it: in the centre a figure looks nowhere. */
export function standing(place: Place) {
  const { location, stand } = place;
  return stand === 'CENTRE' ? { location, stand } : { location, stand, facing: place.facing };
}
