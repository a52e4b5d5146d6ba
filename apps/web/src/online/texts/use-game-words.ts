import { type Game, seatLetter } from '@tablewright/engine';
import { sayOrShow } from '@tablewright/table-kit';
import { createSpeaker, type Speaker } from '@tablewright/words';
import { useMemo } from 'react';
import { useGameTexts, useLanguage } from '../../language/language-provider.tsx';

/** Speaks a game's catalogue away from its table. */
export function useGameWords(
  game: Game,
  seatNames: readonly string[],
): { readonly speaker: Speaker; readonly botName: (policy: string) => string } {
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const names = seatNames.join('\n');
  return useMemo(() => {
    const list = names.split('\n');
    const speaker = createSpeaker({
      texts,
      locale: language,
      seatName: (seat) => list[seat] || seatLetter(seat),
    });
    return { speaker, botName: (policy) => sayOrShow(speaker, { key: `bot.${policy}` }) };
  }, [texts, language, names]);
}
