import type { ReactNode } from 'react';
import type { AdventureState } from '../model.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { boardText, monsterName } from './board-words.ts';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { type Roving, useRoving } from './roving.ts';

/** Squares along a side. */
const SIDE = 9;
const SIDES = Array.from({ length: SIDE }, (_, i) => i);

/** The field of 9 by 9 squares on which everybody moves. */
export function MovementField(): ReactNode {
  const { view } = useBoard();
  const roving = useRoving(SIDE, SIDE, Math.max(0, view.monster.place));
  const title = boardText('board.field');
  return (
    <section className="ba-sheet ba-field-sheet" aria-label={title}>
      <header className="ba-sheet-head">
        <h3 className="ba-sheet-name">{title}</h3>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot have buttons as its cells' focus */}
      <div
        className="ba-field"
        role="grid"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={roving.onKeyDown}
      >
        {SIDES.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of a grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div role="row" key={row} className="ba-field-row">
            {SIDES.map((column) => (
              <FieldSquare key={column} place={column + SIDE * row} roving={roving} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function FieldSquare({
  place,
  roving,
}: {
  readonly place: number;
  readonly roving: Roving;
}): ReactNode {
  const { view } = useBoard();
  const at = { column: (place % SIDE) + 1, row: Math.floor(place / SIDE) + 1 };
  const { offers, pointed, picked, handlers } = useSpot(spot.field(at.column, at.row));
  const holder = holderOf(view, place);
  const offered = offers.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <div role="gridcell">
      <button
        type="button"
        className="ba-field-square"
        data-cell={place}
        data-offered={(offered && holder === undefined) || undefined}
        data-pointed={pointed}
        data-picked={picked > 0 || undefined}
        aria-disabled={!offered}
        aria-label={
          holder === undefined
            ? boardText('board.field.square', at)
            : boardText('board.field.held', { ...at, name: holder.name })
        }
        tabIndex={roving.tabIndex(place)}
        {...(offered ? handlers : {})}
        onFocus={() => {
          roving.enter(place);
          if (offered) handlers.onFocus();
        }}
      >
        {holder?.piece}
        {picked > 0 && holder === undefined && <span className="ba-way">{picked}</span>}
      </button>
    </div>
  );
}

function holderOf(
  { monster, characters }: AdventureState,
  place: number,
): { readonly name: string; readonly piece: ReactNode } | undefined {
  if (monster.place === place) {
    return {
      name: monsterName(monster.kind),
      piece: (
        <span className="ba-field-monster" data-monster={monster.kind}>
          <Ink icon={monster.kind} />
        </span>
      ),
    };
  }
  const character = characters.find((one) => one.place === place);
  if (character === undefined) return undefined;
  return {
    name: character.name,
    piece: (
      <span className="ba-initial" data-class={character.class}>
        {character.name.charAt(0).toUpperCase()}
      </span>
    ),
  };
}
