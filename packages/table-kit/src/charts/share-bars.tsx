import type { CSSProperties, ReactNode } from 'react';
import { shareEnd } from './scale.ts';
import './charts.css';

/** A share with the bounds between which it truly lies, each from 0 to 1. */
export interface ShareBar {
  readonly name: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Shares as bars, each with the span in which it lies; the numbers stand in a table beside them. */
export function ShareBars({
  label,
  bars,
  share,
}: {
  /** What is seen in it, for those who do not see it. */
  readonly label: string;
  readonly bars: readonly ShareBar[];
  /** How a share is written. */
  readonly share: (rate: number) => string;
}): ReactNode {
  const end = shareEnd(bars.reduce((most, { high }) => Math.max(most, high), 0));
  return (
    <div className="tw-bars" role="img" aria-label={label}>
      {bars.map(({ name, rate, low, high }) => (
        <div key={name} className="tw-bar">
          <span>{name}</span>
          <span
            className="tw-bar-track"
            style={
              { '--rate': rate / end, '--low': low / end, '--high': high / end } as CSSProperties
            }
          >
            <i className="tw-bar-fill" />
            <i className="tw-bar-span" />
          </span>
          <span className="tw-bar-number">{share(rate)}</span>
        </div>
      ))}
      <div className="tw-bar tw-bar-axis">
        <span />
        <span>
          {[0, 0.5, 1].map((at) => (
            <b key={at}>{share(at * end)}</b>
          ))}
        </span>
        <span />
      </div>
    </div>
  );
}
