import { decide, levelNames, nextMove, policyNamed, waitingIn } from '@tablewright/bots';
import type { Game, Seat } from '@tablewright/engine';
import { type Match, seededSource } from '@tablewright/engine/host';
import { played } from './matches.ts';
import type { Subject } from './measure.ts';

/** Decisions that each level is asked for, spread evenly over the match. */
const MOMENTS = 6;

/** What one decision costs a bot at each level, and what it costs a worker that gets a file. */
export function levels(game: Game): Subject[] {
  const moments = momentsOf(game);
  const files = moments.map((match) => match.toFile({ withSecret: true }));
  const subject = (name: string, run: Subject['run']): Subject => ({
    group: `${game.title}: a bot's decision`,
    name,
    unit: 'bot decisions',
    slow: true,
    run,
  });
  const thinking = levelNames(game).map((level) =>
    subject(`${level}, thinking alone`, (piece) => {
      for (const match of moments) think(match, level, piece);
      return moments.length;
    }),
  );
  return [
    ...thinking,
    subject('decide as seasoned, the match loaded first', async (piece) => {
      for (const [at, match] of moments.entries()) {
        const file = files[at];
        if (file !== undefined) await decide(game, file, seatOf(match), 'seasoned', seedOf(piece));
      }
      return moments.length;
    }),
  ];
}

/** The same match of seasoned players, at several moments. */
function momentsOf(game: Game): Match[] {
  const whole = played(game, 'seasoned', 'levels', 400);
  return Array.from({ length: MOMENTS }, (_, at) => {
    const match = whole.fork();
    match.rewind(Math.floor((whole.seq * (at + 0.5)) / MOMENTS));
    return match;
  });
}

function think(match: Match, level: string, piece: number): void {
  const policy = policyNamed(match.game, level);
  const policies = match.seats.map(() => policy);
  const move = nextMove(waitingIn(match), policies, seededSource(seedOf(piece).seed));
  if (move === undefined) throw new Error(`${match.game.id} waits for nobody`);
}

function seatOf({ game, choices: [choice] }: Match): Seat {
  if (choice === undefined) throw new Error(`${game.id} waits for nobody`);
  return choice.seats?.[0] ?? choice.seat;
}

function seedOf(piece: number): { readonly seed: string } {
  return { seed: `levels/${piece}` };
}
