import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { STATUSES } from '../model.ts';
import { STATUS_RULES } from '../rules/effects/status-rules.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './board-words.ts';
import { effectsOn, effectsOnGround } from './creature-facts.ts';
import { InPlayList } from './in-play-list.tsx';

/** The referee's list: everything in play on anybody and on the ground, and what statuses mean. */
export function InPlaySheet(): ReactNode {
  const { view, say } = useBoard();
  const bearers = view.creatures
    .map(({ name }, id) => ({ name, id, effects: effectsOn(view, id) }))
    .filter(({ effects }) => effects.length > 0);
  const ground = effectsOnGround(view).filter(({ on }) => on < 0);
  return (
    <div className="kz-sheet">
      {bearers.length === 0 && ground.length === 0 && (
        <p className="kz-quiet">{boardText('board.play.nothing')}</p>
      )}
      {bearers.map(({ id, name, effects }) => (
        <section key={id}>
          <h3>{boardText('board.statuses.on', { name })}</h3>
          <InPlayList effects={effects} />
        </section>
      ))}
      {ground.length > 0 && (
        <section>
          <h3>{boardText('board.play.zones')}</h3>
          <InPlayList effects={ground} />
        </section>
      )}
      <details className="kz-glossary">
        <summary>{boardText('board.play.statuses')}</summary>
        <dl>
          {[...STATUSES, 'bloodied' as const].map((status) => (
            <div key={status}>
              <dt>
                {say({ key: `status.${status}` })} <RuleLink id={STATUS_RULES[status]} />
              </dt>
              <dd>{say({ key: `status.${status}.help` })}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
