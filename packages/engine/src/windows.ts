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

/** How a game's windows work. */
export interface WindowRules<T, F, V> {
  readonly kinds: Readonly<Record<string, EffectKind<T, F, V>>>;
  /** Layers of modification, in the order in which they apply. */
  readonly layers: readonly string[];
  /** Makes what the state keeps of an effect, where that is not as it is given. */
  record?(effect: Omit<F, 'id'>, id: number): F;
  /** The order in which effects that answer to the same event act, if need be after asking for it. */
  order?(table: T, event: V, effects: readonly F[], stage: Stage): Flow<readonly F[]>;
  /**
   * Where no question decides the order: who has the lower number acts earlier, and of equals who was
   * attached first. Without this and `order` all act in the order of attachment.
   */
  rank?(table: T, effect: F): number;
}

/** Opens windows around events and keeps the index of who answers to what. */
export interface Windows<T, F, V> {
  /** Puts an effect into play and returns it with its id. */
  attach(table: T, effect: Omit<F, 'id'>): F;
  /** Takes an effect out of play; returns whether it was there. */
  detach(table: T, id: number): boolean;
  /** Whether any effect changes numbers of events of this type: {@link Windows.modify} does something. */
  hears(table: T, type: string): boolean;
  /** Lets effects change the numbers of an event that only asks how things stand: modify alone. */
  modify<W extends V>(table: T, event: W): W;
  /**
   * Lets an event pass: modify → instead → before → it happens (`act`, at once or as a flow) → after.
   * Returns whether it happened as such, neither replaced nor prevented.
   */
  pass<W extends V>(table: T, event: W, act: (event: W) => Flow<void> | undefined): Flow<boolean>;
}

/** An effect, and what its kind does about events of one type. */
interface Listener<T, F, V> {
  readonly effect: F;
  readonly handler: Handler<T, F, V>;
}

/** Who answers to events of one type, stage by stage, in the order of attachment. */
type Listeners<T, F, V> = Record<'modify' | Stage, Listener<T, F, V>[]>;

/** Who answers to what among the effects of a list, as long as it is the same. */
interface Index<T, F, V> {
  readonly of: readonly F[];
  nextEffect: number;
  /** How many of the effects are looked at already: what is added comes last. */
  seen: number;
  readonly byType: Map<string, Listeners<T, F, V>>;
}

/** Whether the order is known without asking anybody. */
function isListed<L>(order: readonly L[] | Flow<readonly L[]>): order is readonly L[] {
  return Array.isArray(order);
}

/** What a kind of effect answers to: by type of event, without what it only could. */
type Heard<T, F, V> = readonly (readonly [type: string, handler: Handler<T, F, V>])[];

const STAGES = ['modify', 'instead', 'before', 'after'] as const;

/**
 * Declares a game's windows. The rules may also change the list of effects themselves: what is
 * added takes the next id, and what is removed leaves by another list in the state's field.
 */
export function defineWindows<
  S extends WithEffects<F>,
  F extends Effect,
  V extends RulesEvent,
  T extends Pick<Table<S>, 'state' | 'seatCount'>,
