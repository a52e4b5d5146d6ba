import type { ReactNode } from 'react';
import { figuresAtSpot, type Spot } from '../../explain/index.ts';
import { useBridge } from '../board-context.tsx';
import { boardText, withOffers } from '../words.ts';
import { FigureToken, figureText } from './figure-token.tsx';
import { useSpot } from './spot-offers.ts';
import { priceText } from './world-plate.tsx';

/** So many tokens are drawn at a place beside the Bridge; the number says how many more there are. */
const MOST = 9;

/** A place beside the Bridge: Homeworld, the Friendzone, Boss Mode. */
export function OuterSpot({ spot }: { readonly spot: Exclude<Spot, number> }): ReactNode {
  const table = useBridge();
  const { offers, picked, price, props } = useSpot(spot);
  const figures = figuresAtSpot(table.view, spot);
  const name = boardText(`board.${spot}`);
  const who = figures.map((figure) => figureText(table, figure));
  const rest = figures.length - MOST;
  return (
    <button
      type="button"
      className="bq-outer"
      data-part={spot}
      data-spot={spot}
      data-seen={spot}
      data-empty={figures.length === 0 || undefined}
      data-looked={table.looked === spot || undefined}
      aria-label={withOffers([name, ...who, ...priceText(price)].join('; '), {
        offers,
        picked,
        label: table.label,
      })}
      {...props}
    >
      <span className="bq-outer-name">{name}</span>
      {price !== undefined && <span className="bq-price" data-word={price} />}
      <span className="bq-outer-figures">
        {figures.slice(0, MOST).map((figure) => (
          <span key={figure.id} className="bq-stands" data-seen={`figure/${figure.id}`}>
            <FigureToken figure={figure} />
          </span>
        ))}
        {rest > 0 && <span className="bq-more" data-word={`+${rest}`} />}
      </span>
    </button>
  );
}
