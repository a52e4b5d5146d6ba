import type { Combat, Hero } from '../../model.ts';
import { relationshipBetween } from '../../sheets/characters.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { combatantsOf, type Looking } from '../effects/situation.ts';
import { type Calculated, calculate, type Totals } from './calculation.ts';
import { foeSplit } from './foe-strength.ts';
import { heroStrength, type Strength } from './hero-strength.ts';
import { sumOf } from './terms.ts';

/** What a bonus of two who fight together is declared under (BQ-CMB-42). */
const TEAM = 'team';

/** What both sides of a combat have together (BQ-CMB-15, -16). Monsters without dice have nothing yet. */
export function totalsOf(t: Looking, combat: Combat): Totals {
  const heroes = combatantsOf(t);
  const strengths = withTeam(
    heroes,
    combat,
    heroes.map((hero) => heroStrength(t, hero)),
  );
  const splits = combat.foes.flatMap((foe) => foeSplit(t, foe) ?? []);
  const add = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);
  return {
    players: {
      att: add(strengths.map(({ att }) => Math.max(0, sumOf(att)))),
      def: add(strengths.map(({ def }) => Math.max(0, sumOf(def)))),
    },
    monsters: { att: add(splits.map(({ att }) => att)), def: add(splits.map(({ def }) => def)) },
  };
}

/**
 * What two who fight together are to each other: a bonus is free, and counts as it was declared, until then as
 * attack; a malus comes off the larger of what they have together (BQ-CMB-42).
 */
function withTeam(
  [owner, helper]: readonly Hero[],
  { declared }: Combat,
  strengths: readonly Strength[],
): readonly Strength[] {
  const [first, ...others] = strengths;
  if (owner === undefined || helper === undefined || first === undefined) return strengths;
  const n = relationshipBetween(owner.sheet, helper.sheet) ?? 0;
  if (n === 0) return strengths;
  const whole = (side: keyof Strength): number =>
    strengths.reduce((sum, strength) => sum + sumOf(strength[side]), 0);
  const larger = whole('att') >= whole('def') ? 'att' : 'def';
  const side = n > 0 ? (declared[TEAM] === 'DEF' ? 'def' : 'att') : larger;
  const term = { n, rule: 'BQ-CMB-42', source: TEAM };
  return [{ ...first, [side]: [...first[side], term] }, ...others];
}

/**
 * Compares the two sides as they stand (BQ-CMB-23, -28). Who came upon the monsters strikes first in the first
 * calculation; with an item for it, in all of them (BQC-VERB-08).
 */
export function calculateCombat(t: Looking, combat: Combat): Calculated {
  const inForce = combatantsOf(t).flatMap((hero) => inForceFor(t, hero));
  const isBanned = ofVerb(inForce, 'ban').some(({ action }) => action.act === 'strike');
  const isFirst = combat.isFirstStrike && combat.calculations === 0;
  return calculate(totalsOf(t, combat), {
    strikesFirst: !isBanned && (isFirst || ofVerb(inForce, 'strike').length > 0),
    winsTies: ofVerb(inForce, 'tie').length > 0,
  });
}
