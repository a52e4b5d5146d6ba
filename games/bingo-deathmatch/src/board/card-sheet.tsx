import type { ReactNode, RefObject } from 'react';
import { type BatteryLine, cardFacts, saleOf } from '../explain/index.ts';
import type { CardId } from '../model.ts';
import { ActionLine } from './actions.tsx';
import { useArena } from './board-context.tsx';
import { Cost } from './energy.tsx';
import { Badge, Picture } from './pieces.tsx';
import { batteryText, boardText } from './words.ts';

/** Cards held close to the eye, with all that is printed on them. */
export function CardSheet({
  cards,
  dialog,
}: {
  readonly cards: readonly CardId[];
  readonly dialog: RefObject<HTMLDialogElement | null>;
}): ReactNode {
  const close = (): void => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself.
    <dialog
      ref={dialog}
      className="ub-sheet"
      data-many={cards.length > 1 || undefined}
      aria-label={boardText('board.market.read')}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="ub-sheet-body">
        <ul className="ub-sheet-cards">
          {cards.map((card) => (
            <li key={card}>
              <PrintedCard card={card} />
            </li>
          ))}
        </ul>
        <button type="button" className="ub-close" onClick={close}>
          {boardText('board.sheet.close')}
        </button>
      </div>
    </dialog>
  );
}

function PrintedCard({ card }: { readonly card: CardId }): ReactNode {
  const arena = useArena();
  const { slot, price, basic, lines, uses } = cardFacts(card);
  const { owner, copies } = saleOf(arena.view, card);
  const power = slot === 'power';
  const holder = arena.seats.find(({ seat }) => seat === owner);
  return (
    <article className="ub-printed" data-slot={slot}>
      <header>
        <Picture card={card} />
        <h4>{arena.cardName(card)}</h4>
        {!basic && <Cost amount={price} />}
      </header>
      {power && <p>{arena.say({ key: `card.${card}.text` })}</p>}
      {lines.length > 0 && <BatteryPrint lines={lines} />}
      {uses
        .filter(({ action }) => action !== 'decline')
        .map((use) => (
          <p className="ub-action" key={use.action}>
            <ActionLine item={card} use={use} />
          </p>
        ))}
      {power && <p className="ub-printed-note">{boardText('board.market.copies', { copies })}</p>}
      {basic && <p className="ub-printed-note">{boardText('board.sheet.basic')}</p>}
      {holder !== undefined && (
        <p className="ub-printed-note">
          <Badge mark={holder.mark} /> {holder.name}
        </p>
      )}
    </article>
  );
}

function BatteryPrint({ lines }: { readonly lines: readonly BatteryLine[] }): ReactNode {
  return (
    <ul className="ub-printed-lines">
      {lines.map(batteryText).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
