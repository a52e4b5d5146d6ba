import { LOCATIONS, type Location } from '../bridge/layout.ts';
import { HIGHEST_FACE, naturalChange, succeeds } from './naturals.ts';
import type { Sheet } from './sheet.ts';

/** How much of an enemy comes of a tie, and where a tie places it (BQ-REL-03, -10). */
const TIE = 2;

/** What a figurine is to a character; nothing if they never met (BQ-SHEET-05). */
export function relationshipWith({ relationships }: Sheet, figurine: string): number | undefined {
  const { figurines } = relationships;
  return Object.hasOwn(figurines, figurine) ? figurines[figurine] : undefined;
}

/** The sheet with another relationship with a figurine. */
export function withRelationship(sheet: Sheet, figurine: string, number: number): Sheet {
  const { relationships } = sheet;
  const figurines = { ...relationships.figurines, [figurine]: number };
  return { ...sheet, relationships: { ...relationships, figurines } };
}

/**
 * A d20 of the setup after Karma moved it, from 1 to 20 (BQ-KAR-20). Naturals are judged by its face
 * (BQ-KAR-21).
 * @param shift negative in the roller's favour; the sum of all Karma spent on the roll
 */
export function shiftedRoll(face: number, shift: number): number {
  return Math.min(HIGHEST_FACE, Math.max(1, face + shift));
}

/**
 * The relationship that comes of a first roll: an ally by the difference under the mood, an enemy by the
 * difference over it, an enemy by 2 on a tie (BQ-REL-03); a natural 1 is one step better, a natural 20 one
 * step worse (BQ-REL-04).
 * @param mood the GM's d20 for the figurine, or that of the other character (BQ-REL-02, -17)
 * @param face the player's d20
 */
export function firstRelationship(mood: number, face: number, shift = 0): number {
  const difference = mood - shiftedRoll(face, shift);
  return (difference === 0 ? -TIE : difference) + naturalChange(face);
}

/** What comes of an enemy check. */
export interface EnemyCheck {
  /** After what a natural 1 or 20 changed. */
  readonly relationship: number;
  /** Where the enemy goes; nowhere if the check keeps it off the Bridge. */
  readonly location: Location | undefined;
}

/**
 * A check against a known enemy: d20 under the enemy number keeps it off the Bridge, otherwise it goes to
 * the location of the difference, or 2 on a tie (BQ-REL-09, -10). Naturals change the number, and the old
 * one gives the location (BQ-REL-11). Throws RangeError for whoever is no enemy.
 */
export function checkEnemy(relationship: number, face: number, shift = 0): EnemyCheck {
  if (relationship >= 0) throw new RangeError(`only enemies are checked, not ${relationship}`);
  const number = -relationship;
  const roll = shiftedRoll(face, shift);
  const location = succeeds(number, face, roll) ? undefined : locationFor(number - roll);
  return { relationship: relationship + naturalChange(face), location };
}

/** The location of a difference: 2 for none (BQ-REL-10), the last one for more than there are. */
export function locationFor(difference: number): Location {
  return Math.min(Math.abs(difference) || TIE, LOCATIONS.length);
}

/**
 * What a character rolls when a figurine comes into a game: a first roll against its mood if they never met
 * (BQ-REL-01, -18), an enemy check if it is an enemy, nothing if it is neutral or an ally (BQ-REL-08).
 */
export type Meeting = 'first' | 'enemy' | 'none';

/** See {@link Meeting}. A character never meets itself. */
export function meetingOf(sheet: Sheet, figurine: string): Meeting {
  if (sheet.race === figurine) return 'none';
  const relationship = relationshipWith(sheet, figurine);
  if (relationship === undefined) return 'first';
  return relationship < 0 ? 'enemy' : 'none';
}

/**
 * The figurines that a character has yet to meet: of the campaign, and of the sheets of everybody at the
 * table, so that characters of two campaigns get to know each other's (BQ-REL-18, BQ-LATE-05). In the order
 * of the campaign, then of the sheets.
 */
export function unmetBy(
  sheet: Sheet,
  campaign: readonly string[],
  table: readonly Sheet[],
): readonly string[] {
  const known = table.flatMap(({ relationships }) => Object.keys(relationships.figurines));
  return [...new Set([...campaign, ...known])].filter(
    (figurine) => meetingOf(sheet, figurine) === 'first',
  );
}

/** What a character is to another one, known by its name; nothing if they never met. */
export function relationshipWithCharacter(
  { relationships }: Sheet,
  name: string,
): number | undefined {
  const { characters } = relationships;
  return Object.hasOwn(characters, name) ? characters[name] : undefined;
}
