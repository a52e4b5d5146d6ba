import { lineageIn, type Revision, readDocument } from '@tablewright/engine/documents';
import { CircleAlert, CircleCheck, ShieldCheck, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Reason } from '../parts/reason.tsx';
import { useWebWords } from '../web-words.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { type CheckedCampaign, checkCampaign } from './checks.ts';
import { Lineage } from './history.tsx';
import { shelfAt } from './shelves.ts';

/** Plays a campaign again on this device and says of everything whether it is what it says. */
export function VerifyCampaign({ where, game, view }: CampaignParts): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const [at, setAt] = useState(0);
  const [checked, setChecked] = useState<CheckedCampaign>();
  const check = async (): Promise<void> => {
    setChecked(undefined);
    setChecked(await checkCampaign(game, await shelfAt(where).file(view.id), setAt));
  };
  return (
    <section className="campaign-verify" aria-labelledby="verify">
      <h2 id="verify">{words('campaign.verify')}</h2>
      <p className="tw-quiet">{words('campaign.verify.what')}</p>
      <div className="tw-actions">
        <button type="button" className="tw-button" disabled={busy} onClick={() => run(check)}>
          <ShieldCheck aria-hidden="true" size={18} />
          {words('campaign.verify.start')}
        </button>
      </div>
      <p role="status">
        {busy && words('campaign.verify.at', { number: at + 1, of: view.matches.length })}
        {checked !== undefined && <Sum checked={checked} />}
      </p>
      <Problem of={problem} />
      {checked !== undefined && <Checked checked={checked} />}
      {checked !== undefined && <CheckFile game={game} checked={checked} />}
    </section>
  );
}

function Sum({ checked }: { readonly checked: CheckedCampaign }): ReactNode {
  const words = useWebWords();
  const { problems } = checked.state;
  const forged = checked.pasts.flat().filter(({ verdict }) => verdict === 'forged');
  const count = problems.length + forged.length;
  return count === 0 ? words('campaign.verify.sound') : words('campaign.verify.wrong', { count });
}

/** What was checked, one by one. */
function Checked({
  checked: { file, state, pasts },
}: {
  readonly checked: CheckedCampaign;
}): ReactNode {
  const words = useWebWords();
  const count = (past: readonly Revision[], verdict: Revision['verdict']): number =>
    past.filter((revision) => revision.verdict === verdict).length;
  return (
    <ul className="checks">
      {state.matches.map(({ id, problems }, at) => {
        const good = problems.length === 0;
        const Sign = good ? CircleCheck : CircleAlert;
        return (
          <li key={id} data-good={good}>
            <Sign aria-hidden="true" size={18} />
            <div>
              {words('campaign.verify.match', {
                number: at + 1,
                answers: file.matches[at]?.answers.length ?? 0,
              })}
              : {words(good ? 'campaign.verify.good' : 'campaign.verify.bad')}
              {!good && <Reason>{problems.join('; ')}</Reason>}
            </div>
          </li>
        );
      })}
      {pasts.map((past) => {
        const [newest] = past;
        const good = past.every(({ verdict }) => verdict === 'proven' || verdict === 'hand');
        const Sign = good ? CircleCheck : CircleAlert;
        return newest === undefined ? null : (
          <li key={newest.document.id} data-good={good}>
            <Sign aria-hidden="true" size={18} />
            {words('campaign.verify.document', {
              name: newest.document.name,
              proven: count(past, 'proven'),
              hand: count(past, 'hand'),
            })}
          </li>
        );
      })}
    </ul>
  );
}

/** Checks a document that somebody brings as a file against the matches of the campaign. */
function CheckFile({
  game,
  checked,
}: Pick<CampaignParts, 'game'> & { readonly checked: CheckedCampaign }): ReactNode {
  const words = useWebWords();
  const [found, setFound] = useState<readonly Revision[] | 'wrong'>();
  const look = async (file: File): Promise<void> => {
    try {
      const read = readDocument(JSON.parse(await file.text()));
      setFound(read.ok ? lineageIn(game, checked.file, read.value) : 'wrong');
    } catch {
      setFound('wrong');
    }
  };
  return (
    <>
      <div className="tw-actions">
        <label className="tw-button file-button">
          <Upload aria-hidden="true" size={18} />
          {words('campaign.verify.file')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen !== undefined) look(chosen);
              target.value = '';
            }}
          />
        </label>
      </div>
      <div role="status">
        {found === 'wrong' && <p>{words('campaign.verify.file.failed')}</p>}
        {found !== undefined && found !== 'wrong' && <Lineage game={game} lineage={found} />}
      </div>
    </>
  );
}
