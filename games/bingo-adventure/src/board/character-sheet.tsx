import { Face } from '@tablewright/table-kit/face';
import type { ReactNode } from 'react';
import { characterPowers, spentOn } from '../explain/index.ts';
import type { Character } from '../model.ts';
import { BingoCard } from './bingo-card.tsx';
import { useBoard, useSpot } from './board-context.tsx';
import { FoldButton, type Folding } from './fold-button.tsx';
import { heroFaces } from './hero-faces.ts';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { PowerTile } from './power-tile.tsx';
import { SeatPiece } from './seat-piece.tsx';
import { HealthPool, Tallies, Tally } from './tallies.tsx';
import { boardText, className, elementName, withOffers } from './words.ts';

/** A character: cards, numbers, and, while the sheet is open, its powers. */
export function CharacterSheet({
  character,
  open,
  toggle,
}: {
  readonly character: Character;
} & Folding): ReactNode {
  const { view } = useBoard();
  const { class: kind, name, cards, moves } = character;
  return (
    <section
      className={`ba-sheet ba-character ${open ? 'ba-wide' : 'ba-folded'}`}
      data-seen={`sheet/${kind}`}
      data-class={kind}
      data-part={kind}
      aria-label={boardText('board.character', { name, class: className(kind) })}
    >
      <header className="ba-sheet-head">
        <CharacterName character={character} />
        <Player seat={character.seat} />
        <FoldButton name={name} open={open} toggle={toggle} />
      </header>
      <div className="ba-sheet-body">
        <div className="ba-cards" data-part="card">
          {cards.map((card, index) => (
            <BingoCard
              key={card.tokens.join()}
              sheet={kind}
              index={index}
              card={card}
              owner={name}
              spent={spentOn(view, kind, index)}
            />
          ))}
        </div>
        <div className="ba-numbers">
          <HealthPool sheet={character} />
          <Tallies sheet={character} again>
            {view.settings.rpgMovement && (
              <Tally
                label={boardText('board.moves.parts', { moves })}
                word={boardText('board.moves')}
              >
                <b key={moves}>{moves}</b>
              </Tally>
            )}
          </Tallies>
          <Badges character={character} />
          {!open && <ActivatedNames character={character} />}
        </div>
        {open && <Powers character={character} />}
      </div>
    </section>
  );
}

/** The portrait and the name with its illuminated first letter, which the monster's draws call. */
function CharacterName({ character }: { readonly character: Character }): ReactNode {
  const { label, view } = useBoard();
  const { class: kind, name } = character;
  const faces = heroFaces(view.characters.map((one) => one.name));
  const { offers, pointed, picked, handlers } = useSpot(spot.sheet(kind));
  const [only] = offers;
  const heading = (
    <>
      <span className="ba-portrait" aria-hidden="true">
        <Face address={faces[view.characters.indexOf(character)]} size={60} />
        <span className="ba-initial">{name.charAt(0).toUpperCase()}</span>
      </span>
      <span className="ba-sheet-name">
        <span className="ba-name-text">{name}</span>
        <span className="ba-sheet-title">
          <Ink icon={kind} />
          {className(kind)}
        </span>
      </span>
    </>
  );
  if (only === undefined) return <h3 className="ba-character-name">{heading}</h3>;
  const called = boardText('board.character', { name, class: className(kind) });
  return (
    <h3 className="ba-character-heading">
      <button
        type="button"
        className="ba-character-name"
        data-offered
        data-pointed={pointed}
        data-picked={picked > 0 || undefined}
        aria-label={withOffers(called, { offers, picked, label })}
        {...handlers}
      >
        {heading}
        {picked > 0 && <span className="ba-count">{picked}</span>}
      </button>
    </h3>
  );
}

function Player({ seat }: { readonly seat: number }): ReactNode {
  const { seats } = useBoard();
  const own = seats.filter((face) => seat < 0 || face.seat === seat);
  const words =
    seat < 0
      ? boardText('board.shared')
      : boardText('board.played-by', { name: own[0]?.name ?? '' });
  return (
    <span className="ba-player" title={words}>
      <span className="ba-visually-hidden">{words}</span>
      {own.map((face) => (
        <SeatPiece key={face.seat} mark={face.mark} />
      ))}
    </span>
  );
}

function Badges({ character }: { readonly character: Character }): ReactNode {
  const { outcome } = useBoard();
  const { hidden, engulfed, slime, pool } = character;
  const out = pool === 0 && outcome !== undefined;
  if (!hidden && !engulfed && slime === 0 && !out) return null;
  return (
    <span className="ba-badges">
      {hidden && (
        <span className="ba-badge">
          <Ink icon="hidden" />
          {boardText('board.hidden')}
        </span>
      )}
      {engulfed && (
        <span className="ba-badge ba-badge-alarm">
          <Ink icon="engulfed" />
          {boardText('board.engulfed')}
        </span>
      )}
      {slime > 0 && (
        <span className="ba-badge ba-badge-alarm">
          {boardText('board.slime', { points: slime })}
        </span>
      )}
      {out && <span className="ba-badge ba-badge-alarm">{boardText('board.knocked-out')}</span>}
    </span>
  );
}

/** What a folded sheet still has to say: the powers that act this round. */
function ActivatedNames({ character }: { readonly character: Character }): ReactNode {
  const { view, say } = useBoard();
  const index = view.characters.indexOf(character);
  const names = new Map<string, number>();
  for (const { character: by, power, element } of view.activations) {
    if (by !== index) continue;
    const name = say({ key: `power.${power}` });
    const full = element === 'none' ? name : `${elementName(element)} ${name}`;
    names.set(full, (names.get(full) ?? 0) + 1);
  }
  if (names.size === 0) return null;
  return (
    <ul className="ba-active-names">
      {[...names].map(([name, times]) => (
        <li key={name}>{times === 1 ? name : boardText('board.power.times', { name, times })}</li>
      ))}
    </ul>
  );
}

function Powers({ character }: { readonly character: Character }): ReactNode {
  const { view } = useBoard();
  const { name } = character;
  const index = view.characters.indexOf(character);
  return (
    <ul
      className="ba-powers"
      data-part="powers"
      aria-label={boardText('board.powers.of', { name })}
    >
      {characterPowers(view, index).map((power) => (
        <PowerTile
          key={power.id}
          power={power}
          notes={power.bonus > 0 ? [boardText('board.power.bonus', { points: power.bonus })] : []}
        />
      ))}
    </ul>
  );
}
