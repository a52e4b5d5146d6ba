import type { CardData } from './card-data.ts';
import { CURSES } from './doors/curses.ts';
import { DOOR_HELPERS } from './doors/helpers.ts';
import { IDENTITIES } from './doors/identities.ts';
import { MONSTER_ENHANCERS } from './doors/monster-enhancers.ts';
import { MONSTERS } from './doors/monsters.ts';
import { PORTALS } from './doors/portals.ts';
import { POWERS } from './doors/powers.ts';
import { TRAPS } from './doors/traps.ts';
import { WANDERING } from './doors/wandering.ts';
import { FAIRY_DUST } from './karma/dust.ts';
import { SPELLS } from './karma/spells.ts';
import { ALLIES } from './treasures/allies.ts';
import { ARMOR } from './treasures/armor.ts';
import { FOOTGEAR } from './treasures/footgear.ts';
import { GUAL } from './treasures/gual.ts';
import { HEADGEAR } from './treasures/headgear.ts';
import { TREASURE_HELPERS } from './treasures/helpers.ts';
import { ITEM_ENHANCERS } from './treasures/item-enhancers.ts';
import { ONE_HANDED } from './treasures/one-handed.ts';
import { POTIONS } from './treasures/potions.ts';
import { STEEDS } from './treasures/steeds.ts';
import { TWO_HANDED } from './treasures/two-handed.ts';
import { WORN } from './treasures/worn.ts';
import { WORLDS } from './worlds/worlds.ts';

/** The cards that come with the game (BQC-INV-03), in the form of a deck file. */
export const DEFAULT_DECKS: readonly CardData[] = [
  ...WORLDS,
  ...MONSTERS,
  ...MONSTER_ENHANCERS,
  ...CURSES,
  ...TRAPS,
  ...PORTALS,
  ...WANDERING,
  ...IDENTITIES,
  ...POWERS,
  ...DOOR_HELPERS,
  ...HEADGEAR,
  ...FOOTGEAR,
  ...ARMOR,
  ...ONE_HANDED,
  ...TWO_HANDED,
  ...WORN,
  ...STEEDS,
  ...ALLIES,
  ...ITEM_ENHANCERS,
  ...POTIONS,
  ...GUAL,
  ...TREASURE_HELPERS,
  ...FAIRY_DUST,
  ...SPELLS,
];
