import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { CardFront } from '../cards/card-front.tsx';
import { CardRow } from '../cards/card-row.tsx';
import { CardTable } from '../cards/card-table.tsx';
import { QUIET_DESK } from '../cards/desk.ts';
import type { CardList, ListedCard } from './card-list.ts';
import { ANY_CARD, type CardWish } from './card-wish.ts';
import { cardFinder } from './find-cards.ts';
import { WishForm } from './wish-form.tsx';
import { cardListWords } from './words.ts';
import './card-browser.css';

/** All cards of a game, to be searched, filtered and looked at. */
export function CardBrowser({
  list,
  locale,
  wish,
  onWish,
  ways,
}: {
  readonly list: CardList;
  /** The language of the list, as a BCP 47 tag. */
  readonly locale: string;
  readonly wish: CardWish;
  /** Somebody looks for other cards. */
  readonly onWish: (wish: CardWish) => void;
  /** Where else one can go with these cards, beside how many they are. */
  readonly ways?: ReactNode;
}): ReactNode {
  const words = cardListWords(locale);
  const [withTexts, setWithTexts] = useState(false);
  const find = useMemo(() => cardFinder(list, locale), [list, locale]);
  // Who types does not wait for the cards.
  const looked = useDeferredValue(wish);
  const found = useMemo(() => find(looked), [find, looked]);
  const reset = (): void => onWish({ ...ANY_CARD, order: wish.order });
  return (
    <div className="tw-card-browser">
      <WishForm
        list={list}
        words={words}
        wish={wish}
        onWish={onWish}
        withTexts={withTexts}
        onWithTexts={setWithTexts}
        onReset={reset}
      />
      <div className="tw-card-count">
        <p role="status">
          {words('find.count', {
            count: found.length,
            of: list.cards.length,
            all: found.length === list.cards.length ? 'yes' : 'no',
          })}
        </p>
        {ways}
      </div>
      {found.length === 0 ? (
        <div className="tw-cards-missed">
          <p>{words('find.nothing')}</p>
          <button type="button" className="tw-button" onClick={reset}>
            {words('find.reset')}
          </button>
        </div>
      ) : (
        <Found found={found} locale={locale} withTexts={withTexts} />
      )}
    </div>
  );
}

function Found({
  found,
  locale,
  withTexts,
}: {
  readonly found: readonly ListedCard[];
  readonly locale: string;
  readonly withTexts: boolean;
}): ReactNode {
  const label = cardListWords(locale)('find.cards');
  if (withTexts) {
    return (
      <ul className="tw-card-texts" aria-label={label}>
        {found.map(({ card }) => (
          <li key={card.id}>
            <CardFront card={card} size="full" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <CardTable desk={QUIET_DESK} locale={locale}>
      <CardRow label={label} cards={found.map(({ card }) => ({ card }))} />
    </CardTable>
  );
}
