import { Grid, type GridClasses, type GridRows, type GridStop } from '@tablewright/table-kit/grid';
import type { ReactNode } from 'react';
import type { SheetName } from '../events.ts';
import { spaceOn } from '../explain/index.ts';
import { type Card, LETTERS, type Spaces } from '../model.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { spot } from './offer-index.ts';
import { Piece } from './piece.tsx';
import { PrintedToken } from './printed-token.tsx';
import { boardText, tokenName, withOffers } from './words.ts';

/** The spaces of a card, row by row. */
const SPACE_ROWS: GridRows<number> = [0, 1, 2, 3, 4].map((row) =>
  LETTERS.map((_, column) => 5 * row + column),
);
const ROW_NUMBERS = SPACE_ROWS.map((_, row) => row + 1);
const CLASSES: GridClasses = {
  grid: 'ba-card',
  row: 'ba-card-row',
  cell: 'ba-cell',
  headRow: 'ba-card-letters',
  rowHead: 'ba-card-number',
};

interface CardOf {
  readonly sheet: SheetName;
  /** Index of the card on its sheet. */
  readonly index: number;
  readonly card: Card;
  /** Spaces whose markers were spent this round. */
  readonly spent: Spaces;
}

/** A bingo card: printed tokens, what lies on them, and what may be touched. */
export function BingoCard({ owner, ...of }: CardOf & { readonly owner: string }): ReactNode {
  const { sheet, index } = of;
  const whole = useSpot(spot.card(sheet, index));
  const { label } = useBoard();
  const [only] = whole.offers;
  const name = boardText(index === 0 ? 'board.card' : 'board.card.second', { name: owner });
  return (
    <div
      className="ba-card-frame"
      data-offered={only !== undefined || undefined}
      data-pointed={whole.pointed}
    >
      <Grid
        label={name}
        rows={SPACE_ROWS}
        columnHeads={LETTERS}
        rowHeads={ROW_NUMBERS}
        classes={CLASSES}
      >
        {(space, stop) => <Space of={of} space={space} stop={stop} />}
      </Grid>
      {only !== undefined && (
        <button type="button" className="ba-choose-card" {...whole.handlers}>
          {whole.offers.length === 1 ? label(only) : name}
        </button>
      )}
    </div>
  );
}

function Space({
  of: { sheet, index, card, spent },
  space,
  stop,
}: {
  readonly of: CardOf;
  readonly space: number;
  readonly stop: GridStop;
}): ReactNode {
  const { shown, label } = useBoard();
  const { square, token, lies: kind } = spaceOn(card, space);
  const { offers, pointed, picked, handlers } = useSpot(spot.space(sheet, index, square));
  const bit = 1 << space;
  const seen = shown.some((s) => s.sheet === sheet && s.card === index && (s.spaces & bit) !== 0);
  const wasSpent = (spent & bit) !== 0;

  let what = boardText(`board.space.${kind ?? 'empty'}`, { square, token: tokenName(token) });
  if (wasSpent) what = boardText('board.space.spent', { what });
  const name = withOffers(what, { offers, picked, label });
  return (
    <button
      type="button"
      className="ba-space"
      data-seen={`square/${sheet}/${index}/${square}`}
      {...stop}
      data-kind={kind ?? 'empty'}
      data-offered={offers.length > 0 || undefined}
      data-pointed={pointed ?? (seen ? 'sure' : undefined)}
      data-picked={picked > 0 || undefined}
      aria-label={name}
      aria-disabled={offers.length === 0}
      {...(offers.length === 0 ? {} : handlers)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {(kind === undefined || kind === 'marked') && <PrintedToken token={token} />}
        {wasSpent && kind === undefined && <circle className="ba-spent" cx="20" cy="20" r="15.6" />}
        {kind !== undefined && <Piece key={kind} kind={kind} />}
      </svg>
      {picked > 1 && <span className="ba-count">{picked}</span>}
    </button>
  );
}
