import type { Ability } from '../abilities.ts';
import type { Attitude } from '../standing.ts';
import type { Circumstance, Deed, When } from './adventure-deeds.ts';
import type { PrintedAttack } from './printed-attack.ts';

export type { Circumstance, Deed, When } from './adventure-deeds.ts';

/** The worlds in which adventures play. */
export const ADVENTURE_GENRES = ['fantasy', 'gaslight', 'sf'] as const;

/** What flaws and bargains are about (DT-AGM-07). */
export const FLAW_TAGS = [
  'greed',
  'pride',
  'curiosity',
  'compassion',
  'debt',
  'fear',
  'duty',
  'vice',
  'secret',
  'guilt',
] as const;

/** What somebody may not want to hear of (DT-XC-09). */
export const VEIL_TAGS = [
  'gore',
  'corpses',
  'undead',
  'spiders',
  'insects',
  'animals-harmed',
  'confinement',
  'heights',
  'darkness',
  'drowning',
  'suffocation',
  'fire',
  'needles',
  'poison',
  'illness',
  'captivity',
  'torture',
  'child-in-danger',
  'addiction',
  'alcohol',
  'possession',
  'madness',
  'grief',
  'mass-death',
] as const;
/** See {@link VEIL_TAGS}. */
export type VeilTag = (typeof VEIL_TAGS)[number];

/**
 * An adventure as data (DT-SHOT, DT-AGM-01): scenes with tasks, foes, hazards, exits and a bargain, in one vocabulary of
 * conditions and effects (`adventure-deeds.ts`). No scene has code. Ids are short words, unique among their like; those of
 * tasks, exits, events, foes and hazards within their scene.
 */
export interface Adventure {
  readonly id: string;
  /** The ledger id of an adventure that comes with the game; none for others. */
  readonly rule?: string;
  readonly title: string;
  readonly genre: (typeof ADVENTURE_GENRES)[number];
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
  /** Events anywhere, such as what the clock brings (DT-SCA-03). */
  readonly events: readonly AdventureEvent[];
  readonly counters: readonly Counter[];
  readonly people: readonly Person[];
  readonly facts: readonly Fact[];
  readonly maps: readonly SceneMap[];
  readonly scenes: readonly Scene[];
  readonly endings: readonly AdventureEnding[];
  /** The characters that come with it: their ids among the ready ones. */
  readonly ready: readonly string[];
}

/** Something that happens once, as soon as it holds; those of a scene only there, after what its beginning does. */
export interface AdventureEvent {
  readonly id: string;
  readonly when: When;
  readonly do: readonly Deed[];
}

/** A number from 0 that a scene counts by: lit lamps (DT-SCB-16). */
export interface Counter {
  readonly id: string;
  readonly max: number;
}

/** How it can end (DT-AGM-11). All endings finish it. */
export interface AdventureEnding {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Paragraph[];
}

/** Somebody of the adventure (DT-SCA-02). A person is never minor (DT-HP-12). */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** What is said in place of it where its kind is veiled (DT-XC-09). */
  readonly plainName: string;
  /** The stat block that it is made from, and what differs; none for a mind without a body. */
  readonly base?: string;
  readonly over?: {
    readonly level?: number;
    readonly hp?: number;
    /** Hit Points it has at the beginning, if not all. */
    readonly hpNow?: number;
    readonly ac?: number;
    /** Added to the hit bonuses of its block. */
    readonly hit?: number;
    /** In place of those of its block. */
    readonly attacks?: readonly PrintedAttack[];
    readonly casts?: {
      readonly bonus: number;
      readonly saveTn: number;
      readonly spells: readonly string[];
    };
  };
  readonly attitude: Attitude;
  readonly isLeader?: true;
  readonly tags?: readonly VeilTag[];
  /** Facts that it can tell to friends: its secret, its goal (DT-SOC-07). */
  readonly facts?: readonly string[];
  /** Treated as of another attitude while something holds (DT-SCA-14): a success goes on from there. */
  readonly moods?: readonly { readonly when: When; readonly as: Attitude }[];
}

/** What kinds of facts there are. */
export const FACT_KINDS = ['clue', 'weakness', 'secret', 'goal'] as const;

