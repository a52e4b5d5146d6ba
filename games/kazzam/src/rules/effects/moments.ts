/**
 * What happens in a match as abilities see it. Some events pass their window with all its stages;
 * those marked "asked only" just ask how things stand, and abilities change their numbers.
 */

import type { Flow, Handler } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { BuiltTrap, CreatureId, Effect, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { DamageTerms, Origin, Total } from '../numbers/damage-total.ts';
import type { DiceMode, Face, LesserThrees } from '../numbers/result.ts';
import type { Aiming, AttackPower, UnappliedHit, Use } from './power.ts';

interface Passing {
  /** Set by an interrupt: it does not happen. */
  prevented?: boolean;
}

/** How an attack could be aimed; asked only. */
export interface AimEvent extends Aiming {
  readonly type: 'aim';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
}

/** How far an attack reaches at a target; asked only (KC-POR-29). */
export interface RangeEvent {
  readonly type: 'range';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
  range: number;
}

/** Who gets an Opportunity because of an attack, and by which rule (KZ-ATK-03); asked only. */
export interface GrantEvent {
  readonly type: 'grant';
  readonly attacker: CreatureId;
  readonly targets: readonly CreatureId[];
  readonly power: AttackPower;
  readonly holders: Map<CreatureId, string>;
}

/** An attack, from its declaration to its last roll (KZ-ATK-01 to KZ-ATK-22). */
export interface AttackEvent extends Passing {
  readonly type: 'attack';
  readonly attacker: CreatureId;
  readonly targets: readonly CreatureId[];
  readonly power: AttackPower;
  /** Whether it follows from a use of a power that was declared before (KZ-ATK-07). */
  readonly later: boolean;
  /** Ids of rules that give all of its rolls Disadvantage; interrupts add to them. */
  readonly disadvantages: string[];
  /** What came of it, roll by roll. */
  readonly rolls: RolledEvent[];
  /** Whose Role Boosts its first roll may have (KZ-ATK-25): see {@link HitEvent.boosters}. */
  readonly boosters: readonly CreatureId[];
}

/** The Effect of an own power is used on an ally or oneself, without a roll (KZ-CREAT-01). */
export interface CreativeEvent extends Passing {
  readonly type: 'creative';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
}

/** An attack power that needs no roll is used (KC-CONV-36): see `unrolled.ts`. */
export interface UnrolledEvent extends Passing {
  readonly type: 'unrolled';
  readonly attacker: CreatureId;
}

/** One roll of an attack that is over, or what stands in its place (KZ-DEF-06). */
export interface RolledEvent {
  readonly target: CreatureId;
  /** None where nothing is rolled. */
  readonly dice: readonly number[];
  readonly result: Face;
  /** Whether it ended as a hit. */
  readonly hit: boolean;
  /** Whether the dice had said so before an interrupt made a miss of it (KZ-ATK-19). */
  readonly averted: boolean;
}

/**
 * An attack roll before the dice: what gives it Advantage, what counts and adds (KZ-ATK-10 to 15).
 * A pseudo-attack roll is one as well (KZ-DEF-05). Asked only for a Creep's attack, which has no
 * dice: Advantage, Disadvantage and Guarded change its damage (KC-CONV-29).
 */
export interface RollEvent extends Passing {
  readonly type: 'attack-roll';
  readonly attacker: CreatureId;
  /** {@link NOBODY} of a pseudo-attack roll. */
  readonly target: CreatureId;
  readonly power: AttackPower;
  /** Whether it is the first of its attack action (KZ-ATK-07). */
  readonly first: boolean;
  /** Ids of the rules that give Advantage. */
  readonly advantages: string[];
  readonly disadvantages: string[];
  /** The rule that counts a 2 as a 5, if one does (KZ-ATK-14). */
  twosAsFives: string | undefined;
  bonus: number;
  /** Whether the target counts as Guarded (KZ-STAT-30). */
  guarded: boolean;
  /** What a 3 counts as against the target, if it is no 3 (KT-BAG-01). */
  threesAs: LesserThrees | undefined;
}

/** What creatures roll for; the purpose of the draw. */
export type DicePurpose = 'attack' | 'save' | 'frenzied' | 'panicked' | 'secret';

/**
 * A creature rolls (KC-CONV-11). Interrupts may let a result stand in for it; what answers after it
 * may throw again (`castDice`); `turns` are the rules that turn the face over, which are known
 * beforehand. Asked only for odds.
 */
export interface DiceEvent extends Passing {
  readonly type: 'dice';
  readonly roller: CreatureId;
  readonly purpose: DicePurpose;
  /** Whom the attack is made on that it is rolled for; {@link NOBODY} if it is for none. */
  readonly target: CreatureId;
  readonly mode: DiceMode;
  /** The result that stands in for the whole roll. */
  foreseen: Face | undefined;
  dice: readonly Face[];
  /** Whether it was thrown more than once. */
  again: boolean;
  readonly turns: string[];
}

/** A hit, before it is applied (KZ-ATK-19). */
export interface HitEvent extends UnappliedHit, Passing {
  readonly type: 'hit';
  /** It is a trap that holds a Role Boost: that acts without condition, on its target (KC-TRAP-10). */
  readonly imbued?: true;
  /** Set by what takes its place: the target ignores it, and it is no miss either (D-84, KM-IMP-09). */
  ignored?: boolean;
}

/**
 * A Creep's attack that is made on a creature, without a roll: what would have one rolled again takes
 * 1 off its damage (KC-CONV-29).
 */
export interface BlowEvent extends Passing {
  readonly type: 'blow';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  /** As it deals its damage, all else counted. */
  readonly power: AttackPower;
  less: number;
}

/** How a Role Boost may be given to somebody else; asked only (KC-CHM-16, KT-VAR-06). */
export interface GiftEvent {
  readonly type: 'gift';
  readonly giver: CreatureId;
  /** Whether it is given wherever it can be, and used in no other way. */
  always: boolean;
  /** The rule by which it is gone after one attack roll of whoever has it, if one says so. */
  once: string | undefined;
}

/** A roll that ended as a miss (KZ-ATK-21). */
export interface MissEvent extends Use, Passing {
  readonly type: 'miss';
  /** Empty so far; a Striker may still fill it (KR-STRI-03). */
  readonly total: Total;
  /** See {@link HitEvent.roller}. */
  readonly roller: CreatureId;
  /** See {@link HitEvent.boost}. */
  readonly boost: boolean;
  /** Whether an interrupt made a miss of a hit (KZ-ATK-19). */
  readonly averted: boolean;
}

/** What changes a total before it is dealt (KZ-DMG-07, KZ-DMG-08); reactions may add to it. */
export interface DamageEvent extends Passing {
  readonly type: 'damage';
  readonly total: Total;
  /** How much it will be by what is known now; 0 where that is what is asked. */
  readonly amount: number;
  readonly terms: { -readonly [K in keyof DamageTerms]: DamageTerms[K] };
}

/** A total of at least 1 was dealt (KZ-DEF-07). */
export interface DamagedEvent extends Passing {
  readonly type: 'damaged';
  readonly total: Total;
}

/** A creature regains HP (KZ-DMG-16). */
export interface HealedEvent extends Passing {
  readonly type: 'healed';
  readonly creature: CreatureId;
  readonly by: CreatureId;
  readonly rule: string;
  /** Whom the same effect heals besides. */
  readonly together: readonly CreatureId[];
  /** How much it regained; known once it has. */
  amount: number;
}

/** A creature gains Ward (KZ-WARD-01). */
export interface WardedEvent extends Passing {
  readonly type: 'warded';
  readonly creature: CreatureId;
  readonly by: CreatureId;
  readonly amount: number;
  /** Whether it lies on top of all other (KZ-WARD-02). */
  readonly onTop: boolean;
  /** HP that it paid for it. */
  readonly paid: number;
  /** Who gains the same of the same effect besides. */
  readonly together: readonly CreatureId[];
}

/** A creature is about to suffer a status, fall or be Grabbed; interrupts may send it elsewhere. */
export interface InflictEvent extends Passing {
  readonly type: 'inflict';
  readonly status: Status;
  readonly by: CreatureId;
  /** Whom it befalls. */
  on: CreatureId;
}

/** A creature is about to be Taken Out; asked only (KZ-HP-04). */
export interface TakenOutEvent {
  readonly type: 'taken-out';
  readonly creature: CreatureId;
  /** Whose doing it is. */
  readonly by: CreatureId;
  /** Who keeps it there as a Shade, for as long as it is there itself; {@link NOBODY} for most (KM-SOUL-02). */
  keeper: CreatureId;
  /** What comes of it, once credit for it was given. */
  readonly follows: (() => void)[];
}

/** A round begins, before its first turn, or ends, after its last (KZ-GEN-06). */
export interface RoundEvent extends Passing {
  readonly type: 'round-start' | 'round-end';
  readonly round: number;
}

/** Whether a creature has a line to another besides what squares allow; asked only. */
export interface SightEvent {
  readonly type: 'sight';
  readonly seer: CreatureId;
  readonly seen: CreatureId;
  has: boolean;
}

/**
 * Where creatures stand, or who is whose enemy, may have changed: what works on all who are near
 * begins here to work on those whom it reaches now. What ends it is `EffectDef.lasts`.
 */
export interface ReachEvent {
  readonly type: 'reach';
}

/** How a creature comes from one square to another. */
export type StepKind = 'move' | 'shift' | 'forced' | 'teleport';

/** A creature goes from one square to another. */
export interface StepEvent extends Passing {
  readonly type: 'step';
  readonly creature: CreatureId;
  readonly from: Cell;
  readonly to: Cell;
  readonly how: StepKind;
  /** Whose doing it is: the creature's own, or whoever forces it. */
  readonly by: CreatureId;
  /** Whether it came to that square after all. */
  done: boolean;
}

/**
 * Who gets an Opportunity because a creature leaves its square by a movement of its own, besides
 * those that its square and its Marks grant (KZ-OPP-17), or whether nobody does; asked only.
 */
export interface LeaveEvent {
  readonly type: 'leave';
  readonly creature: CreatureId;
  readonly to: Cell;
  readonly shifts: boolean;
  /** Whether it stands there now; not where further steps of a way are looked at. */
  readonly now: boolean;
  readonly holders: Set<CreatureId>;
  /** Whether its movement grants none to anybody (KC-CHM-27). */
  unanswered: boolean;
}

/** A creature has appeared in a square without moving there (KZ-DUN-21). */
export interface AppearedEvent extends Passing {
  readonly type: 'appeared';
  readonly creature: CreatureId;
}

/** A turn of a creature opens, wherever that is, before all else that its start brings (KC-TRAP-05). */
export interface TurnOpenEvent extends Passing {
  readonly type: 'turn-open';
  readonly creature: CreatureId;
}

/** A built trap was destroyed, with what was left of its charges. */
export interface DestroyedEvent extends Passing {
  readonly type: 'destroyed';
  readonly trap: BuiltTrap;
  readonly by: CreatureId;
}

/** A movement of a creature's own is over, whether it came anywhere or not (KR-DEF-15). */
export interface MovedEvent extends Passing {
  readonly type: 'moved';
  readonly creature: CreatureId;
  readonly from: Cell;
}

/**
 * A creature begins a movement of its own, before its first step (KC-TMR-22); prevented, it stays where
 * it is (KC-TNK-23).
 */
export interface SetOutEvent extends Passing {
  readonly type: 'set-out';
  readonly creature: CreatureId;
  /** Whether it goes by its speed, or Shifts with a Move Action: no movement that a power lends it. */
  readonly bySpeed: boolean;
}

/** An athlete commands a creature of its own, before anything comes of it (KC-SUM-03). */
export interface CommandEvent extends Passing {
  readonly type: 'command';
  readonly owner: CreatureId;
  readonly creature: CreatureId;
  /** Ids of rules that give the attack Advantage; interrupts add to them. */
  readonly advantages: string[];
}

/** What a creature's movement costs; asked only. */
export interface WayEvent {
  readonly type: 'way';
  readonly mover: CreatureId;
  /** Areas that are difficult for it besides those that are so for everyone. */
  readonly difficult: (readonly Cell[])[];
  /** Whether Difficult Terrain is like any other for it. */
  ignoresDifficult: boolean;
  /** Whether it may pass through creatures. */
  passesCreatures: boolean;
}

/** Whose auras a step brings a creature into; asked only (KZ-AI-48). */
export interface AuraEvent {
  readonly type: 'aura';
  readonly creature: CreatureId;
  readonly from: Cell;
  readonly to: Cell;
  readonly owners: CreatureId[];
}

/** What would befall a creature for a step, besides Opportunities and what the ground does. */
export interface StepRisk {
  /** Whose doing it would be. */
  readonly by: CreatureId;
  /** The power that does it, where it is not the creature as such. */
  readonly source?: string;
  /** HP that it takes at once, before Ward and Resist; each turn where it is Ongoing Damage. */
  readonly amount: number;
}

/** What would befall a creature for a step; asked only, by boards: Opportunities are not in it. */
export interface RiskEvent {
  readonly type: 'risk';
  readonly creature: CreatureId;
  readonly from: Cell;
  readonly to: Cell;
  readonly risks: StepRisk[];
}

/** How a creature Charges; asked only (KC-SHV-20). */
export interface ChargeEvent {
  readonly type: 'charge';
  readonly creature: CreatureId;
  /** Whether it grants Opportunities. */
  exposed: boolean;
  /** Whether Difficult and Damaging Terrain are like any other. */
  ignoresTerrain: boolean;
  passesCreatures: boolean;
  /** What it may strike with at the end. */
  readonly attacks: AttackPower[];
}

/** How far a creature is forced to move; asked only (KZ-FORCE-20). */
export interface ForceEvent {
  readonly type: 'force';
  readonly creature: CreatureId;
  squares: number;
}

/** An action is over, with all that it granted. */
export interface ActedEvent extends Passing {
  readonly type: 'acted';
  readonly creature: CreatureId;
}

/** A creature was Grabbed (KZ-STAT-28). */
export interface GrabbedEvent extends Passing {
  readonly type: 'grabbed';
  readonly hold: Effect;
}

/** Somebody leaves the Dungeon by an exit; asked only (KZ-DUN-13). */
export interface LeavingEvent {
  readonly type: 'leaving';
  readonly creature: CreatureId;
  /** The rule by which what it holds stays behind in its square, if one says so. */
  strips: string | undefined;
}

/** Squares added to the speed of a creature; asked only. */
export interface SpeedEvent {
  readonly type: 'speed';
  readonly creature: CreatureId;
  bonus: number;
}

/** Whether a creature may use an Opportunity against another; asked only (KZ-OPP-07). */
export interface ReplyEvent {
  readonly type: 'reply';
  readonly holder: CreatureId;
  readonly granter: CreatureId;
  may: boolean;
  /** The creature that makes it use it, if one does (KC-HEX-21). */
  compelledBy: CreatureId | undefined;
}

/** An Opportunity that was granted (KZ-OPP-01). */
export interface OpportunityEvent extends Passing {
  readonly type: 'opportunity';
  readonly holder: CreatureId;
  readonly granter: CreatureId;
  /** What grants it. */
  readonly rule: string;
  /** Whether its holder uses it. */
  readonly taken: boolean;
  amount: number;
}

/** Terrain, a zone or a trap would act on a creature (KR-SPEC-14). */
export interface HazardEvent extends Passing {
  readonly type: 'hazard';
  readonly creature: CreatureId;
  readonly trap: boolean;
}

/** A Saving Throw is about to be rolled; asked only (KC-CHM-32). */
export interface SavingEvent {
  readonly type: 'saving';
  readonly creature: CreatureId;
  /** The rule by which it succeeds without a die, if one says so. */
  sure: string | undefined;
}

/** A Saving Throw that was rolled or failed on purpose. */
export interface SaveEvent extends Passing {
  readonly type: 'save';
  readonly creature: CreatureId;
  /** What it was for: an effect in play, or the key of something else. */
  readonly against: Effect | string;
  readonly escape: boolean;
  /** Whether dice were thrown for it: not if it was failed on purpose, or by what it is (KZ-SAVE-02). */
  readonly rolled: boolean;
  readonly saved: boolean;
}

/** A creature stands up (KZ-MOVE-11); `fell` are the entries that ended. */
export interface StoodEvent extends Passing {
  readonly type: 'stood';
  readonly creature: CreatureId;
  readonly fell: readonly Effect[];
}

/** A creature would be made to drop an object, or robbed of it (KR-SPEC-09). */
export interface LoseEvent extends Passing {
  readonly type: 'lose';
  readonly creature: CreatureId;
  /** The orb, or the implement. */
  readonly orb: number | 'implement';
}

/** Something that the start of a turn brings (KZ-TURN-02). */
export interface StartEvent {
  readonly id: string;
  /** Whose it is, where that is not the creature whose turn it is: a companion's, an ally's. */
  readonly names?: { readonly of: CreatureId };
  /** The damage that it deals in a total of its own, where it does nothing else. */
  readonly deals?: { readonly of: Origin; readonly amount: number };
  run(): Flow<void> | undefined;
}

/** The start of a creature's turn: abilities add what they bring; its controller orders all. */
export interface TurnStart extends Passing {
  readonly type: 'turn-start';
  readonly creature: CreatureId;
  readonly events: StartEvent[];
}

/** Something that the end of a turn brings, and whose doing it is. */
export interface EndEvent extends StartEvent {
  readonly by: CreatureId;
}

/**
 * The end of a creature's turn: abilities judge now whether it ends somewhere, and add what that
 * brings; its controller orders all (KZ-TURN-03, KZ-TURN-10).
 */
export interface TurnEvent extends Passing {
  readonly type: 'turn-end';
  readonly creature: CreatureId;
  readonly events: EndEvent[];
}

/** The turn of a Creep that is off the map, which passes it by (KM-MOLE-03). */
export interface PassedByEvent extends Passing {
  readonly type: 'passed-by';
  readonly creature: CreatureId;
}

/** What abilities may answer to. */
export type RulesEvents =
  | ActedEvent
  | AimEvent
  | AppearedEvent
  | AttackEvent
  | AuraEvent
  | BlowEvent
  | ChargeEvent
  | CommandEvent
  | CreativeEvent
  | DamageEvent
  | DiceEvent
  | DamagedEvent
  | DestroyedEvent
  | ForceEvent
  | GiftEvent
  | GrabbedEvent
  | GrantEvent
  | HazardEvent
  | HealedEvent
  | InflictEvent
  | LeavingEvent
  | HitEvent
  | LeaveEvent
  | LoseEvent
  | MissEvent
  | MovedEvent
  | OpportunityEvent
  | PassedByEvent
  | RangeEvent
  | ReachEvent
  | ReplyEvent
  | RiskEvent
  | RollEvent
  | RoundEvent
  | SaveEvent
  | SavingEvent
  | SetOutEvent
  | SightEvent
  | SpeedEvent
  | StepEvent
  | StoodEvent
  | TakenOutEvent
  | TurnEvent
  | TurnOpenEvent
  | TurnStart
  | UnrolledEvent
  | WardedEvent
  | WayEvent;

/** What an ability does about events: see `packages/engine/src/windows.ts`. */
export type Answers = {
  readonly [Y in RulesEvents['type']]?: Handler<Kazzam, Effect, Extract<RulesEvents, { type: Y }>>;
};
