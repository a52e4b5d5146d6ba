import type { Match } from '@tablewright/engine/host';
import { type BoardSides, type SessionState, StoryChart } from '@tablewright/table-kit';
import type { Story } from '@tablewright/table-kit/errands';
import { type ReactNode, useEffect, useState } from 'react';
import { useWebWords } from '../web-words.ts';
import { ErrandRunner } from '../workers/errands.ts';

/** The story of a match that is over, or nothing for a game that does not tell one. */
export default function MatchStory({
  match,
  state,
  sides,
}: {
  readonly match: Match;
  readonly state: SessionState;
  /** Who its sides are, where they are not the seats. */
  readonly sides: BoardSides | undefined;
}): ReactNode {
  const words = useWebWords();
  const [story, setStory] = useState<Story | 'none'>();
  useEffect(() => {
    const runner = new ErrandRunner();
    const { game } = match;
    if (game.measures.standing === undefined) return;
    const file = match.toFile({ withSecret: true });
    let wanted = true;
    tell(runner, file, async () => {
      const { storyOf } = await import('@tablewright/table-kit/errands');
      return storyOf(game, file);
    }).then(
      (told) => wanted && setStory(told ?? 'none'),
      () => wanted && setStory('none'),
    );
    return () => {
      wanted = false;
      runner.close();
    };
  }, [match]);
  if (story === 'none' || match.game.measures.standing === undefined) return null;
  return (
    <div className="tw-panel match-story">
      {story === undefined ? (
        <p role="status">{words('table.story.reading')}</p>
      ) : (
        <StoryChart
          story={story}
          history={state.history}
          faces={sides?.(state.seen.view as never)}
        />
      )}
    </div>
  );
}

/** Has the story told by a worker, or here where that fails. */
async function tell(
  runner: ErrandRunner,
  file: Parameters<ErrandRunner['run']>[0]['file'],
  here: () => Promise<Story | undefined>,
): Promise<Story | undefined> {
  const word = await runner.run({ kind: 'story', file }, {}).catch(() => undefined);
  runner.close();
  return word?.kind === 'told' ? word.story : here();
}
