import type { GearKind } from '../gear-kind.ts';

/** What silver and a blessing make of a weapon's price (DT-EQ-29, -30). */
const SILVER = 10;
const BLESSED = 20;

/** Tags of a silvered and of a blessed weapon. */
export const SILVERED: readonly string[] = ['silver'];
export const HALLOWED: readonly string[] = ['holy', 'magical'];

/** What a thing costs, with what is special about it; nothing for what cannot be bought. */
export function priceOf({ price }: GearKind, tags: readonly string[] = []): number | undefined {
  if (price === undefined) return undefined;
  const silver = tags.includes('silver') ? SILVER : 1;
  return price * silver * (tags.includes('holy') ? BLESSED : 1);
}

/** What selling it brings: half (DT-EQ-57). */
export const saleOf = (kind: GearKind, tags: readonly string[] = []): number =>
  Math.floor((priceOf(kind, tags) ?? 0) / 2);
