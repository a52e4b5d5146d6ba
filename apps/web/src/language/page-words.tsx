import { seatLetter } from '@tablewright/engine';
import { WordsProvider } from '@tablewright/table-kit';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from './catalogues.ts';
import type { Language } from './language.ts';
import { useLanguage } from './language-provider.tsx';

/** Words that are fetched with the page that says them, so that the first page does without. */
export interface OwnWords {
  readonly en: Catalogue;
  readonly translations: Readonly<Partial<Record<Language, () => Promise<Catalogue>>>>;
}

/** Gives the parts below words of their own beside those of the interface. */
export function PageWords({
  of: { en, translations },
  children,
}: {
  readonly of: OwnWords;
  readonly children: ReactNode;
}): ReactNode {
  const { language, texts } = useLanguage();
  const load = translations[language];
  const [come, setCome] = useState<{ readonly language: Language; readonly texts: Catalogue }>();
  useEffect(() => {
    if (load === undefined) return;
    let wanted = true;
    const settle = (own: Catalogue): void => {
      if (wanted) setCome({ language, texts: own });
    };
    // Without the translation it is said in English.
    load().then(settle, () => settle({}));
    return () => {
      wanted = false;
    };
  }, [load, language]);
  const own = load === undefined ? en : come?.language === language ? come.texts : undefined;
  const speaker = useMemo(
    () =>
      createSpeaker({
        texts: { ...texts, ...en, ...own },
        locale: language,
        seatName: seatLetter,
      }),
    [texts, en, own, language],
  );
  // No other language flashes by.
  if (own === undefined) return null;
  return <WordsProvider speaker={speaker}>{children}</WordsProvider>;
}
