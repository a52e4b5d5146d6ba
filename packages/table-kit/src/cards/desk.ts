import type { ClosedOption } from '@tablewright/engine';
import { type BoardProps, type Offer, offersOf } from '../board.ts';

/** Something that can be done with a card or at a place. */
export interface CardAction {
  readonly id: string;
  readonly label: string;
  /** As `BoardProps.picked` counts it: 0 for not at all. */
  readonly picked: number;
  /** Whether the number says a place in an order. */
  readonly ordered: boolean;
  /** Whether it is done with one press; else it is added to what will be confirmed. */
  readonly atOnce: boolean;
  readonly run: () => void;
}

/** What can be done with one thing. */
export interface Doable {
  readonly actions: readonly CardAction[];
  /** Does the only one, or has the panel show just these. */
  readonly run: () => void;
  /** Whether it is pointed at, here or in the panel. */
  readonly pointed: boolean;
  /** Why nothing can be done with it, where one might expect it. */
  readonly closed: string | undefined;
}

/** What things are named by in the options of a game: `{ card: 'torch#2' }`, `{ place: 'head' }`. */
export type ThingKey = 'card' | 'place';

/** What the cards on a table ask when they are drawn and touched. */
export interface CardDesk {
  readonly at: (key: ThingKey, id: string) => Doable;
  /** Points at what can be done with a thing, or at nothing. */
  readonly point: (thing: { readonly key: ThingKey; readonly id: string } | undefined) => void;
}

/** Nothing can be done. */
export const NOTHING: Doable = { actions: [], run: () => {}, pointed: false, closed: undefined };

/** Cards that are only looked at. */
export const QUIET_DESK: CardDesk = { at: () => NOTHING, point: () => {} };

/**
 * The desk of a board: a card can do what the offers do whose options name it as `card`, a pile, a
 * slot or a hand those that name it as `place`.
 */
export function deskOf({
  choices,
  pick,
  picked,
  point,
  pointedAt,
  label,
  say,
}: Pick<
  BoardProps,
  'choices' | 'pick' | 'picked' | 'point' | 'pointedAt' | 'label' | 'say'
>): CardDesk {
  const offers = named(offersOf(choices), ({ option }) => option.names);
  const closed = named<ClosedOption>(
    choices.flatMap((choice) => choice.closed),
    ({ names }) => names,
  );
  const actionOf = (offer: Offer): CardAction => ({
    id: `${offer.choice.slot}/${offer.option.id}`,
    label: label(offer),
    picked: picked(offer),
    ordered: offer.choice.kind === 'order' || offer.choice.kind === 'path',
    atOnce: offer.choice.kind === 'one',
    run: () => pick([offer]),
  });
  return {
    at: (key, id) => {
      const found = offers.get(thing(key, id)) ?? [];
      const because = closed.get(thing(key, id))?.[0]?.because;
      if (found.length === 0 && because === undefined) return NOTHING;
      return {
        actions: found.map(actionOf),
        run: () => pick(found),
        pointed: found.some(pointedAt),
        closed: because === undefined || found.length > 0 ? undefined : say(because),
      };
    },
    point: (at) => point(at === undefined ? [] : (offers.get(thing(at.key, at.id)) ?? [])),
  };
}

const THING_KEYS: readonly ThingKey[] = ['card', 'place'];

const thing = (key: ThingKey, id: string | number): string => `${key}/${id}`;

/** Things by what they name, so that a hundred cards are not each looked for among all offers. */
function named<T>(
  all: readonly T[],
  namesOf: (one: T) => Readonly<Record<string, string | number>> | undefined,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const names = namesOf(one) ?? {};
    for (const key of THING_KEYS) {
      const id = names[key];
      if (id === undefined) continue;
      const list = found.get(thing(key, id));
      if (list === undefined) found.set(thing(key, id), [one]);
      else list.push(one);
    }
  }
  return found;
}

/**
 * What a press does: the one thing that can be done; else the card is looked at. A finger that has not
 * read the card yet looks first, unless what it does is still to be confirmed.
 */
export function pressed({ actions }: Doable, byTouch: boolean): CardAction | undefined {
  const [only] = actions;
  if (only === undefined || actions.length > 1) return undefined;
  return byTouch && only.atOnce ? undefined : only;
}
