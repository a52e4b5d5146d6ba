import { createPrintWords } from '@tablewright/table-kit/print';
import { PRINT_TEXTS, type PrintKey } from './texts.ts';
import { PRINT_TEXTS_DE } from './texts-de.ts';

export const { printText, part, sections, spoken } = createPrintWords<PrintKey>({
  en: PRINT_TEXTS,
  de: PRINT_TEXTS_DE,
});
