import type { Card } from './card.ts';
import type { Family } from './card-set.ts';
import type { CardFault } from './fields.ts';

/** Whether cards of a file stand beside the built-in ones or in place of them (BQC-IMP-04). */
export type ImportMode = 'extend' | 'replace';

/** So many cards a family needs before it can stand in place of the built-in one (BQC-IMP-09). */
const LEAST: Readonly<Partial<Record<Family, number>>> = { world: 40, door: 60, treasure: 40 };

/** What came of joining: all cards of the table, or what stands against it. */
export type Joined =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/**
 * The built-in cards with those of deck files (BQC-IMP-04, -09). Several files add up.
 * @param files the cards of each, in the order in which they were brought
 * @param mode by family; what is not named is extended
 */
export function joinDecks(
  builtIn: readonly Card[],
  files: readonly (readonly Card[])[],
  mode: Readonly<Partial<Record<Family, ImportMode>>> = {},
): Joined {
  const brought = files.flat();
  const replaced = (family: Family): boolean =>
    mode[family] === 'replace' && brought.some((card) => card.family === family);
  const kept = builtIn.filter(({ family }) => !replaced(family));
  const faults = [...tooFew(brought, replaced), ...repeated(kept, files)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, cards: [...kept, ...brought] };
}

function tooFew(brought: readonly Card[], replaced: (family: Family) => boolean): CardFault[] {
  return (Object.entries(LEAST) as [Family, number][]).flatMap(([family, least]) => {
    const count = brought
      .filter((card) => card.family === family)
      .reduce((sum, { copies }) => sum + copies, 0);
    if (!replaced(family) || count >= least) return [];
    const message = `${count} cards are too few to stand in place of the ${family} deck: it needs ${least}, or set it to "extend"`;
    return [{ path: `importMode.${family}`, message }];
  });
}

/** Ids are unique in the whole set (BQC-INV-01). */
function repeated(kept: readonly Card[], files: readonly (readonly Card[])[]): CardFault[] {
  const first = new Map<string, string>(kept.map(({ id }) => [id, 'the built-in decks']));
  const faults: CardFault[] = [];
  for (const [file, cards] of files.entries()) {
    for (const [at, { id }] of cards.entries()) {
      const path = `files[${file}].cards[${at}]`;
      const before = first.get(id);
      if (before === undefined) first.set(id, path);
      else faults.push({ path: `${path}.id`, message: `the id "${id}" is taken by ${before}` });
    }
  }
  return faults;
}
