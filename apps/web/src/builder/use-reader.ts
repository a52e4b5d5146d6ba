import type { Game } from '@tablewright/engine';
import type { Reader } from '@tablewright/table-kit/builder-data';
import { useMemo } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useGameWords } from '../online/texts/use-game-words.ts';

/** Who reads what a builder says: the language of the page, and the game's catalogue in it. */
export function useReader(game: Game): Reader {
  const { language } = useLanguage();
  const { speaker } = useGameWords(game, []);
  return useMemo(
    () => ({ locale: language, say: (text) => speaker.say(text) }),
    [language, speaker],
  );
}
