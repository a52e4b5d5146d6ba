import type { Ability } from '../abilities.ts';
import type { Attitude } from '../model.ts';
import type { AttackForm } from './attack-form.ts';

/**
 * An adventure as data (DT-SHOT, DT-AGM-01): scenes with tasks, foes, hazards, exits and a bargain, in one vocabulary of
 * conditions and effects. No scene has code. Ids are short words, unique among their like.
 */
export interface Adventure {
  readonly id: string;
  /** The ledger ids of an adventure that comes with the game; none for others. */
  readonly rule?: string;
  readonly title: string;
  readonly genre: 'fantasy' | 'gaslight' | 'sf';
  readonly level: number;
  /** Experience in all, at its own Level (DT-SHOT-03). */
  readonly xp: number;
  /** What is known before it begins. */
  readonly premise: string;
  readonly start: string;
  /** The scene in which a defeat is the end (DT-SHOT-04). */
  readonly climax: string;
  /** The time of day at which it begins: `16:00`. */
  readonly time: string;
  readonly clockEvents: readonly ClockEvent[];
  readonly counters: readonly Counter[];
  readonly people: readonly Person[];
  readonly facts: readonly Fact[];
  readonly maps: readonly SceneMap[];
  readonly scenes: readonly Scene[];
  /** The characters that come with it: their ids among the ready ones. */
  readonly ready: readonly string[];
}

/** Something that happens when the clock is there (DT-SCA-03). */
export interface ClockEvent {
  /** A time of day, or how long after the beginning: `20:00`, `+3h`. */
  readonly at: string;
  readonly when?: When;
  readonly do: readonly Deed[];
}

/** A number that a scene counts by: lit lamps (DT-SCB-16). */
export interface Counter {
  readonly id: string;
  readonly max: number;
  /** What holds or happens from a number on. */
  readonly steps: readonly { readonly at: number; readonly do: readonly Deed[] }[];
}

/** Somebody of the adventure (DT-SCA-02). */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** What is said in place of it where its kind is veiled (DT-XC-09). */
  readonly plainName: string;
  /** The stat block that it is made from, and what differs. */
  readonly base: string;
  readonly over?: {
    readonly level?: number;
    readonly hp?: number;
    /** Hit Points it has at the beginning, if not all. */
    readonly hpNow?: number;
    readonly ac?: number;
    readonly attacks?: readonly AttackForm[];
    readonly spells?: {
      readonly bonus: number;
      readonly saveTn: number;
      readonly spells: readonly string[];
    };
  };
  readonly attitude: Attitude;
  readonly isLeader?: true;
  readonly tags?: readonly string[];
  /** Facts that it can tell to friends: its secret, its goal (DT-SOC-07). */
  readonly facts?: readonly string[];
  /** Treated as of another attitude while something holds (DT-SCA-14). */
  readonly moods?: readonly { readonly when: When; readonly as: Attitude }[];
}

/** Something to be learned (DT-AGM-10). */
export interface Fact {
  readonly id: string;
  readonly kind: 'clue' | 'weakness' | 'secret' | 'goal';
  readonly text: string;
  /** Words of questions that it answers. */
  readonly answers: readonly string[];
}

/** The map of a scene (DT-OPT-15). */
export interface SceneMap {
  readonly id: string;
  /** Rows in the letters of `rules/place/terrain.ts`. */
  readonly rows: readonly string[];
  /** Named squares: `[x, y]` of the upper left and the lower right corner. */
  readonly zones: Readonly<Record<string, readonly [number, number, number, number]>>;
}

/** A paragraph with what may be veiled in it (DT-XC-09). */
export interface Paragraph {
  readonly text: string;
  readonly tags?: readonly string[];
}

