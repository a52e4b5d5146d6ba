import {
  CORNERS,
  type Corner,
  contactsAt,
  entryCost,
  LOCATIONS,
  type Location,
} from '../bridge/layout.ts';
import { entriesOf } from '../bridge/steps.ts';
import type { Figure } from '../model.ts';
import type { BridgeView } from '../view.ts';

/** A corner of a world. */
export interface At {
  readonly location: Location;
  readonly corner: Corner;
}

/** Two corners that touch, of worlds that lie open, with a doorway in one of them at least. */
export interface Passage {
  readonly from: At;
  readonly to: At;
  /** Whether both have a doorway; else only the first can be left here (BQ-MOVE-05, -06). */
  readonly bothWays: boolean;
}

/** Every passage between open worlds, each once (BQ-MAP-04, BQ-MOVE-05). */
export function passagesOf({ doors }: Pick<BridgeView, 'doors'>): readonly Passage[] {
  const hasDoor = ({ location, corner }: At): boolean => doors[location]?.includes(corner) === true;
  return LOCATIONS.flatMap((location) =>
    CORNERS.flatMap((corner) =>
      contactsAt(location, corner).flatMap((to): readonly Passage[] => {
        const from = { location, corner };
        if (!isOpen(doors, location) || !isOpen(doors, to.location) || !hasDoor(from)) return [];
        const bothWays = hasDoor(to);
        return bothWays && to.location < location ? [] : [{ from, to, bothWays }];
      }),
    ),
  );
}

const isOpen = (doors: BridgeView['doors'], location: Location): boolean =>
  doors[location] !== undefined;

/** The corners through which a location is entered from Homeworld, and for how many travels (BQ-MOVE-16). */
export function entryOf(
  { doors }: Pick<BridgeView, 'doors'>,
  location: Location,
): { readonly cost: number; readonly corners: readonly Corner[] } {
  const entries = entriesOf({
    isOpen: (one) => isOpen(doors, one),
    hasDoorway: (one, corner) => doors[one]?.includes(corner) === true,
  });
  const corners = entries.filter((one) => one.location === location).map(({ corner }) => corner);
  return { cost: entryCost(location), corners };
}

/** Where on the table something stands: a location, or a place outside of the Bridge. */
export type Spot = Location | 'homeworld' | 'boss-mode' | 'friendzone' | 'falling';

/** Where a figure is drawn; nothing off the table. */
function spotOfFigure({ where }: Figure): Spot | undefined {
  if (where.at === 'bridge') return where.place.location;
  return where.at === 'off' ? undefined : where.at;
}

/** The figures at a spot: heroes first, then those who stand with them, then those who are fought. */
export function figuresAtSpot(
  { figures }: Pick<BridgeView, 'figures'>,
  spot: Spot,
): readonly Figure[] {
  return Object.values(figures)
    .filter((figure) => spotOfFigure(figure) === spot)
    .sort((a, b) => RANK[a.kind] - RANK[b.kind] || (a.id < b.id ? -1 : 1));
}

const RANK: Readonly<Record<Figure['kind'], number>> = {
  hero: 0,
  ally: 1,
  captive: 2,
  figurine: 3,
  loose: 4,
};
