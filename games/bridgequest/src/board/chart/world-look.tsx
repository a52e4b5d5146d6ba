import type { Offer } from '@tablewright/table-kit/board';
import { CardFace } from '@tablewright/table-kit/cards';
import type { ReactNode } from 'react';
import { type Location, spotOf } from '../../bridge/layout.ts';
import { calledOf, entryOf, figuresAtSpot, printedCard, type Spot } from '../../explain/index.ts';
import type { Figure } from '../../model.ts';
import { useBridge } from '../board-context.tsx';
import { faceOf, linesOf } from '../cards/card-print.ts';
import { figureOffers, spotOffers } from '../offers.ts';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';
import { FigureToken, standingText } from './figure-token.tsx';

/** More ways to stop at a world than these are not listed: the panel has them all. */
const MOST_OFFERS = 16;

/** The place that is looked at: its card, its doorways, who is there, and what can be done there. */
export function WorldLook(): ReactNode {
  const { looked, view, own } = useBridge();
  const spot = looked ?? spotOfOwn(view, own);
  // Who waits beside the Bridge is seen there.
  if (spot === undefined || (looked === undefined && typeof spot !== 'number'))
    return <p className="bq-quiet">{boardText('board.world.hint')}</p>;
  return (
    <section className="bq-look" aria-live="off" aria-label={nameOf(view, spot)}>
      {typeof spot === 'number' ? (
        <WorldSays location={spot} />
      ) : (
        <h3>{boardText(`board.${spot}`)}</h3>
      )}
      <Present spot={spot} />
      <Offered spot={spot} />
    </section>
  );
}

type View = ReturnType<typeof useBridge>['view'];

function spotOfOwn({ heroes, figures }: View, own: number | undefined): Spot | undefined {
  const where = figures[heroes[own ?? -1]?.figure ?? '']?.where;
  if (where === undefined || where.at === 'off') return undefined;
  return where.at === 'bridge' ? where.place.location : where.at;
}

function nameOf({ cards }: View, spot: Spot): string {
  if (typeof spot !== 'number') return boardText(`board.${spot}`);
  const card = cards[`world/${spot}`]?.at(-1)?.card;
  return card === undefined ? boardText('board.world.unopened') : calledOf(card);
}

function WorldSays({ location }: { readonly location: Location }): ReactNode {
  const { view } = useBridge();
  const worlds = view.cards[`world/${location}`] ?? [];
  const id = worlds.at(-1)?.card;
  const card = id === undefined ? undefined : printedCard(id);
  const below = worlds.length > 1 ? worlds[0]?.card : undefined;
  const lines = card === undefined ? [] : linesOf(card);
  return (
    <>
      <h3>{nameOf(view, location)}</h3>
      <p className="bq-quiet">
        {boardText('board.world.place', { location, ...spotOf(location) })}
      </p>
      {id !== undefined && (
        <div className="bq-look-card">
          <CardFace card={faceOf(id)} size="tiny" />
          <div>
            {lines.length === 0 && <p>{boardText('board.world.plain')}</p>}
            {lines.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
            {below !== undefined && (
              <p>{boardText('board.world.below', { name: calledOf(below) })}</p>
            )}
          </div>
        </div>
      )}
      <ul className="bq-look-facts">
        {factsOf(view, location).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

/** What is to be known of a location: doorways, the way in, and what lies there. */
function factsOf(view: View, location: Location): readonly string[] {
  const doors = view.doors[location];
  if (doors === undefined) return [];
  const corner = (one: string): string => boardText(`board.corner.${one}` as 'board.corner.UL');
  const { cost, corners } = entryOf(view, location);
  const dropped = (view.cards[`dropped/${location}`] ?? []).flatMap(({ card }) => card ?? []);
  const id = view.cards[`world/${location}`]?.at(-1)?.card;
  const card = id === undefined ? undefined : printedCard(id);
  return [
    doors.length === 0
      ? boardText('board.world.doors.none')
      : boardText('board.world.doors', { doors: doors.map(corner).join(', ') }),
    corners.length === 0
      ? boardText('board.world.entry.none', { cost })
      : boardText('board.world.entry', { cost, corners: corners.map(corner).join(', ') }),
    ...((view.cards[`glue/${location}`] ?? []).length > 0 ? [boardText('board.world.glued')] : []),
    ...view.tokens
      .filter(({ ends }) => ends.includes(location))
      .map(({ colour }) =>
        boardText('board.world.token', { colour: boardText(`board.colour.${colour}`) }),
      ),
    ...(dropped.length > 0
      ? [boardText('board.world.dropped', { cards: dropped.map(calledOf).join(', ') })]
      : []),
    ...(card?.type === 'world' && card.hasMap ? [boardText('board.world.map')] : []),
  ];
}

/** Who is there: each can be touched where offers name it. */
function Present({ spot }: { readonly spot: Spot }): ReactNode {
  const { view } = useBridge();
  const figures = figuresAtSpot(view, spot);
  if (figures.length === 0) return <p className="bq-quiet">{boardText('board.world.nobody')}</p>;
  return (
    <ul className="bq-present">
      {figures.map((figure) => (
        <li key={figure.id}>
          <Somebody figure={figure} />
        </li>
      ))}
    </ul>
  );
}

function Somebody({ figure }: { readonly figure: Figure }): ReactNode {
  const table = useBridge();
  const offers = figureOffers(table.choices, figure);
  const touch = useTouch(offers);
  const text = standingText(table, figure);
  const seen = (
    <>
      <FigureToken figure={figure} />
      <span>{text}</span>
    </>
  );
  if (!touch.live) return <span className="bq-somebody">{seen}</span>;
  return (
    <button
      type="button"
      className="bq-somebody"
      aria-label={withOffers(text, { offers, picked: touch.picked, label: table.label })}
      {...touch.props}
      onClick={touch.run}
    >
      {seen}
    </button>
  );
}

/** What is offered at this place, each with its name. */
function Offered({ spot }: { readonly spot: Spot }): ReactNode {
  const { choices } = useBridge();
  const offers = spotOffers(choices, spot, typeof spot === 'number' ? spotOf(spot) : {});
  if (offers.length === 0 || offers.length > MOST_OFFERS) return null;
  return (
    <ul className="bq-offered">
      {offers.map((offer) => (
        <li key={`${offer.choice.slot}/${offer.option.id}`}>
          <OfferButton offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferButton({ offer }: { readonly offer: Offer }): ReactNode {
  const { label } = useBridge();
  const touch = useTouch([offer]);
  return (
    <button type="button" className="bq-offer" {...touch.props} onClick={touch.run}>
      {label(offer)}
    </button>
  );
}
