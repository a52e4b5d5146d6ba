import type { MatchFile } from '@tablewright/engine/host';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type KeptNotes, notesHere } from '../notes/notes-here.ts';
import { MatchLine } from '../parts/match-line.tsx';
import { useWebWords } from '../web-words.ts';
import { saveAsFile } from './files.ts';
import { type ShelvedMatch, shelf } from './shelf.ts';
import { type ShelfNews, ShelfReport } from './shelf-report.tsx';
import { takeIn } from './take-in.ts';

/** The matches on the shelf of this browser, and the ways to put one there and to throw one away. */
export function MatchesHere(): ReactNode {
  const words = useWebWords();
  const { matches, refresh } = useShelved();
  const [news, tell] = useState<ShelfNews>();
  /** The notes of the match that was thrown away last: they come back with it. */
  const thrown = useRef<{ readonly id: string; readonly notes: KeptNotes }>(undefined);

  const openFile = async (chosen: File): Promise<void> => {
    const taken = await takeIn(await chosen.text(), shelf);
    tell(taken);
    if (taken.kind === 'taken') refresh();
  };
  const replace = async (file: MatchFile): Promise<void> => {
    await shelf.save(file);
    tell({ kind: 'taken' });
    refresh();
  };
  const restore = (file: MatchFile): void => {
    shelf.save(file).then(refresh);
    if (thrown.current?.id === file.id) notesHere.put(file.id, thrown.current.notes);
    tell(undefined);
  };
  const throwAway = async (file: MatchFile): Promise<void> => {
    thrown.current = { id: file.id, notes: await notesHere.take(file.id) };
    await shelf.remove(file.id);
    tell({ kind: 'thrown-away', file });
    refresh();
  };
  return (
    <section className="matches-here" aria-labelledby="matches-here">
      <h2 id="matches-here">{words('lists.here')}</h2>
      <div className="tw-actions">
        <ImportButton onChosen={openFile} />
        <ShelfReport
          news={news}
          onReplace={replace}
          onLeave={() => tell(undefined)}
          onRestore={restore}
        />
      </div>
      {matches?.length === 0 && <p className="tw-quiet">{words('matches.none')}</p>}
      <ul className="match-list">
        {matches?.map((match) => (
          <ShelvedLine
            key={match.file.id}
            match={match}
            onThrowAway={() => throwAway(match.file)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is on the shelf, once it was read; `refresh` reads it anew. */
function useShelved(): {
  readonly matches: readonly ShelvedMatch[] | undefined;
  readonly refresh: () => void;
} {
  const [matches, setMatches] = useState<readonly ShelvedMatch[]>();
  const refresh = (): void => {
    shelf.list().then(setMatches);
  };
  useEffect(refresh, []);
  return { matches, refresh };
}

function ImportButton({ onChosen }: { readonly onChosen: (file: File) => void }): ReactNode {
  const words = useWebWords();
  return (
    <label className="tw-button file-button">
      <Upload aria-hidden="true" size={18} />
      {words('matches.import')}
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) onChosen(chosen);
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** A match on the shelf, and what can be done with it besides playing. */
function ShelvedLine({
  match,
  onThrowAway,
}: {
  readonly match: ShelvedMatch;
  readonly onThrowAway: () => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <MatchLine match={match}>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('matches.export')}
        title={words('matches.export')}
        onClick={() => saveAsFile(match.file)}
      >
        <Download aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('matches.delete')}
        title={words('matches.delete')}
        onClick={onThrowAway}
      >
        <Trash2 aria-hidden="true" size={20} />
      </button>
    </MatchLine>
  );
}
