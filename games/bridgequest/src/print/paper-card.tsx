import { type Card, type CardFact, Emblem } from '@tablewright/table-kit/cards';
import type { ReactNode } from 'react';
import { faceOf } from '../board/cards/card-print.ts';
import { boardText } from '../board/words.ts';
import type { PrintedCard } from '../explain/index.ts';
import { printText } from './words.ts';

/** From so many letters of text on, a card is printed smaller; from twice as many without its picture. */
const LONG = 190;

type WorldCard = Extract<PrintedCard, { type: 'world' }>;

/** A card on paper: what the board draws of it, in black on white. */
export function PaperCard({ card }: { readonly card: PrintedCard }): ReactNode {
  const face = faceOf(card.id);
  return card.type === 'world' ? (
    <PaperWorld card={card} face={face} />
  ) : (
    <article className="bqp-card" data-size={sizeOf(face)}>
      <header>
        <div>
          <h3>{face.name}</h3>
          <p className="bqp-kind">{face.kind}</p>
        </div>
        {face.corner !== undefined && <Corner fact={face.corner} />}
      </header>
      <div className="bqp-picture">
        <Emblem path={face.emblem} />
      </div>
      <Lines face={face} />
      <Foot face={face} />
    </article>
  );
}

function sizeOf({ lines = [] }: Card): 'usual' | 'long' | 'full' {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return letters < LONG ? 'usual' : letters < 2 * LONG ? 'long' : 'full';
}

function Corner({ fact: { label, value } }: { readonly fact: CardFact }): ReactNode {
  return (
    <p className="bqp-corner">
      <b>{value}</b>
      <small>{label}</small>
    </p>
  );
}

function Lines({ face: { lines = [], tags = [] } }: { readonly face: Card }): ReactNode {
  return (
    <div className="bqp-lines">
      {lines.map(({ text, emblem }) => (
        <p key={text} data-signed={emblem !== undefined || undefined}>
          {emblem !== undefined && <Emblem path={emblem} />}
          <span>{text}</span>
        </p>
      ))}
      {tags.length > 0 && <p className="bqp-tags">{tags.join(' · ')}</p>}
    </div>
  );
}

function Foot({ face: { id, facts = [], back } }: { readonly face: Card }): ReactNode {
  return (
    <footer>
      {facts.length > 0 && (
        <ul>
          {facts.map(({ label, value, emblem }) => (
            <li key={label}>
              {emblem !== undefined && <Emblem path={emblem} />}
              {label} <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        <span>{back?.name}</span>
        <span>{id}</span>
      </p>
    </footer>
  );
}

/** A world to lay on the Bridge: figures stand in its corners, black ones are doorways. */
function PaperWorld({
  card: { doors, hasMap },
  face,
}: {
  readonly card: WorldCard;
  readonly face: Card;
}): ReactNode {
  const ways = doors.map((corner) => boardText(`board.corner.${corner}`)).join(', ');
  return (
    <article className="bqp-card bqp-world" data-size={sizeOf(face)}>
      <p className="tw-visually-hidden">{boardText('board.world.doors', { doors: ways })}</p>
      {doors.map((corner) => (
        <i key={corner} className="bqp-doorway" data-corner={corner} />
      ))}
      <h3>{face.name}</h3>
      {face.lines?.length === 0 && <p className="bqp-plain">{boardText('board.world.plain')}</p>}
      <Lines face={face} />
      {hasMap && <p className="bqp-plain">{boardText('board.world.map')}</p>}
      <footer>
        <p>
          <span>{printText('card.world')}</span>
          <span>{face.id}</span>
        </p>
      </footer>
    </article>
  );
}
