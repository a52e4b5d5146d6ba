/**
 * The state of a match of Kazzam: plain data, changed in place by the rules. Read this first.
 *
 * Creatures, items, groups and pedestals are named by their place in their lists, which only grow:
 * numbers stay good for the whole match. Squares are numbered through all parts of the map (see
 * `map/court-map.ts`); -1 is off the map.
 */
import type { Effect as InPlay } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { KazzamOptions } from './options.ts';
import { STATUS_RECORDS } from './statuses.ts';

/**
 * A creature by its place in {@link KazzamState.creatures}. Below {@link NOBODY}: a trap as the
 * target of an attack (see `rules/court/things.ts`).
 */
export type CreatureId = number;

/** The square of whoever is not on the map, and the creature that stands for nobody. */
export const NOWHERE = -1;
/** See {@link NOWHERE}. */
export const NOBODY = -1;

/** A side, as scores are kept: the player team is 0, the opposition 1. */
export type Team = 0 | 1;

/** Kinds of creeps, strongest first (KZ-CREEP-21). */
export const CREEP_TYPES = ['champion', 'elite', 'standard', 'goon', 'stooge', 'scab'] as const;
/** See {@link CREEP_TYPES}. */
export type CreepType = (typeof CREEP_TYPES)[number];

/** A colour of orbs, pedestals and squares; red plays from the left (KM-GEN-03). */
export type Colour = 'red' | 'blue';

/** What a square is: as printed, by the characters of the ledger (KM-LEG-01 ff.), or made so (KR-SPEC-21). */
export const SQUARE_KINDS = [
  'wall',
  'floor',
  'difficult',
  'low-cover',
  'pedestal',
  'exit',
  'portal-entry',
  'portal-exit',
  'water',
  'pit',
  'slick',
  'boost',
] as const;
/** See {@link SQUARE_KINDS}. */
export type SquareKind = (typeof SQUARE_KINDS)[number];

/** What a power has made of a square (KR-SPEC-21, KR-SPEC-29, KC-WRD-30). */
export interface ChangedSquare {
  readonly cell: Cell;
  readonly kind: SquareKind;
  /** Where a portal leads that a power has made; one alone leads nowhere (KC-POR-33). */
  readonly end?: Cell;
  /** The creature that made it so. */
  readonly by?: number;
  /** Of a Block what it stands on: see `rules/creeps/blocks.ts` (KM-CHUCK-04). */
  readonly under?: MadeGround;
}

/** What an athlete casts with (KZ-CHAR-03). */
export const IMPLEMENTS = ['wand', 'staff', 'sword'] as const;
/** See {@link IMPLEMENTS}. */
export type Implement = (typeof IMPLEMENTS)[number];

/** The five roles (KZ-TEAM-01). */
export const ROLES = ['controller', 'defender', 'leader', 'striker', 'specialist'] as const;
/** See {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** An athlete as its player made it (KZ-CHAR-01). */
export interface Build {
  readonly name: string;
  readonly role: Role;
  /** Id of a specialisation of that role. */
  readonly specialisation: string;
  /** Id of a class; no two athletes of a team share one (KZ-TEAM-02). */
  readonly className: string;
  /** Ids of what was picked from the class: features and powers. */
  readonly picks: readonly string[];
  readonly implement: Implement;
  /** 1 to 6 (KZ-PROG-01 to KZ-PROG-06). */
  readonly level: number;
  /**
   * The house team whose athlete it is: it has the traits of its team, and of its class what stands in `picks` alone
   * (KT-GEN-07).
   */
  readonly house?: string;
  /** Whether it fills a gap of another team: then it has no traits of its house (KT-GEN-03). */
  readonly guest?: true;
}

/** A status that is kept, by its name; what is known of each stands in `statuses.ts`. */
export type Status = keyof typeof STATUS_RECORDS;
/** All of them (KZ-STAT-06 to KZ-STAT-62). */
export const STATUSES: readonly Status[] = Object.keys(STATUS_RECORDS) as Status[];

