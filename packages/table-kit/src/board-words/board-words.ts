import type { Text } from '@tablewright/engine';
import { type Catalogues, createLocalWords } from '@tablewright/words';
import type { Offer } from '../board.ts';
import { SHARED_BOARD_TEXTS, type SharedBoardKey } from './texts.ts';
import { SHARED_BOARD_TEXTS_DE } from './texts-de.ts';

/** The words of a board; see {@link createBoardWords}. */
export interface BoardWords<K extends string> {
  /** Sets the language, as a BCP 47 tag. The board does so at its top, whenever it is drawn. */
  readonly speakOnBoard: (locale: string) => void;
  /** Says a text of the board, or one that boards share. */
  readonly boardText: (key: K | SharedBoardKey, params?: Text['params']) => string;
  /** Says a text whose key was put together; `undefined` if there is no such text. */
  readonly boardTextIfKnown: (key: string, params?: Text['params']) => string | undefined;
  /** The full name of a thing: what it is, how far it is picked, and what can be chosen there. */
  readonly withOffers: (what: string, state: OfferState) => string;
}

/** What can be chosen at a thing on the board, and how far it is picked. */
export interface OfferState {
  readonly offers: readonly Offer[];
  /** As `BoardProps.picked` counts it: 0 for not at all. */
  readonly picked: number;
  /** What an offer is called, as in the panel. */
  readonly label: (offer: Offer) => string;
  /** Why it cannot be chosen, where nothing can. */
  readonly whyNot?: string | undefined;
}

/**
 * The words of one game's board, in a module of its own (`board/words.ts`):
 *
 * ```ts
 * export const { speakOnBoard, boardText } = createBoardWords<BoardKey>({
 *   en: BOARD_TEXTS,
 *   de: BOARD_TEXTS_DE,
 * });
 * ```
 *
 * A text of the game with the key of a shared text is said in place of that.
 */
export function createBoardWords<K extends string>(catalogues: Catalogues<K>): BoardWords<K> {
  const { de, ...others } = catalogues;
  const words = createLocalWords<string>({
    ...others,
    en: { ...SHARED_BOARD_TEXTS, ...catalogues.en },
    de: { ...SHARED_BOARD_TEXTS_DE, ...de },
  });
  const boardText: BoardWords<K>['boardText'] = (key, params) => words.say(key, params);
  return {
    speakOnBoard: (locale) => words.speak(locale),
    boardText,
    boardTextIfKnown: (key, params) => words.sayIfKnown(key, params),
    withOffers: (what, { offers, picked, label, whyNot }) => {
      const [first] = offers;
      if (first === undefined)
        return whyNot === undefined ? what : boardText('board.offer.none', { what, why: whyNot });
      const so = picked === 0 ? what : boardText(...pickedText(what, picked, first));
      return offers.length === 1
        ? boardText('board.offer.one', { what: so, label: label(first) })
        : boardText('board.offer.several', { what: so, count: offers.length });
    },
  };
}

function pickedText(
  what: string,
  picked: number,
  { choice: { kind } }: Offer,
): [SharedBoardKey, Text['params']] {
  switch (kind) {
    case 'allocation':
      return ['board.picked.points', { what, points: picked }];
    case 'order':
    case 'path':
      return ['board.picked.place', { what, place: picked }];
    default:
      return ['board.picked', { what }];
  }
}
