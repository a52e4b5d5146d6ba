import type { Ability } from '../abilities.ts';
import type { Attitude } from '../standing.ts';

/** What bears on rolls for a while. */
export interface Circumstance {
  /** `attack`, `initiative`, `surprise`, `save`, `any`, a task that the scene lists (`listed`), or a tag of tasks. */
  readonly on: string;
  /**
   * Lean or number; `fails` whatever is rolled; `first` goes to its side whatever is rolled. Numbers that hold at once
   * add up.
   */
  readonly is: 'advantage' | 'disadvantage' | 'fails' | 'first' | number;
  /** The next such roll, the next fight, this or the next scene, a long rest, or a time: `2r`, `10m`. */
  readonly for: string;
}

/** What {@link Circumstance.on} can be besides the tags of tasks. */
export const ROLL_KINDS = ['attack', 'initiative', 'surprise', 'save', 'any'] as const;
/** What {@link Circumstance.for} can be besides a time. */
export const SPANS = ['roll', 'fight', 'scene', 'next-scene', 'long-rest'] as const;
/** What a condition can last for besides a time and a time of day. */
export const ENDS = ['scene', 'next-scene', 'long-rest', 'cure'] as const;
/** What the party may be able to do: see {@link When}. */
export const ABLE = ['turn-undead', 'fire', 'cure'] as const;

/** What has to hold. `{ all: [] }` always does. */
export type When =
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }
  | { readonly flag: string }
  | { readonly counter: string; readonly atLeast: number }
  | { readonly fact: string }
  /** The clock is past a time: `20:00`, or `+3h` after the beginning. */
  | { readonly past: string }
  /** That round since the scene began, or a later one. */
  | { readonly round: number }
  | { readonly attitude: string; readonly is: Attitude }
  | { readonly person: string; readonly is: 'alive' | 'down' | 'here' }
  /** At least that share of a row of foes is out of the fight, or never came. */
  | { readonly foes: string; readonly down: number }
  /** No foe of the scene is here, awake and hostile; peaceful and hidden ones count. */
  | { readonly quiet: true }
  /** An open flame burns in the hand of somebody here. */
  | { readonly flame: true }
  /** The scene that the party comes from. */
  | { readonly from: string }
  /** Somebody of the party has such a thing. */
  | { readonly has: string }
  /** At least so many characters. */
  | { readonly party: number }
  | { readonly task: string; readonly is: 'done' | 'failed' }
  | { readonly can: (typeof ABLE)[number] };

/** Whom something is done to; `one` of a row is whom the actor names, or the nearest. */
export type Whom =
  | 'actor'
  | 'party'
  | 'foes'
  | { readonly person: string }
  | { readonly row: string; readonly one?: true }
  /** Whoever stands there; without positions the foe that began there. */
  | { readonly zone: string };

/** What happens. */
export type Deed =
  | { readonly flag: string; readonly is?: boolean }
  | { readonly counter: string; readonly add: number }
  | { readonly learn: string }
  | { readonly attitude: string; readonly to: Attitude }
  | { readonly give: string; readonly count?: number; readonly to?: 'actor' | 'each' }
  /** Somebody of the party loses such a thing, if anybody has one. */
  | { readonly lose: string }
  /** Gold for the party, shared out evenly; less than 0 is paid by the actor. */
  | { readonly gp: number }
  | {
      readonly condition: string;
      readonly who: Whom;
      /** See {@link ENDS}; a time: `2r`, `10m`, `8h`; a time of day: `07:00`. */
      readonly until: string;
      readonly ability?: Ability;
    }
  /** Takes off what deeds of this adventure have laid. */
  | { readonly lift: string; readonly who: Whom }
  | { readonly circumstance: Circumstance; readonly who: Whom }
  /** Lets time pass: `10m`, `1h`; until `20:00`, or until `+3h` after the beginning, if that is still ahead. */
  | { readonly pass: string }
  /**
   * Come into the scene or out of hiding, wake, or are out of it: gone, fallen asleep, switched off. So many of the row,
   * else all. Hostile ones that are awake and here begin a fight, but for the peaceful.
   */
  | { readonly foes: string; readonly how: 'come' | 'wake' | 'leave'; readonly count?: number }
  | { readonly person: string; readonly how: 'join' | 'leave' | 'die' }
  /** A hazard of this scene comes over them. */
  | { readonly hazard: string; readonly who: Whom }
  | { readonly hurt: number; readonly who: Whom }
  /** Is surprised when the next fight of this scene begins (DT-INIT-11). */
  | { readonly surprised: Whom }
  /** One more action: in the present turn, else in the first turn of the next fight (DT-TOK-06). */
  | { readonly extra: 'actor' }
  /** One true answer, as a token buys it (DT-TOK-07, DT-AGM-10). */
  | { readonly answer: 'actor' }
  | { readonly token: 'actor' }
  /** Complication points (DT-TOK-41). */
  | { readonly points: number }
  | { readonly fight: 'begin' | 'end' }
  /** Read to the table. */
  | { readonly say: string }
  /** The actor picks one. */
  | { readonly choose: readonly { readonly label: string; readonly do: readonly Deed[] }[] }
  /** Happens when that scene begins, to the same actor. */
  | { readonly upon: string; readonly do: readonly Deed[] }
  | { readonly go: string }
  /** The adventure is over, with this ending. */
  | { readonly end: string };
