import type { Flow } from '@tablewright/engine';
import type { Ability } from '../abilities.ts';
import type { Creature, Effect, Item, Zone } from '../model.ts';
import type { D20, World } from '../table.ts';
import type { AttackForm } from './attack-form.ts';

/** What somebody bears: whose trait it is, and the effect, the thing or the zone that it comes with. */
export interface Bearer {
  readonly creature: Creature;
  readonly effect?: Effect;
  readonly item?: Item;
  readonly zone?: Zone;
}

/** An attack that somebody would like to make. */
export interface Attempt {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly attack: AttackForm;
}

/** The kinds of d20 rolls (DT-TASK-01, -02); `turning` is a task roll, and no check (DT-ROLE-19). */
export type RollKind = 'check' | 'initiative' | 'attack' | 'save' | 'casting' | 'turning';

/** What a save is made against, or what harm is made of. */
export interface Danger {
  /** The ledger id of what does it. */
  readonly rule: string;
  /** `fire`, `acid`, `cold`, `poison`, `gas`, `fall`, `sunlight`, `holy`, `fear`, `charm`, `mind`, `disease`, `physical`, … */
  readonly tags: readonly string[];
  readonly isMagic?: true;
  /** Who is behind it. */
  readonly by?: Creature;
}

/** A d20 roll that is about to be made. */
export interface RollAt {
  readonly kind: RollKind;
  readonly roller: Creature;
  /** The ability whose modifier is added; none for turning. */
  readonly ability?: Ability;
  /** The tag of a task (DT-TAG). */
  readonly tag?: string;
  /** Whoever it is aimed at: of an attack its target, of an opposed or social task the other side. */
  readonly target?: Creature;
  readonly attack?: AttackForm;
  /** Of a save: what it is made against. */
  readonly against?: Danger;
  /** Of a save against a hazard: its Level. */
  readonly hazardLevel?: number;
  /** What the place is like: `urban`, `social`, a terrain, `formal` (DT-TAG). */
  readonly setting?: readonly string[];
}

/** Bonuses of which the highest alone counts, or one of each kind at most (DT-TASK-06); `add` always counts. */
export type Stack = 'permanent' | 'rally' | 'insight' | 'item' | 'gm' | 'add';

/** What bears on a roll. */
export type RollPart =
  | { readonly is: 'advantage' | 'disadvantage'; readonly rule: string; readonly from?: string }
  | {
      readonly is: 'bonus';
      readonly value: number;
      readonly stack: Stack;
      readonly rule: string;
      readonly from?: string;
    };

/** A part of a number that is no roll. */
export interface Term {
  readonly value: number;
  readonly rule: string;
  /** What it is called: an id of content, or a word of the catalogue. */
  readonly from?: string;
}

/** Hit Points that are about to be lost (DT-GEN-05, DT-HP-16). */
export interface Harm {
  /** What `tags` say besides those of a danger: `weapon`, `natural`, `melee`, `ranged`, `silver`, `magical`. */
  readonly danger: Danger;
  /** Losses that are no damage are neither multiplied nor halved (DT-HP-16). */
  readonly isDamage: boolean;
  readonly amount: number;
  readonly attack?: AttackForm;
  /** A blow that would fell leaves the target at exactly 0 (DT-ATK-14, DT-ROLE-08). */
  readonly stopsAtZero?: boolean;
}

/** What a trait makes of damage to its bearer (DT-GEN-05). */
export interface Armoring {
  readonly rule: string;
  readonly times?: number;
  readonly isHalved?: true;
  readonly isNone?: true;
}

/** What somebody cannot do. */
export type Ban =
  | 'move'
  | 'act'
  | 'speak'
  | 'see'
  /** Its turn is chosen by its effect, or passes. */
  | 'choose'
  | 'heal'
  /** No spell changes it (DT-COND-25). */
  | 'magic'
  | 'hold';

/** What may be added to one attack against somebody unaware (DT-ROLE-02, -06, -17, -23). */
export interface Edge {
  readonly rule: string;
  readonly hit: number;
  readonly damage: number;
  /** Once for each being. */
  readonly isOnce?: true;
}

/** Moments that the rules announce to whoever bears a trait, with what each tells. */
export interface Moments {
  /** It has lost Hit Points: how many in truth, and how many it had. */
  lost: { readonly harm: Harm; readonly loss: number; readonly before: number };
  /** It is at 0 or less, and was not. */
  felled: { readonly harm: Harm };
  /** Its Hit Points rise above 0. */
  woke: Record<never, never>;
  /** It has died. */
  died: { readonly harm: Harm | undefined };
  turnBegan: Record<never, never>;
  turnEnded: Record<never, never>;
  /** Step 2 of a round's end, damage ticks; step 3, regeneration; step 5, checks (DT-TURN-08). */
  ticked: Record<never, never>;
  regenerated: Record<never, never>;
  roundEnded: Record<never, never>;
  /** A full minute, hour or day of the clock has passed. */
  minutePassed: Record<never, never>;
  hourPassed: { readonly isRest: boolean };
  dayPassed: Record<never, never>;
  combatBegan: Record<never, never>;
  combatEnded: Record<never, never>;
  /** It has done something that others notice. */
  acted: { readonly what: 'attack' | 'cast' | 'move' | 'other'; readonly at?: Creature };
  /** It has hit somebody with an attack. */
  hit: {
    readonly attack: AttackForm;
    readonly target: Creature;
    readonly natural: number;
    readonly loss: number;
  };
  /** It has missed. */
  missed: { readonly attack: AttackForm; readonly target: Creature; readonly natural: number };
  /** Somebody has hit it. */
  struck: { readonly attack: AttackForm; readonly by: Creature; readonly natural: number };
  /** Somebody of its bearer's enemies sees it for the first time. */
  seen: { readonly by: Creature };
  /** The effect itself has begun, or is over; what took its time to an end says so. */
  began: Record<never, never>;
  ended: { readonly how: 'time' | 'save' | 'cure' | 'death' | 'end' };
}

