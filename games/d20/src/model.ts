import type { Picture, Prose, Seat } from '@tablewright/engine';
import type { Ability, Scores } from './abilities.ts';
import type { Campaign } from './campaign/campaign.ts';
import type { VeilTag } from './content/adventure.ts';
import type { Circumstance, Deed } from './content/adventure-deeds.ts';
import type { PrintedAttack } from './content/printed-attack.ts';
import type { D20Options } from './options.ts';
import type { Attitude, Ending } from './standing.ts';

export { ATTITUDES, type Attitude, type Ending } from './standing.ts';

/**
 * The state of a session at the d20 table: read this first.
 *
 * Words: a *creature* is anybody or anything that can be hurt (a character, a monster, a machine); a *trait* is what a
 * heritage, a role, a stat block or a thing gives its creature for good, an *effect* what lies on it for a time (a
 * condition, a spell); a *zone* is an effect on a place. Time is counted in rounds of ten seconds (DT-TIME-01, -02),
 * distance in feet.
 */

/** Names a creature; ids rise in the order of entry (DT-GEN-07). */
export type CreatureId = number;

/** A condition, a spell or a power that lies on a creature: what it does stands in its trait. */
export interface Effect {
  readonly id: number;
  /** The id of its trait: `aflame`, `bless`, `rage`. */
  readonly kind: string;
  /** What brought it about. */
  readonly source: Source;
  /** When it ends by itself. */
  until: Until;
  /** What its bearer may save against to be rid of it. */
  save?: RepeatedSave;
  /** Held by the concentration of its source (DT-MAG-18). */
  readonly concentration?: true;
  /** What is its own: an amount, a falsehood, the ability that is impaired. */
  data?: EffectData;
}

/** See {@link Effect.data}. */
export interface EffectData {
  amount?: number;
  /** Which deadline of a timed death has passed (DT-COND-29). */
  stage?: number;
  readonly ability?: Ability;
  readonly creature?: CreatureId;
  readonly text?: string;
  readonly tag?: string;
  /** When it does something next, in rounds of the world clock. */
  next?: number;
  /** What its bearer was before, to be so again afterwards. */
  was?: Pick<Creature, 'run' | 'side' | 'attitude'>;
  /** The squares that it stands for. */
  readonly cells?: readonly number[];
  /** The thing on which it lies: it goes where that goes. */
  readonly item?: number;
}

/** What brought an effect about (DT-COND-31). */
export interface Source {
  /** The ledger id of the spell, power, hazard or rule. */
  readonly rule: string;
  /** Who did it, if anybody. */
  readonly by?: CreatureId;
  /** Of a spell or power: its caster's Level; of a hazard: its own. */
  readonly level?: number;
  readonly isSpell?: true;
  /** Laid by a deed of an adventure. */
  readonly isStory?: true;
}

/** When an effect ends (DT-COND preamble, DT-TURN-09). */
export type Until =
  /** When the world clock is there, in step 4 of a round's end. */
  | { readonly at: 'time'; readonly clock: number }
  /** At the end of its bearer's next turn: not of one that runs when it comes (DT-TURN-09). */
  | { readonly at: 'next-turn'; readonly skipsOne: boolean }
  | { readonly at: 'combat' }
  /** At the end of the scene; of one that began after so many, if it says so. */
  | { readonly at: 'scene'; readonly after?: number }
  | { readonly at: 'long-rest' }
  /** Only by what its trait or a spell says. */
  | { readonly at: 'cure' };

/** A save that is made again and again. */
export interface RepeatedSave {
  readonly ability: Ability;
  readonly when: 'turn-end' | 'minute';
  /** What the total has to reach; of a grapple, whom it is opposed by (DT-ATK-12). */
  readonly target: number | { readonly grappler: CreatureId };
  /** When it is made next, for saves by the minute. */
  next?: number;
}

/** How Hit Points come back. */
export type HealingWay =
  | 'natural'
  | 'magic'
  | 'care'
  | 'regeneration'
  | 'blood'
  | 'repair'
  | 'token';

/** Loss of Hit Points that heals in stated ways only (DT-HP-15). */
export interface LockedLoss {
  /** The trait that locks it. */
  readonly trait: string;
  /** The ways that restore it. */
  readonly ways: readonly HealingWay[];
  amount: number;
}

