import type { Flow } from '@tablewright/engine';
import type { Ability } from '../abilities.ts';
import type { D20, World } from '../d20-table.ts';
import type { Creature, Dying, Effect, HealingWay, Item, Zone } from '../model.ts';
import type { Deed } from '../rules/actions/menu.ts';
import type { AttackForm } from './attack-form.ts';
import type { CreatureTag } from './block.ts';
import type { RollKind, Term } from './roll-words.ts';

export type { RollKind, Term } from './roll-words.ts';

/** What somebody bears: whose trait it is, and the effect, the thing or the zone that it comes with. */
export interface Bearer {
  readonly creature: Creature;
  readonly effect?: Effect;
  readonly item?: Item;
  readonly zone?: Zone;
}

/** Another body instead of its own (DT-ARC-407, -408, -507). */
export interface Body {
  /** The stat block that has its Armor Class, speeds and attacks; its own if left out. */
  readonly block?: string;
  /** The traits that it has now instead of its own. */
  readonly traits?: readonly string[];
}

/** An attack that somebody would like to make. */
export interface Attempt {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly attack: AttackForm;
}

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
  /** Of a save: failing it would disable the roller, or fell it (DT-BOT-02). */
  readonly isGrave?: boolean;
  /** For a task that the scene lists (DT-AGM-02). */
  readonly isListed?: boolean;
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

/** Hit Points that are about to be lost (DT-GEN-05, DT-HP-16). */
export interface Harm {
  /** What `tags` say besides those of a danger: `weapon`, `natural`, `melee`, `ranged`, `silver`, `magical`. */
  readonly danger: Danger;
  /** Losses that are no damage are neither multiplied nor halved (DT-HP-16). */
  readonly isDamage: boolean;
  readonly amount: number;
  readonly attack?: AttackForm;
  /** Of an attack: the face of its d20 that counts. */
  readonly natural?: number;
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
  /** Nothing comes back by rest (DT-COND-29). */
  | 'heal-naturally'
  /** No spell changes it (DT-COND-25). */
  | 'magic'
  /** Tech gear does not work (DT-COND-11, -17). */
  | 'tech'
  /** Things are of no use to it: it draws, uses and wields none. */
  | 'hold'
  | 'attack'
  | 'cast'
  /** Nobody and nothing in reach can be touched by it. */
  | 'touch';

/** What may be added to one attack against somebody unaware (DT-ROLE-02, -06, -17, -23). */
export interface Edge {
  readonly rule: string;
  readonly hit: number;
  readonly damage: number;
  /** Once for each being. */
  readonly isOnce?: true;
}

/** What insight into a being adds once: to a roll against it, and to the number of what is done to it (DT-ROLE-06). */
export interface Insight {
  readonly rule: string;
  readonly roll: number;
  readonly number: number;
}
/** How an effect ends: `lost` with the concentration that held it (DT-MAG-18); `skip` as its scene is skipped, at no cost (DT-XC-08). */
export type Ended = 'time' | 'save' | 'cure' | 'death' | 'end' | 'lost' | 'skip';

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
  /** Its turn is about to end: what it still has to do, before its saves. */
  turnEnding: Record<never, never>;
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
    /** The damage caused, which the target may not have had the Hit Points for. */
    readonly amount: number;
  };
  /** Somebody attacks it, whether the attack hits or not. */
  attacked: { readonly by: Creature };
  /** It has rolled a d20; what it comes to is not settled yet. */
  rolled: { readonly roll: RollAt };
  /** It has missed. */
  missed: { readonly attack: AttackForm; readonly target: Creature; readonly natural: number };
  /** Somebody has hit it. */
  struck: { readonly attack: AttackForm; readonly by: Creature; readonly natural: number };
  /** Somebody of its bearer's enemies sees it for the first time. */
  seen: { readonly by: Creature };
  /** It has made a saving throw. */
  saved: { readonly against: Danger; readonly success: boolean };
  /** Of the effect itself: the clock has come to its `data.next`. */
  due: Record<never, never>;
  /** An effect has come over it. */
  afflicted: { readonly effect: Effect };
  /** The effect itself has begun, or is over; what took its time to an end says so. */
  began: Record<never, never>;
  ended: { readonly how: Ended };
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
  /** How good it is now for software, on the scale of its tactics; 0 or less: it is left alone. */
  worth?(w: World, self: Bearer): number;
}

/** Something that others can do to whoever bears a trait. */
export interface Invitation {
  readonly id: string;
  readonly rule: string;
  readonly takes: 'action' | 'free';
  /** Whether this one could do it from where it is. */
  fits(w: World, self: Bearer, by: Creature): boolean;
  use(t: D20, self: Bearer, by: Creature): Flow<void> | undefined;
}

/**
 * What a heritage, a role, a stat block, a condition, a spell or a thing does to the numbers, the rolls and the fate of
 * whoever bears it. All of it is asked anew whenever somebody wants to know; nothing is added up in the state.
 */
