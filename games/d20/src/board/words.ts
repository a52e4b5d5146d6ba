import { createBoardWords } from '@tablewright/table-kit/board-words';
import { writtenNumber } from '@tablewright/words';
import { DOES_TEXTS } from './conditions/does.ts';
import { DOES_TEXTS_DE } from './conditions/does-de.ts';
import { FLAW_TEXTS } from './party/flaws.ts';
import { FLAW_TEXTS_DE } from './party/flaws-de.ts';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

export const { speakOnBoard, boardText, boardTextIfKnown, withOffers } = createBoardWords<
  BoardKey | keyof typeof DOES_TEXTS | keyof typeof FLAW_TEXTS
>({
  en: { ...BOARD_TEXTS, ...DOES_TEXTS, ...FLAW_TEXTS },
  de: { ...BOARD_TEXTS_DE, ...DOES_TEXTS_DE, ...FLAW_TEXTS_DE },
});

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? writtenNumber(n) : `+${n}`);

/** A chance in full percent. */
export const percent = (chance: number): number => Math.round(100 * chance);