/** Something to be learned (DT-AGM-10). */
export interface Fact {
  readonly id: string;
  readonly kind: (typeof FACT_KINDS)[number];
  readonly text: string;
  /** Words of questions that it answers. */
  readonly answers: readonly string[];
}

/** The map of a scene (DT-OPT-15). */
export interface SceneMap {
  readonly id: string;
  /** Rows in the letters of `rules/place/terrain.ts`. */
  readonly rows: readonly string[];
  /** Named squares: `[x, y]` of the upper left and the lower right corner, from 0; `start` is where the party begins. */
  readonly zones: Readonly<Record<string, readonly [number, number, number, number]>>;
}

/** A paragraph with what may be veiled in it (DT-XC-09). */
export interface Paragraph {
  readonly text: string;
  readonly tags?: readonly VeilTag[];
}

/** A scene (DT-SHOT-02). Who comes again finds it as it was left. */
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
  readonly events?: readonly AdventureEvent[];
  /** So many rounds from its beginning, then something happens unless it is off (DT-SCB-15, DT-SCC-17). */
  readonly countdown?: {
    readonly rounds: number;
    readonly off: When;
    readonly do: readonly Deed[];
  };
  readonly tasks: readonly SceneTask[];
  /** What it has to tell, and the task whose failure tells it at a cost (DT-SHOT-02). */
  readonly key?: { readonly task: string; readonly fact: string };
  readonly foes?: readonly FoeRow[];
  readonly hazards?: readonly HazardRow[];
  /** The first one is taken after a capture (DT-SHOT-04), and after a skip without its own (DT-XC-05). */
  readonly exits: readonly Exit[];
  readonly bargain?: Bargain;
  /** What a skipped scene comes to (DT-XC-08). */
  readonly skip: { readonly text: string; readonly do: readonly Deed[]; readonly exit?: string };
  /** Experience each, earned when the scene is left other than by a retreat, and this holds. */
  readonly award: { readonly xp: number; readonly when?: When };
  /** Flags that change the situation, so that somebody may be tried again (DT-SOC-06). */
  readonly changes?: readonly string[];
  readonly hasMarket?: true;
  /** Whether one can rest here: by default yes; `risky` lets events of the clock interrupt. */
  readonly rest?: 'allowed' | 'risky' | 'no';
}

/** What a task is rolled against; see {@link SceneTask.tn}. */
export type TaskNumber =
  | number
  /** A roll of a row of foes, or of a person, with that tag (DT-TN-09). */
  | { readonly opposed: string; readonly tag: string }
  /** The attitude of a person, which a success moves by one step (DT-SOC-02 to -05). */
  | { readonly attitude: string }
  /** The turning roll against a row of undead, in place of a task roll (DT-ROLE-19). */
  | { readonly turning: string }
  /** The casting roll of a spell, in place of a task roll (DT-MAG-09). */
  | { readonly casting: string };

/** Something to try (DT-TASK). */
export interface SceneTask {
  readonly id: string;
  readonly label: string;
  /** Any of these tags, as the player likes; none where nothing of the kind is rolled. */
  readonly tags: readonly string[];
  readonly ability?: Ability;
  /** Left out, it succeeds without a roll (DT-TASK-04). */
  readonly tn?: TaskNumber;
  readonly when?: When;
  /**
   * One (by default); each character, who succeeds or fails alone, and it is done when all have (fights begin after the last
   * roll); the worst of them; or all together with one roll (DT-TASK-08).
   */
  readonly who?: 'one' | 'each' | 'lowest' | 'together';
  /** How long it takes: `1r` (an action in a combat), `1m`, `10m`, `1h`, or `free`. */
  readonly time: string;
  /** So many successes; `distinct`: never two in one turn (DT-SCC-17). */
  readonly turns?: { readonly count: number; readonly distinct: boolean };
  /** Done by moving so many feet instead of a roll; `isDifficult`: at double price (DT-MOVE-03). */
  readonly way?: { readonly feet: number; readonly isDifficult: boolean };
  /** A tool, and what it is like without. */
  readonly tool?: { readonly item: string; readonly without: 'disadvantage' | 'impossible' };
  readonly leans?: readonly { readonly when: When; readonly is: 'advantage' | 'disadvantage' }[];
  /** Can be done again, as often as its `when` lets it: one of several lamps (DT-SCB-16). */
  readonly isRepeated?: true;
  /** Only once, whatever comes of it (DT-TASK-11). */
  readonly isSingle?: true;
  /** What has to be given to try at all: an item, gold pieces. */
  readonly price?: { readonly item?: string; readonly gp?: number };
  /** Succeeds without a roll while it holds. */
  readonly auto?: When;
  readonly ok: readonly Deed[];
  readonly fail: readonly Deed[];
  /** A near miss: the general offer (by default), plain failure, or what is printed in its place (DT-TASK-10). */
  readonly near?: 'offer' | 'fail' | readonly Deed[];
}

