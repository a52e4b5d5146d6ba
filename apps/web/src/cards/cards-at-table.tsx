import { presentationOf } from '@tablewright/registry/presentation';
import { ANY_CARD, CardBrowser } from '@tablewright/table-kit/card-list';
import { type ReactNode, useState } from 'react';
import { useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { useWebWords } from '../web-words.ts';
import { loadCards } from './load-cards.ts';

/** All cards of the game that is played. */
export default function CardsAtTable({ game }: { readonly game: string }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const [wish, setWish] = useState(ANY_CARD);
  const loading = useLoading(`${game}/${language}`, () => loadCards(game, language));
  return (
    <div data-material={presentationOf(game).material}>
      <Fetching what={words('table.cards')} loading={loading}>
        {(list) =>
          list && <CardBrowser list={list} locale={language} wish={wish} onWish={setWish} />
        }
      </Fetching>
    </div>
  );
}