/** How a wound looks to those who may not know numbers (DT-HID-03). */
export type Wound = 'unhurt' | 'hurt' | 'badly-hurt' | 'down' | 'dead';

/** A creature at −maximum, whose death is settled when what killed it is over (DT-TOK-10). */
export interface Dying {
  readonly creature: CreatureId;
  /** What did it: the rule, its tags and who was behind it. */
  readonly rule: string;
  readonly tags: readonly string[];
  readonly by?: CreatureId;
  /** Nothing but dust is left if it dies (DT-ARC-604); nobody can be saved from that, nor from CON 0. */
  readonly isFinal?: true;
}

/** A thing; each is in exactly one place (DT-INV-32). */
export interface Item {
  readonly id: number;
  /** Which kind of thing, of `content/gear`. */
  readonly kind: string;
  /** What is left of its uses. */
  uses?: number;
  /** Silver, holy or magical besides what its kind says (DT-WPN-08, DT-EQ-29, -30). */
  readonly tags?: readonly string[];
  /** The task on which a token's item gives advantage once (DT-TOK-07). */
  task?: string;
  /** Worn or switched on, of what is neither armor nor held (DT-EQ-48, -49). */
  isOn?: boolean;
  /** When it has to be back with whom (DT-SOC-08, DT-EQ-57). */
  readonly borrowed?: { readonly from: CreatureId; readonly by: number };
}

/** Where a creature is. */
export type Place =
  /** On the map: a square (DT-MOVE-04). */
  | { readonly at: 'square'; readonly cell: number }
  /** By bands: feet along a line (DT-MOVE-06). */
  | { readonly at: 'line'; readonly feet: number }
  /** Not in the scene: fled, gone, not arrived. */
  | { readonly at: 'away' };

/** A creature that plays by a character sheet (DT-CHAR-07). */
export interface Character {
  /** Its scores without what effects do to them. */
  scores: Scores;
  heritage: string;
  /** What the heritage asks at creation: an ability, a spell (DT-CHAR-05). */
  heritageChoice?: string;
  /** The heritage of birth, where the body is another one now (DT-ARC-611). */
  birth?: string;
  roles: RoleTaken[];
  /** What each Level's Hit Die showed, to Level 9 (DT-HP-03). */
  hitDice: number[];
  /** What was taken at Levels 4, 8, 12, … (DT-LVL-04). */
  benefits: Benefit[];
  xp: number;
  flaw: { readonly text: string; readonly tag: string };
  /** Spells by the role that knows them (DT-MAG-02). */
  spells: Record<string, string[]>;
  /** Its numbers were written by somebody, not rolled at a table. */
  readonly isWritten?: true;
}

/** A role with what was chosen for it. */
export interface RoleTaken {
  readonly id: string;
  /** The casting ability, or the native terrain (DT-CHAR-05). */
  readonly choice?: string;
}

/** What a Level gave (DT-LVL-04). */
export type Benefit =
  | { readonly level: number; readonly kind: 'score'; readonly ability: Ability }
  | { readonly level: number; readonly kind: 'role'; readonly role: string };

/** Who decides for a creature. */
export type Run =
  | {
      readonly by: 'seat';
      readonly seat: Seat;
      /** Somebody of whoever runs the game, for so long at most (DT-PLAY-04). */
      readonly lent?: 'scene' | 'session';
    }
  /** Whoever runs the game, a person or the software. */
  | { readonly by: 'master' }
  /** The software, for a character without a player (DT-OPT-16). */
  | { readonly by: 'companion' };

/** A character without its player: played by others for as long, or till the scene ends, or out of the story (DT-TAB-05). */
export const ABSENCES = ['played', 'leaves', 'withdrawn'] as const;
/** See {@link ABSENCES}. */
export type Absence = (typeof ABSENCES)[number];

