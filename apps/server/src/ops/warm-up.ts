import { type Game, type RandomSource, SPECTATOR, sampleAnswer } from '@tablewright/engine';
import { commitmentOf, seededSource, toWire } from '@tablewright/engine/host';
import type { TableRecord } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { fromStored, toStored } from '../tables/stored-snapshot.ts';
import { TimeSlices } from '../tables/time-slices.ts';

/** Answers that are played of each game: enough that most of its rules have run. */
const ANSWERS = 300;
/** How long the chapters of its snapshots are. */
const CHAPTER = { answers: 60, entries: 60 };

/** Matches that are begun at most: chance may end one after a few answers. */
const MATCHES = 20;

/**
 * Plays the beginning of matches at tables that nobody sees, and opens them again from their snapshots:
 * so code is ready before anybody waits for it. Returns how many answers were played.
 */
export async function warmUp(game: Game): Promise<number> {
  const random = seededSource('warm-up');
  const slices = new TimeSlices();
  let played = 0;
  for (let match = 0; match < MATCHES && played < ANSWERS; match += 1) {
    played += await playAt(quietTable(game), { game, random, slices, most: ANSWERS - played });
  }
  return played;
}

/** What a table is played with. */
interface Play {
  readonly game: Game;
  readonly random: RandomSource;
  readonly slices: TimeSlices;
  /** Answers at most. */
  readonly most: number;
}

const SECRET = '0'.repeat(64);

const recordOf = (game: Game): TableRecord => ({
  id: 'warm-up',
  game: game.id,
  rulesVersion: game.version,
  rulesSince: 0,
  options: {},
  pace: { kind: 'none' },
  secret: SECRET,
  commitment: commitmentOf(SECRET),
  host: '',
  opened: 0,
});

/** A table of bots that nobody sees. */
function quietTable(game: Game): LiveTable {
  const table = new LiveTable(recordOf(game), game);
  const seat = { kind: 'bot', name: '', policy: 'random' } as const;
  const seats = Array.from({ length: game.seats.default }, () => seat);
  table.follow({ seq: 1, at: 0, entry: { kind: 'open', seats, listed: false } });
  return table;
}

/** Plays at random until the match is over, or so many answers; returns how many there were. */
async function playAt(table: LiveTable, { game, random, slices, most }: Play): Promise<number> {
  let played = 0;
  while (played < most) {
    const [choice] = table.match?.choices ?? [];
    if (choice === undefined) break;
    const answer = toWire(choice, sampleAnswer(choice, random));
    if (!table.answerFor(choice.seat, 0, answer, 'bot', 0).ok) break;
    played += 1;
    const snapshot = played % CHAPTER.answers === 0 ? table.snapshot(CHAPTER) : undefined;
    if (snapshot === undefined) continue;
    const again = await fromStored(recordOf(game), game, await toStored(snapshot), slices);
    again?.updateFor(SPECTATOR, 0, 0);
    again?.face(0, () => false);
  }
  return played;
}
