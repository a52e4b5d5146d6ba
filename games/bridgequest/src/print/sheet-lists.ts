import { pagesOf } from '@tablewright/table-kit/print';
import type { SavedGear, SavedItem, SavedOneShot, Sheet } from '../sheets/sheet.ts';

/** How many rows a page has for each list. */
export const ROWS = { gear: 10, oneShots: 8, powers: 8 } as const;

/** What stands in the lists of one page. */
export interface SheetLists {
  readonly gear: readonly SavedGear[];
  readonly oneShots: readonly SavedOneShot[];
  readonly powers: Sheet['powers'];
}

/** The lists of a sheet page by page: a hero of many games needs more than one. */
export function listsOf(sheet: Pick<Sheet, 'items' | 'powers'> | undefined): readonly SheetLists[] {
  const { items = [], powers = [] } = sheet ?? {};
  const gear = pagesOf(items.filter(isGear), ROWS.gear);
  const oneShots = pagesOf(items.filter(isOneShot), ROWS.oneShots);
  const known = pagesOf(powers, ROWS.powers);
  const count = Math.max(1, gear.length, oneShots.length, known.length);
  return Array.from({ length: count }, (_, page) => ({
    gear: gear[page] ?? [],
    oneShots: oneShots[page] ?? [],
    powers: known[page] ?? [],
  }));
}

/** Who else is known and who was defeated, on one page. */
export interface MetLists {
  readonly heroes: readonly (readonly [name: string, relationship: number])[];
  readonly bosses: readonly string[];
}

/** How many rows a page has for each of {@link MetLists}. */
export const MET_ROWS = 5;

/** Other heroes, the best friends first, and defeated Bosses, page by page. */
export function metBy(
  sheet: Pick<Sheet, 'relationships' | 'bosses'> | undefined,
): readonly MetLists[] {
  const known = Object.entries(sheet?.relationships.characters ?? {});
  const heroes = pagesOf(
    known.toSorted(([, a], [, b]) => b - a),
    MET_ROWS,
  );
  const bosses = pagesOf(sheet?.bosses ?? [], MET_ROWS);
  return Array.from({ length: Math.max(1, heroes.length, bosses.length) }, (_, page) => ({
    heroes: heroes[page] ?? [],
    bosses: bosses[page] ?? [],
  }));
}

const isGear = (item: SavedItem): item is SavedGear => item.kind === 'gear';
const isOneShot = (item: SavedItem): item is SavedOneShot => item.kind === 'one-shot';
