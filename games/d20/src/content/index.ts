import type { D20Content } from '../table.ts';
import { ADVENTURES } from './adventures/index.ts';
import { CONDITIONS } from './conditions/index.ts';
import { CREATURE_TRAITS, CREATURES } from './creatures/index.ts';
import { GEAR, GEAR_TRAITS } from './gear/index.ts';
import { HAZARD_TRAITS, HAZARDS } from './hazards/index.ts';
import { HERITAGE_EFFECTS, HERITAGES } from './heritages/index.ts';
import { READY } from './ready/index.ts';
import { READY_GEAR, READY_TRAITS } from './ready/own-things.ts';
import { ROLE_EFFECTS, ROLES } from './roles/index.ts';
import { ARCANE } from './spells/arcane/index.ts';
import { SPELL_BLOCKS } from './spells/blocks.ts';
import { DIVINE } from './spells/divine/index.ts';
import { SPELL_EFFECTS } from './spells/effects/index.ts';
import { ZONES } from './zones/index.ts';

/** All that a table is assembled from. Throws Error where two things of a kind have one id. */
export function d20Content(): D20Content {
  return {
    traits: byId([
      ...HERITAGES,
      ...HERITAGE_EFFECTS,
      ...ROLES,
      ...ROLE_EFFECTS,
      ...CONDITIONS,
      ...SPELL_EFFECTS,
      ...CREATURE_TRAITS,
      ...GEAR_TRAITS,
      ...HAZARD_TRAITS,
      ...READY_TRAITS,
    ]),
    heritages: byId(HERITAGES),
    roles: byId(ROLES),
    blocks: byId([...CREATURES, ...SPELL_BLOCKS]),
    spells: byId([...ARCANE, ...DIVINE]),
    gear: byId([...GEAR, ...READY_GEAR]),
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
