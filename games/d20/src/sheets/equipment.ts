import type { ContentProblem } from '@tablewright/engine/documents';
import type { GearKind } from '../content/gear-kind.ts';
import type { Sheet, SheetItem } from '../content/sheet.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import type { D20Content } from '../table.ts';

/** One of the places of a pack: so many things of some kinds, or fewer (DT-EQ-00). */
export interface PackPlace {
  readonly id: string;
  readonly count: number;
  fits(kind: GearKind): boolean;
}

/** A set to begin with instead of rolled funds. */
export interface Pack {
  readonly id: string;
  /** For one place either of several sets can be taken. */
  readonly places: readonly (readonly PackPlace[])[];
}

/** Rows of the list that are no arms: tools, kits, clothes, small things. */
const isItem = (kind: GearKind): boolean =>
  rowOf(kind) >= 31 && rowOf(kind) <= 54 && kind.price !== undefined && rowOf(kind) !== VACC_SUIT;

/** The row of the list that a thing stands in (DT-EQ-01 to -55); 0 for what stands in none. */
const rowOf = ({ rule }: GearKind): number => Number(/^DT-EQ-(\d+)$/.exec(rule)?.[1] ?? 0);

const VACC_SUIT = 48;
/** Pistols, shotguns and rifles; those of them that shoot beams as well. */
const FIREARMS = [17, 18, 19, 20, 21] as const;
const BEAMS = [17, 18, 20, 21] as const;

const one = (id: string, fits: (kind: GearKind) => boolean, count = 1): PackPlace => ({
  id,
  count,
  fits,
});
const armor = (...weights: readonly string[]): PackPlace =>
  one('armor', ({ armor: worn }) => worn !== undefined && weights.includes(worn.weight));
const weapon = one('weapon', ({ weapon: arm, price }) => arm !== undefined && price !== undefined);
const isIn = (rows: readonly number[]) => (kind: GearKind) => rows.includes(rowOf(kind));
const isLight = ({ weapon: arm, price }: GearKind): boolean =>
  arm?.category === 'light' && price !== undefined;
const isBow = ({ weapon: arm }: GearKind): boolean => arm?.category === 'medium' && arm.hands === 2;

/** The packs by genre (DT-EQ-00). */
export const PACKS: readonly Pack[] = [
  {
    id: 'fantasy',
    places: [
      [armor('light', 'medium')],
      [one('shield-or-bow', (kind) => kind.isShield === true || (isIn([15])(kind) && isBow(kind)))],
      [weapon],
      [one('items', isItem, 3)],
    ],
  },
  {
    id: 'gaslight',
    places: [
      [armor('light')],
      [one('firearm', isIn(FIREARMS)), one('light-weapons', isLight, 2)],
      [one('items', isItem, 4)],
    ],
  },
  {
    id: 'sf',
    places: [
      [armor('light')],
      [one('vacc-suit', isIn([VACC_SUIT]))],
      [one('beam-weapon', isIn(BEAMS))],
      [one('items', isItem, 3)],
    ],
  },
];

/** What those with some roles add to any pack (DT-EQ-00). */
const CASTERS = one('focus', ({ isFocus }) => isFocus === true);
const HEALERS = one('kit', ({ tends }) => tends !== undefined);
const HEALER = 'medical-expert';

/** The places of a pack for somebody with these roles. */
export function placesOf(pack: Pack, { roles }: Pick<Sheet, 'roles'>): Pack['places'] {
  const casts = roles.some(({ id }) => traditionOf(id) !== undefined);
  const heals = roles.some(({ id }) => id === HEALER);
  return [...pack.places, ...(casts ? [[CASTERS]] : []), ...(heals ? [[HEALERS]] : [])];
}

