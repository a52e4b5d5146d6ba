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

const STAGES = ['instead', 'before', 'after'] as const satisfies readonly Stage[];

/** An effect that answers to events of one type in one stage, and what it does then. */
export interface Listener<T, F, V, R = Flow<unknown> | undefined> {
  readonly effect: F;
  readonly answer: (table: T, effect: F, event: V) => R;
}

/** An effect that changes numbers of events of one type. */
export interface Modifier<T, F, V> extends Listener<T, F, V, void> {
  readonly layer: number;
}

/**
 * Who answers to events of one type, stage by stage, in the order of attachment. A table keeps one
 * such record for each type. A list only ever grows at its end: what leaves it leaves by another
 * list, so one that is being gone through may be followed up to the length that it had.
 */
export interface Listeners<T, F, V> extends Record<Stage, Listener<T, F, V>[]> {
  /** In the order of their layers. */
  modify: Modifier<T, F, V>[];
}

type ByType<T, F, V> = Map<string, Listeners<T, F, V>>;

/** The listeners among the effects of one list. */
interface Indexed<T, F, V> {
  effects: readonly F[];
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
  readonly #layers: readonly string[];
  /** The handlers of each kind, as a list. */
  readonly #handlers = new Map<string, readonly (readonly [type: string, Handler<T, F, V>])[]>();
  readonly #byTable = new WeakMap<T, Indexed<T, F, V>>();
  // Mostly the same table asks again.
  #latestTable: T | undefined;
  #latest: Indexed<T, F, V> | undefined;

  constructor(kinds: Readonly<Record<string, EffectKind<T, F, V>>>, layers: readonly string[]) {
    this.#kinds = kinds;
    this.#layers = layers;
  }

  /** Who answers to events of this type now. */
  of(table: T, type: string): Listeners<T, F, V> {
    return listenersOf(this.#upToDate(table), type);
  }

  /** Brings what {@link ListenerIndex.of} returned for a table up to date. */
  update(table: T): void {
    this.#upToDate(table);
  }

  #upToDate(table: T): ByType<T, F, V> {
    const { effects, nextEffect } = table.state;
    let index = table === this.#latestTable ? this.#latest : this.#byTable.get(table);
    if (index === undefined) {
      index = { effects, nextEffect: -1, count: 0, byType: new Map() };
      this.#byTable.set(table, index);
    }
    this.#latestTable = table;
    this.#latest = index;
    if (index.effects !== effects) this.#follow(index, effects);
    if (index.nextEffect !== nextEffect) {
      for (; index.count < effects.length; index.count += 1) {
        const effect = effects[index.count];
        if (effect !== undefined) this.#add(index.byType, effect);
      }
      index.nextEffect = nextEffect;
    }
    return index.byType;
  }

  /** Goes over to another list of effects, which mostly is the same one without some. */
  #follow(index: Indexed<T, F, V>, effects: readonly F[]): void {
    const gone: F[] = [];
    let same = 0;
    for (let at = 0; at < index.count; at += 1) {
      const effect = index.effects[at];
      if (effect === undefined) continue;
      if (effect === effects[same]) same += 1;
      else gone.push(effect);
    }
    for (const effect of gone) this.#remove(index.byType, effect);
    index.effects = effects;
    index.nextEffect = -1;
    index.count = same;
  }

  #add(byType: ByType<T, F, V>, effect: F): void {
    for (const [type, handler] of this.#handlersOf(effect.kind)) {
      const listeners = listenersOf(byType, type);
      const { modify: answer } = handler;
      if (answer !== undefined) {
        listeners.modify.push({ effect, answer, layer: this.#layerOf(handler) });
        listeners.modify.sort((a, b) => a.layer - b.layer);
      }
      for (const stage of STAGES) {
        const answer = handler[stage];
        if (answer !== undefined) listeners[stage].push({ effect, answer });
      }
    }
  }

  #remove(byType: ByType<T, F, V>, effect: F): void {
    for (const [type, handler] of this.#handlersOf(effect.kind)) {
      const listeners = listenersOf(byType, type);
      if (handler.modify !== undefined) listeners.modify = without(listeners.modify, effect);
      for (const stage of STAGES) {
        if (handler[stage] !== undefined) listeners[stage] = without(listeners[stage], effect);
      }
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

  #layerOf({ layer }: Handler<T, F, V>): number {
    const at = layer === undefined ? 0 : this.#layers.indexOf(layer);
    if (at < 0) throw new Error(`there is no layer "${layer}"`);
    return at;
  }
}

function listenersOf<T, F, V>(byType: ByType<T, F, V>, type: string): Listeners<T, F, V> {
  let listeners = byType.get(type);
  if (listeners === undefined) {
    listeners = { modify: [], instead: [], before: [], after: [] };
    byType.set(type, listeners);
  }
  return listeners;
}

function without<L extends { readonly effect: unknown }>(
  listeners: readonly L[],
  effect: unknown,
): L[] {
  return listeners.filter((listener) => listener.effect !== effect);
}
