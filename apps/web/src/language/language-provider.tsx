import { type Game, seatLetter } from '@tablewright/engine';
import { WordsProvider } from '@tablewright/table-kit';
import { createSpeaker } from '@tablewright/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  type Catalogue,
  interfaceTexts,
  keptGameTexts,
  loadGameTexts,
  loadSpokenGames,
} from './catalogues.ts';
import { keepLanguage, type Language } from './language.ts';

/** The language of the page, and how to change it. */
export interface LanguageChoice {
  readonly language: Language;
  /** The words of the interface in it. */
  readonly texts: Catalogue;
  /** Changes the language as soon as its words are there; stays as it is if they do not come. */
  readonly choose: (language: Language) => void;
}

const Chosen = createContext<LanguageChoice | undefined>(undefined);

/** A language with the words of the interface in it. */
export interface Spoken {
  readonly language: Language;
  readonly texts: Catalogue;
}

/** Gives the page its language: the interface's words, and the `lang` that browsers read. */
export function LanguageProvider({
  first,
  children,
}: {
  /** What is spoken until somebody chooses. */
  readonly first: Spoken;
  readonly children: ReactNode;
}): ReactNode {
  const [spoken, speak] = useState(first);
  const { language, texts } = spoken;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      texts,
      choose: (next: Language) => {
        keepLanguage(next);
        // All at once, so that no half of the page lags behind in the old language.
        Promise.all([interfaceTexts(next), loadSpokenGames(next)]).then(
          ([words]) => speak({ language: next, texts: words }),
          () => keepLanguage(language),
        );
      },
    }),
    [language, texts],
  );
  const speaker = useMemo(
    () => createSpeaker({ texts, locale: language, seatName: seatLetter }),
    [texts, language],
  );
  return (
    <Chosen value={choice}>
      <WordsProvider speaker={speaker}>{children}</WordsProvider>
    </Chosen>
  );
}

/** The language of the page. Throws outside of a {@link LanguageProvider}. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(Chosen);
  if (choice === undefined) throw new Error('a part of the page has no language');
  return choice;
}

/** A game's catalogue in the language of the page; in English until it has come. */
export function useGameTexts(game: Game): Catalogue {
  const { language } = useLanguage();
  const [, come] = useState<Catalogue>();
  useEffect(() => {
    if (keptGameTexts(game, language) !== undefined) return;
    // Without the translation the game is spoken of in English.
    loadGameTexts(game, language).then(come, () => undefined);
  }, [game, language]);
  return keptGameTexts(game, language) ?? game.texts;
}