/** Anybody or anything that can be hurt. */
export interface Creature {
  readonly id: CreatureId;
  /** Another, plain one once its kind is veiled (DT-XC-05). */
  name: string;
  /** Apart from others of its name; 0 if there are none. */
  readonly number: number;
  /** Of a character: its sheet. */
  readonly character?: Character;
  /** Of others: the id of the stat block that it is made from. */
  readonly block?: string;
  /** The seat whose character it is. */
  readonly seat?: Seat;
  /** Who decides for it now. */
  run: Run;
  /** Its player is not there, and somebody else decides for it (DT-TAB-05). */
  absence?: Absence | undefined;
  side: 'party' | 'foes' | 'others';
  attitude: Attitude;
  level: number;
  hp: number;
  /** Of others than characters: Hit Points at full health, and modifiers as printed, without effects. */
  printed?: Printed;
  lockedLoss: LockedLoss[];
  life: 'alive' | 'dead' | 'dust';
  /** When it died, and of what, by tags: for those who bring it back (DT-DIV-403, -506, DT-ARC-611). */
  death?: { readonly clock: number; readonly tags: readonly string[] } | undefined;
  /** Trait ids: heritage, roles, what the stat block says. */
  traits: string[];
  effects: Effect[];
  items: Item[];
  /** Items in hand, worn armor and worn shield, by id. */
  held: number[];
  armor?: number | undefined;
  gp: number;
  tokens: number;
  /** When a power was used last, by its name, in rounds of the world clock (DT-GEN-11). */
  used: Record<string, number>;
  /** Spells that cannot be cast before an hour of rest, or before a long rest (DT-OPT-06). */
  strained: string[];
  place: Place;
  /** Feet above ground. */
  height: number;
  /** Unseen by the other side until it is noticed. */
  isHidden: boolean;
  /** It has left a scene before the eyes of the party, which knows what it is called (DT-HID-07). */
  isMet?: true;
  /** The party has spoken with it, and knows how it stands to them (DT-HID-06). */
  isSpokenTo?: true;
  /** Leads its group (DT-NPC-08). */
  isLeader: boolean;
  /** Who has hurt it most in this combat, by creature (DT-AGM-04). */
  hurtBy: Record<CreatureId, number>;
  /** When its present rest began; nothing while it exerts itself (DT-HEAL-01, -02). */
  restSince?: number | undefined;
  /** When hours of rest were full, for the long rest (DT-HEAL-03). */
  restHours: number[];
  /** Those that were placed together have one number (DT-INIT-02). */
  group: number;
}

/** Numbers of a stat block as this creature has them; printed numbers are final (DT-NPC-01). */
export interface Printed {
  maxHp: number;
  ac: number;
  speed: number;
  mods: Scores;
  morale: number;
  /** What others add to every hit bonus (DT-NPC-09). */
  hit: number;
  /** Instead of the attacks of its block, and of what it casts. */
  attacks?: readonly PrintedAttack[];
  casts?: { readonly bonus: number; readonly saveTn: number; readonly spells: readonly string[] };
}

/** An effect on a place: a hazard, a cloud, a wall, light (DT-HAZ-01). */
export interface Zone {
  readonly id: number;
  readonly kind: string;
  readonly source: Source;
  until: Until;
  readonly concentration?: true;
  shape: Shape;
  /** The square around which it lies, of what moves. */
  middle?: number | undefined;
  /** Creatures that it has harmed in this round (DT-HAZ-04). */
  harmed: CreatureId[];
}

/** What a zone covers. */
export type Shape =
  | { readonly is: 'cells'; readonly cells: readonly number[] }
  /** Moves with a creature: feet around it. */
  | { readonly is: 'around'; readonly creature: CreatureId; readonly feet: number }
  /** Along the line, where there is no map: from and to so many feet. */
  | { readonly is: 'span'; readonly from: number; readonly to: number }
  /** Where distances are kept without a map: whom it covers. */
  | { readonly is: 'creatures'; readonly creatures: readonly CreatureId[] };

/** What the creature whose turn it is has done with it (DT-TURN-01 to -05). */
export interface Turn {
  readonly creature: CreatureId;
  /** Feet moved, each at the price of its ground. */
  moved: number;
  /** Actions taken, and those granted beyond the first. */
  actions: number;
  extra: number;
  /** Extra actions that may only be attacks (DT-ARC-305). */
  extraAttacks: number;
  /** Free things done, each once a turn (DT-TURN-03). */
  free: string[];
  isOver: boolean;
}

