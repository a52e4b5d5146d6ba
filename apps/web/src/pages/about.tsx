import { GAMES } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

/** Who is to be thanked, what was filled in, and on what terms the parts are used. */
export default function About(): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  return (
    <Page title={words('about.title')}>
      <div className="prose">
        <p>{words('about.what')}</p>
        <h2>{words('about.games')}</h2>
        {GAMES.map(({ id, title }) => {
          const { designers, thanks, filledIn, notes } = presentationOf(id, language).credits;
          return (
            <section key={id}>
              <h3>{title}</h3>
              <p>
                {designers.length > 0
                  ? words('about.by', { designers })
                  : words('about.no-designer')}
              </p>
              {[...thanks, ...notes].map((line) => (
                <p key={line}>{line}</p>
              ))}
              {filledIn.length > 0 && (
                <p className="tw-quiet">{words('about.filled', { what: filledIn })}</p>
              )}
            </section>
          );
        })}
        <h2>{words('about.dice')}</h2>
        <p>{words('about.dice.how')}</p>
        <h2>{words('about.thanks')}</h2>
        <p>{words('about.icons')}</p>
        <p>{words('about.faces')}</p>
        <p>{words('about.fonts')}</p>
        <p>{words('about.code')}</p>
      </div>
    </Page>
  );
}
