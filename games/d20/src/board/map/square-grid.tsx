import { Grid, type GridStop } from '@tablewright/table-kit/grid';
import { type ReactNode, useMemo } from 'react';
import { areaAsked, zonesOf } from '../../explain/index.ts';
import { type TableTop, useTableTop } from '../board-context.tsx';
import { creatureOffers, squareOffers } from '../offers.ts';
import { touchOf } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';
import { squareWords } from './square-words.ts';

const CLASSES = { grid: 'dt-grid', row: 'dt-grid-row', cell: 'dt-grid-cell' };

/** The squares of a map as buttons, by keys too. */
export function SquareGrid({
  isFar,
  onFar,
  aimed,
  onAim,
}: {
  /** Whether squares are too small for a finger: a touch then goes near. */
  readonly isFar: boolean;
  readonly onFar: (cell: number) => void;
  /** The square whose area a finger has called up. */
  readonly aimed: number | undefined;
  readonly onAim: (cell: number) => void;
}): ReactNode {
  const table = useTableTop();
  const { map, view, choices, acting, lookAt, openSheet, label } = table;
  const { width = 0, height = 0 } = map ?? {};
  const rows = useMemo(
    () =>
      Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (__, x) => y * width + x),
      ),
    [width, height],
  );
  const zones = zonesOf(view);
  const start = view.creatures.find(({ id }) => id === acting)?.place;
  const draw = (cell: number, stop: GridStop): ReactNode => {
    const standing = view.creatures
      .filter(({ place }) => place.at === 'square' && place.cell === cell)
      .sort((a, b) => Number(a.life === 'alive') - Number(b.life === 'alive'))
      .toReversed();
    const own = standing
      .map(({ id }) => creatureOffers(choices, id))
      .find(({ length }) => length > 0);
    const offers = own ?? squareOffers(choices, cell % width, Math.floor(cell / width));
    const touch = touchOf(table, offers);
    const [top] = standing;
    const look = () => lookAt({ cell });
    return (
      <button
        type="button"
        className="dt-square"
        {...stop}
        {...touch.props}
        data-ground={own === undefined && touch.live ? true : undefined}
        data-seen={`square/${cell}`}
        aria-disabled={!touch.live && top === undefined}
        aria-label={withOffers(squareWords(table, cell, zones), {
          ...{ offers, picked: touch.picked, label },
        })}
        onMouseEnter={() => {
          look();
          touch.props.onMouseEnter?.();
        }}
        onFocus={() => {
          look();
          touch.props.onFocus?.();
        }}
        onClick={(event) => {
          // Keys press a button without a place on the screen.
          const byFinger = event.detail > 0 && isByFinger(event.nativeEvent);
          if (isFar && byFinger) return onFar(cell);
          // A finger has no way to look first: its first touch shows the area, the second chooses it.
          if (byFinger && touch.live && cell !== aimed && asksArea(table, cell)) return onAim(cell);
          if (touch.live) touch.run();
          else if (top !== undefined) openSheet(top.id);
        }}
      />
    );
  };
  return (
    <Grid
      label={boardText('board.map')}
      rows={rows}
      start={start?.at === 'square' ? start.cell : undefined}
      classes={CLASSES}
      part="map"
    >
      {draw}
    </Grid>
  );
}

const asksArea = ({ view, choices }: TableTop, cell: number): boolean =>
  choices.some((choice) => areaAsked(view, choice, { cell }) !== undefined);

/** Whether a press was made with a finger. */
const isByFinger = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';
