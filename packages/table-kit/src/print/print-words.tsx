import type { Text } from '@tablewright/engine';
import { type Catalogues, createLocalWords, FIRST_LANGUAGE } from '@tablewright/words';
import type { ComponentType, ReactNode } from 'react';
import type { PrintPart, PrintProps } from './printout.ts';
import type { ReferenceSection } from './reference-page.tsx';
import { referenceSections } from './reference-sections.ts';

/** The words of a game's pages; see {@link createPrintWords}. */
export interface PrintWords<K extends string> {
  /** Says a text of the pages, in the language in which they are being drawn. */
  readonly printText: (key: K, params?: Text['params']) => string;
  /** A part of the game, called by its text `part.<id>`, whose pages are in the reader's language. */
  readonly part: (part: PartToPrint) => PrintPart;
  /** Pages of another kind that speak the reader's language, such as those of a report. */
  readonly spoken: <P extends { readonly locale: string }>(
    Pages: ComponentType<P>,
  ) => ComponentType<P>;
  /**
   * The sections of a quick reference; see {@link referenceSections}.
   *
   * @param from of sections whose lines come in an order, the number of the first line
   */
  readonly sections: (
    headings: readonly K[],
    from: Partial<Record<K, number>>,
  ) => readonly ReferenceSection[];
}

/** A {@link PrintPart} before it is named. */
export type PartToPrint = Omit<PrintPart, 'name'>;

/**
 * The words of one game's pages, in a module of its own (`print/words.ts`):
 *
 * ```ts
 * export const { printText, part, sections } = createPrintWords<PrintKey>(
 *   { en: PRINT_TEXTS, de: PRINT_TEXTS_DE },
 *   speakOnBoard,
 * );
 * ```
 *
 * @param speakToo sets the language of whatever else is on the pages
 */
export function createPrintWords<K extends string>(
  catalogues: Catalogues<K>,
  speakToo: (locale: string) => void = () => undefined,
): PrintWords<K> {
  const words = createLocalWords<K>(catalogues);
  // Names are asked for in a language of their own, whatever the pages speak.
  const names = createLocalWords<K>(catalogues);
  const keys = Object.keys(catalogues[FIRST_LANGUAGE]) as K[];
  const printText: PrintWords<K>['printText'] = (key, params) => words.say(key, params);
  const spoken: PrintWords<K>['spoken'] = (Pages) =>
    // biome-ignore lint/correctness/noComponentHookFactories: parts are made once, as the module loads
    function SpokenPages(props): ReactNode {
      words.speak(props.locale);
      speakToo(props.locale);
      return <Pages {...props} />;
    };
  return {
    printText,
    spoken,
    part: ({ Pages, ...part }) => ({
      ...part,
      name: (locale) => {
        names.speak(locale);
        return names.sayIfKnown(`part.${part.id}`) ?? part.id;
      },
      Pages: spoken<PrintProps>(Pages),
    }),
    sections: (headings, from) => referenceSections(headings, keys, printText, from),
  };
}
