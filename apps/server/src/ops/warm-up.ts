import { type Game, SPECTATOR, sampleAnswer } from '@tablewright/engine';
import { commitmentOf, seededSource, toWire } from '@tablewright/engine/host';
import type { TableRecord } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { fromStored, toStored } from '../tables/stored-snapshot.ts';
import { TimeSlices } from '../tables/time-slices.ts';

/** Answers that are played of each game: enough that most of its rules have run. */
const ANSWERS = 300;
/** How long the chapters of its snapshots are. */
const CHAPTER = { answers: 60, entries: 60 };

/**
 * Plays the beginning of a match at a table that nobody sees, and opens it again from its snapshots:
 * so code is ready before anybody waits for it. Returns how many answers were played.
 */
export async function warmUp(game: Game): Promise<number> {
  const secret = '0'.repeat(64);
  const record: TableRecord = {
    id: 'warm-up',
    game: game.id,
    rulesVersion: game.version,
    rulesSince: 0,
    options: {},
    pace: { kind: 'none' },
    secret,
    commitment: commitmentOf(secret),
    host: '',
    opened: 0,
  };
  const table = new LiveTable(record, game);
  const seat = { kind: 'bot', name: '', policy: 'random' } as const;
  const seats = Array.from({ length: game.seats.default }, () => seat);
  table.follow({ seq: 1, at: 0, entry: { kind: 'open', seats, listed: false } });
  const random = seededSource('warm-up');
  const slices = new TimeSlices();
  let played = 0;
  while (played < ANSWERS) {
    const [choice] = table.match?.choices ?? [];
    if (choice === undefined) break;
    const answer = toWire(choice, sampleAnswer(choice, random));
    if (!table.answerFor(choice.seat, 0, answer, 'bot', 0).ok) break;
    played += 1;
    const snapshot = played % CHAPTER.answers === 0 ? table.snapshot(CHAPTER) : undefined;
    if (snapshot === undefined) continue;
    const again = await fromStored(record, game, await toStored(snapshot), slices);
    again?.updateFor(SPECTATOR, 0, 0);
    again?.face(0, () => false);
  }
  return played;
}
