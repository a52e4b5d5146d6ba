import { CloudUpload, Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../matches/files.ts';
import { keepName, keptName } from '../online/kept/visitor.ts';
import { LONGEST_NAME } from '../online/server/limits.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { useWebWords } from '../web-words.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { campaignFile } from './read-shelf-file.ts';
import { Removal } from './removal.tsx';
import { serverShelf } from './server-shelf.ts';
import { shelfAt } from './shelves.ts';

/** A campaign as a file, on the server, or thrown away. */
export function CampaignTools({ where, view }: CampaignParts): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const save = async (): Promise<void> => {
    saveFile(campaignFile(await shelfAt(where).file(view.id)));
  };
  return (
    <section aria-labelledby="more">
      <h2 id="more">{words('campaign.more')}</h2>
      <p className="tw-quiet">{words('campaign.export.why')}</p>
      <div className="tw-actions">
        <button type="button" className="tw-button" disabled={busy} onClick={() => run(save)}>
          <Download aria-hidden="true" size={18} />
          {words('campaign.export')}
        </button>
      </div>
      {where === 'here' && <TakeOnline id={view.id} />}
      {view.host && (
        <Removal
          summary={words('campaign.delete')}
          sure={words('campaign.delete.sure')}
          busy={busy}
          onRemove={() =>
            run(async () => {
              await shelfAt(where).remove(view.id);
              go('/shelf');
            })
          }
        />
      )}
      <Problem of={problem} withReason />
    </section>
  );
}

/** Copies a campaign of this device to the server, where friends join it. */
function TakeOnline({ id: campaign }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const [as, setAs] = useState(keptName);
  return (
    <details className="campaign-online">
      <summary>{words('campaign.online')}</summary>
      <p className="tw-quiet">{words('campaign.online.why')}</p>
      <form
        className="shelf-fields"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            keepName(as.trim());
            const file = await shelfAt('here').file(campaign);
            go(`/campaign/online/${await serverShelf.take(file, as.trim())}`);
          });
        }}
      >
        <div className="field">
          <label htmlFor={id}>{words('campaign.as')}</label>
          <input
            type="text"
            id={id}
            value={as}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => setAs(target.value)}
          />
        </div>
        <button type="submit" className="tw-button" disabled={busy || as.trim() === ''}>
          <CloudUpload aria-hidden="true" size={18} />
          {words('campaign.online')}
        </button>
      </form>
      <Problem of={problem} withReason />
    </details>
  );
}