/** A scene (DT-SHOT-02). */
export interface Scene {
  readonly id: string;
  readonly rule?: string;
  readonly title: string;
  readonly text: readonly Paragraph[];
  /** The same in plain words, for whoever wants no details (DT-XC-09). */
  readonly plain: string;
  readonly map?: string;
  readonly isDark?: true;
  readonly isOutdoors?: true;
  /** What the place is like, for traits: `urban`, `social`, `formal`, a terrain. */
  readonly setting?: readonly string[];
  /** People who are here. */
  readonly people?: readonly string[];
  readonly onEnter?: readonly Deed[];
  /** So many rounds, then something happens (DT-SCB-15, DT-SCC-17). */
  readonly countdown?: { readonly rounds: number; readonly do: readonly Deed[] };
  readonly tasks: readonly SceneTask[];
  /** The task whose failure gives the key clue at a cost (DT-SHOT-02). */
  readonly keyTask?: string;
  readonly foes?: readonly FoeRow[];
  readonly hazards?: readonly HazardRow[];
  readonly exits: readonly Exit[];
  readonly bargain?: Bargain;
  /** What a skipped scene comes to (DT-XC-08). */
  readonly skip: { readonly text: string; readonly do: readonly Deed[]; readonly exit?: string };
  /** Experience each, and when it is earned: by default when the scene is left with its matter settled. */
  readonly award: { readonly xp: number; readonly when?: When };
  /** Flags that change the situation, so that somebody may be tried again (DT-SOC-06). */
  readonly changes?: readonly string[];
  readonly hasMarket?: true;
  /** Whether one can rest here; `risky` lets the clock events come. */
  readonly rest?: 'allowed' | 'risky' | 'no';
}

/** Something to try (DT-TASK). */
export interface SceneTask {
  readonly id: string;
  readonly label: string;
  /** Any of these tags, as the player likes. */
  readonly tags: readonly string[];
  readonly ability?: Ability;
  /** A number; somebody who opposes it; the attitude of somebody (DT-SOC). */
  readonly tn:
    | number
    | { readonly opposed: string; readonly tag: string }
    | { readonly attitude: string };
  readonly when?: When;
  /** One, each character, the worst of them, or all together with one roll (DT-TASK-08). */
  readonly who?: 'one' | 'each' | 'lowest' | 'together';
  /** How long it takes: `1r`, `1m`, `10m`, `1h`; an action in a combat. */
  readonly time: string;
  /** So many successes, by so many different characters (DT-SCC-17). */
  readonly turns?: { readonly count: number; readonly distinct: boolean };
  /** A tool, and what it is like without. */
  readonly tool?: { readonly item: string; readonly without: 'disadvantage' | 'impossible' };
  readonly leans?: readonly { readonly when: When; readonly is: 'advantage' | 'disadvantage' }[];
  /** Only once, whatever comes of it (DT-TASK-11). */
  readonly isSingle?: true;
  /** What has to be given to try at all: an item, gold pieces. */
  readonly price?: { readonly item?: string; readonly gp?: number };
  /** Succeeds without a roll. */
  readonly auto?: When;
  readonly ok: readonly Deed[];
  readonly fail: readonly Deed[];
  /** A near miss: the general offer, plain failure, or what is printed in its place (DT-TASK-10). */
  readonly near?: 'offer' | 'fail' | readonly Deed[];
}

/** Those whom one may have to fight (DT-AGM-03). */
export interface FoeRow {
  readonly id: string;
  /** A person of the adventure, or a stat block. */
  readonly person?: string;
  readonly block?: string;
  readonly plainName: string;
  readonly tags?: readonly string[];
  /** How many for three characters (DT-AGM-03). */
  readonly count: number;
  readonly scale: 'count' | 'hp' | 'none';
  readonly when?: When;
  /** More of them while something holds, as printed (DT-SCA-03). */
  readonly extra?: readonly { readonly when: When; readonly add: number }[];
  /** What they do when the party comes. */
  readonly state: 'awake' | 'hidden' | 'asleep' | 'peaceful';
  /** Where on the map. */
  readonly zone?: string;
  /** They try to surprise, or can be surprised: the tag they act with (DT-INIT-12). */
  readonly ambush?: { readonly tag: string };
  readonly wakesBy?: When;
  readonly leavesBy?: When;
  /** What holds for them while something else does: −2 to hit, no halving. */
  readonly mods?: readonly { readonly when: When; readonly is: Circumstance }[];
}

