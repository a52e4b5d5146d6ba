import { createPrintWords } from '@tablewright/table-kit/print';
import { speakOnBoard } from '../board/words.ts';
import { PRINT_TEXTS, type PrintKey } from './texts.ts';
import { PRINT_TEXTS_DE } from './texts-de.ts';

export const { printText, part, sections } = createPrintWords<PrintKey>(
  { en: PRINT_TEXTS, de: PRINT_TEXTS_DE },
  speakOnBoard,
);