export interface Trait {
  readonly id: string;
  /** The ledger id, cited by whatever comes of it. */
  readonly rule: string;
  /** It bears on one ability, which whoever lays it names (DT-COND-13, DT-GMC-06). */
  readonly isOfAbility?: true;
  /** What it brings to a roll of its bearer, or to one that is aimed at its bearer. */
  roll?(w: World, self: Bearer, roll: RollAt): readonly RollPart[] | undefined;
  rollAgainst?(w: World, self: Bearer, roll: RollAt): readonly RollPart[] | undefined;
  /** What its bearer is besides what its stat block says, or otherwise than others of its kind (DT-NPC-03). */
  readonly is?: readonly CreatureTag[];
  /** Effects of its own that lie on its bearer from the start. */
  atFirst?(w: World, creature: Creature): readonly Omit<Effect, 'id'>[];
  /** What it adds to Armor Class; the least that Armor Class is (DT-ARC-110). */
  ac?(w: World, self: Bearer, attack?: AttackForm): readonly Term[] | undefined;
  leastAc?(w: World, self: Bearer, attack?: AttackForm): Term | undefined;
  /** Feet that it adds to speed; factors come after all of them (DT-MOVE-02). */
  speed?(w: World, self: Bearer): Term | undefined;
  speedTimes?(w: World, self: Bearer): number | undefined;
  maxHp?(w: World, self: Bearer): Term | undefined;
  /** What becomes of an ability score. */
  score?(w: World, self: Bearer, ability: Ability, score: number): number;
  /** The body that its bearer has by it. */
  body?(w: Pick<World, 'content'>, self: Bearer): Body | undefined;
  /** Whether its bearer does not see somebody whom others might see. */
  blindTo?(w: World, self: Bearer, other: Creature): boolean;
  /** By whose eyes its bearer sees instead of its own (DT-ARC-412). */
  eyes?(w: World, self: Bearer): Creature | undefined;
  /** From where else its bearer's spells may start (DT-ARC-610). */
  castsFrom?(w: World, self: Bearer): Creature | undefined;
  /** What befalls its bearer's body does not reach the mind, which is elsewhere (DT-ARC-507). */
  readonly isMindElsewhere?: true;
  /** Gets through any gap of an inch (DT-ARC-412). */
  readonly passesGaps?: true;
  /** Its bearer is nowhere while it lasts: it is not placed with its party when a scene begins (DT-HER-13). */
  readonly isNowhere?: true;
  /** It can neither win nor lose a combat, which goes on or ends without it. */
  readonly isNoFighter?: true;
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
  /** Can be repaired as a machine is, though it heals as a character (DT-MACH-02). */
  readonly isRepaired?: true;
  /** What it adds to the Hit Points that its bearer gives back to others in some way. */
  restores?(w: World, self: Bearer, way: HealingWay): number;
  /** What its bearer knows of a being that the being is not aware of; used up once (DT-ROLE-06). */
  insight?(w: World, self: Bearer, target: Creature): Insight | undefined;
  /** Why its bearer may make a failed roll once more, today (DT-ROLE-03). */
  retries?(w: World, self: Bearer, roll: RollAt): { readonly rule: string } | undefined;
  /** Whether its bearer can talk to somebody who has no words. */
  talksTo?(w: World, self: Bearer, other: Creature): boolean;
  /** What is left of damage that fells may go on to others (DT-ROLE-08). */
  readonly carriesOver?: true;
  /** Whether something takes an attack or a spell in its bearer's place (DT-ARC-209). */
  deflects?(t: D20, self: Bearer, by: Creature): boolean;
  /** What becomes of damage to its bearer. */
  takes?(w: World, self: Bearer, harm: Harm): readonly Armoring[] | undefined;
  readonly bans?: readonly Ban[];
  /** The same where it depends on whom it lies on. */
  bansNow?(w: Pick<World, 'content'>, self: Bearer): readonly Ban[] | undefined;
  /** Whether its bearer may not do this on its turn, such as go nearer to what it fears. */
  forbids?(w: World, self: Bearer, deed: Deed): boolean;
  /** How far it sees in the dark, in feet. */
  readonly darkvision?: number;
  /** Natural weapons. */
  attacks?(w: World, self: Bearer): readonly AttackForm[];
  /** Whether it stays short of death at −maximum after this harm (DT-HER-13, -17). */
  outlives?(w: World, self: Bearer, harm: Harm): boolean;
  /** Comes just before its bearer’s death is final; returns whether that is no death after all (DT-HER-13). */
  atDeath?(t: D20, self: Bearer, cause: Dying): Flow<boolean> | undefined;
  /** Conditions that cannot come over its bearer, by trait id. */
  readonly immune?: readonly string[];
  /** Of an effect: what it works by; it cannot come over whoever such dangers spare (DT-NPC-04). */
  readonly tags?: readonly string[];
  /** The same for some effects only, by what brings them about or what they are (DT-ARC-312). */
  repels?(w: World, self: Bearer, effect: Omit<Effect, 'id'>): boolean;
  /** Plants are in its bearer's way no longer (DT-DIV-405). */
  readonly passesGrowth?: true;
  /** Tags of dangers that cannot harm its bearer at all. */
  readonly spares?: readonly string[];
  readonly powers?: readonly Power[];
  readonly invites?: readonly Invitation[];
  readonly on?: {
    readonly [M in keyof Moments]?: (
      t: D20,
      self: Bearer,
      moment: Moments[M],
    ) => Flow<void> | undefined;
  };
}
