import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import type { Effect } from '../model.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './board-words.ts';
import {
  effectEnd,
  effectName,
  effectSource,
  isNamedBySource,
  ruleOfEffect,
} from './effect-words.ts';

/** Things in play: what each is, where it comes from, when it ends, and its rule. */
export function InPlayList({ effects }: { readonly effects: readonly Effect[] }): ReactNode {
  const { view, say } = useBoard();
  if (effects.length === 0) return <p className="kz-quiet">{boardText('board.statuses.none')}</p>;
  return (
    <ul className="kz-in-play">
      {effects.map((effect) => {
        const rule = ruleOfEffect(effect);
        return (
          <li key={effect.id}>
            <b>{effectName(effect, say)}</b> {rule !== undefined && <RuleLink id={rule} />}
            <span className="kz-quiet">
              {!isNamedBySource(effect, say) && `${effectSource(view, effect, say)}; `}
              {effectEnd(view, effect)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
