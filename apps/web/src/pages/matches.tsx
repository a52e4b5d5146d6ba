import type { MatchFile } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readFromFile, saveAsFile } from '../matches/files.ts';
import { type ShelvedMatch, shelf } from '../matches/shelf.ts';
import { MyTables } from '../online/my-tables.tsx';
import { MatchLine } from '../parts/match-line.tsx';
import { Page } from '../parts/page.tsx';
import { Reason } from '../parts/reason.tsx';
import { useWebWords } from '../web-words.ts';

/** Every match that this browser keeps. */
export function Matches(): ReactNode {
  const words = useWebWords();
  const [matches, setMatches] = useState<readonly ShelvedMatch[]>();
  const [said, setSaid] = useState('');
  const [reason, setReason] = useState<string>();
  const [thrownAway, setThrownAway] = useState<MatchFile>();

  const refresh = (): void => {
    shelf.list().then(setMatches);
  };
  useEffect(refresh, []);

  const takeIn = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const read = await readFromFile(await chosen.text());
    setThrownAway(undefined);
    setReason(undefined);
    if (!read.ok) {
      setSaid(words('matches.import.failed'));
      setReason(read.error);
      return;
    }
    await shelf.save(read.value);
    setSaid(words('matches.imported'));
    refresh();
  };
  const throwAway = async (file: MatchFile): Promise<void> => {
    await shelf.remove(file.id);
    setThrownAway(file);
    setReason(undefined);
    const title = findGame(file.game)?.title ?? file.game;
    const seats = file.seats.map(({ name }) => name);
    setSaid(words('matches.deleted', { title, seats }));
    refresh();
  };
  return (
    <Page title={words('matches.title')}>
      <MyTables />
      <section className="matches-here" aria-labelledby="matches-here">
        <h2 id="matches-here">{words('lists.here')}</h2>
        <div className="tw-actions">
          <label className="tw-button file-button">
            <Upload aria-hidden="true" size={18} />
            {words('matches.import')}
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => {
                takeIn(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <p role="status">{said}</p>
          {reason !== undefined && <Reason>{reason}</Reason>}
          {thrownAway !== undefined && (
            <button
              type="button"
              className="tw-button"
              onClick={() => {
                shelf.save(thrownAway).then(refresh);
                setThrownAway(undefined);
                setSaid('');
              }}
            >
              {words('matches.restore')}
            </button>
          )}
        </div>
        {matches?.length === 0 && <p className="tw-quiet">{words('matches.none')}</p>}
        <ul className="match-list">
          {matches?.map((match) => (
            <MatchLine key={match.file.id} match={match}>
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
                onClick={() => throwAway(match.file)}
              >
                <Trash2 aria-hidden="true" size={20} />
              </button>
            </MatchLine>
          ))}
        </ul>
      </section>
    </Page>
  );
}
