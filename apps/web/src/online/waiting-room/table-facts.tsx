import type { Game } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { readable } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { Fragment, type ReactNode } from 'react';
import { useSettingWords } from '../../new-table/setting-words.ts';
import { useWebWords } from '../../web-words.ts';
import { usePaceWords } from '../texts/pace-words.ts';

/** How it is going to be played: the clock, and what is set otherwise than printed. */
export function TableFacts({
  face,
  game,
  speaker,
}: {
  readonly face: TableFace;
  readonly game: Game;
  readonly speaker: Speaker;
}): ReactNode {
  const words = useWebWords();
  const sayPace = usePaceWords();
  const say = useSettingWords(
    speaker,
    game.options,
    face.seats.map(({ name }) => name),
  );
  const placed = (face.documents ?? []).flatMap(({ document, seat }) => {
    if (document === undefined) return [];
    const name = seat === undefined ? '' : (face.seats[seat]?.name ?? '');
    return [name === '' ? document.name : `${document.name} (${name})`];
  });
  const changed = Object.entries(face.options).filter(([name]) => game.options[name] !== undefined);
  return (
    <dl className="table-facts">
      <dt>{words('pace.title')}</dt>
      <dd>{sayPace(face.pace)}</dd>
      <dt>{words('new.options')}</dt>
      <dd>
        {changed.length === 0
          ? words('wait.as-printed')
          : changed.map(([name, value], at) => (
              <Fragment key={name}>
                {at > 0 && '; '}
                {speaker.sayIfKnown({ key: `setting.${name}` }) ?? readable(name)}:{' '}
                {say(name, value)}
              </Fragment>
            ))}
      </dd>
      {placed.length > 0 && (
        <>
          <dt>{words('wait.documents')}</dt>
          <dd>{placed.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
