import { type BoardProps, offersNaming } from '@tablewright/table-kit';
import type { ReactNode } from 'react';

/** Fruits to touch: just enough of a board to try what boards are given. */
export function Board(props: BoardProps): ReactNode {
  return (
    <div style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['apple', 'pear', 'plum', 'quince'].map((fruit) => {
        const offers = offersNaming(props.choices, { fruit });
        return (
          <button
            key={fruit}
            type="button"
            className="tw-button"
            data-fruit={fruit}
            disabled={offers.length === 0}
            onClick={() => props.pick(offers)}
          >
            {fruit} {offers[0] ? props.picked(offers[0]) : ''}
          </button>
        );
      })}
      {[2, 3].map((target) => (
        <button
          key={target}
          type="button"
          className="tw-button"
          data-target={target}
          onClick={() => props.pick(offersNaming(props.choices, { target }))}
        >
          number {target}
        </button>
      ))}
    </div>
  );
}
