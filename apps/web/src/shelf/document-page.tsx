import type { Game } from '@tablewright/engine';
import { copyOf, type Document } from '@tablewright/engine/documents';
import { presentationOf } from '@tablewright/registry/presentation';
import { Copy, Download, Pencil, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { isBuilt } from '../builder/builders.ts';
import { loadGame, useLoading } from '../games.ts';
import { saveFile } from '../matches/files.ts';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { api, codeOf } from '../online/server/api.ts';
import { Problem } from '../online/server/problem.tsx';
import { type Doing, useDoing } from '../online/server/use-doing.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { DocumentChange } from './document-change.tsx';
import {
  type DocumentAt,
  type DocumentPast,
  documentPath,
  type ShelfWhere,
  WHERES,
} from './document-shelf.ts';
import { freshId } from './fresh-id.ts';
import { History } from './history.tsx';
import { documentFile } from './read-shelf-file.ts';
import { Removal } from './removal.tsx';
import { SheetView } from './sheet-view.tsx';
import { shelfAt } from './shelves.ts';
import { useShelfWords } from './use-shelf-words.ts';
import './shelf.css';

interface Loaded {
  readonly game: Game;
  readonly past: DocumentPast;
  readonly document: Document;
}

/** One document: what it says, where it comes from, and what can be done with it. */
export default function DocumentPage({
  where,
  at,
}: {
  readonly where: ShelfWhere;
  readonly at: DocumentAt;
}): ReactNode {
  const words = useWebWords();
  const [version, setVersion] = useState(0);
  const loading = useLoading(`${where}/${at.campaign}/${at.id}/${version}`, () => load(where, at));
  if (loading.kind === 'ready' && loading.value !== undefined) {
    const { past } = loading.value;
    return (
      <Page title={past.line.name}>
        <TheDocument
          key={past.line.hash}
          where={where}
          at={at}
          loaded={loading.value}
          onChanged={() => setVersion(version + 1)}
        />
      </Page>
    );
  }
  return (
    <Page title={words('shelf.title')}>
      <Fetching what={words('shelf.title')} loading={loading}>
        {() => (
          <>
            <p role="alert">{words('document.unknown')}</p>
            <Link href="/shelf" className="tw-button">
              {words('shelf.title')}
            </Link>
          </>
        )}
      </Fetching>
    </Page>
  );
}

async function load(where: ShelfWhere, at: DocumentAt): Promise<Loaded | undefined> {
  try {
    const past = await shelfAt(where).past(at);
    const [document] = past.revisions;
    if (document === undefined) return undefined;
    const game = await loadGame(document.game);
    return { game, past, document };
  } catch (thrown) {
    const gone = ['no-such-document', 'no-such-campaign', 'no-key', 'wrong-key'];
    if (gone.includes(codeOf(thrown) ?? '')) return undefined;
    throw thrown;
  }
}

function TheDocument({
  where,
  at,
  loaded,
  onChanged,
}: {
  readonly where: ShelfWhere;
  readonly at: DocumentAt;
  readonly loaded: Loaded;
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWebWords();
  const { game, past, document } = loaded;
  const { line } = past;
  const say = useShelfWords(game);
  const search = useSearch();
  // Whoever has just begun it wants to write.
  const [changing, setChanging] = useState(search === 'change' && line.revision === 1);
  const doing = useDoing();
  const may = line.yours && line.table === undefined;
  return (
    <div className="document" data-material={presentationOf(game.id).material}>
      <p className="document-what">
        {say.kind(line.kind)} · {game.title} · {words(`shelf.${where}`)}
      </p>
      <p className="origin" data-by={line.by}>
        {words('document.revision', { revision: line.revision })} · {words(`shelf.by.${line.by}`)}
      </p>
      {at.campaign !== undefined && (
        <CampaignOf where={where} campaign={at.campaign} line={line} onChanged={onChanged} />
      )}
      {line.table !== undefined && <InUse where={where} table={line.table} />}
      {changing && may ? (
        <DocumentChange
          where={where}
          at={at}
          game={game}
          document={document}
          onDone={(changed) => {
            setChanging(false);
            if (changed) onChanged();
          }}
        />
      ) : (
        <>
          <section aria-labelledby="content">
            <h2 id="content" className="tw-visually-hidden">
              {words('document.content')}
            </h2>
            <SheetView game={game} document={document} />
          </section>
          <div className="tw-actions document-actions">
            {may && isBuilt(game.id, line.kind) && (
              <Link href={buildPath(where, at, game.id)} className="tw-button">
                <Pencil aria-hidden="true" size={18} />
                {words('document.change')}
              </Link>
            )}
            {may && !isBuilt(game.id, line.kind) && (
              <button type="button" className="tw-button" onClick={() => setChanging(true)}>
                <Pencil aria-hidden="true" size={18} />
                {words('document.change')}
              </button>
            )}
            <button
              type="button"
              className="tw-button"
              onClick={() => saveFile(documentFile(document))}
            >
              <Download aria-hidden="true" size={18} />
              {words('document.export')}
            </button>
            <button type="button" className="tw-button" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              {words('document.print')}
            </button>
          </div>
          <CopyField document={document} />
          <History game={game} past={past} />
          {may && <ThrowAway where={where} at={at} doing={doing} />}
        </>
      )}
      <Problem of={doing.problem} />
    </div>
  );
}

/** Where a document is changed whose game puts it together on a page. */
function buildPath(where: ShelfWhere, { id, campaign }: DocumentAt, game: string): string {
  const of = campaign === undefined ? '' : `&campaign=${campaign}`;
  return `/build/${game}?of=${where}/${id}${of}`;
}

/** The match that a document is in now. */
function InUse({
  where,
  table,
}: {
  readonly where: ShelfWhere;
  readonly table: string;
}): ReactNode {
  const words = useWebWords();
  return (
    <div className="tw-notice">
      <p>{words('document.in-use')}</p>
      <Link href={where === 'here' ? `/match/${table}` : `/table/${table}`} className="tw-button">
        {words('document.in-use.go')}
      </Link>
    </div>
  );
}

/** The campaign that a document belongs to, and, among several members, whose it is. */
function CampaignOf({
  where,
  campaign,
  line,
  onChanged,
}: {
  readonly where: ShelfWhere;
  readonly campaign: string;
  readonly line: DocumentPast['line'];
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const { busy, problem, run } = useDoing();
  const loading = useLoading(`campaign/${campaign}/${line.owner}`, () =>
    shelfAt(where).campaign(campaign),
  );
  if (loading.kind !== 'ready') return null;
  const { name, members } = loading.value;
  const owner = members.find((member) => member.name === line.owner);
  return (
    <>
      <p>
        <Link href={`/campaign/${where}/${campaign}`}>
          {words('document.of-campaign', { name })}
        </Link>
      </p>
      {members.length > 1 && line.yours && owner !== undefined && (
        <div className="field">
          <label htmlFor={id}>{words('document.whose')}</label>
          <select
            id={id}
            value={owner.number}
            disabled={busy}
            onChange={({ target }) =>
              run(() => api.giveDocument(line.id, campaign, Number(target.value)).then(onChanged))
            }
          >
            {members.map((member) => (
              <option key={member.number} value={member.number}>
                {member.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Problem of={problem} />
    </>
  );
}

/** Copies a document to one of one's shelves, or into a campaign. */
function CopyField({ document }: { readonly document: Document }): ReactNode {
  const words = useWebWords();
  const id = useId();
  const { busy, problem, run } = useDoing();
  const [to, setTo] = useState('here/');
  const [copy, setCopy] = useState<string>();
  const loading = useLoading(document.game, () => targets(document.game));
  const campaigns = loading.kind === 'ready' ? loading.value : [];
  const doCopy = async (): Promise<void> => {
    const [where, campaign] = to.split('/') as [ShelfWhere, string];
    const made = copyOf(document, freshId());
    const of = campaign === '' ? {} : { campaign };
    await shelfAt(where).keep(made, of.campaign);
    setCopy(documentPath(where, { id: made.id, ...of }));
  };
  return (
    <details className="document-copy">
      <summary>{words('document.copy')}</summary>
      <p className="tw-quiet">{words('document.copy.why')}</p>
      <div className="shelf-fields">
        <div className="field">
          <label htmlFor={id}>{words('document.copy.to')}</label>
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            {WHERES.map((where) => (
              <option key={where} value={`${where}/`}>
                {words(`shelf.${where}`)}
              </option>
            ))}
            {campaigns.map((campaign) => (
              <option key={campaign.to} value={campaign.to}>
                {campaign.name}
              </option>
            ))}
          </select>
        </div>
        <button type="button" className="tw-button" disabled={busy} onClick={() => run(doCopy)}>
          <Copy aria-hidden="true" size={18} />
          {words('document.copy')}
        </button>
      </div>
      <p role="status">
        {copy !== undefined && (
          <>
            {words('document.copy.done')} <Link href={copy}>{words('document.copy.see')}</Link>
          </>
        )}
      </p>
      <Problem of={problem} />
    </details>
  );
}

/** The campaigns that a document may be copied into. */
async function targets(game: string): Promise<readonly { to: string; name: string }[]> {
  const asked = WHERES.filter((where) => where === 'here' || hasBeenOnline());
  const views = await Promise.all(
    asked.map(async (where) => ({
      where,
      // Without the server there are those of this device.
      campaigns: await shelfAt(where)
        .look()
        .then(({ campaigns }) => campaigns)
        .catch(() => []),
    })),
  );
  return views.flatMap(({ where, campaigns }) =>
    campaigns
      .filter((campaign) => campaign.game === game)
      .map(({ id, name }) => ({ to: `${where}/${id}`, name })),
  );
}

/** Throws a document away; said twice, as nothing brings it back. */
function ThrowAway({
  where,
  at,
  doing: { busy, run },
}: {
  readonly where: ShelfWhere;
  readonly at: DocumentAt;
  readonly doing: Doing;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const back = at.campaign === undefined ? '/shelf' : `/campaign/${where}/${at.campaign}`;
  return (
    <Removal
      summary={words('document.delete')}
      sure={words('document.delete.sure')}
      busy={busy}
      onRemove={() =>
        run(async () => {
          await shelfAt(where).drop(at);
          go(back);
        })
      }
    />
  );
}
