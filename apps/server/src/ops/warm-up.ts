import { type Game, sampleAnswer } from '@tablewright/engine';
import { Match, type MatchPast, seededSource } from '@tablewright/engine/host';

/** Answers that are played of each game: enough that most of its rules have run. */
const ANSWERS = 300;

/**
 * Plays the beginning of a match, and goes on with it from what was kept: so code is ready before
 * anybody waits for it.
 */
export function warmUp(game: Game): void {
  const setup = {
    id: 'warm-up',
    seats: Array.from({ length: game.seats.default }, () => ({ name: '', player: 'human' })),
    random: { kind: 'seeded', seed: 'warm-up' },
  } as const;
  const made = Match.create(game, setup);
  if (!made.ok) return;
  const match = made.value;
  const random = seededSource('warm-up');
  for (let i = 0; i < ANSWERS && !match.over; i += 1) {
    const [choice] = match.choices;
    if (choice !== undefined) match.submitAnswer(choice.seat, 0, sampleAnswer(choice, random));
  }
  const { log, events, draws, checkpoints } = match;
  const past = JSON.parse(JSON.stringify({ log, events, draws, checkpoints })) as MatchPast;
  const again = Match.resume(game, setup, past);
  if (again.ok) again.value.seatView(0);
}
