/**
 * The arithmetic of damage: what one creature receives at one time is one total (KZ-DMG-01), in
 * which Vulnerable and Resist count once however it is cut into pieces (KZ-DMG-12).
 */

import type { CreatureId, DamageKind, Ward } from '../../model.ts';
import type { Place } from '../court/footprint.ts';

/** What a total consists of so far. */
export interface DamageSums {
  /** The attacker's own damage: damage line, bonuses, damage in Effects (KZ-DMG-03). */
  readonly own: number;
  /** Terrain and zones entered by its forced movement (KZ-DMG-03). */
  readonly terrain: number;
}

/** What changes a total. */
export interface DamageTerms {
  /** The attacker is Weakened: its own damage is halved, terrain is not (KZ-DMG-05). */
  readonly weakened: boolean;
  /** The sum of all applicable Vulnerable values from different sources. */
  readonly vulnerable: number;
  /** The sum of all applicable Resist values from different sources that hold against all of it. */
  readonly resist: number;
  /**
   * The sum of Resist values that hold against what its dealer deals, not against terrain: it
   * never takes off more than that part, after halving (KZ-DMG-13).
   */
  readonly ownResist: number;
  /** What is taken off all Resist together, which never falls below 0 (KC-HEX-22). */
  readonly lessResist?: number;
  /** Resist All: nothing is left (KZ-DMG-08, KZ-STAT-56). */
  readonly resistAll?: boolean;
  /** It is no damage to this target at all, which nothing passes by (KM-IMP-07, KM-IMP-09). */
  readonly ignored?: boolean;
}

/** Ward that an event took. */
export interface WardLoss {
  readonly by: number;
  readonly onTop: boolean;
  readonly amount: number;
}

/** Where damage comes from. */
export interface Origin {
  readonly to: CreatureId;
  readonly by: CreatureId;
  readonly kind: DamageKind;
  /** Made by adjacent creatures with melee attacks. */
  readonly melee: boolean;
  /** The attack power that deals it. */
  readonly power?: string | undefined;
  /** Where it is dealt from, if not from where its dealer stands. */
  readonly from?: Place | undefined;
  /** What it passes by: `resist` if it is unresisted, all of them if unreduced (KZ-DEF-08). */
  readonly passes?: readonly ('weakened' | 'resist' | 'ward')[] | undefined;
  /** Who gets the credit for a Take-Out, if not its dealer (KZ-SCORE-06). */
  readonly credit?: CreatureId;
}

/** Damage that one creature receives at one time (KZ-DMG-01), filled piece by piece. */
export interface Total extends Origin {
  /** Who gets the credit for a Take-Out, if not its dealer: whoever compels it (KC-CONV-32). */
  readonly credit: CreatureId;
  sums: DamageSums;
  /** What was taken from Ward and HP together so far. */
  taken: number;
  /** What was taken from HP. */
  hp: number;
  lost: WardLoss[];
  /**
   * What statuses change of it. They are those from before this total: what it brings itself
   * comes later (KZ-DMG-14).
   */
  readonly statuses: DamageTerms;
  /** Effects with this id or a later one came with it: they count from the next on (KZ-DMG-14). */
  readonly since: number;
  /** What reactions to it have added to Resist. */
  resisted: number;
  /** Whether its target has ignored it altogether (KM-IMP-09). */
  ignored: boolean;
  /** Set with the first piece, by where everybody stands then. */
  terms: DamageTerms | undefined;
  /** Whether reactions to it were offered. */
  foreseen: boolean;
  /** The total of another creature to which what would be dealt to this one goes (KC-DIV-11). */
  diverted: Total | undefined;
}

/** The attacker's own damage after Weakened, halves rounded down (KZ-GEN-03, KZ-DMG-05). */
export function afterWeakness(own: number, weakened: boolean): number {
  return weakened ? Math.floor(own / 2) : own;
}

/** What is left of a total, 0 or more: the formula of KZ-DMG-11 with Resists against a part of it (KZ-DMG-13). */
export function netDamage({ own, terrain }: DamageSums, terms: DamageTerms): number {
  if (terms.resistAll === true || terms.ignored === true) return 0;
  // No damage received, nothing to add (KZ-DMG-07).
  const vulnerable = own + terrain > 0 ? terms.vulnerable : 0;
  const part = afterWeakness(own, terms.weakened);
  const damage = part + terrain + vulnerable;
  const all = terms.resist + Math.min(terms.ownResist, part);
  const resist = Math.max(0, all - (terms.lessResist ?? 0));
  return Math.max(0, damage - resist);
}

/** All Ward together, whatever its sources (KZ-WARD-01). */
export function wardOf(wards: readonly Ward[]): number {
  return wards.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Takes up to so many points of Ward, from the topmost on: Ward that lies on top first, then what
 * was gained last (KZ-WARD-02). Changes the list; returns what was lost, piece by piece.
 */
export function takeWard(wards: Ward[], amount: number): readonly WardLoss[] {
  const lost: WardLoss[] = [];
  let left = amount;
  for (const onTop of [true, false]) {
    for (let at = wards.length - 1; at >= 0 && left > 0; at -= 1) {
      const ward = wards[at];
      if (ward === undefined || ward.onTop !== onTop) continue;
      const taken = Math.min(ward.amount, left);
      left -= taken;
      ward.amount -= taken;
      if (ward.amount === 0) wards.splice(at, 1);
      lost.push({ by: ward.by, onTop, amount: taken });
    }
  }
  return lost;
}
