import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { inPlayOn, inPlayOnSquares, statusGlossary } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { InPlayList } from './in-play-list.tsx';
import { boardText } from './words.ts';

/** The referee's list: everything in play, and what the statuses mean. */
export function InPlaySheet(): ReactNode {
  const { view, say } = useBoard();
  const bearers = view.creatures
    .map(({ name }, id) => ({ name, id, effects: inPlayOn(view, id) }))
    .filter(({ effects }) => effects.length > 0);
  const ground = inPlayOnSquares(view).filter(({ on }) => on < 0);
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
          {statusGlossary().map(({ status, name, help, rule }) => (
            <div key={status}>
              <dt>
                {say(name)} <RuleLink id={rule} />
              </dt>
              <dd>{say(help)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
