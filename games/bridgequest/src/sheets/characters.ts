import { firstRelationship } from './relationships.ts';
import type { Sheet } from './sheet.ts';

/** Two characters, each of which may have changed. */
export type Pair = readonly [Sheet, Sheet];

/**
 * What two characters are to each other; nothing unless both sheets say the same (BQ-INV-29). Characters
 * know each other by their names.
 */
export function relationshipBetween(one: Sheet, other: Sheet): number | undefined {
  const number = knownOf(one, other);
  return number === knownOf(other, one) ? number : undefined;
}

function knownOf({ relationships }: Sheet, { name }: Sheet): number | undefined {
  const { characters } = relationships;
  return Object.hasOwn(characters, name) ? characters[name] : undefined;
}

/** Both sheets with a relationship written on them (BQ-REL-17, BQ-INV-29). */
export function withRelationshipBetween(one: Sheet, other: Sheet, number: number): Pair {
  return [knowing(one, other, number), knowing(other, one, number)];
}

function knowing(sheet: Sheet, { name }: Sheet, number: number): Sheet {
  const { relationships } = sheet;
  const characters = { ...relationships.characters, [name]: number };
  return { ...sheet, relationships: { ...relationships, characters } };
}

/** A player who rolls a mood, and those who then roll against it; seats in turn order. */
export interface Introduction {
  readonly earlier: number;
  readonly later: readonly number[];
}

/**
 * Who has yet to get to know whom. The earlier player rolls one mood for all later ones without a mutual
 * relationship, and each of these rolls against it (BQ-REL-17, BQ-LATE-04).
 * @param sheets in turn order; the answer counts from 0 in it
 */
export function introductions(sheets: readonly Sheet[]): readonly Introduction[] {
  return sheets
    .map((sheet, earlier) => ({
      earlier,
      later: sheets.flatMap((other, at) =>
        at > earlier && relationshipBetween(sheet, other) === undefined ? [at] : [],
      ),
    }))
    .filter(({ later }) => later.length > 0);
}

/**
 * Two characters get to know each other: a first roll against the mood of the earlier one (BQ-REL-17).
 * @param mood the d20 of the earlier player
 * @param face the d20 of the later player
 * @param shift by how much Karma moves the later player's die (BQ-KAR-20)
 */
export function introduce([earlier, later]: Pair, mood: number, face: number, shift = 0): Pair {
  return withRelationshipBetween(earlier, later, firstRelationship(mood, face, shift));
}

/**
 * All sheets of a table after one of them took another name, as after a death (BQ-DEAD-07): whoever knows
 * the character knows it under the new name.
 */
export function renamed(sheets: readonly Sheet[], at: number, name: string): readonly Sheet[] {
  const old = sheets[at];
  if (old === undefined || old.name === name) return sheets;
  return sheets.map((sheet, i) => {
    if (i === at) return { ...sheet, name };
    const number = knownOf(sheet, old);
    if (number === undefined) return sheet;
    const { [old.name]: _, ...characters } = sheet.relationships.characters;
    const relationships = { ...sheet.relationships, characters };
    return knowing({ ...sheet, relationships }, { ...old, name }, number);
  });
}
