import type { GridStop } from '@tablewright/table-kit/grid';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Location, spotOf } from '../../bridge/layout.ts';
import { calledOf, figuresAtSpot, idOf } from '../../explain/index.ts';
import type { Figure } from '../../model.ts';
import { useBridge } from '../board-context.tsx';
import { boardText, withOffers } from '../words.ts';
import { FigureToken, standingText } from './figure-token.tsx';
import {
  COLUMNS,
  middleOf,
  READING_ORDER,
  ROWS,
  standOf,
  WORLD_HEIGHT,
  WORLD_WIDTH,
} from './geometry.ts';
import { useSpot } from './spot-offers.ts';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Where a world lies on the chart. */
function lieOf(location: Location): CSSProperties {
  const { x, y } = middleOf(location);
  return {
    left: percent((x - WORLD_WIDTH / 2) / COLUMNS),
    top: percent((y - WORLD_HEIGHT / 2) / ROWS),
    width: percent(WORLD_WIDTH / COLUMNS),
    height: percent(WORLD_HEIGHT / ROWS),
  };
}

/** A location of the chart: the world that lies there with its doorways and whoever is there, or its empty place. */
export function WorldPlate({
  location,
  stop,
}: {
  readonly location: Location;
  readonly stop: GridStop;
}): ReactNode {
  const table = useBridge();
  const { view, label, looked, lookAt } = table;
  const { offers, picked, price, props } = useSpot(location);
  const worlds = view.cards[`world/${location}`] ?? [];
  const card = worlds.at(-1)?.card;
  const doors = view.doors[location] ?? [];
  const figures = figuresAtSpot(view, location);
  const { row } = spotOf(location);
  const name = card === undefined ? undefined : calledOf(card);
  const what =
    name === undefined
      ? boardText('board.world.closed', { location, row })
      : boardText('board.world.open', { name, location, row });
  const who = figures.map((figure) => standingText(table, figure));
  return (
    <button
      type="button"
      {...stop}
      className="bq-world"
      style={{ ...lieOf(location), '--bq-hue': hueOf(card ?? '') } as CSSProperties}
      data-part={`location-${location}`}
      data-seen={`world/${location}`}
      data-open={name !== undefined || undefined}
      data-looked={looked === location || undefined}
      aria-label={withOffers([what, ...who, ...priceText(price)].join('; '), {
        offers,
        picked,
        label,
      })}
      {...props}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) lookAt(location);
        props.onFocus?.();
      }}
    >
      {name !== undefined && (
        <span className="bq-world-name" lang="en">
          {name}
        </span>
      )}
      <span className="bq-world-number" data-word={location} />
      {price !== undefined && <span className="bq-price" data-word={price} />}
      <Marks location={location} />
      {READING_ORDER.map((corner) => (
        <span
          key={corner}
          className="bq-corner"
          data-corner={corner}
          data-door={doors.includes(corner) || undefined}
        />
      ))}
      {[...READING_ORDER, 'CENTRE' as const].map((stand) => (
        <Standing
          key={stand}
          stand={stand}
          figures={figures.filter(
            ({ where }) => where.at === 'bridge' && where.place.stand === stand,
          )}
        />
      ))}
    </button>
  );
}

/** What the way to a place costs, where one leads there. */
export const priceText = (price: number | undefined): readonly string[] =>
  price === undefined ? [] : [boardText('board.way.price', { n: price })];

/** Those who stand at a corner: one token for each up to two, then how many more there are. */
const Standing = memo(function Standing({
  stand,
  figures,
}: {
  readonly stand: (typeof READING_ORDER)[number] | 'CENTRE';
  readonly figures: readonly Figure[];
}): ReactNode {
  if (figures.length === 0) return null;
  const { x, y } = standOf(stand);
  const shown = figures.slice(0, figures.length > 2 ? 1 : 2);
  const rest = figures.length - shown.length;
  return (
    <span
      className="bq-standing"
      data-stand={stand}
      style={{ left: percent(0.5 + x), top: percent(0.5 + y) }}
    >
      {shown.map((figure) => (
        <span key={figure.id} className="bq-stands" data-seen={`figure/${figure.id}`}>
          <FigureToken figure={figure} />
        </span>
      ))}
      {rest > 0 && <span className="bq-more" data-word={`+${rest}`} />}
    </span>
  );
});

/** What lies in a world beside its card: glue, portal tokens, things left behind. */
function Marks({ location }: { readonly location: Location }): ReactNode {
  const { view } = useBridge();
  const tokens = view.tokens.filter(({ ends }) => ends.includes(location));
  const glued = (view.cards[`glue/${location}`] ?? []).length > 0;
  const dropped = (view.cards[`dropped/${location}`] ?? []).length > 0;
  if (tokens.length === 0 && !glued && !dropped) return null;
  return (
    <span className="bq-marks">
      {tokens.map(({ colour, ends }) => (
        <i key={`${colour}${ends.join()}`} className="bq-portal" data-colour={colour} />
      ))}
      {glued && <i className="bq-glue" />}
      {dropped && <i className="bq-dropped" />}
    </span>
  );
}

/** A hue for a world that is its own, in degrees. */
export function hueOf(card: string): number {
  let hash = 7;
  for (const letter of idOf(card)) hash = (hash * 31 + letter.charCodeAt(0)) % 3_601;
  return hash % 360;
}
