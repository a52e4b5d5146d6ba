import type { Game } from '@tablewright/engine';
import { type Document, rewritten, written } from '@tablewright/engine/documents';
import type { Builder, Draft } from '@tablewright/table-kit/builder-data';
import { Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { type DocumentAt, type ShelfWhere, WHERES } from '../shelf/document-shelf.ts';
import { freshId } from '../shelf/fresh-id.ts';
import { shelfAt } from '../shelf/shelves.ts';
import { useWebWords } from '../web-words.ts';

/** A team that lies on a shelf, and the campaign that it belongs to. */
export interface TeamAt extends DocumentAt {
  readonly where: ShelfWhere;
}

/** A team as a document: the next revision of one, or a new one. */
export function asDocument(
  game: Game,
  builder: Builder,
  draft: Draft,
  { before, called }: { readonly before: Document | undefined; readonly called: string },
): Document {
  const kind = builder.kind ?? '';
  const content = builder.contentOf(draft);
  const name = draft.name.trim() === '' ? (before?.name ?? called) : draft.name.trim();
  const kindVersion = game.documents?.kinds[kind]?.version ?? 1;
  return before === undefined
    ? written({ id: freshId(), game: game.id, kind, kindVersion, name, content })
    : rewritten(before, { name, content, kindVersion });
}

/** Keeps a team on a shelf. */
export function SaveTeam({
  at,
  makes,
  onSaved,
}: {
  /** Where it lies already, or is to; without it, it is asked. */
  readonly at: { readonly where: ShelfWhere; readonly campaign?: string | undefined } | undefined;
  /** The document to keep; nothing while it is not whole. */
  readonly makes: (() => Document) | undefined;
  readonly onSaved: (document: Document, at: TeamAt) => void;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const [wished, wish] = useState<ShelfWhere>('here');
  const where = at?.where ?? wished;
  return (
    <>
      {at === undefined && hasBeenOnline() && (
        <select
          className="build-where"
          aria-label={words('build.where')}
          value={where}
          onChange={({ target }) => wish(target.value as ShelfWhere)}
        >
          {WHERES.map((one) => (
            <option key={one} value={one}>
              {words(`shelf.${one}`)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="tw-button tw-primary"
        disabled={busy || makes === undefined}
        onClick={() =>
          run(async () => {
            const document = makes?.();
            if (document === undefined) return;
            await shelfAt(where).keep(document, at?.campaign);
            onSaved(document, { id: document.id, where, campaign: at?.campaign });
          })
        }
      >
        <Save aria-hidden="true" size={18} />
        {words('build.save')}
      </button>
      <Problem of={problem} withReason />
    </>
  );
}
