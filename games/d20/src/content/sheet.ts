import type { Scores } from '../abilities.ts';
import type { Benefit, RoleTaken } from '../model.ts';

/** A thing on a sheet, and whether it is worn, in hand or put on when play begins. */
export interface SheetItem {
  readonly kind: string;
  readonly tags?: readonly string[];
  readonly is?: 'worn' | 'held' | 'on';
}

/** A character as it is written down (DT-CHAR-07). */
export interface Sheet {
  readonly name: string;
  readonly level: number;
  readonly xp: number;
  readonly scores: Scores;
  readonly heritage: string;
  /** What the heritage asks at creation: an ability, a spell (DT-CHAR-05). */
  readonly heritageChoice?: string;
  readonly roles: readonly RoleTaken[];
  readonly benefits: readonly Benefit[];
  /** One for each Level to the ninth; with average Hit Dice each counts 3.5 (DT-OPT-02). */
  readonly hitDice: readonly number[];
  /** Spell ids by the role that knows them. */
  readonly spells: Readonly<Record<string, readonly string[]>>;
  readonly gear: readonly SheetItem[];
  readonly gp: number;
  readonly flaw: { readonly text: string; readonly tag: string };
}

/** A character that comes with the game (DT-PC, DT-PRE). */
export interface ReadyCharacter {
  readonly id: string;
  readonly rule: string;
  readonly sheet: Sheet;
}
