import type { Seat } from '@tablewright/engine';
import fc from 'fast-check';
import type { Spot } from '../follow.ts';
import { onto } from '../layout.ts';
import { PARLOUR, type Parlour, SEATS, type sit } from './parlour.ts';

/** Something done with the cards of a parlour, by places and positions: no card is named. */
export type Deed =
  | { do: 'move'; from: string; picked: number[]; to: string; at: Spot; down: boolean }
  | { do: 'draw'; from: string; to: string; count: number; down: boolean }
  | { do: 'all'; from: string; to: string }
  | { do: 'under'; count: number }
  | { do: 'shuffle'; place: string }
  | { do: 'refill' }
  | { do: 'swap'; one: string; other: string }
  | { do: 'peek'; count: number; seat: Seat }
  | { do: 'search'; place: string; seat: Seat }
  | { do: 'sort'; order: number[]; seat: Seat }
  | { do: 'show'; place: string; picked: number[]; to: Seat[] | undefined }
  | { do: 'turn'; place: string; picked: number[]; face: 'up' | 'down' }
  | { do: 'attach'; from: string; picked: number[]; place: string; bearer: number }
  | { do: 'detach'; place: string; bearer: number; to: string };

const PLACES = ['deck', 'discard', 'bag', 'hand/0', 'hand/1', 'table/0', 'table/1', 'box'] as const;
const SEEN_PLACES = ['discard', 'table/0', 'table/1'];
const ROWS = ['table/0', 'table/1', 'box'];
const KINDS = [
  ...['move', 'move', 'move', 'draw', 'draw', 'draw', 'shuffle', 'peek', 'sort', 'show'],
  ...['turn', 'attach', 'detach', 'all', 'under', 'refill', 'swap', 'search'],
] as const;

/** Whole numbers from 0 up, that say what is done. */
export type Chance = readonly number[];

const CHANCES = 12;

/** Up to so many deeds. */
export const randomDeeds = (most: number): fc.Arbitrary<Chance[]> =>
  fc.array(fc.array(fc.nat(1000), { minLength: CHANCES, maxLength: CHANCES }), {
    minLength: Math.floor(most / 2),
    maxLength: most,
  });

/** A deed that can be done in this state; nothing if chance picks one that cannot. */
export function deedOf(state: Parlour, chance: Chance): Deed | undefined {
  let next = 0;
  const number = (below: number) => {
    next += 1;
    return below < 1 ? 0 : (chance[next - 1] ?? 0) % below;
  };
  const oneOf = <X>(list: readonly X[]): X => list[number(list.length)] as X;
  const kind = oneOf(KINDS);
  const place = oneOf(PLACES);
  const to = oneOf(PLACES);
  const seat = number(SEATS);
  const cards = (at: string) => state.places[at] ?? [];
  const some = (at: string) => {
    const { length } = cards(at);
    const count = Math.min(length, 1 + number(2));
    return Array.from({ length: count }, (_, i) => i)
      .map((_, i, all) => (number(length) + i) % Math.max(1, length) || all[i] || 0)
      .filter((at, i, all) => all.indexOf(at) === i && at < length);
  };
  const bears = (at: string, index: number) =>
    (state.places[onto(cards(at)[index] ?? '')] ?? []).length > 0;
  const picked = some(place);
  const isFree = picked.every((index) => !bears(place, index));
  const down = SEEN_PLACES.includes(to) && number(3) === 0;
  switch (kind) {
    case 'move': {
      const at = oneOf(['top', 'top', 'bottom', 1] as const);
      const fits = picked.length > 0 && place !== to && isFree;
      return fits ? { do: 'move', from: place, picked, to, at, down } : undefined;
    }
    case 'draw': {
      const from = oneOf(['deck', 'deck', 'bag', 'hand/0', 'hand/1']);
      if (from === to || (cards(from).length === 0 && from !== 'deck')) return undefined;
      if (from === 'deck' && to === 'discard' && cards('deck').length < 2) return undefined;
      return { do: 'draw', from, to, count: 1 + number(2), down };
    }
    case 'all':
      return place === to || cards(place).some((_, index) => bears(place, index))
        ? undefined
        : { do: 'all', from: place, to };
    case 'under':
      return { do: 'under', count: 1 + number(2) };
    case 'shuffle':
      return { do: 'shuffle', place: oneOf(['deck', 'deck', 'discard', 'table/0', 'box']) };
    case 'refill':
      return cards('discard').some((_, index) => bears('discard', index))
        ? undefined
        : { do: 'refill' };
    case 'swap': {
      const [one, other] = oneOf([
        ['hand/0', 'hand/1'],
        ['table/0', 'box'],
        ['deck', 'discard'],
      ] as const);
      return { do: 'swap', one, other };
    }
    case 'peek':
      return { do: 'peek', count: 1 + number(3), seat };
    case 'search':
      return { do: 'search', place: oneOf(['deck', 'bag', 'box', 'hand/0', 'hand/1']), seat };
    case 'sort': {
      const count = Math.min(cards('deck').length, 2 + number(2));
      const order = Array.from({ length: count }, (_, i) => i);
      if (number(2) === 0) order.reverse();
      return { do: 'sort', order, seat };
    }
    case 'show':
      return picked.length === 0
        ? undefined
        : { do: 'show', place, picked, to: number(3) === 0 ? undefined : [seat] };
    case 'turn': {
      const row = oneOf(['table/0', 'table/1']);
      const at = some(row);
      const face = oneOf(['up', 'down'] as const);
      return at.length === 0 ? undefined : { do: 'turn', place: row, picked: at, face };
    }
    case 'attach': {
      const row = oneOf(ROWS);
      const bearer = number(cards(row).length);
      const fits = cards(row).length > 0 && picked.length > 0 && place !== row;
      return fits ? { do: 'attach', from: place, picked, place: row, bearer } : undefined;
    }
    default: {
      const row = ROWS.find((one) => cards(one).some((_, index) => bears(one, index)));
      if (row === undefined || to === row) return undefined;
      const bearer = cards(row).findIndex((_, index) => bears(row, index));
      return { do: 'detach', place: row, bearer, to };
    }
  }
}

