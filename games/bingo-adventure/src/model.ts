/**
 * The state of a game of Bingo Adventure: read this first.
 *
 * Words: a *token* is one card or number of the bingo deck, a *marker* lies on a called space, a
 * *sheet* belongs to a character, the monster or the team, a *card* is the 5x5 bingo card on it.
 * Sets of spaces are bit masks: space `B1` is bit 0, `I1` bit 1, … `O1` bit 4, `B2` bit 5, …
 * `O5` bit 24 (see `rules/squares.ts` for names, bits and the spiral).
 */

/** The letters of bingo, which are the columns of every card, left to right. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;

/** The character sheets; each is used at most once in a game (BA-COMP-02). */
export const CLASS_NAMES = ['fighter', 'mystic', 'rogue', 'healer'] as const;
/** See {@link CLASS_NAMES}. */
export type ClassName = (typeof CLASS_NAMES)[number];

/** The monster sheets (BA-COMP-03). */
export const MONSTER_NAMES = ['nigob', 'gobin', 'boing'] as const;
/** See {@link MONSTER_NAMES}. */
export type MonsterName = (typeof MONSTER_NAMES)[number];

/** The four elements (BA-ELEM-01). */
export const ELEMENTS = ['earth', 'air', 'fire', 'water'] as const;
/** See {@link ELEMENTS}. */
export type Element = (typeof ELEMENTS)[number];

/** The steps of a game, in order; the last nine repeat every round (BA-ROUND-01, BA-RES-01). */
export const STEPS = [
  'elements',
  'affinity',
  'draw',
  'mark',
  'activate',
  'note',
  'heal',
  'assign',
  'prevent',
  'take',
  'check',
] as const;
/** See {@link STEPS}. `note` to `take` are the five steps of the Resolve phase. */
export type StepName = (typeof STEPS)[number];

/** How a game can end (BA-END-04 to BA-END-06). */
export const RESULTS = ['victory', 'escape', 'retreat'] as const;
/** See {@link RESULTS}. */
export type ResultName = (typeof RESULTS)[number];

/**
 * A token of the deck by its code: `SA` … `C5`, `QS`, `QH`, `QD`, `QC`, `JK` in the 25-card deck,
 * letter and number (`B7`, `O75`) in the 75-number set. `''` stands for a free centre.
 */
export type Token = string;

/** A set of spaces of one card: bit `5 * (row - 1) + column`. */
export type Spaces = number;

/** A bingo card. No space is in two of its three sets (BA-INV-03). */
export interface Card {
  /** The printed token of each space, row by row from `B1` to `O5`. */
  readonly tokens: readonly Token[];
  /** Spaces with a marker. */
  marked: Spaces;
  /** Spaces with a health token. */
  health: Spaces;
  /** Spaces with a damage token. */
  damage: Spaces;
}

/** What character and monster sheets have in common. */
export interface Sheet {
  /** The health rating; health tokens in pool, pending, on and beside the cards add up to it. */
  readonly rating: number;
  /** One or two. */
  readonly cards: readonly Card[];
  /** Health tokens in the health pool. */
  pool: number;
  /** Health tokens in the pending damage pool (steps 3 to 5 of Resolve). */
  pendingHealth: number;
  /** Damage tokens in the pending damage pool. */
  pendingDamage: number;
  /** Health tokens beside the cards, because every space is damaged (BA-TAKE-04). */
  besideHealth: number;
  /** Damage tokens beside the cards. */
  besideDamage: number;
  /** Dud tokens in the dud pool. */
  duds: number;
  /** Shield tokens. */
  shields: number;
}

/** A character. */
export interface Character extends Sheet {
  readonly class: ClassName;
  /** Begins with B, I, N, G or O, with no other character's letter (BA-SETUP-07). */
  readonly name: string;
  /** Column number (0-4) of the name's first letter. */
  readonly letter: number;
  /** The seat that controls it, or -1 for a shared character, for which every seat may act. */
  readonly seat: number;
  /** Hidden until the end of this round (BA-ROG-11). */
  hidden: boolean;
  /** Gains no markers by the current token in the next Mark phase (BA-BOI-08). */
  engulfed: boolean;
  /** Slime to be placed in step 5 of this round (BA-BOI-11). */
  slime: number;
  /**
   * Elements of the four dot powers in sheet order (Mystic only). Empty for the others, and when
   * elements are named at each use.
   */
  readonly elements: Element[];
  /** Moves made this round: 0 to 2 (rpgMovement). */
  moves: number;
  /** Place in the field, `column + 9 * row`, both from 0; -1 without rpgMovement. */
  place: number;
}

/** The monster. */
export interface Monster extends Sheet {
  readonly kind: MonsterName;
  /** Its affinity now, or `none`. */
  affinity: Element | 'none';
  /** Skip tokens, 0 or 1 for each power in sheet order (BA-MON-04). */
  readonly skips: number[];
  /** How many of the pending tokens come from piercing attacks (BA-BOI-07). */
  pierced: number;
  /** Place in the field as for characters. */
  place: number;
  /** It took damage from the Mystic's Fan this round and does not move (BA-RPG-15). */
  pinned: boolean;
}

