import { nextMove, policyNamed, waitingIn } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';

/** A match with the same bot on every seat, played to its end or for so many answers. */
export function played(game: Game, bot: string, seed: string, most: number): Match {
  const seats = Array.from({ length: game.seats.default }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    player: bot,
  }));
  const created = Match.create(game, {
    id: seed,
    seats,
    options: game.unattended ?? {},
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const policy = policyNamed(game, bot);
  const policies = seats.map(() => policy);
  const random = seededSource(`${seed}/bots`);
  while (!match.over && match.seq < most) {
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) throw new Error(`${game.id} waits for nobody`);
    match.submitAnswer(move.seat, move.slot, move.answer);
  }
  return match;
}