/** Does it at a table. */
export function perform(t: ReturnType<typeof sit>['t'], deed: Deed): void {
  const about = { rule: 'TOY' };
  const cards = (place: string, picked: readonly number[]) =>
    picked.map((index) => (t.state.places[place] ?? [])[index] ?? '');
  const at = <P>(place: string) => place as P as never;
  switch (deed.do) {
    case 'move': {
      const { from, picked, to, at: spot, down } = deed;
      PARLOUR.move(t, cards(from, picked), at(from), at(to), { ...about, at: spot, down });
      return;
    }
    case 'draw':
      PARLOUR.draw(t, at(deed.from), at(deed.to), deed.count, { ...about, down: deed.down });
      return;
    case 'all':
      PARLOUR.putAll(t, at(deed.from), at(deed.to));
      return;
    case 'under':
      PARLOUR.putUnder(t, 'deck', deed.count, about);
      return;
    case 'shuffle':
      PARLOUR.shuffle(t, at(deed.place), about);
      return;
    case 'refill':
      PARLOUR.refill(t, 'deck', about);
      return;
    case 'swap':
      PARLOUR.swap(t, at(deed.one), at(deed.other), about);
      return;
    case 'peek':
      PARLOUR.peek(t, 'deck', deed.count, { ...about, seat: deed.seat });
      return;
    case 'search':
      PARLOUR.search(t, at(deed.place), { ...about, seat: deed.seat });
      return;
    case 'sort': {
      const top = (t.state.places.deck ?? []).toReversed();
      const order = deed.order.map((index) => top[index] ?? '');
      PARLOUR.sort(t, 'deck', order, { ...about, seat: deed.seat });
      return;
    }
    case 'show':
      PARLOUR.show(t, cards(deed.place, deed.picked), at(deed.place), { ...about, to: deed.to });
      return;
    case 'turn':
      PARLOUR.turn(t, cards(deed.place, deed.picked), at(deed.place), deed.face, about);
      return;
    case 'attach': {
      const [bearer = ''] = cards(deed.place, [deed.bearer]);
      PARLOUR.move(t, cards(deed.from, deed.picked), at(deed.from), onto(bearer), about);
      return;
    }
    case 'detach': {
      const [bearer = ''] = cards(deed.place, [deed.bearer]);
      const attached = [...(t.state.places[onto(bearer)] ?? [])];
      PARLOUR.move(t, attached, onto(bearer), at(deed.to), about);
    }
  }
}
