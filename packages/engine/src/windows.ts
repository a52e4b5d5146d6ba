import type { Flow } from './flow.ts';
import { askOrder } from './flow.ts';
import {
  type Effect,
  type EffectKind,
  type Listener,
  ListenerIndex,
  type Modifier,
  type RulesEvent,
  type Stage,
  type WithEffects,
} from './listeners.ts';
import { type Seat, seatsFrom } from './seat.ts';
import type { Table } from './table.ts';

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
   * Used where there is no `order`: the lower number acts earlier, and of equals who was attached
   * first. Without either, all act in the order of attachment.
   */
  rank?(table: T, effect: F): number;
}

/** Opens windows around events: effects in play may change, replace, interrupt and follow them. */
export interface Windows<T, F, V> {
  /** Puts an effect into play and returns it with its id. */
  attach(table: T, effect: Omit<F, 'id'>): F;
  /** Takes an effect out of play; returns whether it was there. */
  detach(table: T, id: number): boolean;
  /** Whether any effect changes numbers of events of this type: {@link Windows.modify} does something. */
  hears(table: T, type: string): boolean;
  /** Whether any effect answers to events of this type when they pass, so that it may act or ask. */
  answers(table: T, type: string): boolean;
  /** Lets effects change the numbers of an event that only asks how things stand: modify alone. */
  modify<W extends V>(table: T, event: W): W;
  /**
   * Lets an event pass: modify → instead → before → it happens (`act`, at once or as a flow) → after.
   * Returns whether it happened as such, neither replaced nor prevented.
   *
   * @param act `answered`: whether anything that listens has acted before as a flow, so that what
   *   made the event possible may not hold any more; what acts at once has to leave it possible
   */
  pass<W extends V>(
    table: T,
    event: W,
    act: (event: W, answered: boolean) => Flow<void> | undefined,
  ): Flow<boolean>;
}

/** Declares a game's windows. */
export function defineWindows<
  S extends WithEffects<F>,
  F extends Effect,
  V extends RulesEvent,
  T extends Pick<Table<S>, 'state' | 'seatCount'>,
>(rules: WindowRules<T, F, V>): Windows<T, F, V> {
  const index = new ListenerIndex<T, F, V>(rules.kinds, rules.layers);

  return {
    attach({ state }, effect) {
      const id = state.nextEffect;
      const attached = rules.record?.(effect, id) ?? ({ ...effect, id } as F);
      state.nextEffect += 1;
      state.effects.push(attached);
      return attached;
    },

    detach({ state }, id) {
      const left = state.effects.filter((effect) => effect.id !== id);
      const found = left.length < state.effects.length;
      if (found) state.effects = left;
      return found;
    },

    hears: (table, type) => index.of(table, type).modify.length > 0,

    answers(table, type) {
      const { instead, before, after } = index.of(table, type);
      return instead.length + before.length + after.length > 0;
    },

    modify(table, event) {
      modify(table, event, index.of(table, event.type).modify);
      return event;
    },

    *pass(table, event, act) {
      const listeners = index.of(table, event.type);
      modify(table, event, listeners.modify);
      let answered = false;
      if (listeners.instead.length > 0) {
        const came = yield* answer(rules, table, event, 'instead', listeners.instead);
        if (came === 'off') return false;
        answered = came === 'answered';
        index.update(table);
      }
      if (listeners.before.length > 0) {
        const came = yield* answer(rules, table, event, 'before', listeners.before);
        if (came === 'off') return false;
        answered ||= came === 'answered';
      }
      const doing = act(event, answered);
      if (doing !== undefined) yield* doing;
      index.update(table);
      if (listeners.after.length > 0) {
        yield* answer(rules, table, event, 'after', listeners.after);
      }
      return true;
    },
  };
}

/**
 * Lets effects answer to an event in one of its stages, in their order. Returns what came of it:
 * nobody answered with a flow, somebody did, or the event is off.
 */
function* answer<T extends InPlay<F>, F extends Effect, V extends RulesEvent>(
  rules: WindowRules<T, F, V>,
  table: T,
  event: V,
  stage: Stage,
  listeners: readonly Listener<T, F, V>[],
): Flow<'silent' | 'answered' | 'off'> {
  const { state } = table;
  const { effects } = state;
  const order = inOrder(rules, table, event, listeners, stage);
  const queue = isListed(order) ? order : yield* order;
  let answered = false;
  // Whoever joins meanwhile is not asked.
  for (let at = 0, end = queue.length; at < end; at += 1) {
    const listener = queue[at];
    if (listener === undefined || hasLeft(state, effects, listener.effect)) continue;
    const flow = listener.answer(table, listener.effect, event);
    if (flow !== undefined) {
      answered = true;
      if ((yield* flow) === true && stage === 'instead') return 'off';
    }
    if (stage === 'before' && event.prevented === true) return 'off';
  }
  return answered ? 'answered' : 'silent';
}

/** A table with effects in play. */
interface InPlay<F extends Effect> {
  readonly state: WithEffects<F>;
}

function modify<T, F, V>(table: T, event: V, modifiers: readonly Modifier<T, F, V>[]): void {
  for (const { effect, answer } of modifiers) answer(table, effect, event);
}

/** Whether an effect has left since there were these; ids are never used twice. */
function hasLeft<F extends Effect>(
  { effects }: WithEffects<F>,
  before: readonly F[],
  { id }: F,
): boolean {
  if (effects === before) return false;
  for (const other of effects) if (other.id === id) return false;
  return true;
}

/** Whether the order is known without asking anybody. */
function isListed<L>(order: readonly L[] | Flow<readonly L[]>): order is readonly L[] {
  return Array.isArray(order);
}

/** The listeners in the order in which they act. */
function inOrder<T, F, V>(
  rules: WindowRules<T, F, V>,
  table: T,
  event: V,
  listeners: readonly Listener<T, F, V>[],
  stage: Stage,
): readonly Listener<T, F, V>[] | Flow<readonly Listener<T, F, V>[]> {
  if (rules.order !== undefined) {
    const asked = [...listeners];
    const effects = asked.map(({ effect }) => effect);
    return afterAsking(asked, rules.order(table, event, effects, stage));
  }
  return listeners.length > 1 && rules.rank !== undefined
    ? byRank(table, listeners, rules.rank)
    : listeners;
}

/** By rank, equal ones in the order in which they come. So few listen that no sort is as fast. */
function byRank<T, F, V>(
  table: T,
  listeners: readonly Listener<T, F, V>[],
  rank: (table: T, effect: F) => number,
): readonly Listener<T, F, V>[] {
  const queue: Listener<T, F, V>[] = [];
  const ranks: number[] = [];
  for (const listener of listeners) {
    const own = rank(table, listener.effect);
    let at = ranks.length;
    while (at > 0 && (ranks[at - 1] ?? own) > own) at -= 1;
    if (at === ranks.length) {
      queue.push(listener);
      ranks.push(own);
    } else {
      queue.splice(at, 0, listener);
      ranks.splice(at, 0, own);
    }
  }
  return queue;
}

function* afterAsking<T, F, V>(
  listeners: readonly Listener<T, F, V>[],
  order: Flow<readonly F[]>,
): Flow<readonly Listener<T, F, V>[]> {
  const effects = yield* order;
  return effects.flatMap((effect) => listeners.filter((listener) => listener.effect === effect));
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
