import { createBoardWords } from '@tablewright/table-kit/board-words';
import { writtenNumber } from '@tablewright/words';
import { EFFECT_TEXTS_DE } from '../texts/de/effects.ts';
import { EFFECT_TEXTS } from '../texts/effects.ts';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

const words = createBoardWords<BoardKey | keyof typeof EFFECT_TEXTS>({
  en: { ...EFFECT_TEXTS, ...BOARD_TEXTS },
  de: { ...EFFECT_TEXTS_DE, ...BOARD_TEXTS_DE },
});

export const { speakOnBoard, boardText, boardTextIfKnown, withOffers } = words;

/** Says a text that cards print. */
export function printed(text: { readonly key: string; readonly params?: object }): string {
  return boardTextIfKnown(text.key, text.params as never) ?? text.key;
}

/** A number with its sign; 0 has none. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : writtenNumber(n);
}
