import type { Game } from '@tablewright/engine';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import type { ReactNode } from 'react';
import { useLoading } from '../games.ts';
import { Fetching } from '../parts/fetching.tsx';
import { useWebWords } from '../web-words.ts';
import { loadBuilder } from './builders.ts';
import { useReader } from './use-reader.ts';
import './build-page.css';

/** A team to be looked at: the sheets of all who are in it. */
export default function TeamView({
  game,
  content,
}: {
  readonly game: Game;
  /** Right as its kind says. */
  readonly content: unknown;
}): ReactNode {
  const words = useWebWords();
  const reader = useReader(game);
  const loading = useLoading(game.id, () => loadBuilder(game.id));
  return (
    <Fetching what={words('document.content')} loading={loading}>
      {(builder) => {
        const draft = builder?.draftOf(content);
        return (
          <div className="team-view">
            {draft?.members.map((member, at) => (
              <CharacterSheet
                key={member.name}
                sheet={builder?.sheet(draft, at, reader) ?? NOTHING}
                locale={reader.locale}
              />
            ))}
          </div>
        );
      }}
    </Fetching>
  );
}

const NOTHING = { title: '', line: '', emblem: '', hue: 0, groups: [] };
