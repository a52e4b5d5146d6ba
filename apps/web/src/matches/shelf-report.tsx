import type { MatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { ReactNode } from 'react';
import { Reason } from '../parts/reason.tsx';
import { useWebWords } from '../web-words.ts';
import type { TakenIn } from './take-in.ts';

/** What was done with the shelf last. */
export type ShelfNews = TakenIn | { readonly kind: 'thrown-away'; readonly file: MatchFile };

/** Says what was done with the shelf, and offers what can be done about it. */
export function ShelfReport({
  news,
  onReplace,
  onLeave,
  onRestore,
}: {
  readonly news: ShelfNews | undefined;
  /** Takes a file in the place of the match that is here. */
  readonly onReplace: (file: MatchFile) => void;
  /** Leaves the match that is here. */
  readonly onLeave: () => void;
  /** Puts a match back that was thrown away. */
  readonly onRestore: (file: MatchFile) => void;
}): ReactNode {
  const words = useWebWords();
  const said = useNewsWords(news);
  return (
    <>
      <p role="status">{said}</p>
      {news?.kind === 'wrong' && <Reason>{news.reason}</Reason>}
      {news?.kind === 'asks' && (
        <>
          <button type="button" className="tw-button" onClick={() => onReplace(news.file)}>
            {words('matches.import.replace')}
          </button>
          <button type="button" className="tw-button" onClick={onLeave}>
            {words('matches.import.leave')}
          </button>
        </>
      )}
      {news?.kind === 'thrown-away' && (
        <button type="button" className="tw-button" onClick={() => onRestore(news.file)}>
          {words('matches.restore')}
        </button>
      )}
    </>
  );
}

function useNewsWords(news: ShelfNews | undefined): string {
  const words = useWebWords();
  switch (news?.kind) {
    case undefined:
      return '';
    case 'taken':
      return words('matches.imported');
    case 'same':
      return words('matches.import.same');
    case 'asks': {
      const { here, file } = news;
      const answers = { here: here.answers.length, there: file.answers.length };
      return words('matches.import.asks', { seats: namesIn(here), ...answers });
    }
    case 'wrong':
      return words('matches.import.failed');
    case 'thrown-away': {
      const { file } = news;
      const title = findGame(file.game)?.title ?? file.game;
      return words('matches.deleted', { title, seats: namesIn(file) });
    }
  }
}

function namesIn({ seats }: MatchFile): string[] {
  return seats.map(({ name }) => name);
}
