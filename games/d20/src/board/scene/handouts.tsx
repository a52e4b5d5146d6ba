import { PictureView, ProseView, Sheet } from '@tablewright/table-kit';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import { type ReactNode, useState } from 'react';
import type { Handout } from '../../model.ts';
import { useTableTop } from '../board-context.tsx';
import { signEmblem } from '../emblem-of.ts';
import { boardText } from '../words.ts';

/** What was handed out to whoever looks: small sheets on the table, each of which can be taken up and read. */
export function Handouts(): ReactNode {
  const { view } = useTableTop();
  const [read, setRead] = useState<number>();
  const handouts = view.handouts ?? [];
  if (handouts.length === 0) return null;
  const shown = handouts.find(({ id }) => id === read);
  return (
    <>
      <ul className="dt-handouts" aria-label={boardText('board.handouts')}>
        {handouts.map(({ id, title, sign }) => (
          <li key={id}>
            <button type="button" className="dt-handout" onClick={() => setRead(id)}>
              <Sign sign={sign} size={24} />
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        title={shown?.title ?? ''}
        open={shown !== undefined}
        onClose={() => setRead(undefined)}
      >
        {shown !== undefined && <Paper handout={shown} />}
      </Sheet>
    </>
  );
}

function Paper({
  handout: { sign, words, picture, to },
}: {
  readonly handout: Handout;
}): ReactNode {
  const { seats } = useTableTop();
  const names = to?.flatMap((seat) => seats[seat]?.name ?? []) ?? [];
  return (
    <div className="dt-in-sheet dt-paper">
      <Sign sign={sign} size={44} />
      {picture !== undefined && <PictureView picture={picture} as="blocks" />}
      <div className="dt-paper-words">
        <ProseView prose={words} />
      </div>
      <p className="dt-quiet">
        {to === undefined
          ? boardText('board.handout.all')
          : boardText('board.handout.some', { names: names.join(', ') })}
      </p>
    </div>
  );
}

function Sign({
  sign,
  size,
}: {
  readonly sign: Handout['sign'];
  readonly size: number;
}): ReactNode {
  return (
    <svg className="dt-sign" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <EmblemPath emblem={signEmblem(sign)} />
    </svg>
  );
}