/** When an effect ends of itself (KZ-GEN-17 to KZ-GEN-22, KZ-STAT-64 to KZ-STAT-66). */
export type Until =
  /** A Saving Throw ends it in the Saving Throw Phase. */
  | { readonly ends: 'save' }
  /** A failed Saving Throw ends it. */
  /** A failed Saving Throw ends it; none is rolled before that turn of its bearer, if one is named. */
  | { readonly ends: 'failed-save'; readonly from?: number }
  /** Only an escape ends it. */
  | { readonly ends: 'escape' }
  /** When that turn of that creature, counted from 1, starts or ends. */
  | { readonly ends: 'turn-start' | 'turn-end'; readonly of: CreatureId; readonly turn: number }
  /** Once none of these effects is in play any more (KC-SHV-19). */
  | { readonly ends: 'with'; readonly effects: readonly number[] }
  /** With the match, or by what it says itself. */
  | { readonly ends: 'match' };

/** Something in play: a status on a creature, or what a power or trait has left behind. */
export interface Effect extends InPlay {
  /** The creature that bears it; {@link NOBODY} for what lies on squares. */
  readonly on: CreatureId;
  /** The creature whose power or trait made it; {@link NOBODY} for the map. */
  readonly by: CreatureId;
  /** The printed power or trait, whoever used it: same sources do not add up (KZ-GEN-16). */
  readonly source: string;
  until: Until;
  /** Statuses under one common mark end together (KZ-TURN-07). */
  readonly mark: number;
  /** The number of a numbered status; 0 elsewhere. */
  amount: number;
  /** Belongs to its bearer for the whole match, Taken Out or not: role, class, traits. */
  readonly innate?: true | undefined;
  readonly data?: EffectData | undefined;
}

declare const OF_ITS_KIND: unique symbol;
/** The values of fields that only its kind knows: made and read as `rules/effects/effect-data.ts` says. */
export interface EffectData {
  readonly [OF_ITS_KIND]: true;
}

/** Ward on a creature, in the order in which it was gained. */
export interface Ward {
  amount: number;
  /** Says of itself that it lies on top of other Ward (KZ-WARD-02). */
  readonly onTop: boolean;
  /** The creature that gave it; -1 for none. */
  readonly by: number;
}

/** What sort of damage it is: what lessens it may be limited to some (KZ-DMG-13). */
export type DamageKind = 'attack' | 'opportunity' | 'ongoing' | 'terrain' | 'other';

/**
 * What a creature is (KZ-TARG-01); `thing` for what only stands for a trap while it is attacked
 * (KZ-OBJ-01).
 */
export type CreatureKind = 'athlete' | 'creep' | CompanionKind | 'thing';
/** What an athlete may bring into the match. */
export type CompanionKind = 'summoned' | 'automaton';

