import type { Game } from '@tablewright/engine';
import type { Filling } from '@tablewright/table-kit/print';
import { type ReactNode, useEffect, useState } from 'react';
import { useWebWords } from '../web-words.ts';
import { fillingOf, type KeptDocument, keptDocuments } from './kept-documents.ts';

/** From which kept documents a part is filled in; shown where there are any. */
export default function FillField({
  game,
  kind,
  name,
  filled,
  onFilled,
}: {
  readonly game: Game;
  readonly kind: string;
  /** Of the part. */
  readonly name: string;
  readonly filled: readonly Filling[];
  /** Somebody fills it in from other documents than so far. */
  readonly onFilled: (change: (filled: readonly Filling[]) => readonly Filling[]) => void;
}): ReactNode {
  const words = useWebWords();
  const [kept, setKept] = useState<readonly KeptDocument[]>([]);
  const [coming, setComing] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let wanted = true;
    keptDocuments(game.id, kind).then(
      (found) => wanted && setKept(found),
      // Empty forms can be printed all the same.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, kind]);
  if (kept.length === 0) return null;
  const toggle = async (document: KeptDocument): Promise<void> => {
    const { id } = document.line;
    if (filled.some((one) => one.id === id)) {
      onFilled((now) => now.filter((one) => one.id !== id));
      return;
    }
    setComing((now) => [...now, id]);
    const filling = await fillingOf(game, document).catch(() => undefined);
    setFailed(filling === undefined ? document.line.name : undefined);
    setComing((now) => now.filter((one) => one !== id));
    if (filling !== undefined) onFilled((now) => [...now, filling]);
  };
  return (
    <fieldset>
      <legend>{words('print.fill', { part: name })}</legend>
      {kept.map((document) => (
        <label key={`${document.where}/${document.line.id}`} className="check">
          <input
            type="checkbox"
            checked={[...coming, ...filled.map(({ id }) => id)].includes(document.line.id)}
            onChange={() => void toggle(document)}
          />
          {document.line.name}
        </label>
      ))}
      <p className="tw-quiet">{words('print.fill.none')}</p>
      {failed !== undefined && (
        <p className="problem" role="alert">
          {words('app.failed', { what: failed })}
        </p>
      )}
    </fieldset>
  );
}
