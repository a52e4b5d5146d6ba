import { CircleUserRound, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GAMES_WITH_DOCUMENTS } from '../shelf/documents-of.ts';
import { useWebWords } from '../web-words.ts';
import { LanguageSelect } from './language-select.tsx';
import { LightSwitch } from './light-switch.tsx';

/** A page that is not a table: the name of the house, the ways to the other pages, and the text. */
export function Page({
  title,
  children,
}: {
  readonly title: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWebWords();
  const name = words('app.name');
  return (
    <>
      <title>{title === undefined ? name : `${title} · ${name}`}</title>
      <a className="skip" href="#page">
        {words('app.skip')}
      </a>
      <header className="page-head">
        <Link href="/" className="wordmark">
          <img src="/icon.svg" alt="" width="28" height="28" />
          {name}
        </Link>
        <nav aria-label={words('app.nav')}>
          <Link href="/matches">{words('home.matches')}</Link>
          {GAMES_WITH_DOCUMENTS.length > 0 && <Link href="/shelf">{words('shelf.title')}</Link>}
          <Link href="/lab">{words('home.lab')}</Link>
          <Link href="/about">{words('home.about')}</Link>
          <LanguageSelect />
          <LightSwitch />
          <Link
            href="/me"
            className="tw-icon-button"
            aria-label={words('me.title')}
            title={words('me.title')}
          >
            <CircleUserRound aria-hidden="true" size={20} />
          </Link>
          <Link
            href="/settings"
            className="tw-icon-button"
            aria-label={words('settings.title')}
            title={words('settings.title')}
          >
            <Settings aria-hidden="true" size={20} />
          </Link>
        </nav>
      </header>
      <main id="page" className="page">
        {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
        {children}
      </main>
    </>
  );
}
