/** When an effect works (BQC-TRIG-01 to -14). */
export const TRIGGERS = [
  'play',
  'hit',
  'active',
  'use',
  'fight',
  'start',
  'pd',
  'beaten',
  'enter',
  'turn',
  'end',
  'here',
  'kick',
  'tick',
] as const;

/** The kinds of conditions (BQC-COND-01 to -11). */
export const CONDITION_KINDS = [
  ...(['race', 'class', 'gender', 'tag', 'mtag', 'slot', 'no', 'row', 'karma', 'hand'] as const),
  ...(['items', 'monsters', 'gold', 'alone', 'helped', 'odd', 'even'] as const),
] as const;

/** How often a `use` may be made: once a combat, a turn, a game, or as often as it is paid (BQC-FX-06). */
export const LIMITS = ['c', 't', 'g', 'n'] as const;

/** Whom an action is about (BQC-TARG-01 to -06). */
export const TARGETS = [
  'you',
  'both',
  'helper',
  'foe',
  'pick-foe',
  'foes',
  'pick-player',
  'others',
  'all',
  'here-all',
  'pick-adj',
  'pick-world',
  'bearer',
] as const;

/**
 * How long what an action did lasts (BQC-DUR-02 to -07): the combat, the turn, the target's next turn,
 * until a wish, the game, one roll.
 */
export const DURATIONS = ['c', 't', 'n', 'w', 'g', '1'] as const;

/** The numbers of a sheet that are checked and changed (BQ-SHEET-02). */
export const STATS = ['ST', 'DEX', 'WIS', 'CON'] as const;
/** Rolls that can be made easier (BQC-VERB-06). */
export const EASED = ['WIS', 'CON', 'DEX', 'check', 'sheet', 'potion'] as const;
/** Decks that cards are drawn from (BQC-SCH-02). */
export const DECKS = [
  'door',
  'treasure',
  'world',
  'pocket',
  'pocketTreasure',
  'dust',
  'spell',
] as const;
/** Which way a card is dealt (BQC-VERB-12). */
export const FACES = ['up', 'down'] as const;
/** What can be lost or taken, beside `tag:…` (BQC-VERB-13). */
export const LOSSES = [
  'hand',
  'item',
  'head',
  'foot',
  'armor',
  'handitem',
  'big',
  'potion',
  'ally',
  'steed',
  'race',
  'class',
  'identity',
  'best',
  'dearest',
  'cheapest',
  'gold',
] as const;
/** Who chooses what is lost (BQC-VERB-13). */
export const CHOOSERS = ['you', 'rnd'] as const;
/** What an ousted monster still pays (BQC-VERB-18). */
export const REWARDS = ['none', 'loot', 'full'] as const;
/** Whence a monster joins (BQC-VERB-20). */
export const SOURCES = ['hand', 'top', 'discard', 'copy'] as const;
/** Slots whose number can change (BQC-VERB-26). */
export const SLOTS = [
  'hand',
  'head',
  'foot',
  'armor',
  'big',
  'steed',
  'ally',
  'pet',
  'race',
  'class',
] as const;
/** Slots that can be asked about (BQC-COND-02). */
export const ASKED_SLOTS = ['head', 'foot', 'armor', 'handitem', 'steed', 'ally', 'big'] as const;
/** Acts that can be forbidden (BQC-VERB-29). */
export const ACTS = [
  'potion',
  'help',
  'run',
  'dex',
  'wis',
  'con',
  'equip',
  'sell',
  'trade',
  'curse',
  'strike',
  'exit',
  'portal',
  'loot',
] as const;
/** Scopes of portals (BQ-PREP-07 to -13). */
export const SCOPES = [
  'COLUMN_HERE',
  'WORLD_HERE',
  'ROW_HERE',
  'COLUMN_CHOICE',
  'WORLD_CHOICE',
  'ROW_CHOICE',
  'BRIDGE',
] as const;
/** Where a figure is warped to (BQC-VERB-40). */
export const WARPS = ['d20', 'home', 'neighbor', 'down'] as const;
/** Moves with a price of their own (BQC-VERB-42). */
export const TOLLED = ['door', 'turn', 'cross'] as const;
/** What is exchanged (BQC-VERB-45). */
export const SWAPPED = ['hand', 'place', 'attdef'] as const;
/** Colours of portal tokens (BQ-PORT-05 to -08). */
export const COLOURS = ['blue', 'red', 'black'] as const;
/** What can be paid with (BQC-VERB-48). */
export const PAID = ['card', 'hand', 'item', 'gold', 'travel', 'karma'] as const;
/** Amounts that are counted when they are needed (BQC-FX-08). */
export const COUNTED = ['row', 'hand', 'items', 'half'] as const;

/** See {@link TRIGGERS}. */
export type Trigger = (typeof TRIGGERS)[number];
/** See {@link LIMITS}. */
export type Limit = (typeof LIMITS)[number];
/** See {@link TARGETS}. */
export type Target = (typeof TARGETS)[number];
/** See {@link DURATIONS}. */
export type Duration = (typeof DURATIONS)[number];
/** See {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];
/** See {@link PAID}. */
export type Paid = (typeof PAID)[number];
