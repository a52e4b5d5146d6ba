import type { GearSlot, Side } from '../content/card.ts';
import type { Amount } from '../effects/signatures.ts';
import type { STATS } from '../effects/words.ts';

/** A number of a sheet that is checked (BQ-SHEET-02). */
export type Stat = (typeof STATS)[number];

/** What a character can be (BQ-SHEET-01). */
export const GENDERS = ['male', 'female'] as const;
/** See {@link GENDERS}. */
export type Gender = (typeof GENDERS)[number];

/** Something of a deck that was saved; its name is kept, as the card may not be in play. */
export interface Saved {
  /** The id of the card. */
  readonly card: string;
  readonly name: string;
}

/** An enhancer that was saved with its item (BQ-ADD-08). */
export interface SavedEnhancer extends Saved {
  readonly bonus: Amount;
}

/** A saved item with a combat bonus (BQ-USE-01, BQ-ADD-03). */
export interface SavedGear extends Saved {
  readonly kind: 'gear';
  /** As printed, without enhancers; see {@link bonusesOf}. */
  readonly bonus: Amount;
  readonly side: Side;
  readonly slot: GearSlot;
  /** How many hands hold it. */
  readonly hands: number;
  readonly isBig: boolean;
  readonly enhancers: readonly SavedEnhancer[];
  /** What an attempt rolls under; at least 1 (BQ-USE-03, BQ-INV-07). */
  readonly number: number;
}

/** Saved one-shots of one kind (BQ-TERM-15, BQ-ADD-04). */
export interface SavedOneShot extends Saved {
  readonly kind: 'one-shot';
  /** How many are left; at least 1 (BQ-INV-07). */
  readonly quantity: number;
}

/** An entry of the Items. */
export type SavedItem = SavedGear | SavedOneShot;

/** An entry of the Powers (BQ-ADD-05). */
export interface SavedPower extends Saved {
  /** What an attempt rolls under; at least 1 (BQ-USE-07, BQ-INV-07). */
  readonly number: number;
}

/**
 * One signed number each: an ally by n is n, an enemy by n is -n, 0 is neutral (BQ-SHEET-05). Whoever is
 * missing was never met.
 */
export interface Relationships {
  /** By the id of the figurine. */
  readonly figurines: Readonly<Record<string, number>>;
  /** With the characters of other players, by their names (BQ-REL-17). */
  readonly characters: Readonly<Record<string, number>>;
}

/** A character (BQ-SHEET-01). Plain data: every change gives another sheet. */
export interface Sheet extends Readonly<Record<Stat, number>> {
  readonly name: string;
  /** The id of the figurine; no race card (BQ-CHAR-03). */
  readonly race: string;
  readonly gender: Gender;
  /** May be negative; no bounds (BQ-KAR-01). */
  readonly karma: number;
  /** At least 1. */
  readonly level: number;
  readonly items: readonly SavedItem[];
  readonly powers: readonly SavedPower[];
  readonly relationships: Relationships;
  /** The ids of the Bosses defeated, in the order in which they fell (BQ-BOSS-15). */
  readonly bosses: readonly string[];
  /** The ids of the worlds whose pieces of the map are held (BQ-SWORD-01). */
  readonly mapPieces: readonly string[];
  /** The levels, 1 to 6, of the minotaur tokens held, ascending (BQ-MINO-03, -04). */
  readonly minotaurTokens: readonly number[];
  /** How many were kept, 0 to 7 (BQ-WISH-07). */
  readonly wishballz: number;
}

/** What names a new character; the rest is rolled. */
export type Person = Pick<Sheet, 'name' | 'race' | 'gender'>;

/** The sides of the dice that a new character rolls, once and in this order (BQ-SHEET-02). */
export const STARTING_DICE = { ST: 4, DEX: 6, WIS: 8, CON: 10, karma: 12 } as const;

/** A number that is rolled for a new character. */
export type Started = keyof typeof STARTING_DICE;

/**
 * A new character (BQ-SHEET-01, -02).
 * @param roll rolls a die with so many sides, for that number
 */
export function newSheet(person: Person, roll: (sides: number, what: Started) => number): Sheet {
  const { name, race, gender } = person;
  const started = Object.fromEntries(
    Object.entries(STARTING_DICE).map(([what, sides]) => [what, roll(sides, what as Started)]),
  ) as Record<Started, number>;
  return {
    name,
    race,
    gender,
    ...started,
    level: 1,
    items: [],
    powers: [],
    relationships: { figurines: {}, characters: {} },
    bosses: [],
    mapPieces: [],
    minotaurTokens: [],
    wishballz: 0,
  };
}

/** Nothing lowers a stat further (BQ-SHEET-04). */
export const LOWEST_STAT = 1;

/** The sheet with a stat changed by so much, for good; never below 1 (BQ-SHEET-03, -04). */
export function withStat(sheet: Sheet, stat: Stat, change: number): Sheet {
  return { ...sheet, [stat]: Math.max(LOWEST_STAT, sheet[stat] + change) };
}

/** The sheet of the other gender, for good (BQ-SHEET-03). */
export function withGenderFlipped(sheet: Sheet): Sheet {
  return { ...sheet, gender: sheet.gender === 'male' ? 'female' : 'male' };
}

/** The sheet with a Boss defeated; each stands there once (BQ-BOSS-15). */
export function withBoss(sheet: Sheet, boss: string): Sheet {
  return sheet.bosses.includes(boss) ? sheet : { ...sheet, bosses: [...sheet.bosses, boss] };
}

/** All that an item adds: its own bonus, then those of its enhancers (BQ-ADD-08). */
export function bonusesOf({ bonus, enhancers }: SavedGear): readonly Amount[] {
  return [bonus, ...enhancers.map((enhancer) => enhancer.bonus)];
}