/** An athlete, a Creep, a Summoned Creature or an automaton. */
export interface Creature {
  readonly kind: CreatureKind;
  readonly name: string;
  /** The athlete that brought it; {@link NOBODY} for athletes and creeps. */
  readonly owner: CreatureId;
  /** Whose side it is on; `undefined` for creeps, which oppose both (KZ-CREEP-01). */
  readonly team: Team | undefined;
  /** Place in {@link KazzamState.builds}; -1 for all but athletes. */
  readonly build: number;
  /** Place in {@link KazzamState.groups}; -1 for all but creeps. */
  readonly group: number;
  /** Id of the block that says what it can do; none for athletes, which have a build. */
  readonly block: string | undefined;
  readonly type: CreepType | undefined;
  /** Shares squares with anyone (KZ-CREEP-12). */
  readonly mob: boolean;
  /** Its top left square. */
  cell: Cell;
  /** Columns and rows that it fills now: one less of either in a gap (KZ-LARGE-08). */
  width: number;
  height: number;
  /** Columns and rows that it fills where it has room. */
  fullWidth: number;
  fullHeight: number;
  hp: number;
  maxHp: number;
  /** In the order in which it was gained. */
  wards: Ward[];
  /** Ward that it begins the match with, and again after each Take-Out (KZ-DUN-06). */
  startingWard: number;
  /** With what its role and class add, before effects (KZ-MOVE-02). */
  speed: number;
  /** How far it strikes in melee before statuses (KZ-CHAR-04). */
  reach: number;
  /** How far its wand or staff reaches (KZ-IMPL-01, KZ-IMPL-04); 0 with a sword. */
  implementRange: number;
  /** What its role adds to the range of ranged attacks (KZ-IMPL-14). */
  rangeBonus: number;
  readonly implement: Implement | undefined;
  stowed: boolean;
  /** Items that it holds, by place in {@link KazzamState.items}. */
  held: number[];
  missTokens: number;
  /** Ids of Encounter powers that are spent (KZ-POWER-08). */
  spent: string[];
  /** Where it stood when its latest turn began; -1 before its first. */
  startedAt: Cell;
  /** Where it was Taken Out last; -1 before. */
  fellAt: Cell;
  /** Squares that it has entered by its own movement since then (KR-STRI-14). */
  moved: number;
  /** Turns that it has begun; durations are counted in them. */
  turns: number;
  /** The statuses it has now, those contained in others included: see `rules/effects/status-bits.ts`. */
  has: number;
  /** A Goon after its first wound (KZ-CREEP-09). */
  wounded: boolean;
  /** Of an athlete. */
  initiative: number;
  /** How an athlete comes back at its next turn (KZ-DUN-03 to KZ-DUN-17). */
  comes: Coming;
}

/** What an athlete's arrival step holds for it. */
export type Coming =
  | { readonly from: 'map' }
  /** Taken Out; `exit` if it had hit that button before. */
  | { readonly from: 'taken-out'; readonly exit: number }
  /** It has hit the button of that exit; `orb` is the Dungeon orb it held then, or -1. */
  | { readonly from: 'button'; readonly exit: number; readonly orb: number };

/** Where an item is (KZ-INV-01). */
export type ItemPlace =
  | { readonly at: 'pedestal'; readonly pedestal: number }
  | { readonly at: 'ground'; readonly cell: Cell }
  | { readonly at: 'held'; readonly creature: CreatureId }
  /** Used up. */
  | { readonly at: 'gone' };

/**
 * An object that a creature can hold, a hand for each (KZ-ORB-08): an orb, or what a power has made,
 * such as a flask (KC-BRW-07).
 */
export interface Item {
  /** `orb`, or the id of an {@link ItemDef} of content. */
  readonly kind: string;
  /** Of an orb the team whose colour it has; `undefined` for neutral ones and for all other items. */
  team: Team | undefined;
  /** The groups that guard an orb until it is dunked, by place (KZ-AI-09). */
  readonly groups: readonly number[];
  /** Whether it is an orb that began in a Dungeon (KZ-DUN-15). */
  readonly ofDungeon: boolean;
  /** The pedestal on which an orb began; -1 for none. */
  readonly home: number;
  /** The creature whose power made it; {@link NOBODY} for orbs. */
  readonly by: CreatureId;
  place: ItemPlace;
}

/** A pedestal. */
export interface Pedestal {
  cell: Cell;
  readonly team: Team | undefined;
}

/** What a square is or was, with whoever answers for its harm (KR-SPEC-27). */
export interface MadeGround {
  readonly kind: SquareKind;
  /** The creature that made it so. */
  readonly by?: CreatureId;
}

/** A wall that a power has made (KC-WRD-30, KR-SPEC-31). */
export interface Wall {
  readonly cells: readonly Cell[];
  hp: number;
  /** What its squares were before. */
  readonly before: readonly MadeGround[];
  readonly rule: string;
}

/** A trap: one that lies on a square, or one that is built there and fills it. */
export type Trap = LaidTrap | BuiltTrap;

/** What every trap has. */
interface AnyTrap {
  readonly id: number;
  cell: Cell;
  hp: number;
  /** Whose it is, who answers for its harm. */
  readonly by: CreatureId;
  readonly rule: string;
}

