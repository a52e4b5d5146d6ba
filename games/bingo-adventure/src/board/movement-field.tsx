import { Grid, type GridRows, type GridStop } from '@tablewright/table-kit/grid';
import type { ReactNode } from 'react';
import type { AdventureState } from '../model.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { boardText, monsterName } from './words.ts';

/** Squares along a side. */
const SIDE = 9;
/** The places of the field, row by row. */
const PLACES: GridRows<number> = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => column + SIDE * row),
);

/** The field of 9 by 9 squares on which everybody moves. */
export function MovementField(): ReactNode {
  const { view } = useBoard();
  const title = boardText('board.field');
  return (
    <section className="ba-sheet ba-field-sheet" aria-label={title}>
      <header className="ba-sheet-head">
        <h3 className="ba-sheet-name">{title}</h3>
      </header>
      <Grid
        label={title}
        rows={PLACES}
        start={Math.max(0, view.monster.place)}
        classes={{ grid: 'ba-field', row: 'ba-field-row' }}
      >
        {(place, stop) => <FieldSquare place={place} stop={stop} />}
      </Grid>
    </section>
  );
}

function FieldSquare({
  place,
  stop,
}: {
  readonly place: number;
  readonly stop: GridStop;
}): ReactNode {
  const { view } = useBoard();
  const at = { column: (place % SIDE) + 1, row: Math.floor(place / SIDE) + 1 };
  const { offers, pointed, picked, handlers } = useSpot(spot.field(at.column, at.row));
  const holder = holderOf(view, place);
  const offered = offers.length > 0;
  return (
    <button
      type="button"
      className="ba-field-square"
      {...stop}
      data-offered={(offered && holder === undefined) || undefined}
      data-pointed={pointed}
      data-picked={picked > 0 || undefined}
      aria-disabled={!offered}
      aria-label={
        holder === undefined
          ? boardText('board.field.square', at)
          : boardText('board.field.held', { ...at, name: holder.name })
      }
      {...(offered ? handlers : {})}
    >
      {holder?.piece}
      {picked > 0 && holder === undefined && <span className="ba-way">{picked}</span>}
    </button>
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
