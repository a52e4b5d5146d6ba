import type { ReactNode } from 'react';
import { OFFERED } from '../content/components.ts';
import { costOf, ITEMS } from '../content/items.ts';
import type { Action, ItemId } from '../model.ts';
import { Cost } from './energy.tsx';
import { boardText, whatItDoes } from './words.ts';

/** What is printed on an item, with the price of each use. */
export function actionsOf(item: ItemId): readonly (readonly [Action, number])[] {
  return OFFERED[ITEMS[item].slot].flatMap((action) => {
    const cost = costOf(item, action);
    return cost === undefined ? [] : [[action, cost] as const];
  });
}

/** One use of an item as it is printed. */
export function ActionLine({
  item,
  action,
  cost,
}: {
  readonly item: ItemId;
  readonly action: Action;
  readonly cost: number;
}): ReactNode {
  return (
    <>
      <Cost amount={cost} />
      <span className="ub-hidden">E </span>
      <span className="ub-action-words">
        <span className="ub-action-name">{boardText(`board.action.${action}`)}</span>
        <span className="ub-hidden">:</span> {whatItDoes(item, action)}
      </span>
    </>
  );
}
