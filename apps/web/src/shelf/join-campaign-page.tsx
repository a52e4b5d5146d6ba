import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { isKey, useKeyInAddress } from '../online/join/use-key-in-address.ts';
import { keepBeenOnline, keepName, keptName } from '../online/kept/visitor.ts';
import { api } from '../online/server/api.ts';
import { LONGEST_NAME } from '../online/server/limits.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

/** Where the invitation to a campaign leads: `/campaign/join#key`. */
export default function JoinCampaignPage(): ReactNode {
  const words = useWebWords();
  const id = useId();
  const key = useKeyInAddress();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const [as, setAs] = useState(keptName);
  const wrong = !isKey(key) || problem?.code === 'wrong-key';
  return (
    <Page title={words('campaign.join')}>
      {wrong ? (
        <p role="alert">{words('campaign.join.wrong')}</p>
      ) : (
        <form
          className="join-form"
          onSubmit={(event) => {
            event.preventDefault();
            run(async () => {
              const { campaign } = await api.joinCampaign(key, as.trim());
              keepBeenOnline();
              keepName(as.trim());
              // The key is not to be found by going back.
              go(`/campaign/online/${campaign}`, { replace: true });
            });
          }}
        >
          <p>{words('campaign.join.what')}</p>
          <div className="field">
            <label htmlFor={id}>{words('campaign.as')}</label>
            <input
              type="text"
              id={id}
              value={as}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              required
              onChange={({ target }) => setAs(target.value)}
            />
          </div>
          <button
            type="submit"
            className="tw-button tw-primary"
            disabled={busy || as.trim() === ''}
          >
            {words('campaign.join.do')}
          </button>
          <Problem of={problem} />
        </form>
      )}
    </Page>
  );
}
