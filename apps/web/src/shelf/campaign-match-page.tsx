import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLoading } from '../games.ts';
import { shelf as matches } from '../matches/shelf.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import type { ShelfWhere } from './document-shelf.ts';
import { shelfAt } from './shelves.ts';

/** A match of a campaign to look at: its file is laid among the matches of this device, and opened. */
export default function CampaignMatchPage({
  where,
  campaign,
  match,
}: {
  readonly where: ShelfWhere;
  readonly campaign: string;
  readonly match: string;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const loading = useLoading(match, async () => {
    if ((await matches.load(match)) !== undefined) return true;
    const file = (await shelfAt(where).file(campaign)).matches.find(({ id }) => id === match);
    if (file !== undefined) await matches.save(file);
    return file !== undefined;
  });
  const isThere = loading.kind === 'ready' && loading.value;
  useEffect(() => {
    if (isThere) go(`/match/${match}?campaign=${where}/${campaign}`, { replace: true });
  }, [isThere, match, where, campaign, go]);
  return (
    <Page title={words('table.menu')}>
      <Fetching what={words('table.menu')} loading={loading}>
        {(found) => (found ? null : <p role="alert">{words('table.unknown', { id: match })}</p>)}
      </Fetching>
    </Page>
  );
}
