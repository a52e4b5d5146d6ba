import type { ReactNode } from 'react';
import type { PowerFacts } from '../explain/index.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { CostDiagram } from './pattern-diagram.tsx';
import { boardText, elementName, powerText } from './words.ts';

/** A power as it is printed on a sheet, with what is true of it this round. */
export function PowerTile({
  power: { id, cost, element, activated },
  notes = [],
  end,
}: {
  readonly power: PowerFacts;
  /** Further lines: its targets, points from others. */
  readonly notes?: readonly string[];
  /** What stands at its end: a skip circle. It is told whether the tile is a button. */
  readonly end?: (inButton: boolean) => ReactNode;
}): ReactNode {
  const { say, label, show } = useBoard();
  const { offers, pointed, picked, handlers } = useSpot(spot.power(id));
  const [only] = offers;
  const times = activated.length;
  const bingo = cost.kind === 'line';
  const content = (
    <>
      <CostDiagram cost={cost} />
      <span className="ba-power-words">
        <span className="ba-power-name">
          {element !== 'none' && (
            <span className="ba-element" data-element={element}>
              <Ink icon={element} />
              {elementName(element)}{' '}
            </span>
          )}
          {bingo && <span className="ba-bingo-word">Bingo </span>}
          {say({ key: `power.${id}` })}
        </span>
        <span className="ba-power-effect">{powerText(id)}</span>
        {times > 0 && (
          <span className="ba-power-activated">
            {boardText('board.power.activated', { count: times })}
            {notes.map((note) => ` · ${note}`).join('')}
          </span>
        )}
        {only !== undefined && (
          <span className="ba-power-usable">
            {offers.length === 1 && offers[0]?.choice.kind !== 'one'
              ? label(only)
              : boardText('board.power.usable', { count: offers.length })}
          </span>
        )}
      </span>
      {end?.(only !== undefined)}
    </>
  );
  const state = {
    'data-bingo': bingo || undefined,
    'data-activated': times > 0 || undefined,
    'data-pointed': pointed,
    'data-picked': picked > 0 || undefined,
  };
  return (
    <li
      className="ba-power-item"
      data-seen={`power/${id}`}
      onPointerEnter={times > 0 ? () => show(activated) : undefined}
      onPointerLeave={times > 0 ? () => show([]) : undefined}
    >
      {only === undefined ? (
        <div className="ba-power" {...state}>
          {content}
        </div>
      ) : (
        <button type="button" className="ba-power" data-offered {...state} {...handlers}>
          {content}
        </button>
      )}
    </li>
  );
}