/** A trap that lies on a square without blocking it (KR-SPEC-15, KR-SPEC-17). */
export interface LaidTrap extends AnyTrap {
  /** What it does: 2 damage to whoever comes to it or beside it, or holding who comes to it. */
  readonly kind: 'damage' | 'snap';
}

/** A trap that fills its square and works by charges (KC-TRAP-02, KC-TRAP-03). */
export interface BuiltTrap extends AnyTrap {
  readonly kind: 'built';
  /** Id of the block that says what it does: see `rules/effects/trap-block.ts`. */
  readonly block: string;
  charges: number;
  /** Charges when it was placed, to which it is refreshed (KC-TRAP-12). */
  readonly full: number;
  /** Added to its own damage (KC-TNK-11). */
  readonly more: number;
  /** Whether it ignores the next damage that it would take (KC-TNK-12). */
  shielded: boolean;
  /** Whether it holds a Role Boost of its maker (KC-TRAP-09). */
  imbued: boolean;
  /** What every trigger adds for each creature that it acts on (KC-TNK-30). */
  readonly adds: TrapExtra | undefined;
  /** Whom it has acted on in the turn that runs (KC-TRAP-13). */
  sprungBy: CreatureId[];
  /** Until that turn of its maker it costs no charge (KC-TNK-20); 0 if it does. */
  openUntil: number;
}

/** A status until the end of the next turn of whoever springs a trap, or so many squares of force. */
export type TrapExtra =
  | { readonly does: 'status'; readonly status: Status }
  | { readonly does: 'push' | 'pull'; readonly squares: number };

/** A creep group. */
export interface CreepGroup {
  readonly id: string;
  readonly type: CreepType;
  readonly size: number;
  /** Whether its members are tokens of one creature: see `rules/court/tokens.ts` (KM-MOLE-01). */
  readonly oneBody?: true;
  /** Creatures that it has as enemies, in the order of becoming so (KZ-AI-01). */
  enemies: CreatureId[];
  /** Whether it ever had one (KZ-AI-02). */
  awake: boolean;
  /** Members that each team has Taken Out. */
  takenOut: [number, number];
  paid: boolean;
  /** What its die shows in this round; 0 before it was rolled (KZ-AI-25). */
  face: number;
  /** What is added to its next roll (KZ-CREEP-27). */
  nextRoll: number;
  /** The member that retrieves its orb in this round; -1 for none (KZ-AI-21). */
  retriever: CreatureId;
  /** Whether that was decided in this round (KZ-AI-46). */
  decided: boolean;
  /** Creatures that it has attacked in this round (KZ-CREEP-17). */
  checked: CreatureId[];
}

/** What a dominator has commanded, where it commands in words (KZ-STAT-14, KZ-STAT-15). */
export interface Errand {
  readonly form: 'go-to' | 'attack' | 'pick-up' | 'drop' | 'hand-over' | 'dunk' | 'stay';
  /** Who commanded it. */
  readonly by: CreatureId;
  /** The creature that it is about; -1 for none. */
  readonly target: CreatureId;
  /** The orb that it is about; -1 for none. */
  readonly orb: number;
}

/** What is left of the turn that runs now (KZ-ACT-01). */
export interface Turn {
  readonly creature: CreatureId;
  phase: 'arrival' | 'start' | 'action' | 'save' | 'end';
  attackActions: number;
  moveActions: number;
  roleActions: number;
  /** Whether its Action Phase has begun: what governs it was looked at (KZ-STAT-68). */
  begun: boolean;
  /** Whether only At-Will actions may be taken (KZ-STAT-13). */
  atWillOnly: boolean;
  /** The only attacks that may be made (KZ-STAT-26, KZ-STAT-46). */
  onlyAttacks: 'melee' | 'basic-implement' | undefined;
  /** What it has to carry out. */
  errand: Errand | undefined;
  /** Whether any action was used: some things come only first. */
  acted: boolean;
  /** Whom its creature has attacked in it. */
  attacked: CreatureId[];
  /** Whom it has hit. */
  hit: CreatureId[];
  /** How many attacks it has made, and how many of them with its implement. */
  attacks: number;
  casts: number;
  /** Whether an action ended it: nothing more until the Saving Throws (KZ-TURN-05). */
  ended: boolean;
}

