import type { Location } from '../bridge/layout.ts';
import {
  checkEnemy,
  firstRelationship,
  locationFor,
  meetingOf,
  relationshipWith,
  shiftedRoll,
  withRelationship,
} from './relationships.ts';
import type { Sheet } from './sheet.ts';

/** Where a figurine is once everybody has met it. */
export type Standing =
  | { readonly at: 'location'; readonly location: Location; readonly rule: PlacingRule }
  /** May be taken as an ally (BQ-REL-06). */
  | { readonly at: 'friendzone' }
  /** Off the Bridge, and in no pool (BQ-REL-13). */
  | { readonly at: 'off' }
  /** The Boss of the game waits there (BQ-REL-16). */
  | { readonly at: 'boss-mode' }
  /** The character of a player (BQ-REL-19). */
  | { readonly at: 'in-use' };

/**
 * What places a figurine: a new enemy (BQ-REL-05), an enemy check that fails (BQ-REL-09) or ties (BQ-REL-10), or the
 * first of several that fail (BQ-REL-12).
 */
export type PlacingRule = 'BQ-REL-05' | 'BQ-REL-09' | 'BQ-REL-10' | 'BQ-REL-12';

/** A player who meets a figurine. */
export interface Meeter {
  readonly sheet: Sheet;
  /** The player's d20; needed unless nothing is rolled (see `meetingOf`). */
  readonly face?: number;
  /** By how much Karma moves it (BQ-KAR-20). */
  readonly shift?: number;
}

/** What comes of it for one player. */
export interface Met {
  readonly sheet: Sheet;
  /** Where this player's roll would place the figurine; nowhere if it would not. */
  readonly location: Location | undefined;
  /** What places it there. */
  readonly rule?: PlacingRule;
}

/**
 * One player meets a figurine: rolls against its mood if they never met, checks an enemy, and does nothing
 * otherwise (BQ-REL-01, -05, -08, -09). Throws RangeError where a roll is missing.
 * @param mood the GM's d20 for the figurine; needed if anybody meets it for the first time (BQ-REL-02)
 */
export function meet(meeter: Meeter, figurine: string, mood?: number): Met {
  const { sheet, face, shift } = meeter;
  const meeting = meetingOf(sheet, figurine);
  if (meeting === 'none') return { sheet, location: undefined };
  if (face === undefined) throw new RangeError(`${sheet.name} has not rolled for ${figurine}`);
  if (meeting === 'enemy') {
    const known = relationshipWith(sheet, figurine) ?? 0;
    const { relationship, location } = checkEnemy(known, face, shift);
    const isTie = known + shiftedRoll(face, shift ?? 0) === 0;
    const met = { sheet: withRelationship(sheet, figurine, relationship), location };
    return { ...met, rule: isTie ? 'BQ-REL-10' : 'BQ-REL-09' };
  }
  if (mood === undefined) throw new RangeError(`${figurine} has no mood`);
  const relationship = firstRelationship(mood, face, shift);
  const location = relationship < 0 ? locationFor(relationship) : undefined;
  const met = { sheet: withRelationship(sheet, figurine, relationship), location };
  return { ...met, rule: 'BQ-REL-05' };
}

/** What comes of it for everybody. */
export interface Placed {
  /** In the order of the players. */
  readonly sheets: readonly Sheet[];
  readonly standing: Standing;
}

/** What a figurine is in this game. */
export interface Encounter {
  readonly figurine: string;
  readonly mood?: number;
  /** The Boss of this game; its relationships are rolled, and it is never placed (BQ-REL-16). */
  readonly isBoss?: boolean;
}

/**
 * All players of a game meet a figurine in turn order, and it goes where the first of them who has it as a
 * new enemy, or fails the check, places it (BQ-REL-05, -12).
 */
export function meetAll(players: readonly Meeter[], encounter: Encounter): Placed {
  const { figurine, mood, isBoss = false } = encounter;
  const all = players.map((player) => meet(player, figurine, mood));
  const sheets = all.map(({ sheet }) => sheet);
  return { sheets, standing: standingOf(all, figurine, isBoss) };
}

function standingOf(all: readonly Met[], figurine: string, isBoss: boolean): Standing {
  if (isBoss) return { at: 'boss-mode' };
  if (all.some(({ sheet }) => sheet.race === figurine)) return { at: 'in-use' };
  const placing = all.filter((one) => one.location !== undefined);
  const [first] = placing;
  if (first?.location !== undefined) {
    const { location, rule = 'BQ-REL-05' } = first;
    const isAgain = rule !== 'BQ-REL-05' && placing.length > 1;
    return { at: 'location', location, rule: isAgain ? 'BQ-REL-12' : rule };
  }
  const isEverybodysAlly = all.every(({ sheet }) => isAlly(sheet, figurine));
  return { at: isEverybodysAlly ? 'friendzone' : 'off' };
}

/**
 * Where a figurine is once a late joiner has met it: only one that is off the Bridge is placed, defeated
 * ones among them (BQ-LATE-02), and one that the newcomer is not allied with leaves the Friendzone.
 * @param standing where it is now
 */
export function standingWithNewcomer(
  standing: Standing,
  { sheet, location, rule = 'BQ-REL-05' }: Met,
  figurine: string,
): Standing {
  if (standing.at !== 'off' && standing.at !== 'friendzone') return standing;
  if (sheet.race === figurine) return { at: 'in-use' };
  if (location !== undefined) return { at: 'location', location, rule };
  return isAlly(sheet, figurine) ? standing : { at: 'off' };
}

function isAlly(sheet: Sheet, figurine: string): boolean {
  return (relationshipWith(sheet, figurine) ?? 0) > 0;
}
