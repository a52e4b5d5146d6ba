import type { SheetProps } from '@tablewright/table-kit';
import { ANY_CARD, CardBrowser } from '@tablewright/table-kit/card-list';
import { type ReactNode, useState } from 'react';
import { calledOf, type DeckFile, deckFacts, knowOwnCards } from '../../explain/index.ts';
import { listOf } from '../cards/card-list.ts';
import { boardText, boardTextIfKnown, speakOnBoard } from '../words.ts';

/** A deck of one’s own on the shelf: its cards as they lie at a table, and what is worth knowing of it (BQC-IMP-05). */
export function DeckShown({ content, locale }: SheetProps<DeckFile>): ReactNode {
  speakOnBoard(locale);
  const { cards, missing, unknown, odd, byHand } = deckFacts(content);
  knowOwnCards(cards);
  const [wish, setWish] = useState(ANY_CARD);
  const percent = (n: number) => Math.round(n).toLocaleString(locale);
  return (
    <>
      <p>{boardText('board.own-deck.what')}</p>
      <CardBrowser
        list={listOf(Object.values(cards), locale)}
        locale={locale}
        wish={wish}
        onWish={setWish}
      />
      {byHand > 0 && <p>{boardText('board.own-deck.by-hand', { count: byHand })}</p>}
      {unknown.length > 0 && (
        <p>{boardText('board.own-deck.unknown', { roles: unknown.join(', ') })}</p>
      )}
      {odd.length > 0 && <h3>{boardText('board.own-deck.odd')}</h3>}
      <ul>
        {odd.map(({ share, percent: is, usual }) => (
          <li key={share}>
            {boardText('board.own-deck.share', {
              what: boardTextIfKnown(`board.share.${share.replace('/', '-')}`) ?? share,
              ...{ is: percent(is), usual: percent(usual) },
            })}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details>
          <summary>{boardText('board.own-deck.missing', { count: missing.length })}</summary>
          <p>{boardText('board.own-deck.missing.why')}</p>
          <ul>
            {missing.map(({ role, offered }) => (
              <li key={role}>
                {boardText('board.own-deck.role', {
                  role,
                  cards: offered.map(calledOf).join(', '),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
