/** The die of a strength, and what is added to it whatever it shows. */
export interface StrengthDie {
  readonly sides: number;
  readonly plus: number;
}

/** The levels above which a card monster has the next larger die (BQ-CMB-05). */
const BANDS = [
  { above: 20, sides: 20 },
  { above: 10, sides: 20 },
  { above: 5, sides: 10 },
  { above: 0, sides: 6 },
] as const;
/** The die of levels below 1 (BQ-CMB-06). */
const LEAST = 4;
/** The highest level that the bands name; what a card has beyond is added to its die (BQ-CMB-06). */
const HIGHEST = 20;

/** What a card monster of a level rolls for its strength (BQ-CMB-05, -06). */
export function strengthDieOf(level: number): StrengthDie {
  const sides = BANDS.find(({ above }) => level > above)?.sides ?? LEAST;
  return { sides, plus: Math.max(0, level - HIGHEST) };
}

/** Whether the printed bands say nothing of a level (BQ-CMB-06). */
export function isBeyondBands(level: number): boolean {
  return level <= 0 || level > HIGHEST;
}

/** How a strength divides into attack and defence. */
export interface Split {
  readonly att: number;
  readonly def: number;
}

/**
 * Divides a monster's strength (BQ-CMB-13, -14, BQ-INV-14): ATT has so many tenths, rounded down, DEF the
 * rest.
 * @param strength below 0 it counts as 0 (BQ-TERM-14)
 * @param tenths what the d10 of the split shows, 1 to 10; kept when the strength changes later
 */
export function splitOf(strength: number, tenths: number): Split {
  const whole = Math.max(0, strength);
  const att = Math.floor((whole * tenths) / 10);
  return { att, def: whole - att };
}

/** Tags that are no kinds of monsters, but what something is made of or how it is used (BQC-SCH-06). */
const NO_KINDS: readonly string[] = ['fire', 'cold', 'song', 'food', 'shot'];
/** What company of its own kind adds to a monster (BQ-CMB-09). */
const COMPANY = 5;

/**
 * What each monster of a combat gains from others of its kind (BQ-CMB-09): once, whatever their number.
 * @param tags of each monster
 * @returns 0 or 5 for each, in their order
 */
export function companyOf(tags: readonly (readonly string[])[]): readonly number[] {
  return tags.map((own, at) => {
    const kinds = own.filter((tag) => !NO_KINDS.includes(tag));
    const hasCompany = tags.some(
      (others, other) => other !== at && kinds.some((kind) => others.includes(kind)),
    );
    return hasCompany ? COMPANY : 0;
  });
}

/**
 * What relationships add to the strength of a figurine (BQ-CMB-08).
 * @param numbers of every player in the combat: enemy n is −n, ally n is +n (BQ-SHEET-05)
 */
export function relationshipBonus(numbers: readonly number[]): number {
  return -numbers.reduce((sum, number) => sum + number, 0);
}
