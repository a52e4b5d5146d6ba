import type { Game } from '@tablewright/engine';
import { readable } from '@tablewright/table-kit';
import { withMinus } from '@tablewright/words';
import { useLanguage } from '../language/language-provider.tsx';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { useWebWords } from '../web-words.ts';

/** How the documents of a game are spoken of. */
export interface ShelfWords {
  /** What a kind is called: the game's text `document.<kind>`. */
  readonly kind: (kind: string) => string;
  /** What a field is called: the game's text `document.<kind>.<field>`, without places in lists. */
  readonly field: (kind: string, path: string) => string;
  /** One of the values that a field can have: the game's text `document.<kind>.<field>.<value>`, or its name. */
  readonly choice: (kind: string, path: string, value: string) => string;
  /** A value in a line. */
  readonly value: (value: unknown) => string;
}

/** Speaks of the documents of a game. */
export function useShelfWords(game: Game): ShelfWords {
  const words = useWebWords();
  const { language } = useLanguage();
  const { speaker } = useGameWords(game, []);
  const number = new Intl.NumberFormat(language);
  const named = (id: string): string | undefined => {
    const text = game.speech.named?.(id);
    return text && speaker.sayIfKnown(text);
  };
  const value = (of: unknown): string => {
    if (of === undefined || of === null || of === '') return words('document.none');
    if (typeof of === 'number') return withMinus(number.format(of), [of]);
    if (typeof of === 'boolean') return words(of ? 'document.yes' : 'document.no');
    if (typeof of === 'string') return named(of) ?? of;
    if (Array.isArray(of))
      return of.length === 0 ? words('document.none') : of.map(value).join(', ');
    return Object.entries(of)
      .map(([key, one]) => `${named(key) ?? readable(key)} ${value(one)}`)
      .join(', ');
  };
  return {
    kind: (kind) => speaker.sayIfKnown({ key: `document.${kind}` }) ?? readable(kind),
    field: (kind, path) => {
      const parts = path.split('.');
      const names = parts.filter((part) => !/^\d+$/.test(part));
      const place = parts.findLast((part) => /^\d+$/.test(part));
      const last = names.at(-1) ?? path;
      // What is no name of a field is somebody's own: a character.
      const own = /^[a-z]/.test(last) ? readable(last) : last;
      const said =
        speaker.sayIfKnown({ key: `document.${kind}.${names.join('.')}` }) ?? named(last) ?? own;
      return place === undefined ? said : `${said} ${Number(place) + 1}`;
    },
    choice: (kind, path, of) =>
      speaker.sayIfKnown({ key: `document.${kind}.${path}.${of}` }) ?? value(of),
    value,
  };
}
