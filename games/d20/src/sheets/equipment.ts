import type { ContentProblem } from '@tablewright/engine/documents';
import { PACK_EXTRAS, PACKS, type Pack, type PackPick } from '../content/gear/packs.ts';
import { priceOf as listPrice } from '../content/gear/prices.ts';
import type { Sheet, SheetItem } from '../content/sheet.ts';
import type { D20Content } from '../table.ts';

/** What somebody with these roles chooses from where a pack is taken (DT-EQ-00). */
export function picksOf(pack: Pack, { roles }: Pick<Sheet, 'roles'>): readonly PackPick[] {
  const extras = roles.flatMap(({ id }) => {
    const kind = Object.hasOwn(PACK_EXTRAS, id) ? PACK_EXTRAS[id] : undefined;
    return kind === undefined ? [] : [{ count: 1, of: [kind] }];
  });
  return [...pack.picks, ...extras];
}

/** Things that find no place in a pack, each put where it leaves the most room; none if all are of it. */
export function beyondPack(pack: Pack, sheet: Pick<Sheet, 'gear' | 'roles'>): readonly SheetItem[] {
  const { gear } = sheet;
  const places = picksOf(pack, sheet).flatMap((pick) =>
    Array.from({ length: pick.count }, () => pick),
  );
  const taken = places.map((): number | undefined => undefined);
  const fits = ({ kind, tags = [] }: SheetItem, { of }: PackPick) =>
    tags.length === 0 && of.includes(kind);
  /** Finds a place for a thing; what stands there moves on where it can (an augmenting path). */
  const place = (at: number, seen: Set<number>): boolean => {
    const item = gear[at];
    if (item === undefined) return false;
    for (const [there, pick] of places.entries()) {
      if (seen.has(there) || !fits(item, pick)) continue;
      seen.add(there);
      const other = taken[there];
      if (other !== undefined && !place(other, seen)) continue;
      taken[there] = at;
      return true;
    }
    return false;
  };
  return gear.filter((_item, at) => !place(at, new Set()));
}

/** What makes a weapon dearer; a blessing makes it magical as well (DT-EQ-29, -30). */
const SOLD_TAGS: readonly string[] = ['silver', 'holy', 'magical'];

/** What a thing costs as it is; nothing for what cannot be bought. */
export function priceOf(content: D20Content, { kind, tags = [] }: SheetItem): number | undefined {
  const known = content.gear[kind];
  if (known === undefined) return undefined;
  const isSold = tags.every((tag) => known.weapon !== undefined && SOLD_TAGS.includes(tag));
  const isMagicAlone = tags.includes('magical') && !tags.includes('holy');
  return isSold && !isMagicAlone ? listPrice(known, tags) : undefined;
}

/** What things cost together; those that cannot be bought cost nothing. */
export const costOf = (content: D20Content, gear: readonly SheetItem[]): number =>
  gear.reduce((sum, item) => sum + (priceOf(content, item) ?? 0), 0);

/**
 * Why a character cannot begin with its things: they are neither of a pack, with nothing left, nor bought with its funds
 * (DT-CHAR-06).
 */
export function equipmentFaults(
  content: D20Content,
  sheet: Pick<Sheet, 'gear' | 'gp' | 'roles'>,
  funds: number,
): readonly ContentProblem[] {
  if (sheet.gp === 0 && PACKS.some((pack) => beyondPack(pack, sheet).length === 0)) return [];
  const unsold = sheet.gear.flatMap((item, at) =>
    priceOf(content, item) === undefined ? [at] : [],
  );
  const spent = costOf(content, sheet.gear);
  if (unsold.length === 0 && spent + sheet.gp === funds) return [];
  if (unsold.length > 0) {
    return unsold.map((at) => ({
      path: `gear.${at}`,
      message: 'cannot be bought, and is in no pack (DT-CHAR-06)',
    }));
  }
  const message = `costs ${spent} g.p., with ${sheet.gp} left; it must be a pack with 0 left, or bought with the ${funds} that were rolled (DT-CHAR-06)`;
  return [{ path: 'gear', message }];
}
