import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { LOCATIONS } from '../bridge/layout.ts';
import { BridgePlace, type Lie, OuterPlaces, sizeOf } from './bridge-drawing.tsx';
import { printText } from './words.ts';

/** Small enough for one page: figures stand in circles, worlds are written in. */
const SMALL: Lie = { width: 25.6, height: 24.6, column: 26.5, row: 25, top: 11.6, text: 2.7 };
/** Worlds are as large as their cards, which lie corner to corner. */
const LARGE: Lie = { width: 62, height: 81, column: 51.6, row: 81.6, top: 21.6, text: 5 };

/** What a page holds, in millimetres. */
const PAGE = { width: 186, height: 252 };

/** The Bridge on one page. */
export function Bridge(): ReactNode {
  const { width, height } = sizeOf(SMALL);
  return (
    <PaperPage title={printText('part.bridge')}>
      <svg
        className="bqp-bridge"
        viewBox={`0 0 ${width} ${height}`}
        // The lines of the outermost places are drawn half outside.
        style={{ width: `${width}mm`, height: `${height}mm`, overflow: 'visible' }}
        role="img"
        aria-label={printText('bridge.label')}
      >
        <Drawing lie={SMALL} stands />
      </svg>
    </PaperPage>
  );
}

/** The Bridge in pieces of a page each, to be put together; world cards lie on it. */
export function LargeBridge(): ReactNode {
  const { width, height } = sizeOf(LARGE);
  const across = Math.ceil(width / PAGE.width);
  const down = Math.ceil(height / PAGE.height);
  const pieces = Array.from({ length: down * across }, (_, at) => ({
    x: (at % across) * PAGE.width,
    y: Math.floor(at / across) * PAGE.height,
    number: at + 1,
  }));
  return pieces.map(({ x, y, number }) => (
    <PaperPage key={number}>
      <svg
        className="bqp-bridge"
        viewBox={`${x} ${y} ${PAGE.width} ${PAGE.height}`}
        style={{ width: `${PAGE.width}mm`, height: `${PAGE.height}mm` }}
        role="img"
        aria-label={printText('bridge.piece', { number, of: pieces.length })}
      >
        <Drawing lie={LARGE} stands={false} />
      </svg>
    </PaperPage>
  ));
}

function Drawing({ lie, stands }: { readonly lie: Lie; readonly stands: boolean }): ReactNode {
  return (
    <>
      <OuterPlaces lie={lie} />
      {LOCATIONS.map((location) => (
        <BridgePlace key={location} location={location} lie={lie} stands={stands} />
      ))}
    </>
  );
}
