import type { Flow } from '@tablewright/engine';
import type {
  Activation,
  AdventureState,
  Character,
  ClassName,
  MonsterActivation,
  MonsterName,
} from '../model.ts';
import { BINGO, type Pattern, patternOf } from '../rules/patterns.ts';
import type { Adventure } from '../table.ts';

/** How a power is paid: with markers in a pattern, or with dud tokens in a phase (BA-DUD-03). */
export type Cost =
  | {
      readonly kind: 'pattern';
      readonly pattern: Pattern;
      /** The BINGO power, whose pattern is a whole line. */
      readonly bingo: boolean;
    }
  | { readonly kind: 'duds'; readonly duds: number; readonly phase: 'mark' | 'activate' };

/** Whom the points of a part may go to. */
export type Reach =
  | 'self'
  /** Up to so many characters. */
  | number;

/**
 * A number of a character power and what it does. Leadership raises exactly these (DA-7 in
 * BA-FTR-04).
 */
export type Part =
  | {
      readonly kind: 'damage';
      readonly strength: number;
      /** Its controller may deal less (BA-RES-05). */
      readonly upTo: boolean;
      readonly piercing: boolean;
      /** A factor of 2 for a reason other than elements. */
      readonly doubled?: (character: Character) => boolean;
      /** The monster does not move in a round in which it takes damage from this (BA-RPG-15). */
      readonly pins?: true;
    }
  | {
      readonly kind: 'mend';
      readonly strength: number;
      readonly reach: Reach;
      /** Points may become shield tokens too (BA-HEAL-07). */
      readonly shields: boolean;
    }
  | {
      readonly kind: 'prevent';
      readonly strength: number;
      readonly reach: Reach;
      /** The points that were not dealt as damage are what may be prevented (BA-FTR-05). */
      readonly rest?: true;
      /** The strength before Leadership, if the round changes it (BA-ELEM-05). */
      readonly changed?: (
        state: AdventureState,
        strength: number,
        activation: Activation,
      ) => number;
    }
  | { readonly kind: 'distract'; readonly strength: number };

/** The places in step 1 at which character powers act (BA-RES-03). */
export type NoteMoment = 'attune' | 'beseech' | 'move';

/** A power of a character: its data and its effect in one place. */
export interface CharacterPower {
  readonly id: string;
  readonly rule: string;
  readonly cost: Cost;
  /** Its element counts: the four dot powers of the Mystic (BA-ELEM-04). */
  readonly elemental?: true;
  readonly parts: readonly Part[];
  /** Who is hidden this round (BA-RES-03 a). */
  readonly hides?: 'self' | 'everyone';
  /** Points that it gives to numbers of others' effects in step 1 (BA-RES-03 c). */
  readonly leads?: number;
  /** Half of the damage to its character is prevented (BA-PREV-02). */
  readonly halves?: true;
  /** Whether it may be declared now, beside being paid for; without it, always. */
  readonly possible?: (state: AdventureState, character: Character) => boolean;
  /** What it does in step 1. */
  readonly note?: {
    readonly at: NoteMoment;
    readonly run: (t: Adventure, character: Character, activation: Activation) => Flow<void>;
  };
  /** In the Mark phase: the marker goes elsewhere, or a second one does (BA-MOVE-02, BA-MOVE-04). */
  readonly sends?: 'redirect' | 'clone';
  /** What it has to do in Resolve, as bits of {@link TASKS}; {@link classSheet} works it out. */
  readonly tasks: number;
}

/** A character sheet. */
export interface ClassSheet {
  readonly id: ClassName;
  readonly rule: string;
  /** Health rating (BA-CLASS-03). */
  readonly health: number;
  /** Move rating in squares. */
  readonly move: number;
  /** Four dot powers, the BINGO power, three dud powers (BA-ACT-01). */
  readonly powers: readonly CharacterPower[];
}

/** A power of a monster. */
export interface MonsterPower {
  readonly id: string;
  readonly rule: string;
  readonly cost: Cost;
  /** `skip`: a skip token at each activation; `removeAll`: all skip tokens go (BA-MON-04). */
  readonly circle: 'skip' | 'removeAll';
  /** Step 2: points of healing and of shields for the monster. */
  readonly heals?: number;
  readonly shields?: number;
  /** All round: each attack on the monster loses this many points per activation. */
  readonly guards?: number;
  /** Step 4: points prevented on the monster, not from piercing attacks. */
  readonly prevents?: number;
  /** Its damage carries the monster's affinity (BA-ELEM-05). */
  readonly elemental?: true;
  /** Step 1. */
  readonly note?: (t: Adventure, activation: MonsterActivation) => Flow<void>;
  /** Step 3: draws targets and adds its hits to those of the round. */
  readonly aim?: (t: Adventure, activation: MonsterActivation) => Flow<void>;
  /**
   * A dud power of the Mark phase: which characters (a set of indexes) it may rob now. `gains` has
   * the space due on each character's first card, or -1; `own` that of the monster's (BA-GOB-10).
   */
  readonly snatches?: (state: AdventureState, gains: readonly number[], own: number) => number;
}

