import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/language.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';

/** The choice of the language; every language is called as its own speakers call it. */
export function LanguageSelect(): ReactNode {
  const words = useWebWords();
  const { language, choose } = useLanguage();
  return (
    <select
      className="language-select"
      aria-label={words('app.language')}
      value={language}
      onChange={({ target: { value } }) => {
        const chosen = LANGUAGES.find((one) => one === value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
