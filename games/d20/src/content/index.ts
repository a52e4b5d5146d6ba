import type { D20Content } from '../table.ts';
import { ADVENTURES } from './adventures/index.ts';
import { CONDITIONS } from './conditions/index.ts';
import { CREATURE_TRAITS, CREATURES } from './creatures/index.ts';
import { GEAR } from './gear/index.ts';
import { HAZARDS } from './hazards/index.ts';
import { HERITAGES } from './heritages/index.ts';
import { READY } from './ready/index.ts';
import { ROLES } from './roles/index.ts';
import { ARCANE } from './spells/arcane/index.ts';
import { DIVINE } from './spells/divine/index.ts';
import { SPELL_EFFECTS } from './spells/effects/index.ts';
import { ZONES } from './zones/index.ts';

/** All that a table is assembled from. Throws Error where two things of a kind have one id. */
export function d20Content(): D20Content {
  return {
    traits: byId([...HERITAGES, ...ROLES, ...CONDITIONS, ...SPELL_EFFECTS, ...CREATURE_TRAITS]),
    heritages: byId(HERITAGES),
    roles: byId(ROLES),
    blocks: byId(CREATURES),
    spells: byId([...ARCANE, ...DIVINE]),
    gear: byId(GEAR),
    hazards: byId(HAZARDS),
    zones: byId(ZONES),
    ready: byId(READY),
    adventures: byId(ADVENTURES),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> {
  const found: Record<string, T> = {};
  for (const one of list) {
    if (Object.hasOwn(found, one.id)) throw new Error(`there are two of "${one.id}"`);
    found[one.id] = one;
  }
  return found;
}
