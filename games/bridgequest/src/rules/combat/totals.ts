import type { Combat, Hero } from '../../model.ts';
import { oneLook } from '../../one-look.ts';
import { relationshipBetween } from '../../sheets/characters.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { combatantsOf, type Looking } from '../effects/situation.ts';
import { type Calculated, type Calculating, calculate, type Totals } from './calculation.ts';
import { foeSplit } from './foe-strength.ts';
import { heroStrength, type Strength } from './hero-strength.ts';
import type { Split } from './strength.ts';
import { sumOf } from './terms.ts';

/** What a bonus of two who fight together is declared under (BQ-CMB-42). */
export const TEAM = 'team';

/** What both sides of a combat have together (BQ-CMB-15, -16). Monsters without dice have nothing yet. */
export function totalsOf(table: Looking, combat: Combat): Totals {
  const t = oneLook(table);
  const heroes = combatantsOf(t);
  const strengths = withTeam(
    heroes,
    combat,
    heroes.map((hero) => heroStrength(t, hero)),
  );
  const splits = [...combat.foes.flatMap((foe) => foeSplit(t, foe) ?? []), ...defenceOf(t, combat)];
  const add = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);
  return {
    players: {
      att: add(strengths.map(({ att }) => Math.max(0, sumOf(att)))) + impatience(t.state),
      def: add(strengths.map(({ def }) => Math.max(0, sumOf(def)))),
    },
    monsters: { att: add(splits.map(({ att }) => att)), def: add(splits.map(({ def }) => def)) },
  };
}

/**
 * A player that is attacked fights on the side of the monsters (BQ-PVP-02); what the two are to each other adds to
 * its larger side, or is taken from it (BQ-PVP-09, decision 17).
 */
function defenceOf(t: Looking, { owner, defender }: Combat): readonly Split[] {
  const [attacked, attacker] = [t.state.heroes[defender ?? -1], t.state.heroes[owner]];
  if (attacked === undefined || attacker === undefined) return [];
  const strength = heroStrength(t, attacked);
  const att = Math.max(0, sumOf(strength.att));
  const def = Math.max(0, sumOf(strength.def));
  const enmity = -(relationshipBetween(attacker.sheet, attacked.sheet) ?? 0);
  const isAttack = att >= def;
  return [{ att: att + (isAttack ? enmity : 0), def: def + (isAttack ? 0 : enmity) }];
}

/** From this full round of Boss Mode on nobody can escape for ever (decision 81). */
const IMPATIENT = 10;
/** What each such round adds to the players' attack. */
const PUSH = 10;

/** What the players gain when Boss Mode lasts too long (BQ-BOSS-08, decision 81). */
export function impatience({ bossMode, round }: Looking['state']): number {
  if (bossMode === undefined) return 0;
  const rounds = round - bossMode.since;
  return Math.max(0, rounds - IMPATIENT + 1) * PUSH;
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
export function calculateCombat(table: Looking, combat: Combat): Calculated & Calculating {
  const t = oneLook(table);
  const inForce = combatantsOf(t).flatMap((hero) => inForceFor(t, hero));
  const isBanned = ofVerb(inForce, 'ban').some(({ action }) => action.act === 'strike');
  const isFirst = combat.isFirstStrike && combat.calculations === 0;
  const calculating = {
    strikesFirst: !isBanned && (isFirst || ofVerb(inForce, 'strike').length > 0),
    winsTies: ofVerb(inForce, 'tie').length > 0,
  };
  return { ...calculate(totalsOf(t, combat), calculating), ...calculating };
}