/** Where a combat stands: what the next step is. */
export type CombatStage = 'round' | 'naming' | 'turn' | 'round-end';

/** A combat (DT-INIT). */
export interface Combat {
  stage: CombatStage;
  /** From 1. */
  round: number;
  participants: CreatureId[];
  /** Initiative totals of this round. */
  totals: Record<CreatureId, number>;
  acted: CreatureId[];
  surprised: CreatureId[];
  /** Who came in this round and waits for the next (DT-INIT-10). */
  arrived: CreatureId[];
  turn?: Turn | undefined;
  /** Who has just acted and names the next (DT-INIT-04); nobody at the begin of a round, when the highest total goes first. */
  last?: CreatureId | undefined;
  /** Who won initiative in this round: one, or a group of which one goes first. */
  firstOf: CreatureId[];
  /** The last round in which anything changed (decision: ten rounds without a change end it). */
  changed: number;
  /** Groups that have rolled for morale, and for what (DT-NPC-08). */
  morale: string[];
  /** Spent by whoever runs the game in this round (DT-AGM-06). */
  pointsSpent: number;
}

/** What a session is about now (DT-TAB-02). */
export type Phase = 'lobby' | 'scene' | 'combat' | 'rest' | 'level-up' | 'ended';

/** Whether a seat is asked for rerolls: at every roll that it could change, at its own failures, or never (DT-TOK-08). */
export const REROLL_WISHES = ['all', 'own-failures', 'never'] as const;
/** See {@link REROLL_WISHES}. */
export type RerollWish = (typeof REROLL_WISHES)[number];

/** A thing that nobody has. */
export interface Lying {
  readonly item: Item;
  readonly place: Place;
}

/** How a scene can feel. */
export const MOODS = ['calm', 'merry', 'tense', 'eerie', 'grim', 'wondrous'] as const;
/** See {@link MOODS}. */
export type Mood = (typeof MOODS)[number];

/** What handouts can look like. */
export const SIGNS = ['letter', 'map', 'book', 'key', 'coins', 'skull'] as const;

/** Something to read and look at: a letter, a map, what is written on a wall (DT-GMC-01). */
export interface Handout {
  readonly id: number;
  readonly title: string;
  readonly words: Prose;
  readonly sign: (typeof SIGNS)[number];
  readonly picture?: Picture;
  /** Who has it; all if it is left out. */
  readonly to?: readonly Seat[];
}

/** The place of a scene. */
export interface Ground {
  /** Rows of the map, a letter a square: see `rules/place/terrain.ts`; none where bands are kept (DT-OPT-15). */
  rows: string[];
  /** The same as the party knows it: see `rules/place/known.ts` (DT-HID-01, -02). */
  known?: string[];
  /** No light but what somebody brings. */
  isDark: boolean;
  isOutdoors: boolean;
  /** What it is like, for traits: `urban`, `social`, `formal`, `underground`, a terrain (DT-ROLE-24). */
  readonly setting: readonly string[];
}

/** What bears on rolls of some for a while, as a scene, a cost or a bargain has brought it (DT-ADV-04, DT-AGM-23, -24). */
export interface LastingCircumstance {
  readonly id: number;
  readonly rule: string;
  readonly who: readonly CreatureId[];
  /** Everybody of a side instead, whoever joins it later too. */
  readonly side?: 'party' | 'foes';
  readonly is: Circumstance;
  /** The scene in which it came. */
  readonly since: number;
  /** When it ends by the clock. */
  readonly until?: number;
}

/** What a deed has left for the begin of a scene. */
export interface Upon {
  readonly scene: string;
  readonly actor?: CreatureId;
  readonly deeds: readonly Deed[];
}

