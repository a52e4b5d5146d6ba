import { type CardBack, Emblem } from '@tablewright/table-kit/cards';
import { CutGrid, PaperPage, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { backOf } from '../board/cards/card-print.ts';
import { type PrintedCard, printedCards } from '../explain/index.ts';
import { PaperCard } from './paper-card.tsx';

type Family = PrintedCard['family'];

const COLUMNS = 3;
const PER_PAGE = 9;

/** The decks with what the backs of their cards say. */
const BACKS = ['WORLD', 'DOOR', 'TREA', 'DUST', 'SPEL'] as const;

/** The cards of a deck to cut out, as many copies of each as the deck has. */
export function CardPages({ family }: { readonly family: Family }): ReactNode {
  const copies = printedCards()
    .filter((card) => card.family === family)
    .flatMap((card) => Array.from({ length: card.copies }, () => card));
  return pagesOf(copies, PER_PAGE).map((page, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
    <PaperPage key={number}>
      <CutGrid columns={COLUMNS}>
        {page.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card comes several times
          <PaperCard key={place} card={card} />
        ))}
      </CutGrid>
    </PaperPage>
  ));
}

/** A page of backs for each deck, to print on the other side of its cards as often as it takes. */
export function BackPages(): ReactNode {
  return BACKS.map((deck) => (
    <PaperPage key={deck}>
      <CutGrid columns={COLUMNS}>
        {Array.from({ length: PER_PAGE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <PaperBack key={place} back={backOf(deck)} />
        ))}
      </CutGrid>
    </PaperPage>
  ));
}

function PaperBack({ back: { name, emblem } }: { readonly back: CardBack }): ReactNode {
  return (
    <div className="bqp-back">
      <Emblem path={emblem} />
      <b>{name}</b>
    </div>
  );
}
