import type { ReactNode, RefObject } from 'react';
import { ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import type { BatteryId, CardId, ItemId } from '../model.ts';
import { ActionLine, actionsOf } from './actions.tsx';
import { batteryLines } from './battery-lines.ts';
import { useArena } from './board-context.tsx';
import { Cost } from './energy.tsx';
import { saleOf } from './market.tsx';
import { Badge, Picture } from './pieces.tsx';
import { boardText } from './words.ts';

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
  const { price, owner, copies } = saleOf(arena, card);
  const power = card in POWER_CARDS;
  const item = power ? undefined : ITEMS[card as ItemId];
  const holder = arena.seats.find(({ seat }) => seat === owner);
  return (
    <article className="ub-printed" data-slot={item?.slot ?? 'power'}>
      <header>
        <Picture card={card} />
        <h4>{arena.cardName(card)}</h4>
        {item?.basic !== true && <Cost amount={price} />}
      </header>
      {power && <p>{arena.say({ key: `card.${card}.text` })}</p>}
      {item?.slot === 'battery' && <BatteryPrint card={item.id} />}
      {item !== undefined &&
        actionsOf(item.id)
          .filter(([action]) => action !== 'decline')
          .map(([action, cost]) => (
            <p className="ub-action" key={action}>
              <ActionLine item={item.id} action={action} cost={cost} />
            </p>
          ))}
      {power && <p className="ub-printed-note">{boardText('board.market.copies', { copies })}</p>}
      {item?.basic === true && <p className="ub-printed-note">{boardText('board.sheet.basic')}</p>}
      {holder !== undefined && (
        <p className="ub-printed-note">
          <Badge mark={holder.mark} /> {holder.name}
        </p>
      )}
    </article>
  );
}

function BatteryPrint({ card }: { readonly card: BatteryId }): ReactNode {
  return (
    <ul className="ub-printed-lines">
      {batteryLines(card).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