/** How far an adventure has come. */
export interface Story {
  /** The scene that is played, and the one before it. */
  scene: string;
  from?: string;
  /** Where the scene that is played leads next, as soon as what happens now is over. */
  goes?: string | undefined;
  /** How many scenes have begun; also counts those of free play. */
  scenes: number;
  flags: string[];
  counters: Record<string, number>;
  /** Facts that the party knows. */
  facts: string[];
  /** Tasks that are done, as `scene/task`; how often others have failed; who has a success of one that takes several. */
  done: string[];
  failed: Record<string, number>;
  shares: Record<string, CreatureId[]>;
  /** Who is at a task that takes several rounds of a fight: when last, and how many rounds of it are over. */
  works?: Record<string, { readonly clock: number; readonly count: number }>;
  /** Tasks that cannot be tried again. */
  closed: string[];
  /** Creatures by the ids of people, and of rows of foes. */
  people: Record<string, CreatureId>;
  rows: Record<string, CreatureId[]>;
  /** Scenes that are left behind: paid for, bypassed or skipped. */
  left: Record<string, 'paid' | 'bypassed' | 'skipped'>;
  /** Events that have happened: `scene/id`, those of anywhere with nothing before the stroke. */
  events: string[];
  /** What happens when a scene begins (DT-SCA-13). */
  upon: Upon[];
  /** Rows of foes that are out of their scene, as `scene/row`. */
  gone: string[];
  /** What rows of foes are while something holds, as `row/number/creature`: the circumstance that it is, 0 for none. */
  mods?: Record<string, number>;
  /** Who is surprised, and who has one action more, when the next fight begins. */
  surprised: CreatureId[];
  extra: CreatureId[];
  /** How the adventure ends, once it does. */
  ending?: string;
  /** When the scene began, and when its countdown is over. */
  entered: number;
  deadline?: number | undefined;
  /** How often the party was defeated (DT-SHOT-04). */
  defeats: number;
  /** When the last fight began: whoever was slain in it wakes if the party is captured. */
  fought?: number;
  /** When each person granted a benefit last (DT-SOC-08). */
  benefits: Record<string, number>;
  /** When the adventure began, and the lowest Level of the party then (DT-LVL-06). */
  began: number;
  lowest: number;
  bargained: boolean;
}

/** Everything that is so at the table. */
export interface D20State {
  phase: Phase;
  /** What the table has set, for whoever looks at the state alone. */
  readonly options: D20Options;
  /** How many sit at the table, whoever runs the game among them. */
  readonly seatCount: number;
  /** Decisions of the party between fights that this session has had, for its limit (DT-TAB-04). */
  steps: number;
  /** Rounds of world time (DT-TIME-02). */
  clock: number;
  creatures: Creature[];
  zones: Zone[];
  ground: Ground;
  circumstances: LastingCircumstance[];
  story?: Story;
  /** Things that nobody has, lying in the scene. */
  lying: Lying[];
  /** Which rolls of others a seat wants to be asked about, set in advance (DT-TOK-08). */
  rerolls: Record<Seat, RerollWish>;
  combat?: Combat | undefined;
  /** Dice that whoever runs the game has rolled in secret, opened when the session ends (DT-HID-13). */
  sealed: (readonly number[])[];
  /** Nobody is in the middle of anything: the tools of whoever runs the game are offered. */
  isAtRest: boolean;
  /** Those whose death is not settled yet. */
  dying: Dying[];
  /** How the scene feels, as whoever runs the game says; nothing once it is over (DT-GMC-01). */
  mood?: Mood | undefined;
  /** Things to read and look at that whoever runs the game has handed out, in their order (DT-GMC-01). */
  handouts?: Handout[];
  /** In free play: the scene that was laid; nothing before the first, and between two (DT-GMC-01). */
  laid?: { readonly title: string } | undefined;
  /** Whoever runs the game has opened a market for this scene (DT-PLC-06). */
  hasMarket?: true;
  /** The software runs the game for now, though a person has the seat for it (DT-TAB-06). */
  isLed?: true;
  /** The scene is skipped as soon as what happens now is over (DT-XC-05). */
  skips?: true;
  /** What nobody at the table wants to hear of in this session (DT-XC-05, -09). */
  veils?: VeilTag[];
  /** In free play: scenes that are over (DT-TOK-01). */
  scenes?: number;
  /** Complication points (DT-TOK-41 to -45). */
  points: number;
  /** The next id of effects, zones and things. */
  nextId: number;
  /** The campaign as it was before this session, and what is played in it (DT-TAB-03); nothing before characters are made. */
  campaign?: { readonly before: Campaign; readonly adventure: string };
  ending?: Ending;
}
