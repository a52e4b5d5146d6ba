import type { Adventure } from './content/adventure.ts';
import type { Block } from './content/block.ts';
import type { GearKind } from './content/gear-kind.ts';
import type { Hazard } from './content/hazard.ts';
import type { ReadyCharacter } from './content/sheet.ts';
import type { Spell } from './content/spell.ts';
import type { Trait } from './content/trait.ts';
import type { ZoneKind } from './content/zone-kind.ts';
import type { World } from './d20-table.ts';

export type { D20, World } from './d20-table.ts';

/** What a table is assembled from, each by its id. */
export interface D20Content {
  readonly traits: Readonly<Record<string, Trait>>;
  /** Those traits of which a character chooses some (DT-CHAR-02, -03). */
  readonly heritages: Readonly<Record<string, Trait>>;
  readonly roles: Readonly<Record<string, Trait>>;
  readonly blocks: Readonly<Record<string, Block>>;
  readonly spells: Readonly<Record<string, Spell>>;
  readonly gear: Readonly<Record<string, GearKind>>;
  readonly hazards: Readonly<Record<string, Hazard>>;
  readonly zones: Readonly<Record<string, ZoneKind>>;
  readonly ready: Readonly<Record<string, ReadyCharacter>>;
  readonly adventures: Readonly<Record<string, Adventure>>;
}

/** What this table is assembled from. */
export function contentOf({ content }: Pick<World, 'content'>): D20Content {
  return content as D20Content;
}

/** One of a kind of content. Throws Error for an id that there is none of. */
export function oneOf<K extends keyof D20Content>(
  w: Pick<World, 'content'>,
  kind: K,
  id: string,
): D20Content[K][string] {
  const all = contentOf(w)[kind] as Readonly<Record<string, D20Content[K][string]>>;
  const found = all[id];
  if (found === undefined) throw new Error(`this table has no ${kind} "${id}"`);
  return found;
}
