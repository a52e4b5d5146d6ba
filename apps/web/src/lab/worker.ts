/** Plays the matches of an order one chunk after another, away from the page. */
import { merge, reportOn, simulate, type Tally } from '@tablewright/lab';
import { loadGame } from '@tablewright/registry';
import type { LabOrder, LabWord } from './messages.ts';

/** Matches between two words of progress. */
const CHUNK = 50;

const say = (word: LabWord): void => self.postMessage(word);

self.addEventListener('message', (event: MessageEvent<LabOrder>) => {
  play(event.data).catch((thrown: unknown) => {
    say({ kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) });
  });
});

async function play({ game: id, plan }: LabOrder): Promise<void> {
  const game = await loadGame(id);
  const tallies: Tally[] = [];
  for (let from = 0; from < plan.matches; from += CHUNK) {
    const matches = Math.min(CHUNK, plan.matches - from);
    tallies.push(simulate(game, { ...plan, from, matches }));
    say({ kind: 'progress', played: from + matches });
  }
  say({ kind: 'done', report: reportOn(merge(tallies)) });
}
