import { GAMES } from '@tablewright/registry';
import { readable } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { LabForm } from '../lab/lab-form.tsx';
import { LabReport } from '../lab/lab-report.tsx';
import { type LabRun, useLab } from '../lab/use-lab.ts';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

const READY = GAMES.filter((entry) => entry.status === 'ready');

/** Simulated matches, played in this page. */
export default function Lab(): ReactNode {
  const words = useWebWords();
  const [id, setId] = useState(READY[0]?.id ?? '');
  const loading = useLoading(id, () => loadWholeGame(id));
  const title = READY.find((entry) => entry.id === id)?.title ?? id;
  return (
    <Page title={words('lab.title')}>
      <p>{words('lab.what')}</p>
      <label className="field">
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
        {(loaded) => <LabBench key={id} loaded={loaded} />}
      </Fetching>
    </Page>
  );
}

function LabBench({ loaded: { game } }: { readonly loaded: LoadedGame }): ReactNode {
  const { run, start, stop } = useLab();
  const { speaker, botName } = useGameWords(game, []);
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
      {run.kind === 'done' && (
        <LabReport
          report={run.report}
          resultName={(name) => speaker.sayIfKnown({ key: `result.${name}` }) ?? readable(name)}
          measureName={(name) => speaker.sayIfKnown({ key: `measure.${name}` }) ?? readable(name)}
        />
      )}
    </>
  );
}

/** How far a run has come, or why it came no further. */
function LabProgress({ run }: { readonly run: LabRun }): ReactNode {
  const words = useWebWords();
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
