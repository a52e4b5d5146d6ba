import type { Game } from '@tablewright/engine';
import { written } from '@tablewright/engine/documents';
import { FilePlus2, Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { isBuilt } from '../builder/builders.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { keptName } from '../online/kept/visitor.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Reason } from '../parts/reason.tsx';
import { useWebWords } from '../web-words.ts';
import { BeginCampaign } from './begin-campaign.tsx';
import { documentPath, type ShelfWhere, WHERES } from './document-shelf.ts';
import { freshId } from './fresh-id.ts';
import { readShelfFile } from './read-shelf-file.ts';
import { shelfAt } from './shelves.ts';
import { useShelfWords } from './use-shelf-words.ts';

/** The ways to put something on the shelf: anew, from a file, a campaign. */
export function AddToShelf({
  games,
  onAdded,
}: {
  readonly games: ReadonlyMap<string, Game>;
  readonly onAdded: () => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [first] = games.keys();
  const [chosen, choose] = useState(first ?? '');
  const [where, setWhere] = useState<ShelfWhere>('here');
  const game = games.get(chosen);
  return (
    <section className="shelf-add" aria-labelledby={id}>
      <h2 id={id}>{words('shelf.add')}</h2>
      <div className="shelf-fields">
        {games.size > 1 && (
          <div className="field">
            <label htmlFor={`${id}g`}>{words('shelf.game')}</label>
            <select id={`${id}g`} value={chosen} onChange={({ target }) => choose(target.value)}>
              {[...games.values()].map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}w`}>{words('shelf.where')}</label>
          <select
            id={`${id}w`}
            value={where}
            onChange={({ target }) => setWhere(target.value as ShelfWhere)}
          >
            {WHERES.map((one) => (
              <option key={one} value={one}>
                {words(`shelf.${one}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {game !== undefined && (
        <>
          <div className="tw-actions">
            <NewDocument game={game} where={where} />
            <OpenFile where={where} onAdded={onAdded} />
          </div>
          <BeginCampaign key={game.id} game={game} where={where} />
        </>
      )}
    </section>
  );
}

/** A button for each kind of documents that somebody can begin by hand. */
export function NewDocument({
  game,
  where,
  campaign,
}: {
  readonly game: Game;
  readonly where: ShelfWhere;
  readonly campaign?: string;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const say = useShelfWords(game);
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const kinds = Object.entries(game.documents?.kinds ?? {});
  return (
    <>
      {kinds.map(([kind, { version, blank }]) =>
        blank === undefined ? null : (
          <button
            key={kind}
            type="button"
            className="tw-button"
            disabled={busy}
            onClick={() =>
              run(async () => {
                if (isBuilt(game.id, kind)) {
                  const of = campaign === undefined ? '' : `&campaign=${campaign}`;
                  go(`/build/${game.id}?of=${where}/${of}`);
                  return;
                }
                const id = freshId();
                const document = written({
                  id,
                  game: game.id,
                  kind,
                  kindVersion: version,
                  name: say.kind(kind),
                  content: blank(language),
                });
                await shelfAt(where).keep(document, campaign);
                go(`${documentPath(where, { id, campaign })}?change`);
              })
            }
          >
            <FilePlus2 aria-hidden="true" size={18} />
            {words('shelf.new', { kind: say.kind(kind) })}
          </button>
        ),
      )}
      <Problem of={problem} />
    </>
  );
}

/** Puts a document or a campaign on the shelf that somebody has as a file. */
export function OpenFile({
  where,
  onAdded,
}: {
  readonly where: ShelfWhere;
  readonly onAdded: () => void;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const [said, say] = useState<{ readonly name: string } | { readonly wrong: string }>();
  const open = async (file: File): Promise<void> => {
    say(undefined);
    const read = await readShelfFile(await file.text());
    if (!read.ok) {
      say({ wrong: read.error });
      return;
    }
    await run(async () => {
      const shelf = shelfAt(where);
      if (read.value.kind === 'document') {
        const { name } = await shelf.keep(read.value.document);
        say({ name });
      } else {
        const { campaign } = read.value;
        await shelf.take(campaign, keptName() || words('seat.person'));
        say({ name: campaign.name });
      }
      onAdded();
    });
  };
  return (
    <>
      <label className="tw-button file-button" aria-disabled={busy}>
        <Upload aria-hidden="true" size={18} />
        {words('shelf.import')}
        <input
          type="file"
          accept="application/json,.json"
          disabled={busy}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen !== undefined) open(chosen);
            target.value = '';
          }}
        />
      </label>
      <p role="status">
        {said !== undefined &&
          ('name' in said
            ? words('shelf.import.done', { name: said.name })
            : words('shelf.import.failed'))}
      </p>
      {said !== undefined && 'wrong' in said && <Reason>{said.wrong}</Reason>}
      <Problem of={problem} withReason />
    </>
  );
}
