import { Grid, type GridClasses, type GridStop } from '@tablewright/table-kit/grid';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { cardFacts, marketOf, saleOf } from '../explain/index.ts';
import { type CardId, POWER_IDS, SLOTS } from '../model.ts';
import { useArena } from './board-context.tsx';
import { Cost } from './energy.tsx';
import { marketOffers } from './offers.ts';
import { Badge, Picture } from './pieces.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

const POWER_SHELF = POWER_IDS.map((id) => [id]);
const CLASSES: GridClasses = { row: 'ub-shelf-row', cell: 'ub-gridcell', columnHead: 'ub-label' };

/** The market: 15 items and ten power cards with their prices. Folds away where room is short. */
export function Market(): ReactNode {
  const arena = useArena();
  const { view, open, read } = arena;
  const { cards, shelf, itemsLeft, powersLeft } = marketOf(view);
  const buying = cards.some((card) => marketOffers(open, card).length > 0);
  const [wanted, want] = useState<boolean | undefined>(undefined);
  const shown = wanted ?? buying;
  return (
    <section
      className="ub-market"
      data-seen="market"
      data-part="market"
      data-shown={shown || undefined}
      aria-label={boardText('board.market')}
    >
      <header className="ub-market-head">
        <h2>{boardText('board.market')}</h2>
        <p>{boardText('board.market.count', { items: itemsLeft, powers: powersLeft })}</p>
        <button type="button" className="ub-quiet" onClick={() => read(cards)}>
          {boardText('board.market.read')}
        </button>
        <button
          type="button"
          className="ub-quiet ub-fold"
          aria-expanded={shown}
          onClick={() => want(!shown)}
        >
          {boardText(shown ? 'board.market.hide' : 'board.market.show')}
        </button>
      </header>
      <Grid
        label={boardText('board.market.items')}
        rows={shelf}
        columnHeads={SLOTS.map((slot) => boardText(`board.market.${slot}`))}
        classes={{ ...CLASSES, grid: 'ub-shelf' }}
      >
        {(card, stop) => <Good card={card} stop={stop} />}
      </Grid>
      <Grid
        label={boardText('board.market.powers')}
        rows={POWER_SHELF}
        columnHeads={[boardText('board.market.powers')]}
        classes={{ ...CLASSES, grid: 'ub-shelf ub-shelf-powers' }}
      >
        {(card, stop) => <Good card={card} stop={stop} />}
      </Grid>
    </section>
  );
}

function Good({ card, stop }: { readonly card: CardId; readonly stop: GridStop }): ReactNode {
  const arena = useArena();
  const name = arena.cardName(card);
  const touch = useTouch(marketOffers(arena.open, card));
  const { slot, price } = cardFacts(card);
  const { copies, owner } = saleOf(arena.view, card);
  const power = slot === 'power';
  const short = power ? name : shortName(name);
  const holder = arena.seats.find(({ seat }) => seat === owner);
  return (
    <button
      type="button"
      className="ub-good"
      {...stop}
      data-slot={slot}
      data-gone={copies === 0 || undefined}
      onClick={() => arena.read([card])}
      {...touch.props}
    >
      <Picture card={card} />
      <span className="ub-good-name">
        <span aria-hidden={short !== name}>{short}</span>
        {short !== name && <span className="ub-hidden">{name}</span>}
      </span>{' '}
      {power && copies > 1 && <span className="ub-copies">×{copies}</span>}{' '}
      {copies > 0 && <Cost amount={price} />}
      <span className="ub-hidden">
        {copies > 0
          ? 'E'
          : boardText('board.market.gone', { price, owner: holder?.name ?? 'none' })}
      </span>{' '}
      {copies === 0 && holder !== undefined && <Badge mark={holder.mark} />}
      {copies === 0 && holder === undefined && (
        <span className="ub-sold">{boardText('board.market.sold')}</span>
      )}
    </button>
  );
}

/** In a column of Lazors "Plasma Lazor" is just "Plasma". */
function shortName(name: string): string {
  return name.split(' ').slice(0, -1).join(' ') || name;
}
