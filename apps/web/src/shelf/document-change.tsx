import type { Game } from '@tablewright/engine';
import {
  type ContentProblem,
  contentOf,
  type Document,
  rewritten,
} from '@tablewright/engine/documents';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { Fetching } from '../parts/fetching.tsx';
import { useWebWords } from '../web-words.ts';
import type { DocumentAt, ShelfWhere } from './document-shelf.ts';
import { type Draft, draftOf, useKeptDraft } from './drafts.ts';
import { useEditor } from './editors.ts';
import { type Edits, edited, editsOf, redone, undone } from './edits.ts';
import { SheetEdit } from './sheet-edit.tsx';
import { shelfAt } from './shelves.ts';
import { useShelfWords } from './use-shelf-words.ts';

interface Props {
  readonly where: ShelfWhere;
  readonly at: DocumentAt;
  readonly game: Game;
  readonly document: Document;
  readonly onDone: (changed: boolean) => void;
}

/**
 * Changes a document by hand, from the draft that lies here if there is one. What the game does not take is named; a draft
 * is kept all the same.
 */
export function DocumentChange(props: Props): ReactNode {
  const words = useWebWords();
  const { document } = props;
  const loading = useLoading(`draft/${document.id}/${document.revision}`, async () => ({
    // A browser that keeps nothing has no draft.
    draft: await draftOf(document).catch(() => undefined),
  }));
  return (
    <Fetching what={words('document.content')} loading={loading}>
      {({ draft }) => <Change {...props} draft={draft} />}
    </Fetching>
  );
}

function Change({
  where,
  at,
  game,
  document,
  draft,
  onDone,
}: Props & { readonly draft: Draft | undefined }): ReactNode {
  const words = useWebWords();
  const id = useId();
  const kinds = game.documents?.kinds ?? {};
  const { busy, problem, run } = useDoing();
  const [name, setName] = useState(draft?.name ?? document.name);
  const [edits, setEdits] = useState<Edits>(() => {
    const read = contentOf(kinds, document);
    const kept = editsOf(read.ok ? read.value : document.content);
    return draft === undefined ? kept : edited(kept, draft.content);
  });
  const content = edits.now;
  const isChanged = edits.before.length > 0 || edits.after.length > 0 || name !== document.name;
  const { isKept, drop } = useKeptDraft(document, { name, content, isChanged });
  const kindVersion = kinds[document.kind]?.version ?? document.kindVersion;
  const next = rewritten(document, { name: name.trim() || document.name, content, kindVersion });
  const read = contentOf(kinds, next);
  const leave = (changed: boolean): void => {
    // Where nothing is kept, there is nothing to throw away.
    drop().catch(() => undefined);
    onDone(changed);
  };
  return (
    <form
      className="document-change"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => shelfAt(where).keep(next, at.campaign)).then((done) => done && leave(true));
      }}
    >
      <p className="tw-quiet">{words('document.change.why')}</p>
      {draft !== undefined && <p className="document-draft">{words('document.draft.found')}</p>}
      <div className="field">
        <label htmlFor={id}>{words('document.name')}</label>
        <input
          type="text"
          id={id}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Fields
        game={game}
        kind={document.kind}
        edits={edits}
        problems={read.ok ? [] : read.error}
        onEdits={setEdits}
      />
      <div className="tw-actions document-keep">
        <button type="submit" className="tw-button tw-primary" disabled={busy || !read.ok}>
          {words('document.keep')}
        </button>
        <button type="button" className="tw-button" onClick={() => leave(false)}>
          {words('document.leave')}
        </button>
        <span role="status" className="tw-quiet">
          {isKept ? words('document.draft.kept') : ''}
        </span>
      </div>
      <Problem of={problem} withReason />
    </form>
  );
}

/** What is written: in the game's own editor, or field by field. */
function Fields({
  game,
  kind,
  edits,
  problems,
  onEdits,
}: {
  readonly game: Game;
  readonly kind: string;
  readonly edits: Edits;
  readonly problems: readonly ContentProblem[];
  readonly onEdits: (edits: Edits) => void;
}): ReactNode {
  const words = useWebWords();
  const say = useShelfWords(game);
  const { language } = useLanguage();
  const { speaker } = useGameWords(game, []);
  const Own = useEditor(game.id, kind);
  // Fields keep what is written in them; what is taken back is drawn anew.
  const [turn, setTurn] = useState(0);
  if (Own === 'loading') return null;
  const content = edits.now;
  const go = (to: Edits): void => {
    onEdits(to);
    setTurn(turn + 1);
  };
  return (
    <>
      <div className="tw-actions document-edits">
        <button
          type="button"
          className="tw-button"
          disabled={edits.before.length === 0}
          onClick={() => go(undone(edits))}
        >
          <Undo2 aria-hidden="true" size={18} />
          {words('document.undo')}
        </button>
        <button
          type="button"
          className="tw-button"
          disabled={edits.after.length === 0}
          onClick={() => go(redone(edits))}
        >
          <Redo2 aria-hidden="true" size={18} />
          {words('document.redo')}
        </button>
      </div>
      {Own !== undefined ? (
        <div className="document-own">
          <Own
            content={content}
            problems={problems}
            locale={language}
            say={(text) => speaker.say(text)}
            onChange={(to, at) => onEdits(edited(edits, to, at))}
          />
        </div>
      ) : (
        <>
          <SheetEdit
            key={turn}
            game={game}
            kind={kind}
            value={content}
            path=""
            onChange={(to) => onEdits(edited(edits, to))}
          />
          <div role="alert">
            {problems.length > 0 && (
              <>
                <p className="problem">{words('document.wrong')}</p>
                <ul className="changes" lang="en">
                  {problems.map(({ path, message }) => (
                    <li key={path}>
                      {path === '' ? '' : `${say.field(kind, path)}: `}
                      {message}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}
