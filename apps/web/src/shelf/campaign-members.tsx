import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { LinkCard } from '../online/links/link-card.tsx';
import { api } from '../online/server/api.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { readStored, store } from '../storage.ts';
import { useWebWords } from '../web-words.ts';
import type { CampaignParts } from './campaign-parts.ts';

const KEY = 'tablewright.campaign.';

/** Who belongs to a campaign on the server; its host invites others, and everybody may leave. */
export function CampaignMembers({ view, onChanged }: CampaignParts): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const leave = (number: number, then: () => void) => () =>
    run(() => api.leaveCampaign(view.id, number).then(then));
  return (
    <section aria-labelledby="members">
      <h2 id="members">{words('campaign.members')}</h2>
      <ul className="match-list">
        {view.members.map(({ number, name, host, you }) => (
          <li key={number} className="match-line">
            <div className="match-line-words">
              <h3>{name}</h3>
              <p className="tw-quiet">
                {[host && words('campaign.host'), you && words('campaign.you')]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {!host && you && (
              <button
                type="button"
                className="tw-button"
                disabled={busy}
                onClick={leave(number, () => go('/shelf'))}
              >
                {words('campaign.leave')}
              </button>
            )}
            {view.host && !you && (
              <button
                type="button"
                className="tw-button"
                disabled={busy}
                onClick={leave(number, onChanged)}
              >
                {words('campaign.take-out', { name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem of={problem} />
      {view.host && <InviteToCampaign id={view.id} name={view.name} />}
    </section>
  );
}

/** The link by which others join; the server tells its key only once, so this device keeps it. */
function InviteToCampaign({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const [key, setKey] = useState(() => readStored(KEY + id));
  const make = async (): Promise<void> => {
    const made = await api.inviteToCampaign(id);
    store(KEY + id, made.key);
    setKey(made.key);
  };
  const button = (
    <button type="button" className="tw-button" disabled={busy} onClick={() => run(make)}>
      {words(key === undefined ? 'campaign.invite.make' : 'link.new')}
    </button>
  );
  return (
    <details className="campaign-invite" open={key !== undefined}>
      <summary>{words('campaign.invite')}</summary>
      <p className="tw-quiet">{words('campaign.invite.why')}</p>
      {key === undefined ? (
        button
      ) : (
        <LinkCard
          of={key}
          to="/campaign/join"
          title={words('campaign.invite.title', { name })}
          main
        >
          {button}
        </LinkCard>
      )}
      <Problem of={problem} />
    </details>
  );
}
