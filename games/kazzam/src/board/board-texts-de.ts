import type { BoardTextKey } from './board-texts.ts';

/** The board's own words in German. */
export const BOARD_TEXTS_DE: Readonly<Partial<Record<BoardTextKey, string>>> = {};