/** One attack action, from its declaration to the reactions to it (KZ-ATK-07, KZ-ATK-08). */
export interface Assault {
  readonly attacker: CreatureId;
  readonly rolls: AssaultRoll[];
}

/** One of its rolls. */
export interface AssaultRoll {
  readonly target: CreatureId;
  hit: boolean;
  readonly melee: boolean;
  /** Whether its target ignored it: neither hit nor miss to anybody (D-84). */
  ignored?: boolean;
}

/** Numbers of an athlete for the scorekeeper (KZ-TRACK-01 to KZ-TRACK-03). */
export interface AthleteStats {
  strikes: number;
  kills: number;
  creeps: number;
  orbs: number;
  points: number;
}

/** A match. */
export interface KazzamState {
  /** The settings of the match: what a board and a bot must know to say what could happen. */
  readonly options: KazzamOptions;
  readonly map: KazzamOptions['map'];
  /** The rows of a scenario's own court, in place of the map: see `map/sketch-map.ts`. */
  sketch: readonly string[] | undefined;
  /** Athletes on each side (KZ-GEN-01). */
  perTeam: number;
  /** The team that plays red, from the left (KM-GEN-03). */
  readonly red: Team;
  builds: readonly Build[];
  /**
   * Athletes of the player team, then of the opposition, then creeps in their order, then who
   * came in the course of the match.
   */
  creatures: Creature[];
  /** What teams are called that were built for the match, empty where they have no name; missing without them. */
  called?: readonly [string, string];
  /**
   * The seat that decides for each athlete and its companions (KC-SUM-03); creeps decide by their
   * rules.
   */
  seats: readonly number[];
  /** The orbs of the map, then what powers have made. */
  items: Item[];
  pedestals: Pedestal[];
  groups: CreepGroup[];
  effects: Effect[];
  nextEffect: number;
  /** Which zones have acted on which creatures since these last ended a turn (KZ-ZONE-03). */
  struck: { readonly zone: number; readonly creature: CreatureId }[];
  /** What powers have made of squares: the square and its kind now. */
  changed: ChangedSquare[];
  /** Walls that powers have made. */
  walls: Wall[];
  traps: Trap[];
  /** From 1; 0 before the first. */
  round: number;
  /**
   * Who takes turns, in their order: athletes by initiative, then creeps (KZ-INIT-01, KZ-INIT-04).
   * Empty until initiative is rolled.
   */
  order: CreatureId[];
  /** Place in {@link KazzamState.order}. */
  place: number;
  turn: Turn | undefined;
  /** The attack action that runs: all rolls made in it, also those of attacks that follow from it. */
  assault: Assault | undefined;
  /** Traps that an attack is being made on, by the numbers of these targets (KZ-TARG-09). */
  things: readonly { readonly thing: CreatureId; readonly body: Creature }[] | undefined;
  /** Who is on the way somewhere, and may be where it could not stay. */
  underway: CreatureId[];
  /** Who flies no more, or flies now, and may be where it cannot stay; nobody between steps (KZ-STAT-21, KZ-STAT-23). */
  unsettled: CreatureId[];
  /** Who acts as another says, which then decides in its place (KZ-STAT-13). */
  command: { readonly creature: CreatureId; readonly by: CreatureId } | undefined;
  /** Who does something because another makes it do so (KC-CONV-32). */
  compelled: { readonly creature: CreatureId; readonly by: CreatureId } | undefined;
  step: string;
  points: [number, number];
  strikes: [number, number];
  /** By athlete. */
  stats: AthleteStats[];
  /** A team has 10 points or more: the round is played out (KZ-END-01, KZ-END-02). */
  ending: boolean;
  result: 'playing' | 'over' | 'conceded';
  /** Who conceded. */
  conceded: Team | undefined;
}
