import { type GameEvent, SPECTATOR, Table } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { Cards } from '../cards.ts';
import { noSecrets, type Secrets } from '../secrets.ts';

/** A state with nothing but cards. */
export interface Parlour {
  readonly places: Record<string, string[]>;
  readonly secrets: Secrets<string>;
}

/** Two seats, cards with two backs, and a zone of every kind. */
export const PARLOUR = new Cards({
  zones: {
    deck: { as: 'pile', faces: 'nobody', refill: 'discard' },
    discard: { as: 'pile', faces: 'all' },
    bag: { as: 'bag', faces: 'nobody' },
    'hand/': { as: 'hand', faces: 'owner' },
    'table/': { as: 'row', faces: 'all' },
    box: { as: 'row', faces: 'nobody' },
  },
  places: (state: Parlour) => state.places,
  secrets: (state: Parlour) => state.secrets,
  back: (card: string) => card.slice(0, 1),
});

/** Its cards: the letter is the back. */
export const CARDS = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'] as const;
export const SEATS = 2;
export const OBSERVERS = [SPECTATOR, 0, 1] as const;

/** All cards lie where this says, and nobody knows anything yet. */
export function parlour(places: Readonly<Record<string, readonly string[]>>): Parlour {
  const lists = Object.fromEntries(
    Object.entries(places).map(([place, cards]) => [place, [...cards]]),
  );
  return { places: lists, secrets: noSecrets(SEATS) };
}

/** A table at which this is played, and what is heard there. */
export function sit(state: Parlour, seed = 'parlour') {
  const heard: GameEvent[] = [];
  const table = new Table(state, {}, SEATS, seededSource(seed), (event) => heard.push(event));
  return { t: table, heard };
}
