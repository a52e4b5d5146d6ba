import { createBoardWords } from '@tablewright/table-kit/board-words';
import type { BatteryLine } from '../explain/index.ts';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

const words = createBoardWords<BoardKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });

export const { speakOnBoard, boardText } = words;

/** What an action of an item does in a few words; empty if nothing is known. */
export function whatItDoes(item: string, action: string): string {
  const key = action === 'decline' ? 'board.does.decline' : `board.does.${item}.${action}`;
  return words.boardTextIfKnown(key) ?? '';
}

/** A line about a Battery in words. */
export function batteryText(line: BatteryLine): string {
  switch (line.kind) {
    case 'capacity':
      return boardText('board.item.capacity', { capacity: line.amount });
    case 'supply':
      return boardText('board.item.supply', { supply: line.amount });
    case 'no-supply':
      return boardText('board.item.no-supply');
    case 'bonus':
      return boardText('board.item.bonus', { slot: boardText(`board.slot.${line.slot}`) });
    case 'loaded':
      return boardText('board.item.loaded', { amount: line.amount });
  }
}
