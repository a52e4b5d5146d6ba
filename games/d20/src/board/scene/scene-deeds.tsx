import type { Offer } from '@tablewright/table-kit/board';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import * as sign from '@tablewright/table-kit/emblems';
import type { ReactNode } from 'react';
import { useTableTop } from '../board-context.tsx';
import { calmOffers, commonOffers } from '../offers.ts';
import { useTouch } from '../use-touch.ts';
import { boardText } from '../words.ts';
import { TaskNumbers } from './task-numbers.tsx';

/** What can be done between fights: the tasks of the scene, the ways on, and what is always possible. */
export function SceneDeeds(): ReactNode {
  const { choices } = useTableTop();
  const tasks = [...calmOffers(choices, 'task')];
  const exits = [...calmOffers(choices, 'exit')];
  const common = commonOffers(choices);
  if (tasks.length + exits.length + common.length === 0) return null;
  return (
    <div className="dt-deeds">
      {tasks.length > 0 && (
        <section aria-label={boardText('board.tasks')} data-part="tasks">
          <h3>{boardText('board.tasks')}</h3>
          <ul className="dt-cards">
            {tasks.map(([task, offers]) => (
              <li key={task} className="dt-card">
                {offers.map((offer) => (
                  <DeedButton key={offer.option.id} offer={offer} />
                ))}
                <TaskNumbers task={task} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {exits.length > 0 && (
        <section aria-label={boardText('board.exits')} data-part="exits">
          <h3>{boardText('board.exits')}</h3>
          <ul className="dt-cards">
            {exits.map(([exit, offers]) => (
              <li key={exit} className="dt-card" data-way={offers[0]?.option.names?.way}>
                {offers.map((offer) => (
                  <DeedButton key={offer.option.id} offer={offer} emblem={wayEmblem(offer)} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {common.length > 0 && (
        <section aria-label={boardText('board.common')}>
          <h3>{boardText('board.common')}</h3>
          <ul className="dt-common">
            {common.map((offer) => (
              <li key={offer.option.id}>
                <DeedButton offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const wayEmblem = ({ option }: Offer): string =>
  option.names?.way === 'retreat' ? sign.run : sign.walkingBoot;

/** An option as a button, called as in the panel. */
export function DeedButton({
  offer,
  emblem,
  onPick,
}: {
  readonly offer: Offer;
  readonly emblem?: string;
  /** What else happens when it is pressed. */
  readonly onPick?: () => void;
}): ReactNode {
  const { label } = useTableTop();
  const touch = useTouch([offer]);
  return (
    <button
      type="button"
      className="dt-deed"
      data-by={offer.option.names?.by !== undefined || undefined}
      {...touch.props}
      onClick={() => {
        touch.run();
        onPick?.();
      }}
    >
      {emblem !== undefined && (
        <svg className="dt-sign" viewBox="0 0 512 512" width={18} height={18} aria-hidden="true">
          <EmblemPath emblem={emblem} />
        </svg>
      )}
      {label(offer)}
    </button>
  );
}
