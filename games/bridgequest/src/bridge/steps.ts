import {
  CORNERS,
  type Corner,
  contactsAt,
  LOCATIONS,
  type Location,
  spotOf,
  TOPMOST,
} from './layout.ts';

/** Which way a figure on a corner looks: out through it, or to another corner of its world (BQ-MOVE-01). */
export type Facing = 'OUT' | Corner;

/** Where a figure stands on the Bridge (BQ-MOVE-01). In the centre it looks nowhere. */
export type Place =
  | { readonly location: Location; readonly stand: Corner; readonly facing: Facing }
  | { readonly location: Location; readonly stand: 'CENTRE' };

/** What figures walk over. */
export interface Ground {
  /** Whether a world lies on the location (BQ-TERM-02). */
  readonly isOpen: (location: Location) => boolean;
  /** Whether the world there has a doorway in that corner. */
  readonly hasDoorway: (location: Location, corner: Corner) => boolean;
  /** The centres to which the portal tokens of a location lead (BQ-PORT-02, -12). */
  readonly throughTokens: (location: Location) => readonly Location[];
}

/** What a figure can do with one move, and where it then stands; nowhere when it leaves the Bridge. */
export interface Step {
  readonly kind: 'doorway' | 'turn' | 'cross' | 'to-centre' | 'from-centre' | 'token' | 'exit';
  readonly to: Place | undefined;
}

/** The corner that one sees straight ahead after coming in through another (BQ-MOVE-07). */
const AHEAD = {
  diagonal: { UL: 'LR', UR: 'LL', LL: 'UR', LR: 'UL' },
  vertical: { UL: 'LL', UR: 'LR', LL: 'UL', LR: 'UR' },
} as const satisfies Record<string, Record<Corner, Corner>>;

/** Everything that a figure can do with one move (BQ-MOVE-02), in a fixed order. */
export function stepsFrom(place: Place, ground: Ground): readonly Step[] {
  return place.stand === 'CENTRE' ? fromCentre(place.location, ground) : fromCorner(place, ground);
}

function fromCentre(location: Location, ground: Ground): readonly Step[] {
  const out = CORNERS.map(
    (stand): Step => ({ kind: 'from-centre', to: { location, stand, facing: 'OUT' } }),
  );
  const through = ground
    .throughTokens(location)
    .map((end): Step => ({ kind: 'token', to: { location: end, stand: 'CENTRE' } }));
  return [...through, ...out];
}

function fromCorner(place: Exclude<Place, { stand: 'CENTRE' }>, ground: Ground): readonly Step[] {
  const { location, stand, facing } = place;
  const facings: readonly Facing[] = ['OUT', ...CORNERS.filter((corner) => corner !== stand)];
  const turns = facings
    .filter((other) => other !== facing)
    .map((other): Step => ({ kind: 'turn', to: { location, stand, facing: other } }));
  if (facing === 'OUT') return [...throughDoorway(location, stand, ground), ...turns];
  return [
    // One arrives facing out (BQ-MOVE-04).
    { kind: 'cross', to: { location, stand: facing, facing: 'OUT' } },
    { kind: 'to-centre', to: { location, stand: 'CENTRE' } },
    ...turns,
  ];
}

/** Through the doorway of the world that is left; whether one leads back does not matter (BQ-MOVE-05, BQ-MOVE-06). */
function throughDoorway(location: Location, corner: Corner, ground: Ground): readonly Step[] {
  if (!ground.hasDoorway(location, corner)) return [];
  if (isFree(location, corner, ground)) return [{ kind: 'exit', to: undefined }];
  return contactsAt(location, corner)
    .filter((contact) => ground.isOpen(contact.location))
    .map((contact): Step => {
      const isVertical = spotOf(contact.location).column === spotOf(location).column;
      const facing = AHEAD[isVertical ? 'vertical' : 'diagonal'][contact.corner];
      return { kind: 'doorway', to: { location: contact.location, stand: contact.corner, facing } };
    });
}

/** Whether no open location touches a corner (BQ-MAP-06). */
export function isFree(
  location: Location,
  corner: Corner,
  ground: Pick<Ground, 'isOpen'>,
): boolean {
  return !contactsAt(location, corner).some((contact) => ground.isOpen(contact.location));
}

/** A corner through which the Bridge can be entered from Homeworld (BQ-MOVE-16). */
export interface Entry {
  readonly location: Location;
  readonly corner: Corner;
}

/** Every corner through which the Bridge can be entered from Homeworld, in ascending location (BQ-MOVE-16). */
export function entriesOf(ground: Pick<Ground, 'isOpen' | 'hasDoorway'>): readonly Entry[] {
  return LOCATIONS.flatMap((location) =>
    CORNERS.filter(
      (corner) =>
        ground.isOpen(location) &&
        ground.hasDoorway(location, corner) &&
        isFree(location, corner, ground),
    ).map((corner) => ({ location, corner })),
  );
}

/** Whether one leaves the Bridge here for Homeworld; from the topmost world it is for Boss Mode (BQ-MOVE-17, -18). */
export function leadsHome(location: Location): boolean {
  return location !== TOPMOST;
}
