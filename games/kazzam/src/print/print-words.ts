import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { PRINT_TEXTS, type PrintKey } from './print-texts.ts';
import { PRINT_TEXTS_DE } from './print-texts-de.ts';

const words = createLocalWords<PrintKey>({ en: PRINT_TEXTS, de: PRINT_TEXTS_DE });

/** From now on the pages speak this language. */
export function speakOnPaper(locale: string): void {
  words.speak(locale);
}

/** Says a text of the print pages. */
export function printText(key: PrintKey, params?: Text['params']): string {
  return words.say(key, params);
}

/** The name of a part, in a language. */
export function partName(key: PrintKey): (locale: string) => string {
  return (locale) => {
    words.speak(locale);
    return words.say(key);
  };
}
