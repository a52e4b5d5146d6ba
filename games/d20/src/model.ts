import type { Picture, Prose, Seat } from '@tablewright/engine';
import type { Campaign } from './campaign/campaign.ts';
import type { VeilTag } from './content/adventure.ts';
import type { Circumstance, Deed } from './content/adventure-deeds.ts';
import type { Creature, CreatureId, Dying, Item, Place, Source, Until } from './creature-model.ts';
import type { D20Options } from './options.ts';
import type { Ending } from './standing.ts';

export {
  ABSENCES,
  type Absence,
  type Benefit,
  type Character,
  type Creature,
  type CreatureId,
  type Dying,
  type Effect,
  type EffectData,
  type HealingWay,
  type Item,
  type LockedLoss,
  type Place,
  type Printed,
  type RepeatedSave,
  type RoleTaken,
  type Run,
  type Source,
  type Until,
  type Wound,
} from './creature-model.ts';
export { ATTITUDES, type Attitude, type Ending } from './standing.ts';

/**
 * The state of a session at the d20 table: read this first.
 *
 * Words: a *creature* is anybody or anything that can be hurt (a character, a monster, a machine); a *trait* is what a
 * heritage, a role, a stat block or a thing gives its creature for good, an *effect* what lies on it for a time (a
 * condition, a spell); a *zone* is an effect on a place. Time is counted in rounds of ten seconds (DT-TIME-01, -02),
 * distance in feet.
 */

/** An effect on a place: a hazard, a cloud, a wall, light (DT-HAZ-01). */
export interface Zone {
  readonly id: number;
  readonly kind: string;
  readonly source: Source;
  until: Until;
  readonly concentration?: true;
  /** Whoever runs the game has hidden it from the party (DT-GMC-02). */
  isHidden?: true | undefined;
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
  /** It went beyond its speed, and takes no action (DT-TURN-01). */
  hurried?: true;
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
  /** Whoever runs the game has hidden it from the party (DT-GMC-02). */
  readonly isHidden?: true | undefined;
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
  /** What was borrowed and is not back yet: the thing, from whom, and until when (DT-SOC-08, DT-EQ-57). */
  loans?: readonly Loan[];
  /** When the adventure began, and the lowest Level of the party then (DT-LVL-06). */
  began: number;
  lowest: number;
  bargained: boolean;
}

/** A thing that has to be back with somebody in time. */
export interface Loan {
  readonly item: number;
  readonly from: CreatureId;
  readonly by: number;
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
