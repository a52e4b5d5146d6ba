import type { Band } from './bands.ts';

/** What a weapon weighs in its hand (DT-WPN-01 to -04); `unarmed` has no die (DT-ATK-10). */
export type AttackCategory = 'light' | 'dual' | 'medium' | 'heavy' | 'unarmed';

/** Dice and what is added: `d6` of them, their sum halved and rounded up if `isHalved` (DT-DICE-07). */
export interface DamageDice {
  readonly d6: number;
  readonly isHalved?: true;
  readonly plus: number;
}

/** A way to attack as plain data: a weapon in its use, natural weapons, what a stat block prints. */
export interface PrintedAttack {
  /** Unique for its creature. */
  readonly id: string;
  readonly category: AttackCategory;
  /** In reach of hands, or farther up to {@link AttackForm.band}. */
  readonly use: 'melee' | 'thrown' | 'ranged';
  /** The farthest range band; there the attack is at disadvantage (DT-WPN-09, DT-RNG preamble). */
  readonly band: Band;
  /** What travels with its damage (DT-WPN-08): `silver`, `holy`, `fire`, `acid`, `magical`, `natural`. */
  readonly tags: readonly string[];
  /** Of what touches only those whom it holds: others in reach on whom it can be used as well, by creature. */
  readonly upon?: readonly number[];
  /** The item that it is made with. */
  readonly item?: number;
  /** Attack rolls in one action (DT-NPC-05); 1 if left out. */
  readonly times?: number;
  /** Does no damage: what a hit does is its trait's (DT-MON-07). */
  readonly isHarmless?: true;
  /** As printed in a stat block, final (DT-NPC-01). */
  readonly printed?: { readonly hit: number; readonly damage: DamageDice };
}
