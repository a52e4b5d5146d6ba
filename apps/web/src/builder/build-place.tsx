import type { Game } from '@tablewright/engine';
import type { Document } from '@tablewright/engine/documents';
import {
  type Builder,
  type Draft,
  ShareBox,
  type Start,
  TeamBuilder,
  useDraft,
} from '@tablewright/table-kit/builder';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../matches/files.ts';
import type { ShelfWhere } from '../shelf/document-shelf.ts';
import { documentFile } from '../shelf/read-shelf-file.ts';
import { reading } from './read-team.ts';
import { asDocument, SaveTeam, type TeamAt } from './save-team.tsx';
import { useReader } from './use-reader.ts';
import './build-page.css';

/** Everything that is done with a team away from a table: built, shared, kept on a shelf. */
export function BuildPlace({
  game,
  builder,
  first: begin,
  sizes,
  own,
  before,
  at,
  onSaved,
  children,
}: {
  readonly game: Game;
  readonly builder: Builder;
  readonly first: () => Draft;
  readonly sizes: { readonly least: number; readonly most: number };
  readonly own: readonly Start[];
  /** The revision that is changed, if it is no new team. */
  readonly before?: Document | undefined;
  readonly at?: { readonly where: ShelfWhere; readonly campaign?: string | undefined } | undefined;
  readonly onSaved: (document: Document, at: TeamAt) => void;
  /** What can be done besides keeping it. */
  readonly children?: ReactNode;
}): ReactNode {
  const reader = useReader(game);
  const history = useDraft(begin);
  const [kept, keep] = useState(before);
  const [keptAt, keepAt] = useState(at);
  const { draft } = history;
  const isWhole = builder.faults(draft, reader).length === 0;
  const { name: first = '' } = draft.members[0] ?? {};
  // A document of one person is called as that person is.
  const isOne = builder.most === 1;
  const called = `${builder.nouns(reader).team} ${first}`.slice(0, builder.longestName);
  const makes = isWhole
    ? () =>
        asDocument(game, builder, isOne ? { ...draft, name: first } : draft, {
          before: kept,
          called,
        })
    : undefined;
  return (
    <TeamBuilder builder={builder} reader={reader} history={history} sizes={sizes} own={own}>
      <div className="tw-builder-foot">
        <SaveTeam
          at={keptAt}
          makes={makes}
          onSaved={(document, place) => {
            // What is changed from here on is its next revision.
            keep(document);
            keepAt(place);
            onSaved(document, place);
          }}
        />
        {children}
      </div>
      <ShareBox
        documents={reading(game)}
        onFile={makes && (() => saveFile(documentFile(makes())))}
      />
    </TeamBuilder>
  );
}
