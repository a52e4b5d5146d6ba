import type { Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { ITEMS } from '../content/items.ts';
import { type Action, type ItemId, NOBODY, playerAt, SLOTS, type Slot } from '../model.ts';
import { ActionLine, actionsOf } from './actions.tsx';
import { type ArenaTable, useArena } from './board-context.tsx';
import { itemOffers, reserveOffers } from './offers.ts';
import { Picture } from './pieces.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

/** The three slots of one player: cards on one's own mat, else lines, with their texts if they fit. */
export function Items({ seat, full }: { readonly seat: Seat; readonly full: boolean }): ReactNode {
  const { view, seatName } = useArena();
  const player = playerAt(view, seat);
  return (
    <ul
      className="ub-items"
      data-part="items"
      data-full={full || undefined}
      aria-label={boardText('board.items', { name: seatName(seat) })}
    >
      {SLOTS.map((slot) => (
        <ItemInSlot key={slot} seat={seat} slot={slot} item={player.items[slot]} full={full} />
      ))}
      {player.reserve.length > 0 && full && (
        <li className="ub-reserve">
          <span className="ub-label">{boardText('board.reserve')}</span>
          {player.reserve.map((item) => (
            <ReserveItem key={item} seat={seat} item={item} />
          ))}
        </li>
      )}
    </ul>
  );
}

/** The last round through which a token keeps this item from use, if one lies on it. */
function disabledThrough({ view }: ArenaTable, seat: Seat, item: ItemId): number | undefined {
  return view.tokens.find(
    (token) => token.item === item && (token.seat === seat || token.seat === NOBODY),
  )?.through;
}

function ItemInSlot({
  seat,
  slot,
  item,
  full,
}: {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly item: ItemId;
  readonly full: boolean;
}): ReactNode {
  const arena = useArena();
  const name = arena.cardName(item);
  const touch = useTouch(itemOffers(arena.open, seat, item));
  const through = disabledThrough(arena, seat, item);
  const used = arena.view.phase === 'selection' ? undefined : playerAt(arena.view, seat).selection;
  const label = boardText('board.item.label', {
    slot: boardText(`board.slot.${slot}`),
    item: name,
    disabled: through ?? 'none',
  });
  return (
    <li
      className="ub-item"
      data-slot={slot}
      data-disabled={through !== undefined || undefined}
      data-used={used?.item === item || undefined}
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
      {actionsOf(item).map(([action, cost]) => (
        <ItemAction key={action} seat={seat} item={item} action={action} cost={cost} />
      ))}
    </li>
  );
}

function ItemAction({
  seat,
  item,
  action,
  cost,
}: {
  readonly seat: Seat;
  readonly item: ItemId;
  readonly action: Action;
  readonly cost: number;
}): ReactNode {
  const arena = useArena();
  const touch = useTouch(itemOffers(arena.open, seat, item, action));
  // Only offered actions show on a battery that has nothing to decline now.
  if (action === 'decline' && !touch.live) return undefined;
  const line = <ActionLine item={item} action={action} cost={cost} />;
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
      data-slot={ITEMS[item].slot}
      onClick={() => arena.read([item])}
      {...touch.props}
    >
      <Picture card={item} />
      {arena.cardName(item)}
    </button>
  );
}
