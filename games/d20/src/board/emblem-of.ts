import * as sign from '@tablewright/table-kit/emblems';
import {
  BLOCK_EMBLEMS,
  EFFECT_EMBLEMS,
  GEAR_EMBLEMS,
  HERITAGE_EMBLEMS,
  ROLE_EMBLEMS,
  ZONE_EMBLEMS,
} from '../content/emblems.ts';
import type { Creature } from '../model.ts';

/** The picture of a creature: of its stat block, of its heritage, of a Human’s first role. */
export function emblemOf({ block, character }: Pick<Creature, 'block' | 'character'>): string {
  if (block !== undefined) return BLOCK_EMBLEMS[block] ?? sign.person;
  const [role] = character?.roles ?? [];
  const own = HERITAGE_EMBLEMS[character?.heritage ?? ''];
  if (own === undefined || character?.heritage === 'human')
    return ROLE_EMBLEMS[role?.id ?? ''] ?? own ?? sign.person;
  return own;
}

/** The picture of what lies on somebody. */
export const effectEmblem = (kind: string): string => EFFECT_EMBLEMS[kind] ?? sign.magicSwirl;

/** The picture of what lies on a place. */
export const zoneEmblem = (kind: string): string => ZONE_EMBLEMS[kind] ?? sign.vortex;

/** The picture of a thing. */
export const gearEmblem = (kind: string): string => GEAR_EMBLEMS[kind] ?? sign.knapsack;

/** The picture of a role. */
export const roleEmblem = (id: string): string => ROLE_EMBLEMS[id] ?? sign.person;