/** A monster sheet. */
export interface MonsterSheet {
  readonly id: MonsterName;
  readonly rule: string;
  /** Health rating for a number of characters. */
  readonly health: (characters: number, scaled: boolean) => number;
  readonly move: number;
  /** Every attack on it loses this many points, piercing ones excepted. */
  readonly toughness: number;
  /** Where its affinity comes from: a draw at set-up, each round's current token, nowhere. */
  readonly affinity: 'drawn' | 'shifting' | 'none';
  /** In sheet order: two, three, four dots, BINGO, dud powers by rising cost (BA-MONS-02). */
  readonly powers: readonly MonsterPower[];
}

/** Paid with markers in a pattern; see {@link patternOf} for the forms. */
export function marks(...forms: readonly string[]): Cost {
  return { kind: 'pattern', pattern: patternOf(...forms), bingo: false };
}

/** Paid with a full line (BA-PATT-07). */
export const LINE: Cost = { kind: 'pattern', pattern: BINGO, bingo: true };

/** Paid with dud tokens, in Activate unless it is tagged Mark (BA-DUD-03). */
export function duds(count: number, phase: 'mark' | 'activate' = 'activate'): Cost {
  return { kind: 'duds', duds: count, phase };
}

/** What a power has to do in Resolve, as bits: steps look only for what the round needs. */
export const TASKS = {
  hide: 1,
  attune: 2,
  lead: 4,
  distract: 8,
  beseech: 16,
  move: 32,
  mend: 64,
  damage: 128,
  prevent: 256,
  halve: 512,
} as const;

/** A character sheet of powers as they are written down. */
export function classSheet(
  sheet: Omit<ClassSheet, 'powers'> & { readonly powers: readonly Omit<CharacterPower, 'tasks'>[] },
): ClassSheet {
  return { ...sheet, powers: sheet.powers.map(evenPower) };
}

/** A monster sheet of powers as they are written down. */
export function monsterSheet(sheet: MonsterSheet): MonsterSheet {
  return { ...sheet, powers: sheet.powers.map(evenMonsterPower) };
}

// Powers are looked at in every step of every round. All of them get all properties in one order,
// so that what reads them meets objects of a single shape, which is several times faster.

function evenPower(power: Omit<CharacterPower, 'tasks'>): CharacterPower {
  const { id, rule, cost, elemental, parts, hides, leads, halves, possible, note, sends } = power;
  return even<CharacterPower>({
    id,
    rule,
    cost,
    elemental,
    parts: parts.map(evenPart),
    hides,
    leads,
    halves,
    possible,
    note,
    sends,
    tasks: tasksOf(power),
  });
}

function evenPart(part: Part): Part {
  const all: Partial<Record<AnyKey<Part>, unknown>> = part;
  const { kind, strength, upTo, piercing, doubled, pins, reach, shields, rest, changed } = all;
  return even<Part>({
    kind,
    strength,
    upTo,
    piercing,
    doubled,
    pins,
    reach,
    shields,
    rest,
    changed,
  } as Partial<Part>);
}

function evenMonsterPower(power: MonsterPower): MonsterPower {
  const { id, rule, cost, circle, heals, shields, guards, prevents } = power;
  const { elemental, note, aim, snatches } = power;
  return even<MonsterPower>({
    id,
    rule,
    cost,
    circle,
    heals,
    shields,
    guards,
    prevents,
    elemental,
    note,
    aim,
    snatches,
  });
}

type AnyKey<T> = T extends unknown ? keyof T : never;

/** Properties that are there and undefined count as missing. */
function even<T>(all: { readonly [K in keyof T]?: T[K] | undefined }): T {
  return all as T;
}

/** The tasks of one power. */
function tasksOf({ hides, leads, halves, note, parts }: Omit<CharacterPower, 'tasks'>): number {
  let tasks = 0;
  if (hides !== undefined) tasks |= TASKS.hide;
  if (leads !== undefined) tasks |= TASKS.lead;
  if (halves === true) tasks |= TASKS.halve;
  if (note !== undefined) tasks |= TASKS[note.at];
  for (const { kind } of parts) tasks |= TASKS[kind];
  return tasks;
}
