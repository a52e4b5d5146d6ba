import type { EventForms, GameEvent, Seat } from '@tablewright/engine';
import type { CardId } from './layout.ts';

/** What any event of cards may tell. */
interface AboutCards extends GameEvent {
  readonly rule: string;
  /** How many cards it is about. */
  readonly count: number;
  /** Those among them that whoever hears of it is sure of. */
  readonly cards?: readonly CardId[];
  /** Who does it, if it is a seat. */
  readonly seat?: Seat;
}

/** Cards that go from one place to another. */
interface Moved extends AboutCards {
  readonly from: string;
  readonly to: string;
  /** They lie face down there, where others do not. */
  readonly down?: boolean;
}

/** Something that is done with cards where they lie. */
interface Done extends AboutCards {
  readonly place: string;
}

/**
 * What is done with cards. An attached card lies where the card lies that it is attached to, so no
 * place here names a card.
 */
export type CardEvent =
  | ({ readonly type: 'cards-drawn' | 'cards-refilled' } & Moved)
  | ({ readonly type: 'cards-moved'; readonly at?: 'top' | 'bottom' | number } & Moved)
  | ({ readonly type: 'cards-attached' | 'cards-detached'; readonly bearer?: CardId } & Moved)
  | ({
      readonly type:
        | 'cards-lacking'
        | 'cards-peeked'
        | 'cards-searched'
        | 'cards-shuffled'
        | 'cards-sorted';
    } & Done)
  | ({ readonly type: 'cards-shown'; readonly to?: readonly Seat[] } & Done)
  | ({ readonly type: 'cards-turned'; readonly face: 'up' | 'down' } & Done);

const ABOUT = { count: 'number', cards: { list: 'data' }, seat: 'seat' } as const;
const MOVED = { ...ABOUT, from: 'text', to: 'text', down: 'flag' } as const;
const DONE = { ...ABOUT, place: 'text' } as const;

/** The events of cards with their fields, for the table of a game's events. */
export const CARD_EVENT_FORMS: EventForms<CardEvent> = {
  'cards-drawn': MOVED,
  'cards-moved': { ...MOVED, at: 'data' },
  'cards-attached': { ...MOVED, bearer: 'data' },
  'cards-detached': { ...MOVED, bearer: 'data' },
  'cards-refilled': MOVED,
  'cards-lacking': DONE,
  'cards-shuffled': DONE,
  'cards-peeked': DONE,
  'cards-searched': DONE,
  'cards-shown': { ...DONE, to: { list: 'seat' } },
  'cards-sorted': DONE,
  'cards-turned': { ...DONE, face: ['up', 'down'] },
};
