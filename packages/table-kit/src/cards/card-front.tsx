import type { ReactNode } from 'react';
import { BackArt } from './art/back-art.tsx';
import { CardArt, Emblem } from './art/card-art.tsx';
import type { Card, CardBack, CardFact, CardSize } from './card.ts';
import './card-tokens.css';
import './card-front.css';

/** A card with its face up, as it would be printed. */
export function CardFront({
  card,
  size,
}: {
  readonly card: Card;
  readonly size: CardSize;
}): ReactNode {
  const {
    id,
    design = id,
    name,
    kind,
    ground,
    emblem,
    corner,
    lines = [],
    tags = [],
    facts = [],
  } = card;
  return (
    <span className="tw-card-front" data-size={size}>
      <span className="tw-card-picture">
        <CardArt design={design} ground={ground} emblem={emblem} />
      </span>
      {size !== 'tiny' && (
        <span className="tw-card-words">
          <span className="tw-card-name">{name}</span> <span className="tw-card-kind">{kind}</span>
          {size === 'full' && (
            <>
              {lines.map(({ text, emblem: sign }) => (
                <span
                  key={text}
                  className="tw-card-line"
                  data-signed={sign !== undefined || undefined}
                >
                  {sign !== undefined && <Emblem path={sign} size={20} />}
                  <span>{text}</span>
                </span>
              ))}
              {tags.length > 0 && (
                <span className="tw-card-tags">
                  {tags.map((tag) => (
                    <span key={tag}>{tag}</span>
                  ))}
                </span>
              )}
            </>
          )}
        </span>
      )}{' '}
      {corner !== undefined &&
        (size === 'full' ? (
          <span className="tw-card-corner">
            <span className="tw-visually-hidden">{corner.label} </span>
            {corner.value}
          </span>
        ) : (
          <span className="tw-card-corner" data-word={corner.value} />
        ))}
      {size !== 'tiny' && facts.length > 0 && (
        <span className="tw-card-facts">
          {facts.map((fact) => (
            <Fact key={fact.label} fact={fact} named={size === 'full'} />
          ))}
        </span>
      )}
    </span>
  );
}

/**
 * A number with its sign. Where it stands without its name, its style writes it: on a button the card's
 * own name says both.
 */
export function Fact({
  fact: { label, value, emblem },
  named,
}: {
  readonly fact: CardFact;
  /** Whether there is room for what it is called. */
  readonly named: boolean;
}): ReactNode {
  return (
    <span className="tw-card-fact">
      {emblem !== undefined && <Emblem path={emblem} size={16} />}
      {named ? (
        <>
          <span>{label}</span> <b>{value}</b>
        </>
      ) : (
        <b data-word={value} />
      )}
    </span>
  );
}

/** A card with its face down. */
export function CardBackFace({
  back,
  size,
}: {
  readonly back: CardBack;
  readonly size: CardSize;
}): ReactNode {
  return (
    <span className="tw-card-back" data-size={size} data-deck={back.deck}>
      <BackArt back={back} />
    </span>
  );
}
