import type { Flow } from './flow.ts';
import type { Seat } from './seat.ts';

/**
 * Something in play that answers to rules events: a status, a ward, a zone, a trait. Plain data,
 * kept in the state; what it does stands in its {@link EffectKind}.
 */
export interface Effect {
  /** Given when it is attached; ids rise, so they are also the order of attachment. */
  readonly id: number;
  /** Names its {@link EffectKind}. */
  readonly kind: string;
  /** Whose it is; its reactions are that seat's. */
  readonly owner?: Seat;
}

/** The state of a game with effects in play. */
export interface WithEffects<F extends Effect = Effect> {
  effects: F[];
  /** The id of the next effect. */
  nextEffect: number;
}

/** A rules event on its way through a window. Flows and handlers may change its fields. */
export interface RulesEvent {
  readonly type: string;
  /** Set by an interrupt: it does not happen. */
  prevented?: boolean;
}

/** What one kind of effect does about one type of event, stage by stage. */
export interface Handler<T, F, V> {
  /** Changes numbers of the event; nothing else. Runs in its layer. */
  modify?(table: T, effect: F, event: V): void;
  /** One of the declared layers; only with `modify`. The first one if left out. */
  readonly layer?: string;
  /** Does something else in its place; returns whether it did. Each effect at most once an event. */
  instead?(table: T, effect: F, event: V): Flow<boolean>;
  /** Interrupts: at once or as a flow, before it happens, and may prevent it. */
  before?(table: T, effect: F, event: V): Flow<unknown> | undefined;
  /** Reacts: at once or as a flow, after it has happened. */
  after?(table: T, effect: F, event: V): Flow<unknown> | undefined;
}

/** What a kind of effect answers to, by event type. */
export interface EffectKind<T, F, V> {
  readonly on: Readonly<Record<string, Handler<T, F, V>>>;
}

/** The stages in which effects have to be put in order. */
export type Stage = 'instead' | 'before' | 'after';

const STAGES = ['modify', 'instead', 'before', 'after'] as const;

/** An effect, and what its kind does about events of one type. */
export interface Listener<T, F, V> {
  readonly effect: F;
  readonly handler: Handler<T, F, V>;
}

/**
 * Who answers to events of one type, stage by stage, in the order of attachment. A list only ever
 * grows at its end: what leaves it leaves by another list, so one that is being gone through may
 * be followed up to the length that it had.
 */
export type Listeners<T, F, V> = Record<'modify' | Stage, Listener<T, F, V>[]>;

type ByType<T, F, V> = Map<string, Listeners<T, F, V>>;

/** The listeners among the effects of one list. */
interface Indexed<T, F, V> {
  readonly effects: readonly F[];
  /** The state's `nextEffect` when the index was last brought up to date. */
  nextEffect: number;
  /** How many of the effects are indexed already; new ones come last. */
  count: number;
  readonly byType: ByType<T, F, V>;
}

/**
 * Knows which effects in play answer to which events, and follows the state's list of effects as
 * it changes: what is added takes the next id, and what is removed leaves by another list in the
 * state's field.
 */
export class ListenerIndex<
  T extends { readonly state: WithEffects<F> },
  F extends Effect,
  V extends RulesEvent,
> {
  readonly #kinds: Readonly<Record<string, EffectKind<T, F, V>>>;
  readonly #layers: ReadonlyMap<string, number>;
  /** The handlers of each kind, as a list. */
  readonly #handlers = new Map<string, readonly (readonly [type: string, Handler<T, F, V>])[]>();
  readonly #byTable = new WeakMap<T, Indexed<T, F, V>>();
  // Mostly the same table asks again.
  #latestTable: T | undefined;
  #latest: Indexed<T, F, V> | undefined;

  constructor(kinds: Readonly<Record<string, EffectKind<T, F, V>>>, layers: readonly string[]) {
    this.#kinds = kinds;
    this.#layers = new Map(layers.map((layer, at) => [layer, at]));
  }

  /** Who answers to events of this type now. */
  of(table: T, type: string): Listeners<T, F, V> | undefined {
    const { effects, nextEffect } = table.state;
    let index = table === this.#latestTable ? this.#latest : this.#byTable.get(table);
    if (index?.effects !== effects) {
      index = this.#follow(index, effects);
      this.#byTable.set(table, index);
    }
    this.#latestTable = table;
    this.#latest = index;
    if (index.nextEffect !== nextEffect) {
      for (; index.count < effects.length; index.count += 1) {
        const effect = effects[index.count];
        if (effect !== undefined) this.#add(index.byType, effect);
      }
      index.nextEffect = nextEffect;
    }
    return index.byType.get(type);
  }

  /** The index of another list of effects, which mostly is the same one without some. */
  #follow(known: Indexed<T, F, V> | undefined, effects: readonly F[]): Indexed<T, F, V> {
    const fresh = { effects, nextEffect: -1, count: 0, byType: new Map() };
    if (known === undefined) return fresh;
    const gone: F[] = [];
    let same = 0;
    for (let at = 0; at < known.count; at += 1) {
      const effect = known.effects[at];
      if (effect === undefined) continue;
      if (effect === effects[same]) same += 1;
      else gone.push(effect);
    }
    if (same === 0) return fresh;
    for (const effect of gone) this.#remove(known.byType, effect);
    return { ...fresh, count: same, byType: known.byType };
  }

  #add(byType: ByType<T, F, V>, effect: F): void {
    for (const [type, handler] of this.#handlersOf(effect.kind)) {
      let listeners = byType.get(type);
      if (listeners === undefined) {
        listeners = { modify: [], instead: [], before: [], after: [] };
        byType.set(type, listeners);
      }
      for (const stage of STAGES) {
        if (handler[stage] !== undefined) listeners[stage].push({ effect, handler });
      }
      if (handler.modify !== undefined && listeners.modify.length > 1) {
        listeners.modify.sort(
          (a, b) => this.#layerOf(a) - this.#layerOf(b) || a.effect.id - b.effect.id,
        );
      }
    }
  }

  #remove(byType: ByType<T, F, V>, effect: F): void {
    for (const [type, handler] of this.#handlersOf(effect.kind)) {
      const listeners = byType.get(type);
      if (listeners === undefined) continue;
      const left = { ...listeners };
      for (const stage of STAGES) {
        if (handler[stage] === undefined) continue;
        left[stage] = left[stage].filter((listener) => listener.effect !== effect);
      }
      byType.set(type, left);
    }
  }

  #handlersOf(kind: string): readonly (readonly [type: string, Handler<T, F, V>])[] {
    const known = this.#handlers.get(kind);
    if (known !== undefined) return known;
    const found = this.#kinds[kind];
    if (found === undefined) throw new Error(`there is no effect of kind "${kind}"`);
    const handlers = Object.entries(found.on);
    this.#handlers.set(kind, handlers);
    return handlers;
  }

  #layerOf({ handler }: Listener<T, F, V>): number {
    return this.#layers.get(handler.layer ?? '') ?? 0;
  }
}
