import { type SeatMark, seatMark, shapePath } from '@tablewright/table-kit/board';
import { Boxes, PaperPage, type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { Bolt, Heart } from '../board/pieces.tsx';
import { BATTERIES } from '../content/batteries.ts';
import { COLOURED_SQUARES, PLAYER_SET } from '../content/components.ts';
import { BATTERY_IDS } from '../model.ts';
import type { Coloured } from '../options.ts';
import { LETTERS, NUMBERS, squareNamed } from '../squares.ts';
import { printText } from './words.ts';

const SEATS = [0, 1, 2, 3, 4];
const CAPACITIES = [...new Set(BATTERY_IDS.map((id) => BATTERIES[id].capacity))];
const MARKS = Object.fromEntries(CAPACITIES.map((capacity) => [capacity, String(capacity)]));

/** A mat for every player, two on a page. */
export function MatPages({
  coloured,
}: PrintProps & {
  /** Where the coloured squares lie. */
  readonly coloured: Coloured;
}): ReactNode {
  return pagesOf(SEATS, 2).map((seats) => (
    <PaperPage key={seats.join()}>
      {seats.map((seat) => (
        <Mat key={seat} mark={seatMark(seat)} coloured={COLOURED_SQUARES[coloured]} />
      ))}
    </PaperPage>
  ));
}

function Mat({
  mark,
  coloured,
}: {
  readonly mark: SeatMark;
  readonly coloured: number;
}): ReactNode {
  return (
    <section className="ubp-mat">
      <table className="ubp-grid">
        <thead>
          <tr>
            <td>
              <svg className="ubp-seat" viewBox="-1 -1 26 26" role="img" aria-label={mark.letter}>
                <path d={shapePath(mark.shape)} />
                <text x="12" y={mark.shape === 'triangle' ? 19 : 16.6} textAnchor="middle">
                  {mark.letter}
                </text>
              </svg>
            </td>
            {LETTERS.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((number) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {LETTERS.map((letter) => {
                const name = `${letter}${number}`;
                const bright = (coloured & (1 << squareNamed(name))) !== 0;
                return (
                  <td key={letter} data-coloured={bright || undefined}>
                    <span>{name}</span>
                    {bright && <Bolt />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ubp-mat-side">
        <p className="ubp-name">{printText('mat.name')}</p>
        <div className="ubp-health">
          <span className="tw-boxes-label">{printText('mat.health')}</span>
          {Array.from({ length: PLAYER_SET.health }, (_, i) => i).map((box) => (
            <span key={box} className="tw-box">
              <Heart />
            </span>
          ))}
        </div>
        <div className="ubp-battery">
          <Boxes count={Math.max(...CAPACITIES)} label={printText('mat.battery')} marks={MARKS} />
        </div>
        <div className="ubp-areas">
          <p>{printText('mat.available')}</p>
          <p>{printText('mat.committed')}</p>
          <p>{printText('mat.pool')}</p>
        </div>
        <p className="ubp-small">
          <Bolt /> {printText('mat.coloured')} {printText('mat.beside')}
        </p>
      </div>
    </section>
  );
}
