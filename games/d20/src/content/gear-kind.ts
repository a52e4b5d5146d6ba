import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../d20-table.ts';
import type { Creature, Item, Place } from '../model.ts';
import type { AttackCategory } from './attack-form.ts';
import type { Band } from './bands.ts';

/** How a weapon can be used. */
export interface WeaponUse {
  readonly use: 'melee' | 'thrown' | 'ranged';
  readonly band: Band;
}

/** A kind of thing (DT-EQ). */
export interface GearKind {
  readonly id: string;
  readonly rule: string;
  /** In gold pieces; nothing for what cannot be bought. */
  readonly price?: number;
  readonly weapon?: {
    readonly category: AttackCategory;
    readonly uses: readonly WeaponUse[];
    readonly hands: 1 | 2;
    readonly tags?: readonly string[];
    /** Has to be loaded again with an action after each shot (DT-EQ-16). */
    readonly loads?: true;
    /** Whom alone it harms. */
    fits?(w: Pick<World, 'content'>, target: Creature): boolean;
    /** Gone when it is thrown (DT-EQ-28). */
    readonly isUsedUp?: true;
  };
  /** Worn armor: its base, whether DEX counts, and what it takes from speed (DT-AC-02 to -05). */
  readonly armor?: {
    readonly weight: 'light' | 'medium' | 'heavy' | 'superheavy';
    readonly base: number;
    readonly addsDex: boolean;
    readonly slows: number;
  };
  readonly isShield?: true;
  /** Wounds are tended with it: half a die, or a whole one (DT-HEAL-07, DT-EQ-33). */
  readonly tends?: 'half' | 'die';
  /** A book or a holy symbol: casting needs no other hand than the one that holds it. */
  readonly isFocus?: true;
  /** Lights 30 feet around whoever holds it. */
  readonly lights?: true;
  /** Feeds a lamp (DT-EQ-27). */
  readonly isFuel?: true;
  /** How often it can be used. */
  readonly uses?: number;
  /** Task tags on which it gives advantage, and those that need it: without it they are impossible or at disadvantage. */
  readonly advantage?: readonly string[];
  readonly needed?: readonly string[];
  /** The trait of whoever carries or wears it. */
  readonly trait?: string;
  /** Does not work while its bearer is overheated or hacked (DT-COND-11, -17). */
  readonly isTech?: true;
  /** Its trait works only while it is put on. */
  readonly isPutOn?: true;
  /** Its trait works only while it is in hand. */
  readonly isInHand?: true;
  /** Machines can be hacked with it (DT-EQ-52). */
  readonly hacks?: true;
  /** Stands for a creature of this stat block (DT-EQ-55). */
  readonly creature?: string;
  /** For tactics: what using it is good for. */
  readonly good?: 'heal' | 'area' | 'help';
  /** What is done with it by an action; what it is used on, if on anybody. A `point` is somebody seen, or a square. */
  readonly action?: {
    readonly on?: 'self' | 'reach' | 'point';
    closed?(w: World, user: Creature, item: Item): string | undefined;
    /** Whether it can be used on somebody; on anybody in reach if left out. */
    fits?(w: World, user: Creature, on: Creature): boolean;
    /**
     * @param on whom it is used on, or is thrown at
     * @param at where it is thrown
     */
    use(
      t: D20,
      user: Creature,
      item: Item,
      on: Creature | undefined,
      at?: Place,
    ): Flow<void> | undefined;
  };
}
