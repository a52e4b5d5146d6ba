import type { Game } from '@tablewright/engine';
import {
  type Change,
  changesBetween,
  type Document,
  type Revision,
} from '@tablewright/engine/documents';
import { CircleAlert, CircleCheck, CircleHelp, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoading } from '../games.ts';
import { Reason } from '../parts/reason.tsx';
import { useWebWords } from '../web-words.ts';
import { pastOf } from './checks.ts';
import type { DocumentPast } from './document-shelf.ts';
import { ownName, ownNames } from './own-names.ts';
import { useShelfWords } from './use-shelf-words.ts';

const SIGNS = {
  proven: CircleCheck,
  hand: PenLine,
  missing: CircleHelp,
  forged: CircleAlert,
} as const;

/** Changes shown of a revision before the rest is counted. */
const SHOWN_CHANGES = 12;

/** Every revision of a document, whether it is what it says, and what it changed. */
export function History({
  game,
  past,
}: {
  readonly game: Game;
  readonly past: DocumentPast;
}): ReactNode {
  const words = useWebWords();
  const [newest] = past.revisions;
  const loading = useLoading(past.line.hash, async () =>
    newest === undefined ? [] : pastOf(game, newest, past),
  );
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words('document.history')}</h2>
      <p className="tw-quiet">{words('document.history.what')}</p>
      {loading.kind === 'loading' && <p role="status">{words('document.history.checking')}</p>}
      {loading.kind === 'failed' && <p role="alert">{words('document.history.failed')}</p>}
      {loading.kind === 'ready' && <Lineage game={game} lineage={loading.value} />}
    </section>
  );
}

/** The revisions of a document, the newest first. */
export function Lineage({
  game,
  lineage,
}: {
  readonly game: Game;
  readonly lineage: readonly Revision[];
}): ReactNode {
  const words = useWebWords();
  return (
    <ol className="lineage">
      {lineage.map(({ document, hash, verdict, why }, at) => (
        <li key={hash} data-verdict={verdict}>
          <h3>{words('document.revision', { revision: document.revision })}</h3>
          <Verdict verdict={verdict} />
          {why !== undefined && <Reason>{why}</Reason>}
          <Changed game={game} document={document} before={lineage[at + 1]?.document} />
        </li>
      ))}
    </ol>
  );
}

/** Whether a revision is what it says: in words, with a sign. */
export function Verdict({ verdict }: { readonly verdict: Revision['verdict'] }): ReactNode {
  const words = useWebWords();
  const Sign = SIGNS[verdict];
  return (
    <p className="verdict" data-verdict={verdict}>
      <Sign aria-hidden="true" size={18} />
      {words(`document.verdict.${verdict}`)}
    </p>
  );
}

function Changed({
  game,
  document,
  before,
}: {
  readonly game: Game;
  readonly document: Document;
  readonly before: Document | undefined;
}): ReactNode {
  const words = useWebWords();
  if (before === undefined) return <p className="tw-quiet">{words('document.first')}</p>;
  const changes = changesBetween(before.content, document.content);
  const contents = [before.content, document.content];
  if (before.name !== document.name) {
    const renamed = { field: words('document.name'), before: before.name, after: document.name };
    return (
      <>
        <p>{words('document.change.line', renamed)}</p>
        <ChangeList game={game} kind={document.kind} changes={changes} contents={contents} />
      </>
    );
  }
  if (changes.length > 0)
    return <ChangeList game={game} kind={document.kind} changes={changes} contents={contents} />;
  const isCopy = before.id !== document.id;
  return <p className="tw-quiet">{words(isCopy ? 'document.copied' : 'document.unchanged')}</p>;
}

/** What has changed, field by field. */
export function ChangeList({
  game,
  kind,
  changes,
  contents,
}: {
  readonly game: Game;
  readonly kind: string;
  readonly changes: readonly Change[];
  /** The document before and after: its parts are called by their names. */
  readonly contents: readonly unknown[];
}): ReactNode {
  const words = useWebWords();
  const say = useShelfWords(game);
  const more = changes.length - SHOWN_CHANGES;
  const names = ownNames(contents);
  const said = (path: string, value: unknown): string => {
    if (typeof value !== 'string' || value === '') return ownName(value) ?? say.value(value);
    const known = say.choice(kind, withoutPlaces(path), value);
    const isOwn = known === value && !/(^|\.)id$/.test(path);
    return isOwn ? (names.get(value) ?? value) : known;
  };
  return (
    <ul className="changes">
      {changes.slice(0, SHOWN_CHANGES).map(({ path, before, after }) => (
        <li key={path}>
          {words('document.change.line', {
            field: say.field(kind, path),
            before: said(path, before),
            after: said(path, after),
          })}
        </li>
      ))}
      {more > 0 && <li>{words('document.change.more', { count: more })}</li>}
    </ul>
  );
}

/** The way to a field of a document, without places in lists. */
const withoutPlaces = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');
