import type { Corner } from '../bridge/layout.ts';
import type { Action, Condition, Effect } from '../effects/effect.ts';
import type { Amount } from '../effects/signatures.ts';
import type { DECKS, Scope } from '../effects/words.ts';

/** A family of cards, with a deck and a discard pile (BQC-SCH-02). */
type Family = (typeof DECKS)[number];

/** What a character can be, a slot for each (BQC-TYPE-08). */
export const IDENTITIES = ['race', 'class', 'style', 'faction', 'accent', 'affiliation'] as const;
/** See {@link IDENTITIES}. */
export type Identity = (typeof IDENTITIES)[number];

/** Where an item is worn or held (BQC-SCH-08). */
export const GEAR_SLOTS = [
  'head',
  'foot',
  'armor',
  'hand',
  'steed',
  'ally',
  'pet',
  'none',
] as const;
/** See {@link GEAR_SLOTS}. */
export type GearSlot = (typeof GEAR_SLOTS)[number];

/** Which side of a fight a bonus counts on; what is free is declared for each fight (BQ-CMB-02, -03). */
export const SIDES = ['ATT', 'DEF', 'FREE'] as const;
/** See {@link SIDES}. */
export type Side = (typeof SIDES)[number];

/** How often a one-shot is saved on a sheet (BQC-SCH-17). */
export const QUANTITIES = ['d6', 'd4', '1'] as const;
/** See {@link QUANTITIES}. */
export type Quantity = (typeof QUANTITIES)[number];

interface AnyCard {
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  readonly copies: number;
  /** Names by which rules ask for cards (BQC-ROLE). */
  readonly roles: readonly string[];
  /** Kinds of monsters, elements, and what else conditions ask for (BQC-SCH-06). */
  readonly tags: readonly string[];
  /** In gold pieces; nothing for what can be neither tapped nor sold (BQC-SCH-11). */
  readonly gold: number | undefined;
  readonly effects: readonly Effect[];
}

/** What is fought (BQC-SCH-07). */
export interface Monster extends AnyCard {
  readonly type: 'monster';
  readonly level: number;
  readonly travels: number;
  readonly treasures: number;
  readonly bad: readonly Action[];
}

/** What is put on a monster of a fight (BQC-SCH-19). */
export interface MonsterEnhancer extends AnyCard {
  readonly type: 'monsterEnhancer';
}

/** What is put on an item, and goes where that goes. */
export interface ItemEnhancer extends AnyCard {
  readonly type: 'itemEnhancer';
  readonly bonus: Amount;
  readonly fits: 'any' | 'twohanded' | 'steed';
}

/** What lies active on a table: gear, a steed, an ally (BQC-SCH-08 to -11). */
export interface Gear extends AnyCard {
  readonly type: 'item' | 'steed' | 'ally';
  readonly slot: GearSlot;
  /** How many hands hold it. */
  readonly hands: number;
  readonly isBig: boolean;
  readonly side: Side;
  /** The card states a side that is not the usual one of its slot (BQ-CMB-04). */
  readonly statesSide: boolean;
  readonly bonus: Amount;
  /** What has to be true of whoever uses it (BQC-SCH-14). */
  readonly usableBy: readonly Condition[];
}

/** A one-shot that touches a combat (BQC-TYPE-15). */
export interface Potion extends AnyCard {
  readonly type: 'potion';
  /** The printed plus, if it has one (BQC-SCH-13). */
  readonly plus: number | undefined;
  readonly quantity: Quantity;
  /** See {@link isHandheld}. */
  readonly needsHand: boolean;
}

/** A world of the Bridge (BQC-SCH-15). */
export interface World extends AnyCard {
  readonly type: 'world';
  readonly doors: readonly Corner[];
  /** Whether a piece of the map lies there (BQ-SWORD-01). */
  readonly hasMap: boolean;
}

/** What changes worlds (BQC-SCH-16). */
export interface Portal extends AnyCard {
  readonly type: 'portal';
  readonly scope: Scope;
}

/** What works as far as the row allows (BQ-CHAR-08). */
export interface Power extends AnyCard {
  readonly type: 'power';
  readonly rank: number;
}

/** Cards that are nothing but their effects. */
export interface Plain extends AnyCard {
  readonly type:
    | Identity
    | 'curse'
    | 'trap'
    | 'disaster'
    | 'wandering'
    | 'helper'
    | 'gual'
    | 'seal'
    | 'dust'
    | 'spell';
  readonly quantity: Quantity;
  /** See {@link isHandheld}. */
  readonly needsHand: boolean;
}

/** A card as the rules have it. */
export type Card =
  | Monster
  | MonsterEnhancer
  | ItemEnhancer
  | Gear
  | Potion
  | World
  | Portal
  | Power
  | Plain;

/** See {@link Card}. */
export type CardType = Card['type'];

/** Whether a one-shot has to be in a potion hand to be used: it touches a combat, or says so (BQ-POT-01, BQC-SCH-12). */
export function isHandheld(card: Card): boolean {
  return 'needsHand' in card && card.needsHand;
}