>(rules: WindowRules<T, F, V>): Windows<T, F, V> {
  const indexes = new WeakMap<object, Index<T, F, V>>();
  // Mostly the same table asks again.
  let latestTable: T | undefined;
  let latestIndex: Index<T, F, V> | undefined;
  const layersOf = new Map(rules.layers.map((layer, at) => [layer, at]));
  const heardBy = new Map<string, Heard<T, F, V>>();

  const heard = (kind: string): Heard<T, F, V> => {
    const known = heardBy.get(kind);
    if (known !== undefined) return known;
    const found = rules.kinds[kind];
    if (found === undefined) throw new Error(`there is no effect of kind "${kind}"`);
    const handlers = Object.entries(found.on);
    heardBy.set(kind, handlers);
    return handlers;
  };
  const layerOf = ({ handler }: Listener<T, F, V>): number =>
    layersOf.get(handler.layer ?? '') ?? 0;
  const listen = (byType: Index<T, F, V>['byType'], effect: F): void => {
    for (const [type, handler] of heard(effect.kind)) {
      let listeners = byType.get(type);
      if (listeners === undefined) {
        listeners = { modify: [], instead: [], before: [], after: [] };
        byType.set(type, listeners);
      }
      for (const stage of STAGES) {
        if (handler[stage] !== undefined) listeners[stage].push({ effect, handler });
      }
      if (handler.modify !== undefined && listeners.modify.length > 1) {
        listeners.modify.sort((a, b) => layerOf(a) - layerOf(b) || a.effect.id - b.effect.id);
      }
    }
  };
  /** Drops what an effect answers to; lists that are being gone through stay as they are. */
  const unlisten = (byType: Index<T, F, V>['byType'], effect: F): void => {
    for (const [type, handler] of heard(effect.kind)) {
      const listeners = byType.get(type);
      if (listeners === undefined) continue;
      const left = { ...listeners };
      for (const stage of STAGES) {
        if (handler[stage] === undefined) continue;
        left[stage] = left[stage].filter((listener) => listener.effect !== effect);
      }
      byType.set(type, left);
    }
  };
  /** The index of another list of effects: mostly the same one without some. */
  const follow = (known: Index<T, F, V> | undefined, effects: readonly F[]): Index<T, F, V> => {
    const fresh = { of: effects, nextEffect: -1, seen: 0, byType: new Map() };
    if (known === undefined) return fresh;
    const { of, seen, byType } = known;
    const gone: F[] = [];
    let same = 0;
    for (let at = 0; at < seen; at += 1) {
      const effect = of[at] as F;
      if (effect === effects[same]) same += 1;
      else gone.push(effect);
    }
    if (same === 0) return fresh;
    for (const effect of gone) unlisten(byType, effect);
    return { ...fresh, seen: same, byType };
  };
  const listening = (table: T, type: string): Listeners<T, F, V> | undefined => {
    const { effects, nextEffect } = table.state;
    let index = table === latestTable ? latestIndex : indexes.get(table);
    if (index?.of !== effects) {
      index = follow(index, effects);
      indexes.set(table, index);
    }
    latestTable = table;
    latestIndex = index;
    if (index.nextEffect !== nextEffect) {
      for (; index.seen < effects.length; index.seen += 1) {
        const effect = effects[index.seen];
        if (effect !== undefined) listen(index.byType, effect);
      }
      index.nextEffect = nextEffect;
    }
    return index.byType.get(type);
  };
  const inPlay = (table: T, { id }: F): boolean => {
    for (const other of table.state.effects) if (other.id === id) return true;
    return false;
  };
  /** In the order in which they act. What they attach may join the list, and is not asked. */
  const inOrder = (
    table: T,
    event: V,
    listeners: readonly Listener<T, F, V>[],
    stage: Stage,
  ): readonly Listener<T, F, V>[] | Flow<readonly Listener<T, F, V>[]> => {
    if (rules.order !== undefined) {
      const asked = [...listeners];
      const effects = asked.map(({ effect }) => effect);
      return afterAsking(asked, rules.order(table, event, effects, stage));
    }
    return listeners.length > 1 && rules.rank !== undefined
      ? byRank(table, listeners, rules.rank)
      : listeners;
  };
  const byRank = (
    table: T,
    listeners: readonly Listener<T, F, V>[],
    rank: (table: T, effect: F) => number,
  ): readonly Listener<T, F, V>[] => {
    const ranks: number[] = [];
    let sorted = true;
    for (const { effect } of listeners) {
      const at = rank(table, effect);
      sorted &&= ranks.length === 0 || (ranks.at(-1) as number) <= at;
      ranks.push(at);
    }
    if (sorted) return listeners;
    const places = [...ranks.keys()].sort(
      (a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b,
    );
    return places.map((at) => listeners[at] as Listener<T, F, V>);
  };
  const afterAsking = function* (
    listeners: readonly Listener<T, F, V>[],
    order: Flow<readonly F[]>,
  ): Flow<readonly Listener<T, F, V>[]> {
    const effects = yield* order;
    return effects.flatMap((effect) => listeners.filter((listener) => listener.effect === effect));
  };
  const modify = (table: T, event: V, listeners: readonly Listener<T, F, V>[]): void => {
    for (const { effect, handler } of listeners) handler.modify?.(table, effect, event);
  };

  return {
    attach(table, effect) {
      const { state } = table;
      const id = state.nextEffect;
      const attached = rules.record?.(effect, id) ?? ({ ...effect, id } as F);
      state.nextEffect += 1;
      state.effects.push(attached);
      return attached;
    },

    detach(table, id) {
      const { state } = table;
      const left = state.effects.filter((effect) => effect.id !== id);
      const found = left.length < state.effects.length;
      if (found) state.effects = left;
      return found;
    },

    hears: (table, type) => (listening(table, type)?.modify.length ?? 0) > 0,

    modify(table, event) {
      const listeners = listening(table, event.type);
      if (listeners !== undefined) modify(table, event, listeners.modify);
      return event;
    },

    *pass(table, event, act) {
      const { state } = table;
      const { type } = event;
      let listeners = listening(table, type);
      if (listeners !== undefined) {
        modify(table, event, listeners.modify);
        if (listeners.instead.length > 0) {
          const { effects } = state;
          const order = inOrder(table, event, listeners.instead, 'instead');
          const queue = isListed(order) ? order : yield* order;
          for (let at = 0, last = queue.length; at < last; at += 1) {
            const { effect, handler } = queue[at] as Listener<T, F, V>;
            if (state.effects !== effects && !inPlay(table, effect)) continue;
            const flow = handler.instead?.(table, effect, event);
            if (flow !== undefined && (yield* flow)) return false;
          }
          listeners = listening(table, type);
        }
        if (listeners !== undefined && listeners.before.length > 0) {
          const { effects } = state;
          const order = inOrder(table, event, listeners.before, 'before');
          const queue = isListed(order) ? order : yield* order;
          for (let at = 0, last = queue.length; at < last; at += 1) {
            const { effect, handler } = queue[at] as Listener<T, F, V>;
            if (state.effects !== effects && !inPlay(table, effect)) continue;
            const flow = handler.before?.(table, effect, event);
            if (flow !== undefined) yield* flow;
            if (event.prevented === true) return false;
          }
        }
      }
      const doing = act(event);
      if (doing !== undefined) yield* doing;
      listeners = listening(table, type);
      if (listeners !== undefined && listeners.after.length > 0) {
        const { effects } = state;
        const order = inOrder(table, event, listeners.after, 'after');
        const queue = isListed(order) ? order : yield* order;
        for (let at = 0, last = queue.length; at < last; at += 1) {
          const { effect, handler } = queue[at] as Listener<T, F, V>;
          if (state.effects !== effects && !inPlay(table, effect)) continue;
          const flow = handler.after?.(table, effect, event);
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
