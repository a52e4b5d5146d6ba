import type { PrintPart } from '@tablewright/table-kit/print';
import { AdventurePages } from './adventure-pages.tsx';
import { Reference } from './reference.tsx';
import { ReadyPages, SheetPages } from './sheet-pages.tsx';
import { SpellCards } from './spell-cards.tsx';
import { part } from './words.ts';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  part({ id: 'sheets', fills: 'character', Pages: SheetPages }),
  part({ id: 'reference', Pages: Reference }),
  part({ id: 'ready', extra: true, Pages: ReadyPages }),
  part({ id: 'spells', fills: 'character', extra: true, Pages: SpellCards }),
  part({ id: 'adventures', fills: 'adventure', extra: true, Pages: AdventurePages }),
];
