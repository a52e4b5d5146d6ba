import { CutGrid, PaperPage, type PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { Picture } from '../board/pieces.tsx';
import { batteryText, boardText, whatItDoes } from '../board/words.ts';
import { type BatteryLine, cardFacts, type Use } from '../explain/index.ts';
import type { CardId } from '../model.ts';
import { printText } from './words.ts';

/** Cards to cut out, nine on a page. */
export function CardPages({
  pages,
  say,
}: PrintProps & { readonly pages: readonly (readonly CardId[])[] }): ReactNode {
  return pages.map((cards, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
    <PaperPage key={page}>
      <CutGrid columns={3}>
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card comes several times
          <PaperCard key={place} card={card} say={say} />
        ))}
      </CutGrid>
    </PaperPage>
  ));
}

function PaperCard({ card, say }: { readonly card: CardId } & Pick<PrintProps, 'say'>): ReactNode {
  const { slot, price, basic, lines, uses, rule } = cardFacts(card);
  const power = slot === 'power';
  const kind = power ? printText('card.power') : boardText(`board.slot.${slot}`);
  return (
    <article className="ubp-card">
      <header>
        <h3>{say({ key: `card.${card}` })}</h3>
        {!basic && <b className="ubp-price">{printText('card.price', { price })}</b>}
      </header>
      <p className="ubp-kind">{basic ? `${kind} · ${printText('card.basic')}` : kind}</p>
      <Picture card={card} />
      {lines.length > 0 && <BatteryLines lines={lines} />}
      <Actions card={card} uses={uses} />
      {power && (
        <>
          <p className="ubp-text">{say({ key: `card.${card}.text` })}</p>
          <p className="ubp-small">{printText('card.once')}</p>
        </>
      )}
      <footer>{rule}</footer>
    </article>
  );
}

function Actions({
  card,
  uses,
}: {
  readonly card: CardId;
  readonly uses: readonly Use[];
}): ReactNode {
  return uses
    .filter(({ action }) => action !== 'decline')
    .map(({ action, cost }) => (
      <p key={action} className="ubp-action">
        <b>{boardText(`board.action.${action}`)}</b>
        <b className="ubp-cost">{printText('card.price', { price: cost })}</b>
        <span className="ubp-does">{whatItDoes(card, action)}</span>
      </p>
    ));
}

function BatteryLines({ lines }: { readonly lines: readonly BatteryLine[] }): ReactNode {
  return (
    <ul className="ubp-lines">
      {lines.map(batteryText).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
