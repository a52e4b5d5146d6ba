import type { Game } from '@tablewright/engine';
import { contentOf, type Document } from '@tablewright/engine/documents';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import type { Builder, Draft, Start } from '@tablewright/table-kit/builder';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { loadGame, useLoading } from '../games.ts';
import { Missing } from '../pages/missing.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { documentPath, WHERES } from '../shelf/document-shelf.ts';
import { shelfAt } from '../shelf/shelves.ts';
import { useWebWords } from '../web-words.ts';
import { BuildPlace } from './build-place.tsx';
import { loadBuilder } from './builders.ts';
import { keptTeams } from './kept-teams.ts';
import type { TeamAt } from './save-team.tsx';
import { sittingDownWith } from './team-in-address.ts';

interface Loaded {
  readonly game: Game;
  readonly builder: Builder | undefined;
  readonly own: readonly Start[];
  /** The document that is changed. */
  readonly document: Document | undefined;
}

/** Where a team is put together: a new one, or `?of=here/<id>` one that lies on a shelf. */
export default function BuildPage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  const search = new URLSearchParams(useSearch());
  const [wished, of] = search.get('of')?.split('/') ?? [];
  const where = WHERES.find((one) => one === wished);
  const campaign = search.get('campaign') ?? undefined;
  const at = where === undefined ? undefined : { where, campaign };
  const loading = useLoading(`${id}/${wished}/${of}`, () =>
    load(
      id,
      where === undefined || of === undefined || of === ''
        ? undefined
        : { id: of, where, campaign },
    ),
  );
  if (entry?.status !== 'ready') return <Missing />;
  const title = words('build.title', { what: entry.builds ?? 'team' });
  return (
    <Page title={`${entry.title}: ${title}`}>
      <div className="build-wide" data-material={presentationOf(id).material}>
        <Fetching what={title} loading={loading}>
          {({ game, builder, own, document }) =>
            builder?.kind === undefined ? (
              <p>{words('build.none')}</p>
            ) : (
              <Building game={game} builder={builder} own={own} document={document} at={at} />
            )
          }
        </Fetching>
      </div>
    </Page>
  );
}

async function load(id: string, at: TeamAt | undefined): Promise<Loaded> {
  const [game, builder] = await Promise.all([loadGame(id), loadBuilder(id)]);
  const kind = builder?.kind;
  if (builder === undefined || kind === undefined) {
    return { game, builder, own: [], document: undefined };
  }
  const [own, past] = await Promise.all([
    keptTeams(game, kind),
    at === undefined ? undefined : shelfAt(at.where).past(at),
  ]);
  const starts = own.map((team) => ({
    id: team.id,
    name: team.name,
    draft: named(builder.draftOf(team.content), team.name),
  }));
  return { game, builder, own: starts, document: past?.revisions[0] };
}

/** A team that has no name of its own is called as its document is. */
function named(draft: Draft, name: string): Draft {
  return draft.name === '' ? { ...draft, name } : draft;
}

function Building({
  game,
  builder,
  own,
  document,
  at,
}: Loaded & {
  readonly builder: Builder;
  readonly at: Pick<TeamAt, 'where' | 'campaign'> | undefined;
}): ReactNode {
  const words = useWebWords();
  const [saved, say] = useState<{ readonly document: Document; readonly at: TeamAt }>();
  const { least, most } = builder;
  const first = (): Draft => {
    const read = document && contentOf(game.documents?.kinds ?? {}, document);
    return read?.ok === true
      ? named(builder.draftOf(read.value), document?.name ?? '')
      : builder.empty(most);
  };
  return (
    <BuildPlace
      game={game}
      builder={builder}
      first={first}
      sizes={{ least, most }}
      own={own.filter(({ id }) => id !== document?.id)}
      before={document}
      at={at}
      onSaved={(kept, place) => say({ document: kept, at: place })}
    >
      <div role="status" className="build-done">
        {saved !== undefined && (
          <>
            <span>{words('build.saved', { name: saved.document.name })}</span>
            <Link href={documentPath(saved.at.where, saved.at)} className="tw-button">
              {words('build.see')}
            </Link>
            {saved.at.campaign === undefined && saved.at.where === 'here' && (
              <Link href={sittingDownWith(game, builder, saved.document)} className="tw-button">
                {words('build.sit')}
              </Link>
            )}
          </>
        )}
      </div>
    </BuildPlace>
  );
}