/** Something to do on one's own turn, or outside a combat. */
export interface Power {
  readonly id: string;
  readonly rule: string;
  /** What it takes in a combat (DT-TURN-02, -03). */
  readonly takes: 'action' | 'free';
  /** When it may be used; both if left out. */
  readonly when?: 'combat' | 'calm';
  /** Why it cannot be used now, as a key of the catalogue; nothing if it can. */
  closed?(w: World, self: Bearer): string | undefined;
  use(t: D20, self: Bearer): Flow<void> | undefined;
}

/**
 * What a heritage, a role, a stat block, a condition, a spell or a thing does to the numbers, the rolls and the fate of
 * whoever bears it. All of it is asked anew whenever somebody wants to know; nothing is added up in the state.
 */
export interface Trait {
  readonly id: string;
  /** The ledger id, cited by whatever comes of it. */
  readonly rule: string;
  /** What it brings to a roll of its bearer, or to one that is aimed at its bearer. */
  roll?(w: World, self: Bearer, roll: RollAt): readonly RollPart[] | undefined;
  rollAgainst?(w: World, self: Bearer, roll: RollAt): readonly RollPart[] | undefined;
  /** What it adds to Armor Class; the least that Armor Class is (DT-ARC-110). */
  ac?(w: World, self: Bearer, attack?: AttackForm): readonly Term[] | undefined;
  leastAc?(w: World, self: Bearer, attack?: AttackForm): Term | undefined;
  /** Feet that it adds to speed; factors come after all of them (DT-MOVE-02). */
  speed?(w: World, self: Bearer): Term | undefined;
  speedTimes?(w: World, self: Bearer): number | undefined;
  maxHp?(w: World, self: Bearer): Term | undefined;
  /** What becomes of an ability score. */
  score?(w: World, self: Bearer, ability: Ability, score: number): number;
  /** What it adds to the damage of its bearer's hits. */
  damage?(
    w: World,
    self: Bearer,
    attack: AttackForm,
    target: Creature,
  ): readonly Term[] | undefined;
  /** More dice for those hits (DT-DIV-306); how many times their own dice are rolled (DT-DIV-303). */
  damageDice?(w: World, self: Bearer, attack: AttackForm): number | undefined;
  diceTimes?(w: World, self: Bearer, attack: AttackForm): number | undefined;
  /** Tags that its bearer's attacks have besides their own. */
  attackTags?(w: World, self: Bearer, attack: AttackForm): readonly string[] | undefined;
  /** Whether an attack by its bearer, or at it, cannot be made (DT-DIV-105). */
  bars?(w: World, self: Bearer, attempt: Attempt): boolean;
  edge?(w: World, self: Bearer, target: Creature, isUnaware: boolean): Edge | undefined;
  /** What it brings to tending wounds: to the roll, and to what is healed. */
  tends?(
    w: World,
    self: Bearer,
  ): { readonly more: readonly RollPart[]; readonly healing: number } | undefined;
  /** What is left of damage that fells may go on to others (DT-ROLE-08). */
  readonly carriesOver?: true;
  /** Whether something takes an attack or a spell in its bearer's place (DT-ARC-209). */
  deflects?(t: D20, self: Bearer, by: Creature): boolean;
  /** What becomes of damage to its bearer. */
  takes?(w: World, self: Bearer, harm: Harm): readonly Armoring[] | undefined;
  readonly bans?: readonly Ban[];
  /** How far it sees in the dark, in feet. */
  readonly darkvision?: number;
  /** Natural weapons. */
  attacks?(w: World, self: Bearer): readonly AttackForm[];
  /** Whether it stays short of death at −maximum after this harm (DT-HER-13, -17). */
  outlives?(w: World, self: Bearer, harm: Harm): boolean;
  /** Conditions that cannot come over its bearer, by trait id. */
  readonly immune?: readonly string[];
  /** The same where it depends on more than the kind of effect. */
  repels?(w: Pick<World, 'content'>, self: Bearer, effect: Omit<Effect, 'id'>): boolean;
  /** Whether its bearer can talk to somebody who has no words. */
  talksTo?(w: World, self: Bearer, other: Creature): boolean;
  /** Plants are in its bearer's way no longer (DT-DIV-405). */
  readonly passesGrowth?: true;
  /** Tags of dangers that cannot harm its bearer at all. */
  readonly spares?: readonly string[];
  readonly powers?: readonly Power[];
  readonly on?: {
    readonly [M in keyof Moments]?: (
      t: D20,
      self: Bearer,
      moment: Moments[M],
    ) => Flow<void> | undefined;
  };
}
