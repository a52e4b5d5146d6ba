import type { Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { cardFacts, type HeldItem, itemsOf, type Use } from '../explain/index.ts';
import { type ItemId, playerAt } from '../model.ts';
import { ActionLine } from './actions.tsx';
import { useArena } from './board-context.tsx';
import { itemOffers, reserveOffers } from './offers.ts';
import { Picture } from './pieces.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

/** The three slots of one player: cards on one's own mat, else lines, with their texts if they fit. */
export function Items({ seat, full }: { readonly seat: Seat; readonly full: boolean }): ReactNode {
  const { view, seatName } = useArena();
  const { reserve } = playerAt(view, seat);
  return (
    <ul
      className="ub-items"
      data-part="items"
      data-full={full || undefined}
      aria-label={boardText('board.items', { name: seatName(seat) })}
    >
      {itemsOf(view, seat).map((held) => (
        <ItemInSlot key={held.slot} seat={seat} held={held} full={full} />
      ))}
      {reserve.length > 0 && full && (
        <li className="ub-reserve">
          <span className="ub-label">{boardText('board.reserve')}</span>
          {reserve.map((item) => (
            <ReserveItem key={item} seat={seat} item={item} />
          ))}
        </li>
      )}
    </ul>
  );
}

function ItemInSlot({
  seat,
  held: { slot, item, disabledThrough: through, used },
  full,
}: {
  readonly seat: Seat;
  readonly held: HeldItem;
  readonly full: boolean;
}): ReactNode {
  const arena = useArena();
  const name = arena.cardName(item);
  const touch = useTouch(itemOffers(arena.open, seat, item));
  const label = boardText('board.item.label', {
    slot: boardText(`board.slot.${slot}`),
    item: name,
    disabled: through ?? 'none',
  });
  return (
    <li
      className="ub-item"
      data-seen={`item/${seat}/${item}`}
      data-slot={slot}
      data-disabled={through !== undefined || undefined}
      data-used={used || undefined}
    >
      <button
        type="button"
        className="ub-item-head"
        aria-label={label}
        onClick={() => arena.read([item])}
        {...touch.props}
      >
        <Picture card={item} />
        <span className="ub-item-name">{name}</span>
        {through !== undefined && (
          <span className="ub-token">
            {boardText(full ? 'board.item.disabled' : 'board.item.disabled-short', {
              round: through,
            })}
          </span>
        )}
      </button>
      {cardFacts(item).uses.map((use) => (
        <ItemAction key={use.action} seat={seat} item={item} use={use} />
      ))}
    </li>
  );
}

function ItemAction({
  seat,
  item,
  use,
}: {
  readonly seat: Seat;
  readonly item: ItemId;
  readonly use: Use;
}): ReactNode {
  const arena = useArena();
  const touch = useTouch(itemOffers(arena.open, seat, item, use.action));
  // Only offered actions show on a battery that has nothing to decline now.
  if (use.action === 'decline' && !touch.live) return undefined;
  const line = <ActionLine item={item} use={use} />;
  if (!touch.live) return <div className="ub-action">{line}</div>;
  return (
    <button type="button" className="ub-action" {...touch.props}>
      <span className="ub-hidden">{arena.cardName(item)}, </span>
      {line}
    </button>
  );
}

function ReserveItem({ seat, item }: { readonly seat: Seat; readonly item: ItemId }): ReactNode {
  const arena = useArena();
  const touch = useTouch(reserveOffers(arena.open, seat, item));
  return (
    <button
      type="button"
      className="ub-chip"
      data-slot={cardFacts(item).slot}
      onClick={() => arena.read([item])}
      {...touch.props}
    >
      <Picture card={item} />
      {arena.cardName(item)}
    </button>
  );
}
