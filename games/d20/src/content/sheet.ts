import type { Ability, Scores } from '../abilities.ts';
import type { Benefit, LockedLoss, RoleTaken } from '../model.ts';

/** The flaws that a Devil's bargain can appeal to (DT-AGM-07). */
export const FLAW_TAGS = [
  'greed',
  'pride',
  'curiosity',
  'compassion',
  'debt',
  'fear',
  'duty',
  'vice',
  'secret',
  'guilt',
] as const;

/** What a Hit Die counts that was not rolled (DT-OPT-02). */
export const AVERAGE_DIE = 3.5;

/** A thing on a sheet, and whether it is worn, in hand or put on when play begins. */
export interface SheetItem {
  readonly kind: string;
  readonly tags?: readonly string[];
  readonly is?: 'worn' | 'held' | 'on';
  /** What is left of its uses, if some are used up. */
  readonly uses?: number;
  /** The task on which a token's item gives advantage once (DT-TOK-07). */
  readonly task?: string;
}

/** What lies on a character when it is written down: only what outlasts a scene (DT-LVL-03). */
export interface SheetEffect {
  readonly kind: string;
  readonly source: {
    readonly rule: string;
    readonly level?: number;
    readonly isSpell?: true;
    /** The character itself did it. */
    readonly isOwn?: true;
  };
  readonly until:
    | { readonly at: 'time'; readonly clock: number }
    | { readonly at: 'long-rest' }
    | { readonly at: 'cure' };
  readonly save?: {
    readonly ability: Ability;
    readonly when: 'turn-end' | 'minute';
    readonly target: number;
    readonly next?: number;
  };
  readonly data?: Readonly<Record<string, number | string>>;
}

/** How a character is at a moment. */
export interface SheetNow {
  /** The world clock of that moment; all other times are on the same clock (DT-TIME-02). */
  readonly clock: number;
  readonly hp: number;
  /** Left out of whoever lives. */
  readonly life?: 'dead' | 'dust';
  readonly lockedLoss: readonly LockedLoss[];
  readonly effects: readonly SheetEffect[];
  /** When each power was used last (DT-GEN-11). */
  readonly used: Readonly<Record<string, number>>;
  /** Spells that are strained (DT-MAG-10). */
  readonly strained: readonly string[];
  readonly tokens: number;
  /** When hours of rest were full, for the long rest (DT-HEAL-03). */
  readonly restHours: readonly number[];
}

/** A character as it is written down (DT-CHAR-07). */
export interface Sheet {
  readonly name: string;
  readonly level: number;
  readonly xp: number;
  /** With what benefits have added, without what a heritage adds. */
  readonly scores: Scores;
  readonly heritage: string;
  /** What the heritage asks at creation: an ability, a spell (DT-CHAR-05). */
  readonly heritageChoice?: string;
  /** The heritage of birth, where the body is another one now (DT-ARC-611). */
  readonly birth?: string;
  readonly roles: readonly RoleTaken[];
  readonly benefits: readonly Benefit[];
  /** One for each Level to the ninth; with average Hit Dice each counts 3.5 (DT-OPT-02). */
  readonly hitDice: readonly number[];
  /** Spell ids by the role that knows them. */
  readonly spells: Readonly<Record<string, readonly string[]>>;
  readonly gear: readonly SheetItem[];
  readonly gp: number;
  readonly flaw: { readonly text: string; readonly tag: string };
  /** Its numbers were written by somebody, not rolled at a table. */
  readonly isWritten?: true;
  /** How it is now; fresh if left out (DT-CHAR-04). */
  readonly now?: SheetNow;
}

/** A character that comes with the game (DT-PC, DT-PRE). */
export interface ReadyCharacter {
  readonly id: string;
  readonly rule: string;
  readonly sheet: Sheet;
}
