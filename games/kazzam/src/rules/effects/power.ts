/**
 * What a power is, and what is known of one use of it. The rules read these records; content
 * declares them.
 */
import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Body } from '../court/footprint.ts';
import type { Total } from '../numbers/damage-total.ts';
import type { Face } from '../numbers/result.ts';

/** An area around the user of a power (KZ-POWER-03). */
export interface BurstTarget {
  readonly burst: number;
  /** A Creep's area strikes the enemies of its group alone, not everyone but Creeps (KM-CRP-12). */
  readonly enemies?: true;
  /** A Creep's area strikes some of everyone but Creeps alone, in the order of initiative (KM-JELLY-05). */
  readonly only?: (state: KazzamState, attacker: CreatureId, other: CreatureId) => boolean;
}

/**
 * An attack as its power prints it (KZ-POWER-01 to KZ-POWER-07): what it does at each step of an
 * attack, in their order. What a power does beyond its line stands at one of these steps.
 */
export interface AttackPower {
  readonly id: string;
  readonly rule: string;
  /** Target. `burst`: an attack on everyone named within so many squares of its user. */
  readonly target: 'implement' | 'melee' | { readonly ranged: number } | BurstTarget;
  /** It has the multi-target icon, though each of its attacks is on one target (KC-CONV-34). */
  readonly multi?: true | undefined;
  /** Squares added to its range. */
  readonly further?: number | undefined;
  /**
   * Roll. `hindered`: always with Disadvantage; `none`: a Creep's, which needs no roll and counts
   * as a 4 (KZ-DEF-06).
   */
  readonly roll?: 'hindered' | 'none' | undefined;
  /**
   * A Creep's: what it does to a target in its place where the first of several alternatives would
   * have no effect (KZ-AI-40, KM-CRP-14). As long a reach, since the target is known before.
   */
  readonly instead?:
    | ((t: Kazzam, use: Pick<Use, 'attacker' | 'target'>) => AttackPower | undefined)
    | undefined;
  /** A Creep's: how it strikes with it at the end of a Charge, if it may (KZ-CREEP-28, KM-MINO-02). */
  readonly charge?: ChargeStrike | undefined;
  /**
   * What its user settles before it is rolled, such as what it carries (KC-BRW-10): in what it is
   * another power then.
   */
  readonly settles?: ((t: Kazzam, use: Unsettled) => Flow<Settlement>) | undefined;
  /** On a hit before all else, such as stripping Ward (KZ-WARD-11). */
  readonly before?: ((t: Kazzam, use: Use) => void) | undefined;
  /** The damage line. */
  readonly damage: number;
  /** What raises the damage line now: it is part of the printed number (KC-BRW-15, D-45). */
  readonly raises?: ((state: KazzamState, attacker: CreatureId) => number) | undefined;
  /**
   * What a hit brings, if not damage line and Effect as every hit does: a table of the power's own
   * (KC-HEX-25); `effect`: its Effect line alone, without damage, Boost or bonus (KR-DEF-11).
   */
  readonly line?: 'effect' | ((t: Kazzam, use: Use) => Flow<Reading>) | undefined;
  /** The Effect line, part by part in the printed order; without one the Effect is "None". */
  readonly effect?: readonly EffectPart[] | undefined;
  /** What it does on a hit besides damage line and Effect: a "Special" line. */
  readonly special?: ((t: Kazzam, hit: UnappliedHit) => readonly Rider[]) | undefined;
  /** When the roll is over, hit or miss. */
  readonly after?: ((t: Kazzam, rolled: Rolled) => Flow<void>) | undefined;
  /** For bots: what its Effect is worth where it lands, in points of the score, if not the usual. */
  readonly worth?: ((t: Kazzam, use: Pick<Use, 'attacker' | 'target'>) => number) | undefined;
}

/** A Creep's attack at the end of a Charge. */
export interface ChargeStrike {
  /** What it is after so many squares. */
  readonly after: (squares: number) => AttackPower;
  /**
   * Whether it strikes everybody but Creeps whom it has charged past as well, and so takes the way past
   * most of them (KM-MINO-07).
   */
  readonly past?: true;
}

/** What every power prints. */
type Printed = 'id' | 'rule' | 'target' | 'damage';

/** What a power does at the other steps where nothing is said. */
const BLANK: Required<Record<Exclude<keyof AttackPower, Printed>, undefined>> = {
  multi: undefined,
  further: undefined,
  roll: undefined,
  instead: undefined,
  charge: undefined,
  settles: undefined,
  before: undefined,
  raises: undefined,
  line: undefined,
  effect: undefined,
  special: undefined,
  after: undefined,
  worth: undefined,
};

/**
 * The power with all fields that a power can have: what looks at hundreds of different powers is
 * much faster if they are all records of one form.
 * Those of manifests are made so when the game is assembled; whoever makes one on the way does so too.
 */
