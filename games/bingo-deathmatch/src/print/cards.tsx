import { CutGrid, PaperPage, type PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { batteryLines } from '../board/battery-lines.ts';
import { Picture } from '../board/pieces.tsx';
import { boardText, whatItDoes } from '../board/words.ts';
import { costOf, ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import type { BatteryId, CardId, ItemId, PowerId } from '../model.ts';
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
  const power = card in POWER_CARDS ? POWER_CARDS[card as PowerId] : undefined;
  const item = power === undefined ? ITEMS[card as ItemId] : undefined;
  const price = (item ?? power)?.price ?? 0;
  const kind = item === undefined ? printText('card.power') : boardText(`board.slot.${item.slot}`);
  return (
    <article className="ubp-card">
      <header>
        <h3>{say({ key: `card.${card}` })}</h3>
        {item?.basic !== true && <b className="ubp-price">{printText('card.price', { price })}</b>}
      </header>
      <p className="ubp-kind">
        {item?.basic === true ? `${kind} · ${printText('card.basic')}` : kind}
      </p>
      <Picture card={card} />
      {item?.slot === 'battery' && <BatteryLines card={item.id} />}
      {item !== undefined && <Actions card={item.id} />}
      {power !== undefined && (
        <>
          <p className="ubp-text">{say({ key: `card.${card}.text` })}</p>
          <p className="ubp-small">{printText('card.once')}</p>
        </>
      )}
      <footer>{(item ?? power)?.rule}</footer>
    </article>
  );
}

function Actions({ card }: { readonly card: ItemId }): ReactNode {
  return (['activate', 'overcharge'] as const).map((action) => {
    const cost = costOf(card, action);
    return cost === undefined ? null : (
      <p key={action} className="ubp-action">
        <b>{boardText(`board.action.${action}`)}</b>
        <b className="ubp-cost">{printText('card.price', { price: cost })}</b>
        <span className="ubp-does">{whatItDoes(card, action)}</span>
      </p>
    );
  });
}

function BatteryLines({ card }: { readonly card: BatteryId }): ReactNode {
  return (
    <ul className="ubp-lines">
      {batteryLines(card).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
