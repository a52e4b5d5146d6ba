import { type GameEvent, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { unveiled } from '@tablewright/engine/host';
import type { CardEvent } from '../events.ts';
import type { Deed } from './deeds.ts';
import type { Parlour } from './parlour.ts';

/** The cards of each place, and those that lie face down. */
export interface World {
  readonly places: Readonly<Record<string, readonly string[]>>;
  readonly down: readonly string[];
}

const MIXED = ['bag', 'hand/0', 'hand/1'];

/** Whether order means nothing there. */
export const isMixed = (place: string): boolean => MIXED.includes(place);

const OPEN = ['discard', 'table/0', 'table/1'];

/** Whether an observer sees the face of a card that lies there. */
function sees(observer: Observer, place: string, card: string, down: readonly string[]): boolean {
  if (OPEN.includes(place)) return !down.includes(card);
  return place === `hand/${observer}`;
}

/**
 * All ways in which the cards may lie as far as one observer can tell who forgets nothing: worked out
 * from what it sees happen, one possible world after another, and from nothing that the package keeps.
 */
export class Worlds {
  readonly observer: Observer;
  #worlds: readonly World[];

  /** @param state in which nobody knows anything yet, and all that is hidden may lie anywhere */
  constructor(observer: Observer, state: Parlour) {
    this.observer = observer;
    const world = worldOf(state);
    const spots = Object.entries(world.places).flatMap(([place, cards]) =>
      cards.flatMap((card, index) =>
        sees(observer, place, card, []) ? [] : [{ place, index, real: card, card }],
      ),
    );
    this.#worlds = unlike(deals(world, spots));
  }

  get all(): readonly World[] {
    return this.#worlds;
  }

  /** Whether all worlds agree that a card lies there: at that index, or anywhere if order means nothing. */
  agreeOn(place: string, index: number, card: string): boolean {
    if (MIXED.includes(place))
      return this.#worlds.every((world) => (world.places[place] ?? []).includes(card));
    return this.#worlds.every((world) => world.places[place]?.[index] === card);
  }

  /** What it sees of a deed that has been done. */
  watch(deed: Deed, before: Parlour, after: Parlour, heard: readonly GameEvent[]): void {
    let now = worldOf(before);
    const go = (
      cards: readonly string[],
      from: string,
      to: string,
      at: string | number,
      followed: boolean,
    ) => {
      now = this.#move(now, cards, from, to, at, 'down' in deed && deed.down, followed);
    };
    if (deed.do === 'swap') now = this.#swap(now, deed.one, deed.other);
    if (deed.do === 'all') {
      const cards = now.places[deed.from] ?? [];
      go(cards, deed.from, deed.to, 'top', true);
    }
    for (const event of heard) {
      const told = unveiled(event) as CardEvent;
      const cards = (told.cards ?? []) as readonly string[];
      switch (told.type) {
        case 'cards-drawn':
          if (MIXED.includes(told.from))
            for (const card of cards) go([card], told.from, told.to, 'top', false);
          else go(cards, told.from, told.to, 'top', true);
          break;
        case 'cards-moved':
          if (deed.do === 'swap') break;
          go(cards, told.from, told.to, told.at ?? 'top', deed.do === 'under');
          break;
        case 'cards-refilled': {
          go(now.places[told.from] ?? [], told.from, told.to, 'top', true);
          const drawn = heard
            .map((one) => unveiled(one) as CardEvent)
            .findLast(({ type }) => type === 'cards-drawn');
          const taken = (drawn?.cards ?? []).toReversed() as readonly string[];
          now = this.#stir(now, told.to, [...(after.places[told.to] ?? []), ...taken], 0);
          break;
        }
        case 'cards-shuffled':
          now = this.#stir(now, told.place, after.places[told.place] ?? [], 0);
          break;
        case 'cards-peeked':
        case 'cards-searched':
          this.#look(now, told.place, cards, [told.seat ?? SPECTATOR]);
          break;
        case 'cards-shown':
          this.#look(now, told.place, cards, told.to);
          break;
        case 'cards-turned':
          now = this.#turn(now, told.place, cards, told.face);
          break;
        case 'cards-sorted':
          now = this.#sort(
            now,
            told.place,
            after.places[told.place] ?? [],
            deed.do === 'sort' ? deed.order : [],
            told.seat ?? SPECTATOR,
          );
          break;
        default:
      }
    }
    // Shuffles and sorts have mixed what lies there; how it lies now is seen as far as it is seen.
    this.#worlds = this.#worlds.filter((world) => this.#fits(world, worldOf(after)));
  }

  #swap(now: World, one: string, other: string): World {
    const swapped = ({ places, down }: World): World => ({
      places: { ...places, [one]: places[other] ?? [], [other]: places[one] ?? [] },
      down: down.filter((card) => !places[one]?.includes(card) && !places[other]?.includes(card)),
    });
    this.#worlds = this.#worlds.map(swapped);
    return swapped(now);
  }

  #move(
    now: World,
    cards: readonly string[],
    from: string,
    to: string,
    at: string | number,
    down: boolean,
    followed: boolean,
  ): World {
    const step = (world: World, picked: readonly string[]): World =>
      put(world, picked, from, to, at, down);
    const next: World[] = [];
    for (const world of this.#worlds) {
      for (const picked of this.#picks(world, now, cards, from, followed)) {
        const moved = step(world, picked);
        const fits = picked.every(
          (card, i) =>
            !sees(this.observer, to, cards[i] ?? '', down ? cards : []) || card === cards[i],
        );
        if (fits) next.push(moved);
      }
    }
    this.#worlds = unlike(next);
    return step(now, cards);
  }

  /** Which cards of a world it may have been that left. */
  #picks(
    world: World,
    now: World,
    cards: readonly string[],
    from: string,
    followed: boolean,
  ): readonly (readonly string[])[] {
    let ways: readonly (readonly string[])[] = [[]];
    for (const card of cards) {
      const here = world.places[from] ?? [];
      ways = ways.flatMap((way) => {
        if (sees(this.observer, from, card, now.down)) return [[...way, card]];
        if (from === 'box' || from.startsWith('table') || (followed && !MIXED.includes(from))) {
          const index = (now.places[from] ?? []).indexOf(card);
          return [[...way, here[index] ?? '']];
        }
        return here
          .filter((one) => one[0] === card[0] && !way.includes(one))
          .filter((one) => !sees(this.observer, from, one, world.down))
          .map((one) => [...way, one]);
      });
    }
    return ways;
  }

  #look(
    now: World,
    place: string,
    cards: readonly string[],
    to: readonly Seat[] | undefined,
  ): void {
    if (to !== undefined && !to.includes(this.observer)) return;
    this.#worlds = this.#worlds.filter((world) =>
      cards.every((card) => {
        const list = world.places[place] ?? [];
        if (MIXED.includes(place)) return list.includes(card);
        return list[(now.places[place] ?? []).indexOf(card)] === card;
      }),
    );
  }

  #turn(now: World, place: string, cards: readonly string[], face: 'up' | 'down'): World {
    const turned = (world: World): World => {
      const indexes = cards.map((card) => (now.places[place] ?? []).indexOf(card));
      const own = indexes.map((index) => world.places[place]?.[index] ?? '');
      const rest = world.down.filter((card) => !own.includes(card));
      return { ...world, down: face === 'down' ? [...rest, ...own] : rest };
    };
    this.#worlds = this.#worlds.map(turned);
    return turned(now);
  }

  #sort(
    now: World,
    place: string,
    real: readonly string[],
    order: readonly number[],
    seat: Seat,
  ): World {
    const from = real.length - order.length;
    if (seat !== this.observer) return this.#stir(now, place, real, from);
    this.#look(now, place, (now.places[place] ?? []).slice(from), [seat]);
    const sorted = (world: World): World => {
      const list = world.places[place] ?? [];
      const top = list.slice(from).toReversed();
      const put = order.map((index) => top[index] ?? '').toReversed();
      return { ...world, places: { ...world.places, [place]: [...list.slice(0, from), ...put] } };
    };
    this.#worlds = this.#worlds.map(sorted);
    return sorted(now);
  }

  /** The cards of a place from an index on change places; `real` is how they lie then. */
  #stir(now: World, place: string, real: readonly string[], from: number): World {
    const shown = (card: string) => sees(this.observer, place, card, now.down);
    this.#worlds = unlike(
      this.#worlds.flatMap((world) => {
        const list = [...(world.places[place] ?? [])];
        const hidden = list
          .slice(from)
          .filter((card) => !sees(this.observer, place, card, world.down));
        const spots = real.flatMap((card, index) =>
          index < from || shown(card) ? [] : [{ place, index, real: card }],
        );
        for (const [index, card] of real.entries())
          if (index >= from && shown(card)) list[index] = card;
        const dealt = spots.map((spot, i) => ({ ...spot, card: hidden[i] ?? '' }));
        return deals({ ...world, places: { ...world.places, [place]: list } }, dealt);
      }),
    );
    return { ...now, places: { ...now.places, [place]: real } };
  }

  /** Whether a world looks to the observer as things do. */
  #fits(world: World, real: World): boolean {
    return Object.entries(real.places).every(([place, cards]) => {
      const own = world.places[place] ?? [];
      if (own.length !== cards.length) return false;
      if (MIXED.includes(place)) {
        const shown = (list: readonly string[]) =>
          list.map((card) => (sees(this.observer, place, card, []) ? card : card[0])).sort();
        return shown(own).join() === shown(cards).join();
      }
      return cards.every((card, i) => {
        const isSeen = sees(this.observer, place, card, real.down);
        return isSeen ? own[i] === card : own[i]?.[0] === card[0];
      });
    });
  }
}

