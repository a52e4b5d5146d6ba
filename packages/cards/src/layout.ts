import type { Seat } from '@tablewright/engine';
import { EVERYBODY, NOBODY, type Observers, only } from './observers.ts';
import type { Secrets } from './secrets.ts';

/** A card, told from all others, copies of it included. */
export type CardId = string | number;

/**
 * How cards lie:
 *
 * - `pile`: one on another; the last of the list is the top, from which is drawn.
 * - `row`: side by side on the table, where everybody can follow each of them.
 * - `hand`: whoever does not see their faces cannot tell one from another; drawn from at random.
 * - `bag`: as a hand, and nobody cares for their order.
 */
export type Arrangement = 'pile' | 'row' | 'hand' | 'bag';

/** A zone, or with a name that ends in `/` a family of places: `hand/` has `hand/0`, `hand/1`, … */
export interface Zone<S = object> {
  readonly as: Arrangement;
  /** Who sees the faces of the cards in it. */
  readonly faces: 'all' | 'owner' | 'nobody';
  /** Whose a place of the family is; by default the seat whose number stands behind the `/`. */
  owner?(name: string, state: S): Seat | undefined;
  /** The place whose cards are shuffled into this pile when it runs out. */
  readonly refill?: string;
}

/** What a game says of its cards, once. */
export interface Declaration<S, Z extends string, Id extends CardId> {
  readonly zones: Readonly<Record<Z, Zone<S>>>;
  /** The lists of cards in a state, by place. */
  places(state: S): { readonly [P in NoInfer<Z>]?: Id[] };
  /** Who knows what in a state; needed if a card is ever hidden from anybody. */
  secrets?(state: S): Secrets<Id>;
  /**
   * The back of a card, which is seen even where its face is not. All cards with the same back count as
   * one stock, whose contents everybody knows.
   */
  back?(card: Id): string;
}

/** A place of a zone; `on/` with a card behind it is the place of what is attached to that card. */
export type Place<Z extends string> =
  | (Z extends `${string}/` ? `${Z}${string | number}` : Z)
  | `on/${string | number}`;

/** A place as it was declared. */
export interface PlaceInfo {
  readonly zone: Zone;
  /** The zone's name without `/`. */
  readonly family: string;
  /** What stands behind the `/`, or nothing. */
  readonly name: string;
  /** Whether a hidden card there cannot be told from others. */
  readonly mixed: boolean;
  /** The purposes of draws there. */
  readonly shuffling: string;
  readonly drawing: string;
}

/** A card that others are attached to. */
export interface Bearer {
  readonly card: CardId;
  /** The place where it lies. */
  readonly place: string;
  /** That place, or where the card lies in the end if it is attached itself. */
  readonly ground: string;
}

const ON = 'on/';
const NO_CARDS: readonly CardId[] = [];
const NO_SECRETS: Secrets<never> = { down: [], known: [] };

/** The declared zones, and what a state has there. */
export class Layout {
  /** Whether a card may be hidden from anybody. */
  readonly hides: boolean;
  readonly back: (card: CardId) => string;
  readonly #declared: Declaration<object, string, CardId>;
  readonly #zones: ReadonlyMap<string, Zone>;
  readonly #infos = new Map<string, PlaceInfo>();

