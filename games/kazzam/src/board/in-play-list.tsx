import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import type { InPlay } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { effectEnd, effectName, effectSource, isNamedBySource } from './effect-words.ts';
import { EffectEmblem } from './emblem.tsx';
import { boardText } from './words.ts';

/** Lists what is in play: what each thing is, where it comes from, when it ends, and its rule. */
export function InPlayList({ effects }: { readonly effects: readonly InPlay[] }): ReactNode {
  const { say } = useBoard();
  if (effects.length === 0) return <p className="kz-quiet">{boardText('board.statuses.none')}</p>;
  return (
    <ul className="kz-in-play">
      {effects.map((effect) => (
        <li key={effect.id}>
          <EffectEmblem effect={effect} />
          <b>{effectName(effect, say)}</b>{' '}
          {effect.rule !== undefined && <RuleLink id={effect.rule} />}
          <span className="kz-quiet">
            {!isNamedBySource(effect, say) && `${effectSource(effect, say)}; `}
            {effectEnd(effect.end)}
          </span>
          {effect.quest !== undefined && (
            <span>
              {boardText('board.quest.asks', {
                orbs: effect.quest.orbs.map(say).join(', '),
                points: effect.quest.reward,
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