function worldOf({ places, secrets }: Parlour): World {
  return {
    places: Object.fromEntries(Object.entries(places).map(([at, list]) => [at, [...list]])),
    down: [...secrets.down],
  };
}

function put(
  world: World,
  cards: readonly string[],
  from: string,
  to: string,
  at: string | number,
  down: boolean,
): World {
  const places: Record<string, readonly string[]> = { ...world.places };
  places[from] = (places[from] ?? []).filter((card) => !cards.includes(card));
  const target = [...(places[to] ?? [])];
  for (const card of cards) {
    if (at === 'bottom') target.unshift(card);
    else
      target.splice(
        target.length - (typeof at === 'number' ? Math.min(at, target.length) : 0),
        0,
        card,
      );
  }
  places[to] = target;
  const rest = world.down.filter((card) => !cards.includes(card));
  return { places, down: down ? [...rest, ...cards] : rest };
}

interface DealtTo {
  readonly place: string;
  readonly index: number;
  /** A card of the back that is seen there. */
  readonly real: string;
  /** One of those that are dealt out. */
  readonly card: string;
}

/** All ways to deal the cards out to the spots, each to one with its back. */
function deals(world: World, spots: readonly DealtTo[]): readonly World[] {
  const ways: World[] = [];
  const deal = (at: number, left: readonly string[], dealt: readonly string[]): void => {
    const spot = spots[at];
    if (spot === undefined) {
      const lists = Object.fromEntries(
        Object.entries(world.places).map(([place, list]) => [place, [...list]]),
      );
      for (const [i, { place, index }] of spots.entries())
        (lists[place] ?? [])[index] = dealt[i] ?? '';
      ways.push({ ...world, places: lists });
      return;
    }
    for (const card of left) {
      if (card[0] === spot.real[0])
        deal(
          at + 1,
          left.filter((one) => one !== card),
          [...dealt, card],
        );
    }
  };
  deal(
    0,
    spots.map(({ card }) => card),
    [],
  );
  return ways;
}

/** Without repetitions; the order of a mixed place makes no difference. */
function unlike(worlds: readonly World[]): readonly World[] {
  const found = new Map<string, World>();
  for (const world of worlds) {
    const key = Object.entries(world.places)
      .map(
        ([place, cards]) => `${place}:${(MIXED.includes(place) ? cards.toSorted() : cards).join()}`,
      )
      .sort()
      .join(' ');
    found.set(`${key} ${world.down.toSorted().join()}`, world);
  }
  return [...found.values()];
}
