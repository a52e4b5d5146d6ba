import type { Game } from '@tablewright/engine';
import type { CampaignView } from '@tablewright/protocol';
import { presentationOf } from '@tablewright/registry/presentation';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadGame, useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { codeOf } from '../online/server/api.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { NewDocument } from './add-to-shelf.tsx';
import { beginNext } from './begin-next.ts';
import { CampaignMembers } from './campaign-members.tsx';
import type { CampaignParts } from './campaign-parts.ts';
import { CampaignPictures } from './campaign-pictures.tsx';
import { CampaignTools } from './campaign-tools.tsx';
import { DocumentLineItem } from './document-line.tsx';
import type { ShelfWhere } from './document-shelf.ts';
import { nextMatch } from './next-match.ts';
import { shelfAt } from './shelves.ts';
import { VerifyCampaign } from './verify-campaign.tsx';
import './shelf.css';

/** A campaign: its next match in one tap, its documents, pictures and matches so far, who belongs to it. */
export default function CampaignPage({
  where,
  id,
}: {
  readonly where: ShelfWhere;
  readonly id: string;
}): ReactNode {
  const words = useWebWords();
  const [version, setVersion] = useState(0);
  const loading = useLoading(`${where}/${id}/${version}`, () => load(where, id));
  if (loading.kind === 'ready' && loading.value !== undefined) {
    const { game, view } = loading.value;
    const parts = { where, game, view, onChanged: () => setVersion(version + 1) };
    return (
      <Page title={view.name}>
        <div className="campaign" data-material={presentationOf(game.id).material}>
          <p className="document-what">
            {words('campaign.of', { title: game.title })} · {words(`shelf.${where}`)}
          </p>
          <NextMatchPart {...parts} />
          <CampaignDocuments {...parts} />
          <CampaignPictures {...parts} />
          <CampaignMatches {...parts} />
          {where === 'online' && <CampaignMembers {...parts} />}
          <VerifyCampaign key={view.matches.length} {...parts} />
          <CampaignTools {...parts} />
        </div>
      </Page>
    );
  }
  return (
    <Page title={words('shelf.title')}>
      <Fetching what={words('shelf.title')} loading={loading}>
        {() => (
          <>
            <p role="alert">{words('campaign.unknown')}</p>
            <Link href="/shelf" className="tw-button">
              {words('shelf.title')}
            </Link>
          </>
        )}
      </Fetching>
    </Page>
  );
}

async function load(
  where: ShelfWhere,
  id: string,
): Promise<{ readonly game: Game; readonly view: CampaignView } | undefined> {
  try {
    const view = await shelfAt(where).campaign(id);
    const game = await loadGame(view.game);
    return { game, view };
  } catch (thrown) {
    if (['no-such-campaign', 'no-key', 'wrong-key'].includes(codeOf(thrown) ?? ''))
      return undefined;
    throw thrown;
  }
}

/** The match that goes on, or else the next one in one tap. */
function NextMatchPart({ where, game, view, onChanged }: CampaignParts): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const [open] = view.tables;
  const next = nextMatch(view);
  const form = `/new/${game.id}?campaign=${where}/${view.id}`;
  const begin = async (): Promise<void> => {
    if (next === undefined) return;
    try {
      go(await beginNext(where, game, view, next));
    } catch (thrown) {
      // Somebody else was faster: their table is shown.
      if (['in-use', 'gone-on'].includes(codeOf(thrown) ?? '')) onChanged();
      throw thrown;
    }
  };
  return (
    <section className="campaign-next" aria-labelledby="next">
      <h2 id="next">{words('campaign.next')}</h2>
      {open !== undefined && (
        <>
          <p>{words(open.status === 'gathering' ? 'campaign.gathers' : 'campaign.open')}</p>
          <Link
            href={where === 'here' ? `/match/${open.table}` : `/table/${open.table}`}
            className="tw-button tw-primary"
          >
            {words('campaign.go')}
          </Link>
        </>
      )}
      {open === undefined && next !== undefined && (
        <>
          <p className="tw-quiet">{words('campaign.next.as-last')}</p>
          <div className="tw-actions">
            <button
              type="button"
              className="tw-button tw-primary"
              disabled={busy}
              onClick={() => run(begin)}
            >
              <Play aria-hidden="true" size={18} />
              {words('campaign.next.start')}
            </button>
            <Link href={form} className="tw-button">
              {words('campaign.next.other')}
            </Link>
          </div>
        </>
      )}
      {open === undefined && next === undefined && (
        <>
          <p className="tw-quiet">{words('campaign.next.first.why')}</p>
          <Link href={form} className="tw-button tw-primary">
            {words('campaign.next.first')}
          </Link>
        </>
      )}
      <Problem of={problem} />
    </section>
  );
}

function CampaignDocuments({ where, game, view }: CampaignParts): ReactNode {
  const words = useWebWords();
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{words('campaign.documents')}</h2>
      {view.documents.length === 0 && (
        <p className="tw-quiet">{words('campaign.documents.none')}</p>
      )}
      <ul className="match-list">
        {view.documents.map((line) => (
          <DocumentLineItem key={line.id} where={where} game={game} line={line} heading="h3" />
        ))}
      </ul>
      <div className="tw-actions campaign-add">
        <NewDocument game={game} where={where} campaign={view.id} />
      </div>
    </section>
  );
}

function CampaignMatches({ where, view }: CampaignParts): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{words('campaign.matches')}</h2>
      {view.matches.length === 0 && <p className="tw-quiet">{words('campaign.matches.none')}</p>}
      <ol className="match-list" reversed>
        {view.matches
          .map((match, at) => ({ ...match, number: at + 1 }))
          .reverse()
          .map(({ file, match, number, seats, at }) => (
            <li key={file} className="match-line">
              <div className="match-line-words">
                <h3>{words('campaign.match', { number })}</h3>
                <p>{seats.map(({ name }) => name).join(', ')}</p>
                <p className="tw-quiet">{when.format(at)}</p>
              </div>
              <Link href={`/campaign/${where}/${view.id}/match/${match}`} className="tw-button">
                {words('campaign.match.look')}
                <span className="tw-visually-hidden">: {words('campaign.match', { number })}</span>
              </Link>
            </li>
          ))}
      </ol>
    </section>
  );
}
