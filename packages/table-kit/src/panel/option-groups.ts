import type { Offer } from '../board.ts';

/** Options under one heading; without a heading, those that stand alone. */
export interface OptionGroup {
  /** The part of the ids before the first `/` that all of them share. */
  readonly prefix: string | undefined;
  readonly offers: readonly Offer[];
}

/** More options than this get a field to find one in. */
export const MANY_OPTIONS = 12;

/**
 * Options in groups by the beginning of their ids (`lazor/fire/2` and `lazor/fire/3` share
 * `lazor`), in the order of the list. A list that is short, or all of one kind, stays one group.
 */
export function optionGroups(offers: readonly Offer[]): readonly OptionGroup[] {
  const whole = [{ prefix: undefined, offers }];
  if (offers.length <= 5) return whole;
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const slash = offer.option.id.indexOf('/');
    const prefix = slash < 0 ? '' : offer.option.id.slice(0, slash);
    const group = groups.get(prefix);
    if (group === undefined) groups.set(prefix, [offer]);
    else group.push(offer);
  }
  const sizes = [...groups.values()].map((group) => group.length);
  if (groups.size < 2 || Math.max(...sizes) < 2) return whole;
  return [...groups].map(([prefix, members]) => ({
    prefix: prefix === '' ? undefined : prefix,
    offers: members,
  }));
}
