/** Thinks away from the page: decides for bots, reads the story of a match, tries options out. */
import { decide } from '@tablewright/bots';
import { Match } from '@tablewright/engine';
import { loadGame } from '@tablewright/registry';
import { storyOf, tryOptions } from '@tablewright/table-kit/errands';
import type { Errand, ErrandWord } from './messages.ts';

/** Milliseconds between two words about a trial. */
const BETWEEN_WORDS = 200;

const say = (word: ErrandWord): void => self.postMessage(word);

self.addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  run(data).then(say, (thrown: unknown) => {
    say({ kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) });
  });
});

async function run(errand: Errand): Promise<ErrandWord> {
  const { file } = errand;
  const game = await loadGame(file.game);
  switch (errand.kind) {
    case 'decide': {
      const { seat, policy, seed } = errand;
      const now = (): number => performance.now();
      return { kind: 'decided', decision: await decide(game, file, seat, policy, { seed, now }) };
    }
    case 'story':
      return { kind: 'told', story: storyOf(game, file) };
    case 'what-if': {
      const match = Match.load(game, file);
      if (!match.ok) throw new Error(match.error);
      let said = 0;
      let kept: ErrandWord | undefined;
      for (const tallies of tryOptions(match.value, errand.what)) {
        kept = { kind: 'tried', tallies };
        if (performance.now() - said < BETWEEN_WORDS) continue;
        said = performance.now();
        say(kept);
      }
      if (kept !== undefined) say(kept);
      return { kind: 'done' };
    }
  }
}
