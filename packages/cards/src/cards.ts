import type { Observer, RandomSource, Seat } from '@tablewright/engine';
import type { CardTable, TellingTable } from './card-table.ts';
import { imagine } from './imagine.ts';
import { type CardId, type Declaration, Layout, type Place } from './layout.ts';
import { type BySeat, peek, search, show, shuffleTold, sort, turnTold } from './look-verbs.ts';
import { misplaced } from './misplaced.ts';
import { put, putAll } from './put.ts';
import { type SeenCard, seen } from './seen.ts';
import {
  type About,
  type Drawing,
  draw,
  drawAtRandom,
  type Moving,
  move,
  putUnder,
  refill,
  swap,
} from './verbs.ts';

/** A table with a state of this game. */
type On<T, S> = T & { readonly state: S };

/**
 * The zones of a game's cards, and what its rules do with the cards. Every verb keeps who knows what,
 * reveals cards to whoever sees them now (`Table.reveal`), and tells what it did in a {@link CardEvent}
 * with what each seat may know of it.
 *
 * The last three tell nothing: they are for games that have events of their own for it.
 */
export class Cards<S extends object, Z extends string, Id extends CardId> {
  readonly #layout: Layout;

  /** @throws Error if the declaration contradicts itself */
  constructor(declaration: Declaration<S, Z, Id>) {
    this.#layout = new Layout(declaration as unknown as Declaration<object, string, CardId>);
  }

  /** The cards of a place, in a pile from the bottom up. Only the rules may look at all of them. */
  at(state: S, place: Place<Z>): readonly Id[] {
    return this.#layout.cardsAt(state, place) as readonly Id[];
  }

  /** Where a card lies; nothing if it is nowhere. */
  placeOf(state: S, card: Id): Place<Z> | undefined {
    return this.#layout.placeOf(state, card) as Place<Z> | undefined;
  }

  /** Puts a pile or row into random order. */
  shuffle(t: On<TellingTable, S>, place: Place<Z>, about: About): void {
    shuffleTold(this.#layout, t, place, about);
  }

  /**
   * Draws cards: from the top of a pile, else at random. A pile that has run out is refilled, if its zone
   * says from where; if nothing is left there either, fewer cards come. Returns them in their order.
   */
  draw(
    t: On<TellingTable, S>,
    from: Place<Z>,
    to: Place<Z>,
    count: number,
    about: Drawing,
  ): readonly Id[] {
    return draw(this.#layout, t, from, to, count, about) as Id[];
  }

  /** Shuffles what a pile is refilled from into it, even if it has not run out. Says whether there was any. */
  refill(t: On<TellingTable, S>, pile: Place<Z>, about: About): boolean {
    return refill(this.#layout, t, pile, about);
  }

  /**
   * Moves cards, one after another. To the place `onto(card)` they are attached to that card, and from it
   * they come off again.
   */
  move(
    t: On<TellingTable, S>,
    cards: readonly Id[],
    from: Place<Z>,
    to: Place<Z>,
    about: Moving,
  ): void {
    move(this.#layout, t, cards, from, to, about);
  }

  /** Puts the top cards of a pile under it, one after another. */
  putUnder(t: On<TellingTable, S>, pile: Place<Z>, count: number, about: About): void {
    putUnder(this.#layout, t, pile, count, about);
  }

  /** Exchanges all that lies in two places. */
  swap(t: On<TellingTable, S>, one: Place<Z>, other: Place<Z>, about: About): void {
    swap(this.#layout, t, one, other, about);
  }

  /** A seat looks at the top cards of a pile. Returns them, the top one first. */
  peek(t: On<TellingTable, S>, pile: Place<Z>, count: number, about: BySeat): readonly Id[] {
    return peek(this.#layout, t, pile, count, about) as readonly Id[];
  }

  /** A seat looks through a place. Returns its cards, of a pile the top one first. */
  search(t: On<TellingTable, S>, place: Place<Z>, about: BySeat): readonly Id[] {
    return search(this.#layout, t, place, about) as readonly Id[];
  }

  /**
   * A seat puts the top cards of a pile into an order, which it alone knows then.
   *
   * @param order these cards, the one that is to be on top first
   */
  sort(t: On<TellingTable, S>, pile: Place<Z>, order: readonly Id[], about: BySeat): void {
    sort(this.#layout, t, pile, order, about);
  }

  /** Shows cards where they lie, to some seats or to all. */
  show(
    t: On<TellingTable, S>,
    cards: readonly Id[],
    place: Place<Z>,
    about: About & { readonly to?: readonly Seat[] | undefined },
  ): void {
    show(this.#layout, t, cards, place, about);
  }

  /** Turns cards face up or down where they lie, in a place that shows faces. */
  turn(
    t: On<TellingTable, S>,
    cards: readonly Id[],
    place: Place<Z>,
    face: 'up' | 'down',
    about: About,
  ): void {
    turnTold(this.#layout, t, cards, place, face, about);
  }

  /** One card of a place at random, before all; it stays there. What is done with it tells the draw. */
  pick(t: On<CardTable, S>, place: Place<Z>, purpose: string, who?: number): Id {
    return t.pick(this.at(t.state, place), purpose, who);
  }

  /** What an observer sees in each place, and what it is sure of beyond that. */
  seen(state: S, observer: Observer): Readonly<Record<string, readonly SeenCard<Id>[]>> {
    return seen(this.#layout, state, observer) as Record<string, readonly SeenCard<Id>[]>;
  }

  /**
   * Deals the cards that an observer cannot tell apart anew, in a state that may be changed. Returns
   * which card has come in place of which, for what else the state says of hidden cards.
   */
  imagine(state: S, observer: Observer, random: Pick<RandomSource, 'index'>): ReadonlyMap<Id, Id> {
    return imagine(this.#layout, state, observer, random) as ReadonlyMap<Id, Id>;
  }

  /** What is wrong with where cards lie, for an invariant: each must be in exactly one place. */
  misplaced(state: S, all: readonly Id[]): string | undefined {
    return misplaced(this.#layout, state, all);
  }

  /** Draws one card at random and tells nothing. */
  drawFrom(t: On<CardTable, S>, from: Place<Z>, to: Place<Z>, purpose: string, who?: number): Id {
    return drawAtRandom(this.#layout, t, from, to, purpose, who) as Id;
  }

  /** Moves a card and tells nothing. Does nothing and returns false if it does not lie there. */
  put(t: On<CardTable, S>, card: Id, from: Place<Z>, to: Place<Z>): boolean {
    return put(this.#layout, t, card, from, to);
  }

  /** Moves all cards of a place, in their order, and tells nothing. */
  putAll(t: On<CardTable, S>, from: Place<Z>, to: Place<Z>): void {
    putAll(this.#layout, t, from, to);
  }
}
