import { boardText } from '../board/words.ts';
import type { SpellPrint } from '../explain/index.ts';
import { printText } from './words.ts';

/** How far a spell reaches. */
export function reachOf({ feet, isOwn }: Pick<SpellPrint, 'feet' | 'isOwn'>): string {
  if (isOwn) return printText('sheet.self');
  return feet === 0 ? printText('sheet.touch') : boardText('board.feet', { feet });
}