/** Something a character has paid for this round; cleared after Resolve (BA-RES-06). */
export interface Activation {
  /** Index of the character in {@link AdventureState.characters}. */
  readonly character: number;
  /** Id of the power, e.g. `brilliant-maneuver`. */
  readonly power: string;
  /** The card that paid: `0` or `1` of the character's own, `2` the team card, `-1` duds. */
  readonly card: number;
  /** The spaces whose markers were spent. */
  readonly spaces: Spaces;
  /** The element named at activation (mysticElements perUse), else `none`. */
  readonly element: Element | 'none';
  /** Leadership points, one number for each numbered part of the power (BA-FTR-04). */
  readonly bonus: number[];
  /** Points of its number that were dealt as damage in step 3 (BA-FTR-05 prevents with the rest). */
  dealt: number;
}

/** A power that the monster activated this round. */
export interface MonsterActivation {
  /** Id of the power, e.g. `fearsome-vigor`. */
  readonly power: string;
  /** Index of the monster's card, or -1 for a dud power. */
  readonly card: number;
  /** The placement that matched; 0 for a dud power. */
  readonly spaces: Spaces;
  /** Activated only as part of a greater power (BA-MON-08). */
  readonly included: boolean;
  /** It held a skip token at the start of the phase (BA-MON-06). */
  readonly skipped: boolean;
  /** Index of a character that step 1 has drawn as its target, or -1. */
  target: number;
}

/** One amount of monster damage on one character (BA-ASGN-07); kept until Resolve is over. */
export interface Hit {
  /** Id of the monster's power. */
  readonly power: string;
  /** Index of the character. */
  readonly character: number;
  /** Points before Distract. */
  readonly amount: number;
  /** A target was drawn for it; effects on each character are not targeted (BA-ASGN-08). */
  readonly targeted: boolean;
  /** Points that Distract has taken off. */
  reduced: number;
}

/** The settings that hold for the whole game, for whoever sees only the state. */
export interface Settings {
  readonly deck: '25-card' | '75-number';
  readonly difficulty: 'standard' | 'hard';
  readonly mysticElements: 'assigned' | 'free' | 'perUse';
  readonly gapsBlocked: boolean;
  readonly freeCentre: boolean;
  readonly rpgSkills: boolean;
  readonly rpgMovement: boolean;
  /** The last round, or `none`. */
  readonly roundLimit: number | 'none';
}

/** The whole game. Everything is public except which token comes next (BA-HID-01, BA-HID-02). */
export interface AdventureState {
  readonly settings: Settings;
  /** How many seats play. */
  readonly seatCount: number;
  /** The step that comes or runs. */
  step: StepName;
  /** The round, from 1. */
  round: number;
  /** How it ended, or `playing`. */
  result: ResultName | 'playing';
  /** The randomizer: tokens still to be drawn. Its order means nothing. */
  readonly bag: Token[];
  /** Tokens drawn and set aside. */
  readonly setAside: Token[];
  /** Tokens reserved as the next draws, the next one first (BA-DRAW-02). */
  readonly reserved: Token[];
  /** Tokens held out for a moment while targets are drawn or Beseech is decided (BA-TGT-02). */
  readonly held: Token[];
  /** The current token of the round, `''` before the first draw. */
  current: Token;
  /** The characters in character order (BA-SETUP-11). */
  readonly characters: Character[];
  readonly monster: Monster;
  /** The team card, if the option puts one into play: a list of none or one (BA-OPT-03). */
  readonly team: Card[];
  /** What characters activated this round, in order. */
  activations: Activation[];
  /**
   * What the monster activated this round, in the order of resolution: card 1 before card 2, each
   * from the top of the sheet, then dud powers by rising cost (BA-MON-10, BA-ASGN-09).
   */
  monsterActivations: MonsterActivation[];
  /** The monster's hits of this round, in the order in which they were drawn. */
  hits: Hit[];
  /** What the last Mark phase did on the cards of characters and monster (BA-INV-09). */
  readonly lastMark: { placed: number; duds: number };
  /** For each seat whether it has declared itself ready in this Activate phase (BA-CTRL-06). */
  readonly ready: boolean[];
  /** Distract points not yet spent this round (BA-ROG-10). */
  distract: number;
  /** The round in which Terrifying Roar bars powers; 0 if it never roared (BA-NIG-06). */
  roarRound: number;
  /** Numbers of the game so far, for statistics. */
  readonly tally: Tally;
}

/** What is counted over a game. */
export interface Tally {
  /** Points of damage that reached the monster's pending pool. */
  dealt: number;
  /** Points of damage that reached characters' pending pools. */
  suffered: number;
  /** Points prevented on characters. */
  prevented: number;
  /** Tokens healed off characters' cards. */
  healed: number;
  /** Shield tokens gained by characters. */
  shielded: number;
  /** Dud tokens gained by characters. */
  duds: number;
  /** Powers activated by characters. */
  powers: number;
  /** Powers activated by the monster. */
  monsterPowers: number;
}
