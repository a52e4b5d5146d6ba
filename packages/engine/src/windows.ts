import type { Flow } from './flow.ts';
import { askOrder } from './flow.ts';
import { type Seat, seatsFrom } from './seat.ts';
import type { Table } from './table.ts';

/**
 * Something in play that others answer to: a status, a ward, a zone, a trait. Plain data, kept in
 * the state; what it does stands in its {@link EffectKind}.
 */
export interface Effect {
  /** Given by {@link Windows.attach}; rises, so it is also the order of attachment. */
  readonly id: number;
  /** Names its {@link EffectKind}. */
  readonly kind: string;
  /** Whose it is; its reactions are that seat's. */
  readonly owner?: Seat;
}

/** A rules event on its way through a window. Flows and handlers may change its fields. */
export interface RulesEvent {
  readonly type: string;
  /** Set by an interrupt: it does not happen. */
  prevented?: boolean;
}

/** The state of a game that uses windows. */
export interface WithEffects<F extends Effect = Effect> {
  effects: F[];
  /** The id of the next effect. */
  nextEffect: number;
}

/** What one kind of effect does about one type of event, stage by stage. */
export interface Handler<T, F, V> {
  /** Changes numbers of the event; nothing else. Runs in its layer. */
  modify?(table: T, effect: F, event: V): void;
  /** One of the declared layers; only with `modify`. The first one if left out. */
  readonly layer?: string;
  /** Does something else in its place; returns whether it did. Each effect at most once an event. */
  instead?(table: T, effect: F, event: V): Flow<boolean>;
  /** Interrupts: runs before it happens and may prevent it. */
  before?(table: T, effect: F, event: V): Flow<void>;
  /** Reacts: runs after it has happened. */
  after?(table: T, effect: F, event: V): Flow<void>;
}

/** What a kind of effect answers to, by event type. */
export interface EffectKind<T, F, V> {
  readonly on: Readonly<Record<string, Handler<T, F, V>>>;
}

/** The stages in which effects have to be put in order. */
export type Stage = 'instead' | 'before' | 'after';

/** How a game's windows work. */
export interface WindowRules<T, F, V> {
  readonly kinds: Readonly<Record<string, EffectKind<T, F, V>>>;
  /** Layers of modification, in the order in which they apply. */
  readonly layers: readonly string[];
  /** The order in which effects that answer to the same event act. */
  order(table: T, event: V, effects: readonly F[], stage: Stage): Flow<readonly F[]>;
}

/** Opens windows around events and keeps the index of who answers to what. */
export interface Windows<T, F, V> {
  /** Puts an effect into play and returns it with its id. */
  attach(table: T, effect: Omit<F, 'id'>): F;
  /** Takes an effect out of play; returns whether it was there. */
  detach(table: T, id: number): boolean;
  /**
   * Lets an event pass: modify → instead → before → it happens (`act`) → after.
   * Returns whether it happened as such, neither replaced nor prevented.
   */
  pass<W extends V>(table: T, event: W, act: (event: W) => Flow<void>): Flow<boolean>;
}

/** Declares a game's windows. */
export function defineWindows<
  S extends WithEffects<F>,
  F extends Effect,
  V extends RulesEvent,
  T extends Pick<Table<S>, 'state' | 'seatCount'>,
