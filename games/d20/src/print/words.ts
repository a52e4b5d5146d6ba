import { createPrintWords } from '@tablewright/table-kit/print';
import { speakOnBoard } from '../board/words.ts';
import { STORY_TEXTS, type StoryKey } from './story-texts.ts';
import { STORY_TEXTS_DE } from './story-texts-de.ts';
import { PRINT_TEXTS, type PrintKey } from './texts.ts';
import { PRINT_TEXTS_DE } from './texts-de.ts';

export const { printText, part, sections } = createPrintWords<PrintKey | StoryKey>(
  { en: { ...PRINT_TEXTS, ...STORY_TEXTS }, de: { ...PRINT_TEXTS_DE, ...STORY_TEXTS_DE } },
  speakOnBoard,
);
