import type { Game } from '@tablewright/engine';
import { GAMES } from '@tablewright/registry';
import { type ReactNode, useMemo, useState } from 'react';
import { loadGame, useLoading } from '../games.ts';
import { LabForm } from '../lab/lab-form.tsx';
import { labNames } from '../lab/lab-names.ts';
import { LabReport } from '../lab/lab-report.tsx';
import { LAB_WORDS, useLabWords } from '../lab/lab-words.ts';
import { type LabRun, useLab } from '../lab/use-lab.ts';
import { PageWords } from '../language/page-words.tsx';
import { useSettingWords } from '../new-table/setting-words.ts';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import '../lab/lab.css';

const READY = GAMES.filter((entry) => entry.status === 'ready');

/** Simulated matches, played in this page. */
export default function Lab(): ReactNode {
  return (
    <PageWords of={LAB_WORDS}>
      <LabPage />
    </PageWords>
  );
}

function LabPage(): ReactNode {
  const words = useLabWords();
  const [id, setId] = useState(READY[0]?.id ?? '');
  const loading = useLoading(id, () => loadGame(id));
  const title = READY.find((entry) => entry.id === id)?.title ?? id;
  return (
    <Page title={words('lab.title')}>
      <p>{words('lab.what')}</p>
      <label className="field lab-game">
        <span>{words('lab.game')}</span>
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {READY.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.title}
            </option>
          ))}
        </select>
      </label>
      <Fetching what={title} loading={loading}>
        {(game) => <LabBench key={id} game={game} />}
      </Fetching>
    </Page>
  );
}

function LabBench({ game }: { readonly game: Game }): ReactNode {
  const { run, start, stop } = useLab();
  const { speaker, botName } = useGameWords(game, []);
  const settingValue = useSettingWords(speaker, game.options, []);
  const names = useMemo(
    () => labNames(speaker, botName, settingValue),
    [speaker, botName, settingValue],
  );
  return (
    <>
      <LabForm
        game={game}
        botName={botName}
        playing={run.kind === 'playing'}
        onStart={(plan) => start({ game: game.id, plan })}
        onStop={stop}
      />
      <LabProgress run={run} />
      {run.kind === 'done' && <LabReport result={run.result} names={names} game={game.title} />}
    </>
  );
}

/** How far a run has come, or why it came no further. */
function LabProgress({ run }: { readonly run: LabRun }): ReactNode {
  const words = useLabWords();
  return (
    <div role="status">
      {run.kind === 'playing' && (
        <label className="lab-progress">
          {words('lab.progress', { played: run.played, of: run.of })}
          <progress value={run.played} max={run.of} />
        </label>
      )}
      {run.kind === 'failed' && (
        <p className="tw-notice">{words('lab.failed', { reason: run.reason })}</p>
      )}
    </div>
  );
}
