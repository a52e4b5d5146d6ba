import { Sheet } from '@tablewright/table-kit';
import { type Offer, offersOf } from '@tablewright/table-kit/board';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { turnLeft } from '../../explain/index.ts';
import { actions } from '../actions.ts';
import { useTableTop } from '../board-context.tsx';
import { placesOf } from '../map/places.ts';
import { notes } from '../option-notes.ts';
import { DeedButton } from '../scene/scene-deeds.tsx';
import { boardText } from '../words.ts';

/** “What can I do?” in one touch: all that the turn still allows by kind, with what it promises, and what is closed, with why. */
export function TurnHelp(): ReactNode {
  const { choices } = useTableTop();
  const [open, setOpen] = useState(false);
  const choice = choices.find(({ why }) => why.key === 'choice.deed');
  if (choice === undefined) return null;
  return (
    <>
      <button type="button" className="dt-tool" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden="true" size={18} />
        <span>{boardText('board.help')}</span>
      </button>
      <Sheet title={boardText('board.help')} open={open} onClose={() => setOpen(false)}>
        <div className="dt-in-sheet">
          <Left />
          <Possible choice={choice} onPick={() => setOpen(false)} />
          <Closed choice={choice} />
        </div>
      </Sheet>
    </>
  );
}

type Asked = Offer['choice'];

/** What the turn has left, and how one walks. */
function Left(): ReactNode {
  const { view, choices, map } = useTableTop();
  const left = turnLeft(view);
  if (left === undefined) return null;
  const { actions: count, feet, calmFeet } = left;
  const walks = placesOf(choices).some(({ feet: cost }) => cost !== undefined);
  return (
    <p>
      {boardText('board.help.left', { count, feet, calm: calmFeet, most: feet - calmFeet })}
      {walks && map !== undefined && ` ${boardText('board.help.walk')}`}
    </p>
  );
}

function Possible({
  choice,
  onPick,
}: {
  readonly choice: Asked;
  readonly onPick: () => void;
}): ReactNode {
  const { view, locale, say } = useTableTop();
  const bar = actions(view, choice, locale);
  if (bar === undefined) return null;
  const said = new Map(
    notes(view, choice, locale, say).map(({ option, text }) => [option ?? '', text]),
  );
  const offers = new Map(offersOf([choice]).map((offer) => [offer.option.id, offer]));
  return bar.kinds.map(({ id, name, actions: faces }) => (
    <section key={id} className="dt-help-kind" aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {faces.map((face) => {
          const offer = offers.get(face.id);
          if (offer === undefined) return null;
          const note = said.get(face.id);
          return (
            <li key={face.id}>
              <DeedButton offer={offer} emblem={face.emblem} onPick={onPick} />
              {note !== undefined && <p className="dt-quiet">{note}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function Closed({ choice }: { readonly choice: Asked }): ReactNode {
  const { label, say } = useTableTop();
  if (choice.closed.length === 0) return null;
  return (
    <section className="dt-help-kind" aria-label={boardText('board.help.closed')}>
      <h3>{boardText('board.help.closed')}</h3>
      <ul>
        {choice.closed.map((option) => (
          <li key={option.id}>
            <b>{label({ choice, option })}</b> <span>{say(option.because)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