/** Those whom one may have to fight (DT-AGM-03). Those of a block are Hostile, but for {@link FoeRow.with}. */
export interface FoeRow {
  readonly id: string;
  /** A person of the adventure, or a stat block. */
  readonly person?: string;
  readonly block?: string;
  readonly plainName: string;
  readonly tags?: readonly VeilTag[];
  /** How many for three characters (DT-AGM-03), or as many as rows of another scene had. */
  readonly count: number | { readonly scene: string; readonly rows: readonly string[] };
  readonly scale: 'count' | 'hp' | 'none';
  readonly when?: When;
  /** More of them, or more Hit Points, while something holds; added last, as printed (DT-SCA-03, DT-SCB-03). */
  readonly extra?: readonly { readonly when: When; readonly add?: number; readonly hp?: number }[];
  /** What they do when the party comes; `peaceful` ones strike only when struck, `away` ones have to come first. */
  readonly state: 'awake' | 'hidden' | 'asleep' | 'peaceful' | 'away';
  /** Where on the map. */
  readonly zone?: string;
  /** A person whose attitude is theirs: when it is won over, so are they. */
  readonly with?: string;
  /** They cannot be surprised while it holds (DT-AGM-23). */
  readonly wary?: When;
  readonly leavesBy?: When;
  /** What holds for them while something else does; `without` names a trait of their block that then does nothing. */
  readonly mods?: readonly {
    readonly when: When;
    readonly is?: Circumstance;
    readonly without?: string;
  }[];
}

/** A hazard that is of no kind with a name. */
export interface OwnHazard {
  readonly level: number;
  readonly save: Ability;
  readonly tags: readonly string[];
}

/** A hazard of a scene (DT-HAZ-01). */
export interface HazardRow {
  readonly id: string;
  readonly hazard: string | OwnHazard;
  readonly plainName: string;
  readonly tags?: readonly VeilTag[];
  /** `deed`: only where a deed says so; `enter`: whoever goes into its zone, or is the first to try one of `by`. */
  readonly trigger: 'enter' | 'deed';
  readonly zone?: string;
  /** Tasks and exits that lead into it. */
  readonly by?: readonly string[];
  /** Whoever meets it, or all with them. */
  readonly target: 'one' | 'all';
  readonly when?: When;
  /** So many rounds; else once, or as its kind repeats. */
  readonly rounds?: number;
  readonly off?: When;
  /** The task that makes it known, so that it can be gone around. */
  readonly known?: string;
  /** A thing whose bearer it does not harm. */
  readonly spares?: string;
  /** What else happens where the save fails. */
  readonly failed?: readonly Deed[];
}

/** A way on (DT-SHOT-02). */
export interface Exit {
  readonly id: string;
  readonly label: string;
  /** A scene; `end` where the adventure is over. */
  readonly to: string;
  /** How it ends, where it does. */
  readonly ending?: string;
  /** `retreat`: where those come out who fled (DT-SHOT-04). */
  readonly kind: 'main' | 'side' | 'retreat';
  /** There is no such exit unless it holds, whatever opens it. */
  readonly if?: When;
  /** It is open while it holds; left out, always. */
  readonly when?: When;
  /** Opens after so many failed tries of the whole party, with a cost die that cannot be refused (DT-SHOT-02). */
  readonly opensAfter?: number;
  readonly do?: readonly Deed[];
}

/** A Devil's bargain (DT-TOK-21, DT-AGM-07); the token comes by itself. */
export interface Bargain {
  readonly text: string;
  readonly flaw: (typeof FLAW_TAGS)[number];
  readonly when?: When;
  readonly do: readonly Deed[];
}
