import type { Seat } from '@tablewright/engine';
import type { Ability, Scores } from './abilities.ts';
import type { PrintedAttack } from './content/printed-attack.ts';
import type { Attitude } from './standing.ts';

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
  /** It leaves play at 0, and whoever has felled it says how (DT-HP-12). */
  readonly isMinor?: true;
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