  /** @throws Error if a zone hides faces and nothing says where the secrets are */
  constructor(declared: Declaration<object, string, CardId>) {
    this.#declared = declared;
    this.#zones = new Map(
      Object.entries({ ...declared.zones, [ON]: { as: 'row', faces: 'all' } as const }),
    );
    this.hides = declared.secrets !== undefined;
    this.back = declared.back ?? (() => '');
    for (const [name, { faces, owner, refill }] of this.#zones) {
      if (faces !== 'all' && !this.hides)
        throw new Error(`the zone "${name}" hides faces: say where a state has its secrets`);
      if (faces === 'owner' && owner === undefined && !name.endsWith('/'))
        throw new Error(`whose is the zone "${name}"? Make it a family, or say who owns it`);
      if (refill !== undefined) this.info(refill);
    }
  }

  /** @throws Error if no such place is declared; it names the zones that are */
  info(place: string): PlaceInfo {
    return this.#infos.get(place) ?? this.#read(place);
  }

  /** The live list of a place. */
  at(state: object, place: string): CardId[] {
    const lists = this.#lists(state);
    let list = lists[place];
    if (list === undefined) {
      this.info(place);
      list = [];
      lists[place] = list;
    }
    return list;
  }

  /** The cards of a place, to look at. */
  cardsAt(state: object, place: string): readonly CardId[] {
    const list = this.#lists(state)[place];
    if (list === undefined) this.info(place);
    return list ?? NO_CARDS;
  }

  /** The top cards of a pile, the top one first; fewer if there are not so many. */
  topOf(state: object, pile: string, count: number): readonly CardId[] {
    if (this.info(pile).zone.as !== 'pile') throw new Error(`"${pile}" is no pile`);
    const list = this.cardsAt(state, pile);
    return list.slice(Math.max(0, list.length - count)).reverse();
  }

  /** The places that a state lists, those of attached cards included. */
  placesOf(state: object): readonly string[] {
    return Object.keys(this.#lists(state)).filter((place) => this.#zones.has(familyOf(place)));
  }

  /** Where a card lies, by its id or what that is as text; nothing if it is nowhere. */
  placeOf(state: object, card: CardId): string | undefined {
    const text = String(card);
    return this.placesOf(state).find((place) =>
      this.cardsAt(state, place).some((one) => String(one) === text),
    );
  }

  /** Takes the list of a place away that an attached card has left empty. */
  tidy(state: object, place: string): void {
    const lists = this.#lists(state);
    if (place.startsWith(ON) && lists[place]?.length === 0) delete lists[place];
  }

  /** The card that a place is on; nothing for other places. */
  bearing(state: object, place: string): Bearer | undefined {
    if (!place.startsWith(ON)) return undefined;
    const text = place.slice(ON.length);
    const lies = this.placeOf(state, text);
    if (lies === undefined) throw new Error(`there is no card "${text}" to attach anything to`);
    const card = this.cardsAt(state, lies).find((one) => String(one) === text) ?? text;
    return { card, place: lies, ground: this.bearing(state, lies)?.ground ?? lies };
  }

  secrets(state: object): Secrets<CardId> {
    return this.#declared.secrets?.(state) ?? NO_SECRETS;
  }

  /** Who sees the faces of a place, but for cards that lie face down there. */
  seers(state: object, { zone, name }: PlaceInfo): Observers {
    if (zone.faces === 'all') return EVERYBODY;
    if (zone.faces === 'nobody') return NOBODY;
    const owner = zone.owner === undefined ? Number(name) : zone.owner(name, state);
    if (owner === undefined) return NOBODY;
    if (!Number.isInteger(owner) || owner < 0)
      throw new Error(`whose is "${name}"? Say who owns it, or name it by a seat`);
    return only(owner);
  }

  /** Who sees the face of a card that lies there. */
  seersOf(state: object, info: PlaceInfo, card: CardId): Observers {
    const { down } = this.secrets(state);
    return down.length > 0 && down.includes(card) ? NOBODY : this.seers(state, info);
  }

  /**
   * Who sees something of a draw among these cards: whoever sees faces, and all if their backs differ.
   *
   * @param faces who sees the faces
   */
  seersOfDraw(cards: readonly CardId[], faces: Observers): Observers {
    const [first] = cards;
    if (first === undefined) return faces;
    const back = this.back(first);
    return cards.every((card) => this.back(card) === back) ? faces : EVERYBODY;
  }

  /** The cards of a place whose faces an observer does not see. */
  hiddenFrom(state: object, place: string, observer: Observers): readonly CardId[] {
    const cards = this.cardsAt(state, place);
    if ((this.seers(state, this.info(place)) & observer) === 0) return cards;
    const { down } = this.secrets(state);
    return down.length === 0 ? NO_CARDS : cards.filter((card) => down.includes(card));
  }

  /** Cards by their backs. */
  byBack(cards: Iterable<CardId>): Map<string, CardId[]> {
    return Map.groupBy(cards, this.back);
  }

  #lists(state: object): Record<string, CardId[] | undefined> {
    return this.#declared.places(state) as Record<string, CardId[] | undefined>;
  }

  #read(place: string): PlaceInfo {
    const family = familyOf(place);
    const zone = this.#zones.get(family);
    const name = place.slice(family.length);
    if (zone === undefined || (family.endsWith('/') && name === '')) {
      const zones = [...this.#zones.keys()].join(', ');
      throw new Error(`there is no place "${place}"; zones are ${zones}`);
    }
    const info = {
      zone,
      family: family.replace('/', ''),
      name,
      mixed: zone.as === 'hand' || zone.as === 'bag',
      shuffling: `shuffle-${place}`,
      drawing: `draw-${place}`,
    };
    this.#infos.set(place, info);
    return info;
  }
}

/** The place of what is attached to a card. */
export function onto(card: CardId): `on/${string | number}` {
  return `on/${card}`;
}

/** An order of cards or backs that tells nothing of where they lie. */
export function inOrder(a: CardId, b: CardId): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The name of a place's zone, with `/` if it is one of a family. */
function familyOf(place: string): string {
  const at = place.indexOf('/');
  return at < 0 ? place : place.slice(0, at + 1);
}
