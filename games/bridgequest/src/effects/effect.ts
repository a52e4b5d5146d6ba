import type { ArgumentKinds, SIGNATURES, Verb } from './signatures.ts';
import type { ASKED_SLOTS, Duration, Limit, Target, Trigger } from './words.ts';

type ParameterOf<V extends Verb> = (typeof SIGNATURES)[V]['parameters'][number];
type Required<V extends Verb> = Exclude<ParameterOf<V>, { readonly optional: true }>;
type Optional<V extends Verb> = Extract<ParameterOf<V>, { readonly optional: true }>;

/** The arguments of a verb, by their names. */
export type ArgumentsOf<V extends Verb> = {
  readonly [P in Required<V> as P['name']]: ArgumentKinds[P['kind']];
} & { readonly [P in Optional<V> as P['name']]?: ArgumentKinds[P['kind']] };

/** The lists of actions that a verb holds. */
type BlocksOf<V extends Verb> = (typeof SIGNATURES)[V] extends {
  readonly blocks: readonly (infer B extends string)[];
}
  ? { readonly [name in B]: readonly Action[] }
  : unknown;

type ActionOf<V extends Verb> = { readonly verb: V } & ArgumentsOf<V> &
  BlocksOf<V> & {
    /** Left out for the usual one (BQC-FX-02). */
    readonly target?: Target;
    /** Left out for what happens at once, or lasts as long as the trigger holds (BQC-DUR-01). */
    readonly duration?: Duration;
  };

/** One thing that an effect does. */
export type Action<V extends Verb = Verb> = V extends Verb ? ActionOf<V> : never;

/** What has to be true for an effect to work (BQC-COND-01 to -11). */
export type Condition =
  | { readonly kind: 'race' | 'class' | 'gender' | 'tag' | 'mtag'; readonly is: string }
  | { readonly kind: 'slot' | 'no'; readonly slot: (typeof ASKED_SLOTS)[number] }
  | {
      readonly kind: 'row' | 'karma' | 'hand' | 'items' | 'monsters' | 'gold';
      readonly than: '>=' | '<=' | '>' | '<' | '=';
      readonly n: number;
    }
  | { readonly kind: 'alone' | 'helped' | 'odd' | 'even' };

/** An effect of a card: when it works, under which conditions, and what it then does. */
export interface Effect {
  readonly trigger: Trigger;
  /** Of a `use` alone. */
  readonly limit?: Limit;
  readonly if: readonly Condition[];
  /** From left to right (BQC-FX-01). */
  readonly do: readonly Action[];
}
