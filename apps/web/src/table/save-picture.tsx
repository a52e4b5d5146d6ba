import { type SessionState, sayOrShow, useTable } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../matches/files.ts';
import { useWebWords } from '../web-words.ts';
import type { PictureCaption } from './picture-caption.ts';

/** Saves the board as it is looked at as a picture. What draws it is fetched when it is asked for. */
export function SavePicture({
  state,
  title,
}: {
  readonly state: SessionState;
  readonly title: string;
}): ReactNode {
  const words = useWebWords();
  const [how, setHow] = useState<'drawing' | 'saved' | 'failed'>();
  const caption = useCaption(state, title);
  const save = async (): Promise<void> => {
    const board = document.getElementById('board');
    if (board === null) throw new Error('there is no board to draw');
    const { pictureOf } = await import('./picture.ts');
    const { game, seq } = state.seen;
    const picture = await pictureOf(board, caption);
    saveFile(new File([picture], `${game}-${seq}.png`, { type: 'image/png' }));
  };
  return (
    <>
      <button
        type="button"
        className="tw-button"
        // A button that is disabled loses the focus.
        aria-disabled={how === 'drawing'}
        onClick={() => {
          if (how === 'drawing') return;
          setHow('drawing');
          save().then(
            () => setHow('saved'),
            () => setHow('failed'),
          );
        }}
      >
        {words('table.picture')}
      </button>
      <p className="tw-quiet picture-note" role="status">
        {how !== undefined && words(`table.picture.${how}`)}
      </p>
    </>
  );
}

function useCaption({ seen, events }: SessionState, title: string): PictureCaption {
  const words = useWebWords();
  const { speaker, momentOf, seats, ended } = useTable();
  const { seq } = seen;
  const round = events
    .map(({ event }) => momentOf(event))
    .findLast((moment) => moment?.kind === 'round')?.label;
  const end = ended && sayOrShow(speaker, ended);
  const said = [round, end].filter((part) => part !== undefined);
  return {
    title,
    line: said.length === 0 ? words('table.picture.moment', { seq }) : said.join(' · '),
    seats,
  };
}