/** Things of a sheet that find no place in a pack; none if it is all of the pack, or less. */
export function beyondPack(
  content: D20Content,
  pack: Pack,
  sheet: Pick<Sheet, 'gear' | 'roles'>,
): readonly SheetItem[] {
  const sets = choicesOf(placesOf(pack, sheet));
  const rests = sets.map((places) => unplaced(content, places, sheet.gear));
  return rests.reduce((best, rest) => (rest.length < best.length ? rest : best), sheet.gear);
}

/** Every way to choose one set for each place. */
function choicesOf(places: Pack['places']): readonly (readonly PackPlace[])[] {
  let ways: readonly (readonly PackPlace[])[] = [[]];
  for (const sets of places) ways = ways.flatMap((way) => sets.map((set) => [...way, set]));
  return ways;
}

/** Puts things into places as well as can be, one after another; returns those that found none. */
function unplaced(
  content: D20Content,
  places: readonly PackPlace[],
  gear: readonly SheetItem[],
): readonly SheetItem[] {
  const seats = places.flatMap((place) => Array.from({ length: place.count }, () => place));
  const taken = seats.map((): number | undefined => undefined);
  const fits = (item: SheetItem, seat: PackPlace) => {
    const kind = content.gear[item.kind];
    return kind !== undefined && (item.tags ?? []).length === 0 && seat.fits(kind);
  };
  /** Finds a place for a thing, moving others where they have another (augmenting paths). */
  const place = (at: number, seen: Set<number>): boolean => {
    const item = gear[at];
    if (item === undefined) return false;
    for (const [seat, to] of seats.entries()) {
      if (seen.has(seat) || !fits(item, to)) continue;
      seen.add(seat);
      const other = taken[seat];
      if (other !== undefined && !place(other, seen)) continue;
      taken[seat] = at;
      return true;
    }
    return false;
  };
  return gear.filter((_item, at) => !place(at, new Set()));
}

/** Silver and blessing make a weapon dearer (DT-EQ-29, -30). */
const DEARER: ReadonlyMap<string, number> = new Map([
  ['silver', 10],
  ['holy', 20],
]);

/** What a thing costs; nothing for what cannot be bought. */
export function priceOf(content: D20Content, { kind, tags = [] }: SheetItem): number | undefined {
  const price = content.gear[kind]?.price;
  if (price === undefined) return undefined;
  const isArm = content.gear[kind]?.weapon !== undefined;
  const isKnown = tags.every((tag) => tag === 'magical' || (isArm && DEARER.has(tag)));
  // A blessed weapon is magical as well; nothing else makes it so.
  if (!isKnown || (tags.includes('magical') && !tags.includes('holy'))) return undefined;
  return tags.reduce((sum, tag) => sum * (DEARER.get(tag) ?? 1), price);
}

/** What things cost together; those that cannot be bought cost nothing. */
export const costOf = (content: D20Content, gear: readonly SheetItem[]): number =>
  gear.reduce((sum, item) => sum + (priceOf(content, item) ?? 0), 0);

/** Why a character cannot begin with its things: they are neither a pack nor bought with its funds (DT-CHAR-06). */
export function equipmentFaults(
  content: D20Content,
  sheet: Pick<Sheet, 'gear' | 'gp' | 'roles'>,
  funds: number,
): readonly ContentProblem[] {
  const isPack =
    sheet.gp === 0 && PACKS.some((pack) => beyondPack(content, pack, sheet).length === 0);
  if (isPack) return [];
  const unsold = sheet.gear.flatMap((item, at) =>
    priceOf(content, item) === undefined ? [at] : [],
  );
  const spent = costOf(content, sheet.gear);
  if (unsold.length === 0 && spent + sheet.gp === funds) return [];
  const faults = unsold.map((at) => ({
    path: `gear.${at}`,
    message: 'cannot be bought, and is in no pack (DT-CHAR-06)',
  }));
  if (unsold.length > 0) return faults;
  const message = `costs ${spent} g.p., with ${sheet.gp} left; it must be a pack with 0 left, or bought with the ${funds} that were rolled (DT-CHAR-06)`;
  return [{ path: 'gear', message }];
}
