/** Plays the matches of an order one chunk after another, away from the page. */
import { Course, checkedOptions, reportOn, simulate } from '@tablewright/lab';
import { loadGame } from '@tablewright/registry';
import type { LabOrder, LabResult, LabWord } from './messages.ts';

/** Matches between two words of progress. */
const CHUNK = 50;
/** A short run is still seen to settle. */
const SHORTEST = 5;
/** Moments of a run that are remembered. */
const MOMENTS = 40;

const say = (word: LabWord): void => self.postMessage(word);

self.addEventListener('message', (event: MessageEvent<LabOrder>) => {
  play(event.data).then(
    (result) => say({ kind: 'done', result }),
    (thrown: unknown) => {
      say({ kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) });
    },
  );
});

async function play(order: LabOrder): Promise<LabResult> {
  const { game: id, plan } = order;
  const game = await loadGame(id);
  const course = new Course(plan.matches, MOMENTS);
  const chunk = Math.max(SHORTEST, Math.min(CHUNK, Math.ceil(plan.matches / MOMENTS)));
  for (let from = 0; from < plan.matches; from += chunk) {
    const matches = Math.min(chunk, plan.matches - from);
    const played = from + matches;
    course.add(simulate(game, { ...plan, from, matches }), played === plan.matches);
    say({ kind: 'progress', played });
  }
  const { tally, points } = course;
  return {
    order,
    rulesVersion: game.version,
    settings: checkedOptions(game, plan),
    report: reportOn(tally),
    tally,
    course: points,
    at: Date.now(),
  };
}
