import type { ReactNode } from 'react';
import type { Use } from '../explain/index.ts';
import type { CardId } from '../model.ts';
import { Cost } from './energy.tsx';
import { boardText, whatItDoes } from './words.ts';

/** One use of an item as it is printed. */
export function ActionLine({
  item,
  use: { action, cost },
}: {
  readonly item: CardId;
  readonly use: Use;
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
