import type { MatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { saveAsFile } from '../matches/files.ts';
import { type ShelvedMatch, shelf } from '../matches/shelf.ts';
import { takeIn } from '../matches/take-in.ts';
import { MyTables } from '../online/lists/my-tables.tsx';
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
  /** A file that would take the place of a match that is here. */
  const [other, setOther] = useState<MatchFile>();

  const refresh = (): void => {
    shelf.list().then(setMatches);
  };
  useEffect(refresh, []);

  const say = (line: string): void => {
    setSaid(line);
    setThrownAway(undefined);
    setOther(undefined);
    setReason(undefined);
  };
  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const taken = await takeIn(await chosen.text(), shelf);
    switch (taken.kind) {
      case 'taken':
        say(words('matches.imported'));
        refresh();
        return;
      case 'same':
        say(words('matches.import.same'));
        return;
      case 'asks': {
        const { here, file } = taken;
        const seats = here.seats.map(({ name }) => name);
        const answers = { here: here.answers.length, there: file.answers.length };
        say(words('matches.import.asks', { seats, ...answers }));
        setOther(file);
        return;
      }
      case 'wrong':
        say(words('matches.import.failed'));
        setReason(taken.reason);
    }
  };
  const replace = async (file: MatchFile): Promise<void> => {
    await shelf.save(file);
    say(words('matches.imported'));
    refresh();
  };
  const throwAway = async (file: MatchFile): Promise<void> => {
    await shelf.remove(file.id);
    const title = findGame(file.game)?.title ?? file.game;
    const seats = file.seats.map(({ name }) => name);
    say(words('matches.deleted', { title, seats }));
    setThrownAway(file);
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
                openFile(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <p role="status">{said}</p>
          {reason !== undefined && <Reason>{reason}</Reason>}
          {other !== undefined && (
            <>
              <button type="button" className="tw-button" onClick={() => replace(other)}>
                {words('matches.import.replace')}
              </button>
              <button type="button" className="tw-button" onClick={() => say('')}>
                {words('matches.import.leave')}
              </button>
            </>
          )}
          {thrownAway !== undefined && (
            <button
              type="button"
              className="tw-button"
              onClick={() => {
                shelf.save(thrownAway).then(refresh);
                say('');
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
