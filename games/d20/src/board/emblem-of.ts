import * as sign from '@tablewright/table-kit/emblems';
import { facesOf } from '@tablewright/table-kit/faces';
import {
  BLOCK_EMBLEMS,
  EFFECT_EMBLEMS,
  GEAR_EMBLEMS,
  HERITAGE_EMBLEMS,
  ROLE_EMBLEMS,
  ZONE_EMBLEMS,
} from '../content/emblems.ts';
import type { Creature, CreatureId, Ground, Handout } from '../model.ts';

/** The picture of a creature: of its stat block, of its heritage, of a Human’s first role. */
export function emblemOf({ block, character }: Pick<Creature, 'block' | 'character'>): string {
  if (block !== undefined) return BLOCK_EMBLEMS[block] ?? sign.person;
  const [role] = character?.roles ?? [];
  const own = HERITAGE_EMBLEMS[character?.heritage ?? ''];
  if (own === undefined || character?.heritage === 'human')
    return ROLE_EMBLEMS[role?.id ?? ''] ?? own ?? sign.person;
  return own;
}

/** Pictures of places, by what they are like; the first that fits. */
const PLACES: readonly (readonly [setting: string, emblem: string])[] = [
  ['space', sign.ringedPlanet],
  ['underground', sign.mountainCave],
  ['forest', sign.pineTree],
  ['urban', sign.stoneTower],
  ['plain', sign.village],
];

/** The picture of a place, by what it is like. */
export const placeEmblem = ({ setting }: Pick<Ground, 'setting'>): string =>
  PLACES.find(([one]) => setting.includes(one))?.[1] ?? sign.compass;

/** Portraits of people: whoever has no picture of its kind but a person's. No two look alike. */
export function facesIn(
  creatures: readonly Pick<Creature, 'id' | 'name' | 'block' | 'character'>[],
): ReadonlyMap<CreatureId, string> {
  const people = creatures.filter(
    (one) => one.character?.heritage === 'human' || emblemOf(one) === sign.person,
  );
  const faces = facesOf(
    'storybook',
    people.map(({ name }) => name),
  );
  return new Map(
    people.flatMap(({ id }, at) => (faces[at] === undefined ? [] : [[id, faces[at]]])),
  );
}

/** The picture of what lies on somebody. */
export const effectEmblem = (kind: string): string => EFFECT_EMBLEMS[kind] ?? sign.magicSwirl;

/** The picture of what lies on a place. */
export const zoneEmblem = (kind: string): string => ZONE_EMBLEMS[kind] ?? sign.vortex;

/** The picture of a thing. */
export const gearEmblem = (kind: string): string => GEAR_EMBLEMS[kind] ?? sign.knapsack;

/** Pictures of what can be handed out. */
const SIGN_EMBLEMS: Readonly<Record<Handout['sign'], string>> = {
  letter: sign.scrollUnfurled,
  map: sign.treasureMap,
  book: sign.openBook,
  key: sign.skeletonKey,
  coins: sign.twoCoins,
  skull: sign.deathSkull,
};

/** The picture of a handout. */
export const signEmblem = (of: Handout['sign']): string => SIGN_EMBLEMS[of];

/** The picture of a role. */
export const roleEmblem = (id: string): string => ROLE_EMBLEMS[id] ?? sign.person;