>(rules: WindowRules<T, F, V>): Windows<T, F, V> {
  const indexes = new WeakMap<object, Map<string, F[]>>();
  const layersOf = new Map(rules.layers.map((layer, at) => [layer, at]));

  const kindOf = (effect: F): EffectKind<T, F, V> => {
    const kind = rules.kinds[effect.kind];
    if (kind === undefined) throw new Error(`there is no effect of kind "${effect.kind}"`);
    return kind;
  };
  const enter = (index: Map<string, F[]>, effect: F): void => {
    for (const type of Object.keys(kindOf(effect).on)) {
      const list = index.get(type);
      if (list === undefined) index.set(type, [effect]);
      else list.push(effect);
    }
  };
  const indexOf = (table: T): Map<string, F[]> => {
    let index = indexes.get(table);
    if (index === undefined) {
      index = new Map();
      for (const effect of table.state.effects) enter(index, effect);
      indexes.set(table, index);
    }
    return index;
  };
  const listening = (table: T, type: string, stage: keyof Handler<T, F, V>): F[] =>
    (indexOf(table).get(type) ?? []).filter(
      (effect) => kindOf(effect).on[type]?.[stage] !== undefined,
    );
  const inPlay = (table: T, effect: F): boolean =>
    table.state.effects.some((other) => other.id === effect.id);

  return {
    attach(table, effect) {
      const index = indexOf(table);
      const attached = { ...effect, id: table.state.nextEffect } as F;
      table.state.nextEffect += 1;
      table.state.effects.push(attached);
      enter(index, attached);
      return attached;
    },

    detach(table, id) {
      const at = table.state.effects.findIndex((effect) => effect.id === id);
      if (at < 0) return false;
      const index = indexOf(table);
      table.state.effects.splice(at, 1);
      for (const [type, list] of index) {
        index.set(
          type,
          list.filter((effect) => effect.id !== id),
        );
      }
      return true;
    },

    *pass(table, event, act) {
      const { type } = event;
      if ((indexOf(table).get(type)?.length ?? 0) === 0) {
        yield* act(event);
        return true;
      }
      const modifying = listening(table, type, 'modify');
      const layer = (effect: F) => layersOf.get(kindOf(effect).on[type]?.layer ?? '') ?? 0;
      for (const effect of modifying.sort((a, b) => layer(a) - layer(b) || a.id - b.id)) {
        if (inPlay(table, effect)) kindOf(effect).on[type]?.modify?.(table, effect, event);
      }
      const replacing = listening(table, type, 'instead');
      if (replacing.length > 0) {
        for (const effect of yield* rules.order(table, event, replacing, 'instead')) {
          if (!inPlay(table, effect)) continue;
          const flow = kindOf(effect).on[type]?.instead?.(table, effect, event);
          if (flow !== undefined && (yield* flow)) return false;
        }
      }
      const interrupting = listening(table, type, 'before');
      if (interrupting.length > 0) {
        for (const effect of yield* rules.order(table, event, interrupting, 'before')) {
          if (!inPlay(table, effect)) continue;
          const flow = kindOf(effect).on[type]?.before?.(table, effect, event);
          if (flow !== undefined) yield* flow;
          if (event.prevented === true) return false;
        }
      }
      yield* act(event);
      const reacting = listening(table, type, 'after');
      if (reacting.length > 0) {
        for (const effect of yield* rules.order(table, event, reacting, 'after')) {
          if (!inPlay(table, effect)) continue;
          const flow = kindOf(effect).on[type]?.after?.(table, effect, event);
          if (flow !== undefined) yield* flow;
        }
      }
      return true;
    },
  };
}

/**
 * The order that holds where a game's rules state none: effects of nobody first, then the active
 * seat's, then the others' clockwise; a seat with several puts its own in order.
 */
export function* activeSeatFirst<F extends Effect>(
  active: Seat,
  seatCount: number,
  effects: readonly F[],
): Flow<readonly F[]> {
  const ordered: F[] = effects.filter((effect) => effect.owner === undefined);
  for (const seat of seatsFrom(active, seatCount)) {
    const own = effects.filter((effect) => effect.owner === seat);
    if (own.length < 2) {
      ordered.push(...own);
      continue;
    }
    const options = own.map((effect) => ({
      id: `${effect.kind}#${effect.id}`,
      names: { effect: effect.kind },
      effect,
    }));
    const order = yield* askOrder({
      kind: 'order',
      seat,
      why: { key: 'order-own-effects' },
      options,
    });
    ordered.push(...order.map((option) => option.effect));
  }
  return ordered;
}
