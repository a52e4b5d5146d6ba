import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { CardBrowser, wishOfQuery, wishToQuery } from '@tablewright/table-kit/card-list';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Missing } from '../pages/missing.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { loadCards } from './load-cards.ts';
import './cards-page.css';

/** All cards of a game, to be searched. The address says what is looked for. */
export default function CardsPage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const entry = findGame(id);
  const loading = useLoading(`${id}/${language}`, () => loadCards(id, language));
  const search = useSearch();
  const [path, go] = useLocation();
  if (entry === undefined) return <Missing />;
  const { title } = entry;
  return (
    <Page title={words('cards.of', { title })}>
      <div className="cards-page" data-material={presentationOf(id).material}>
        <Fetching what={words('cards.of', { title })} loading={loading}>
          {(list) =>
            list === undefined ? (
              <p>{words('cards.none', { title })}</p>
            ) : (
              <CardBrowser
                list={list}
                locale={language}
                wish={wishOfQuery(search)}
                onWish={(wish) => go(withQuery(path, wishToQuery(wish)), { replace: true })}
                ways={
                  entry.status === 'ready' &&
                  entry.loadPrint !== undefined && (
                    <Link href={`/print/${id}`} className="tw-button">
                      {words('home.print')}
                    </Link>
                  )
                }
              />
            )
          }
        </Fetching>
      </div>
    </Page>
  );
}

/** What is looked for can be shared and comes back with the page; Back still leads away from it. */
function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
