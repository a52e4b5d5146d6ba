import { shapePath } from '@tablewright/table-kit/board';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import * as sign from '@tablewright/table-kit/emblems';
import type { CSSProperties, ReactNode } from 'react';
import { FIGURE_EMBLEMS } from '../../content/figures/emblems.ts';
import { printedCard } from '../../explain/index.ts';
import type { Figure } from '../../model.ts';
import { type BridgeTable, useBridge } from '../board-context.tsx';
import { emblemOf } from '../cards/card-print.ts';
import { boardText } from '../words.ts';
import { facingOf } from './geometry.ts';

/** The picture of a figure: of its figurine, or of the card that it is. */
export function pictureOf(figure: string): string {
  const [original = figure] = figure.split('*');
  const card = printedCard(original);
  return FIGURE_EMBLEMS[original] ?? (card && emblemOf(card)) ?? sign.person;
}

/** A figure as a token: heroes and their allies in the colour and shape of their seat, others in dark brass. */
export function FigureToken({ figure }: { readonly figure: Figure }): ReactNode {
  const { seats, view } = useBridge();
  const { id, kind, owner, where } = figure;
  const mark = kind === 'hero' || kind === 'ally' ? seats[owner ?? -1]?.mark : undefined;
  const facing = where.at === 'bridge' ? facingOf(where.place) : undefined;
  const style = mark && { '--bq-seat': mark.colour, '--bq-seat-ink': mark.ink };
  const isHero = kind === 'hero' && mark !== undefined;
  return (
    <span
      className="bq-token"
      data-kind={kind}
      data-shape={mark?.shape}
      data-boss={id === view.boss || undefined}
      data-out={(kind === 'hero' && view.heroes[owner ?? -1]?.life !== 'alive') || undefined}
      style={style as CSSProperties | undefined}
      aria-hidden="true"
    >
      <svg viewBox="-6 -6 36 36" aria-hidden="true">
        {facing !== undefined && (
          <path
            className="bq-facing"
            d="M12 -5.6 l4.6 5.4 h-9.2z"
            transform={`rotate(${facing} 12 12)`}
          />
        )}
        <path className="bq-token-ground" d={shapePath(mark?.shape ?? 'circle')} />
        {!isHero && (
          <EmblemPath
            className="bq-token-sign"
            transform="translate(4.5 4.5) scale(.0293)"
            emblem={pictureOf(id)}
          />
        )}
      </svg>
      {/* Its letter is drawn by the style: no text on a button may be missing in its name. */}
      {isHero && <span className="bq-token-letter" data-word={mark.letter} />}
    </span>
  );
}

/** Who a figure is, in words. */
export function figureText(
  { figureName, seatName, view }: BridgeTable,
  { id, kind, owner }: Figure,
): string {
  const name = figureName(id);
  if (id === view.boss && kind === 'figurine') return boardText('board.figure.boss', { name });
  const seat = owner === undefined ? '' : seatName(owner);
  return boardText(`board.figure.${kind}`, { name, seat });
}

/** The same with where in its world it stands, and which way it looks. */
export function standingText(table: BridgeTable, figure: Figure): string {
  const who = figureText(table, figure);
  if (figure.where.at !== 'bridge') return who;
  const { place } = figure.where;
  const stand = boardText(`board.corner.${place.stand}`);
  if (place.stand === 'CENTRE')
    return boardText('board.figure.stands', { who, stand, facing: 'none' });
  const facing =
    place.facing === 'OUT'
      ? boardText('board.facing.OUT')
      : boardText('board.facing', { corner: boardText(`board.corner.${place.facing}`) });
  return boardText('board.figure.stands', { who, stand, facing });
}