/** A hazard of a scene (DT-HAZ-01). */
export interface HazardRow {
  readonly id: string;
  readonly hazard: string;
  readonly level?: number;
  readonly plainName: string;
  readonly tags?: readonly string[];
  readonly trigger: 'enter' | 'round' | 'task' | 'command';
  readonly zone?: string;
  readonly target: 'one' | 'all';
  /** So many rounds; until it is off if left out. */
  readonly rounds?: number;
  readonly off?: When;
  /** The task that makes it known. */
  readonly known?: string;
}

/** A way on (DT-SHOT-02). */
export interface Exit {
  readonly id: string;
  readonly label: string;
  /** A scene; `end` where the adventure is over. */
  readonly to: string;
  readonly kind: 'main' | 'side' | 'retreat';
  readonly when?: When;
  /** Opens after so many failed tries of the whole party, with a forced cost (DT-SHOT-02). */
  readonly opensAfter?: number;
  readonly do?: readonly Deed[];
}

/** A Devil's bargain (DT-TOK-21, DT-AGM-07). */
export interface Bargain {
  readonly text: string;
  readonly flaw: string;
  readonly when?: When;
  readonly do: readonly Deed[];
}

/** What bears on rolls for a while. */
export interface Circumstance {
  /** `attack`, `initiative`, `surprise`, `save`, `any`, or a tag. */
  readonly on: string;
  readonly is: 'advantage' | 'disadvantage' | number;
  /** For how long: the next such roll, the next fight, this or the next scene, a long rest. */
  readonly for: 'roll' | 'fight' | 'scene' | 'next-scene' | 'long-rest';
}

/** What has to hold. */
export type When =
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }
  | { readonly flag: string }
  | { readonly counter: string; readonly atLeast: number }
  | { readonly fact: string }
  /** The clock is past a time: `20:00`, `+3h`. */
  | { readonly past: string }
  | { readonly round: number }
  | { readonly attitude: string; readonly is: Attitude }
  | { readonly person: string; readonly is: 'alive' | 'down' | 'here' }
  /** The share of a row of foes that is out of the fight. */
  | { readonly foes: string; readonly down: number }
  | { readonly from: string }
  | { readonly has: string }
  | { readonly party: number }
  | { readonly task: string; readonly is: 'done' | 'failed' }
  | { readonly can: 'turn-undead' | 'fire' | 'cure' };

/** Whom something is done to. */
export type Whom =
  | 'actor'
  | 'party'
  | 'foes'
  | { readonly person: string }
  | { readonly row: string };

/** What happens. */
export type Deed =
  | { readonly flag: string; readonly is?: boolean }
  | { readonly counter: string; readonly add: number }
  | { readonly learn: string }
  | { readonly attitude: string; readonly to: Attitude }
  | { readonly give: string; readonly count?: number; readonly to?: 'actor' | 'each' }
  | { readonly lose: string }
  | { readonly gp: number }
  | {
      readonly condition: string;
      readonly who: Whom;
      /** `scene`, `long-rest`, `cure`, or a time: `2r`, `10m`, `8h`. */
      readonly until: string;
      readonly ability?: Ability;
    }
  | { readonly lift: string; readonly who: Whom }
  | { readonly circumstance: Circumstance; readonly who: Whom }
  | { readonly pass: string }
  | {
      readonly foes: string;
      readonly how: 'come' | 'leave' | 'wake' | 'rise';
      readonly count?: number;
    }
  | { readonly person: string; readonly how: 'join' | 'leave' | 'die' | 'stun' }
  | { readonly hazard: string; readonly who: Whom }
  | { readonly hurt: number; readonly who: Whom }
  | { readonly token: 'actor' }
  | { readonly points: number }
  | { readonly fight: 'begin' | 'end' }
  | { readonly say: string }
  | { readonly go: string }
  | { readonly end: string };
