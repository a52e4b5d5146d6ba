import type { Game } from '@tablewright/engine';
import { contentOf, type Document } from '@tablewright/engine/documents';
import { findGame } from '@tablewright/registry';
import type { SheetModule } from '@tablewright/table-kit';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isBuilt } from '../builder/builders.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { useShelfWords } from './use-shelf-words.ts';

/** Fetched where a game puts such documents together. */
const TeamView = lazy(() => import('../builder/team-view.tsx'));

/** What a document says: as its game draws it, or else field by field. */
export function SheetView({
  game,
  document,
}: {
  readonly game: Game;
  readonly document: Document;
}): ReactNode {
  const { language } = useLanguage();
  const { speaker } = useGameWords(game, []);
  const sheets = useSheets(game.id);
  const read = contentOf(game.documents?.kinds ?? {}, document);
  const content = read.ok ? read.value : document.content;
  const Own = read.ok ? sheets?.[document.kind] : undefined;
  if (read.ok && !hasSheets(game.id) && isBuilt(game.id, document.kind)) {
    return (
      <Suspense>
        <TeamView game={game} content={content} />
      </Suspense>
    );
  }
  return (
    <div className="sheet">
      {Own === undefined ? (
        <Fields game={game} kind={document.kind} value={content} path="" />
      ) : (
        <Own
          content={content as never}
          raw={document.content}
          locale={language}
          say={(text) => speaker.say(text)}
        />
      )}
    </div>
  );
}

/** Whether a game draws its documents itself. */
function hasSheets(id: string): boolean {
  const entry = findGame(id);
  return entry?.status === 'ready' && entry.loadSheets !== undefined;
}

/** The views that a game brings for its own documents, once they are here. */
function useSheets(id: string): SheetModule['SHEETS'] | undefined {
  const [sheets, setSheets] = useState<SheetModule['SHEETS']>();
  useEffect(() => {
    let wanted = true;
    const entry = findGame(id);
    if (entry?.status !== 'ready') return;
    entry.loadSheets?.().then(
      (module) => wanted && setSheets((module as SheetModule).SHEETS),
      // Field by field it can be read, too.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return sheets;
}

interface FieldsProps {
  readonly game: Game;
  readonly kind: string;
  readonly value: unknown;
  readonly path: string;
}

function Fields({ game, kind, value, path }: FieldsProps): ReactNode {
  const say = useShelfWords(game);
  if (Array.isArray(value) && value.length > 0) {
    return (
      <ul className="sheet-list">
        {value.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things of a list have no other name
          <li key={at}>
            <Fields game={game} kind={kind} value={one} path={`${path}.${at}`} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return <span className="sheet-value">{say.value(value)}</span>;
  }
  return (
    <dl className="sheet-fields">
      {Object.entries(value).map(([key, one]) => {
        const at = path === '' ? key : `${path}.${key}`;
        return (
          <div key={key} data-field={at}>
            <dt>{say.field(kind, at)}</dt>
            <dd>
              <Fields game={game} kind={kind} value={one} path={at} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
