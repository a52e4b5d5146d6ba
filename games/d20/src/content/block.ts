import type { Scores } from '../abilities.ts';
import type { AttackForm } from './attack-form.ts';

/** What a creature is, for spells, traits and tactics (DT-NPC-03). */
export const CREATURE_TAGS = [
  'minor',
  'undead',
  'machine',
  'living',
  'mindless',
  'beast',
  'person',
  'evil',
  'vehicle',
  'serpent',
  'conjured',
] as const;
/** See {@link CREATURE_TAGS}. */
export type CreatureTag = (typeof CREATURE_TAGS)[number];

/** A stat block: printed numbers are final (DT-NPC-01). */
export interface Block {
  readonly id: string;
  readonly rule: string;
  readonly level: number;
  readonly ac: number;
  /** A shield is part of the printed Armor Class, and counts where armor does not (DT-MON-14, DT-INV-10). */
  readonly hasShield?: true;
  readonly hp: number;
  /** Feet a round; `flies`, `swims` and `climbs` are further ways to move. */
  readonly speed: number;
  readonly flies?: number;
  readonly swims?: number;
  readonly climbs?: true;
  readonly mods: Scores;
  readonly attacks: readonly AttackForm[];
  readonly morale: number;
  readonly tags: readonly CreatureTag[];
  /** The genres in which it is at home. */
  readonly genres: readonly ('fantasy' | 'horror' | 'sf')[];
  /** Its special rules, as traits; heritage and role traits as those of characters (DT-NPC-07). */
  readonly traits: readonly string[];
  /** Understands words though it is no person. */
  readonly speaks?: true;
  /** What of it comes with its Level, where that is its maker's (DT-MON-42). */
  atLevel?(level: number): { readonly hp: number; readonly attacks: readonly AttackForm[] };
  /** Range bands that it moves a round, and whether it may act besides (DT-MACH-06, DT-VEH-04 to -06). */
  readonly bands?: { readonly moves: number; readonly mayAct?: true };
  /** What it carries. */
  readonly gear?: readonly string[];
  /** Its spells, with what it casts them by (DT-MON-16). */
  readonly casts?: {
    readonly bonus: number;
    readonly saveTn: number;
    readonly spells: readonly string[];
  };
}
