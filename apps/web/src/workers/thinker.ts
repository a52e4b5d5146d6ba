/** Thinks away from the page: decides for bots, reads the story of a match, tries options out. */
import { decideIn } from '@tablewright/bots';
import { followFile, Match } from '@tablewright/engine/host';
import { loadGameOf } from '@tablewright/registry';
import { likesIn, storyOf, tryOptions } from '@tablewright/table-kit/errands';
import { openKept } from '../matches/kept-courses.ts';
import type { Errand, ErrandWord } from './messages.ts';

/** Milliseconds between two words about a trial. */
const BETWEEN_WORDS = 200;

/** The match of the last decision: the next one mostly goes on from it. */
let latest: Match | undefined;

const say = (word: ErrandWord): void => self.postMessage(word);

self.addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  run(data).then(say, (thrown: unknown) => {
    say({ kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) });
  });
});

async function run(errand: Errand): Promise<ErrandWord> {
  const { file } = errand;
  const game = await loadGameOf(file);
  switch (errand.kind) {
    case 'decide': {
      const { seat, policy, seed } = errand;
      const now = (): number => performance.now();
      const match =
        latest === undefined ? await openKept(game, file) : followFile(latest, game, file);
      if (!match.ok) throw new Error(match.error);
      latest = match.value;
      return { kind: 'decided', decision: await decideIn(latest, seat, policy, { seed, now }) };
    }
    case 'story':
      return { kind: 'told', story: storyOf(game, file) };
    case 'likes':
      return { kind: 'counted', likes: likesIn(game, file, errand.seats) };
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