export function wholePower(power: AttackPower): AttackPower {
  return { ...BLANK, ...power, id: power.id };
}

/** A use that is about to be rolled. */
type Unsettled = Pick<Use, 'attacker' | 'target' | 'power'>;

/** What its user may settle of a power before it is rolled. */
export type Settlement = Partial<
  Pick<AttackPower, 'before' | 'damage' | 'effect' | 'special' | 'after'>
>;

/** The power as its user has settled it for one target. */
export function* settled(t: Kazzam, use: Unsettled): Flow<AttackPower> {
  const { power } = use;
  if (power.settles === undefined) return power;
  return { ...power, ...(yield* power.settles(t, use)) };
}

/** One thing that an Effect line does. */
export interface EffectPart {
  /** What acts on the target is stopped by its Ward, and is what Crowd Control copies (KZ-WARD-04). */
  readonly on: 'target' | 'others';
  /** It comes after all else that a hit does (KC-WSL-22). */
  readonly last?: true;
  /**
   * The status that it gives its target, where it does nothing else and does not ask how the target
   * fares.
   */
  readonly gives?: Status;
  /** Damage printed in the Effect: part of the attack's total. */
  readonly damage?: (t: Kazzam, use: Use) => number;
  readonly run?: (t: Kazzam, use: Use) => Flow<void>;
}

/** What a hit brings: damage with its bonuses, and parts of an Effect. */
export interface Reading {
  readonly line: number;
  readonly effect: readonly EffectPart[];
}

/** One use of an attack power on one target. */
export interface Use {
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
  readonly result: Face;
  readonly total: Total;
  /** Where it is made from: the attacker's squares, or a warp (KZ-ATK-02). */
  readonly from: Body;
  /** Where the target stood when it was rolled. */
  readonly stood: Body;
  /** How far it reached at the target then. */
  readonly range: number;
}

/** A use that is over. */
export interface Rolled extends Use {
  readonly hit: boolean;
}

/** How an attack could be aimed. */
export interface Aiming {
  /** How far it reaches. */
  readonly range: number;
  ignoresLowCover: boolean;
  ignoresCover: boolean;
  /** Whether it needs no line. */
  ignoresSight: boolean;
  ignoresConcealment: boolean;
  /** Whether something but a status conceals the target, such as a zone (KZ-CONC-03). */
  concealed: boolean;
  /** Whether Hidden creatures can be its targets. */
  findsHidden: boolean;
  /** Whether its damage passes by Resist and Ward (KC-WSL-10). */
  pierces: boolean;
  /** Where it may be made from; first its attacker's squares. */
  readonly origins: readonly Body[];
}

/** One thing that a hit does, besides damage line and Effect: a Role Boost, a feature. */
export interface Rider {
  readonly id: string;
  readonly rule: string;
  /** Damage that it adds to the attack's total on the target: counts in the test of Ward (KZ-WARD-05). */
  readonly damage: number;
  /** Whether it does something else to the target, which Ward stops (KZ-WARD-04). */
  readonly harms: boolean;
  /**
   * Whether it heals or wards one of the attacker's own side and does nothing else, so that it and what
   * befalls an enemy do not touch each other.
   */
  readonly apart?: boolean;
  /** Whose Role Boost it is, where that is not the attacker's own (KC-CHM-16). */
  readonly of?: CreatureId;
  /** Of a Role Boost that nobody is asked about: its points, and itself with fewer (KR-BOOST-07). */
  readonly unasked?: { readonly points: number; with(points: number): Rider };
  /** Whether it has a legal application now; always if left out. Without one it is lost (KR-BOOST-07). */
  applies?(): boolean;
  run(): Flow<void> | undefined;
}

/** A hit, before it is applied (KZ-ATK-19). */
export interface UnappliedHit extends Use {
  /** Who rolled for the attacker: itself, or whoever has brought it (KC-SUM-03). */
  readonly roller: CreatureId;
  /** Whether a Role Boost is allowed: on the first roll of an attack action only (KZ-ATK-25). */
  readonly boost: boolean;
  /** Whose Role Boosts it may have: the attacker's own, and those given to it (KC-CHM-16). */
  readonly boosters: readonly CreatureId[];
  /** Abilities add what they do; the attacker puts all in order (KZ-CRIT-09). */
  readonly riders: Rider[];
  /** Damage line and Effect both on a 3 (KZ-CRIT-11). */
  bothOnThree: boolean;
  /** What it brings, once the attacker has chosen. */
  reading: Reading | undefined;
  /** Whether Ward keeps all but damage from the target (KZ-WARD-04); known to riders that run. */
  stopped: boolean;
  /** What the attacker is asked once the hit stands, before anything is applied; it may add riders. */
  readonly asks: (() => Flow<void>)[];
}
