import { TermMark } from '@tablewright/table-kit/term';
import type { ReactNode } from 'react';
import { type MonsterPowerFacts, monsterPowers, spentOn } from '../explain/index.ts';
import { BingoCard } from './bingo-card.tsx';
import { useBoard } from './board-context.tsx';
import { FoldButton, type Folding } from './fold-button.tsx';
import { Ink } from './ink.tsx';
import { PowerTile } from './power-tile.tsx';
import { HealthPool, Tallies } from './tallies.tsx';
import { boardText, elementName, monsterName } from './words.ts';

/** The monster: its cards, its numbers, its powers from the top of the sheet down. */
export function MonsterSheet(folding: Folding): ReactNode {
  const { view } = useBoard();
  const { monster } = view;
  const name = monsterName(monster.kind);
  return (
    <section
      className="ba-sheet ba-monster ba-wide"
      data-seen="sheet/monster"
      data-monster={monster.kind}
      data-part="monster"
      aria-label={boardText('board.monster', { name })}
    >
      <header className="ba-sheet-head">
        <span className="ba-emblem">
          <Ink icon={monster.kind} />
        </span>
        <h3 className="ba-sheet-name">
          {name}
          <span className="ba-sheet-title">{boardText(`board.title.${monster.kind}`)}</span>
        </h3>
        <FoldButton name={name} {...folding} />
      </header>
      <div className="ba-sheet-body">
        <div className="ba-cards">
          {monster.cards.map((card, index) => (
            <BingoCard
              key={card.tokens.join()}
              sheet="monster"
              index={index}
              card={card}
              owner={name}
              spent={spentOn(view, 'monster', index)}
            />
          ))}
        </div>
        <div className="ba-numbers">
          <HealthPool sheet={monster} />
          <Tallies sheet={monster} />
          <Badges />
        </div>
        {folding.open && (
          <ul className="ba-powers" aria-label={boardText('board.powers.of', { name })}>
            {monsterPowers(view).map((power, place) => (
              <MonsterPowerTile key={power.id} power={power} again={place > 0} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Badges(): ReactNode {
  const { view, outcome } = useBoard();
  const { affinity, pinned, pool } = view.monster;
  return (
    <span className="ba-badges">
      {affinity !== 'none' && (
        <span className="ba-badge ba-element" data-element={affinity}>
          <Ink icon={affinity} />
          {boardText('board.affinity.of', { element: elementName(affinity) })}
        </span>
      )}
      {pinned && view.settings.rpgMovement && (
        <span className="ba-badge">{boardText('board.pinned')}</span>
      )}
      {pool === 0 && outcome !== undefined && (
        <span className="ba-badge ba-badge-alarm">{boardText('board.defeated')}</span>
      )}
    </span>
  );
}

function MonsterPowerTile({
  power,
  again,
}: {
  readonly power: MonsterPowerFacts;
  /** Whether another one comes before. */
  readonly again: boolean;
}): ReactNode {
  const { circle, skipped, included, targets } = power;
  const notes = targets.map((name) => boardText('board.power.target', { name }));
  return (
    <PowerTile
      power={power}
      notes={included ? [boardText('board.power.included'), ...notes] : notes}
      end={(inButton) => (
        <SkipCircle circle={circle} skipped={skipped} again={again} inButton={inButton} />
      )}
    />
  );
}

/** Where a skip token lies or may lie; it says what that is, unless it stands in a button. */
function SkipCircle({
  circle,
  skipped,
  again,
  inButton,
}: Pick<MonsterPowerFacts, 'circle' | 'skipped'> & {
  readonly again: boolean;
  readonly inButton: boolean;
}): ReactNode {
  const label = boardText(
    circle === 'removeAll'
      ? 'board.power.remove-all'
      : skipped
        ? 'board.power.skip'
        : 'board.power.no-skip',
  );
  const drawn = (
    <svg className="ba-skip" viewBox="0 0 32 32" role="img" aria-label={label}>
      <title>{label}</title>
      <circle className="ba-skip-circle" cx="16" cy="16" r="14" />
      {circle === 'removeAll' && (
        <path
          className="ba-skip-sweep"
          d="M9.5 19.5A7.5 7.5 0 1 0 10.6 10.8M10.6 6.4V11.2H15.4"
          fill="none"
        />
      )}
      {skipped && (
        <g className="ba-skip-token">
          <circle cx="16" cy="16" r="12" />
          <path d="M9.5 10.5L16 16L9.5 21.5ZM16.5 10.5L23 16L16.5 21.5Z" />
        </g>
      )}
    </svg>
  );
  return inButton ? (
    drawn
  ) : (
    <TermMark word="skip-token" again={again} className="ba-skip-mark">
      {drawn}
    </TermMark>
  );
}
