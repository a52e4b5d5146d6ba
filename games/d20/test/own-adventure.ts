import type { Game, Policy } from '@tablewright/engine';
import { written } from '@tablewright/engine/documents';
import { Match, seededSource } from '@tablewright/engine/host';
import { knownIn } from '../src/content/adventures/known-in.ts';
import { readAdventure } from '../src/content/adventures/read.ts';
import { d20Content } from '../src/content/index.ts';
import { d20 } from '../src/index.ts';

const KNOWN = knownIn(d20Content());
const game = d20 as unknown as Game;

/** An adventure as the game reads it. */
export const read = (content: unknown) => readAdventure(JSON.parse(JSON.stringify(content)), KNOWN);

/** Plays an adventure of one's own by bots, and returns the match. Throws Error where it cannot begin. */
export function playedByBots(content: unknown, seed: string, most = 3_000): Match {
  const document = written({
    ...{ id: 'mine', game: 'd20', kind: 'adventure', kindVersion: 1, name: 'Mine' },
    content,
  });
  const made = Match.create(game, {
    id: seed,
    seats: ['Lya', 'Bo', 'Kim'].map((name) => ({ name, player: 'human' as const })),
    options: { adventure: 'own', sessionLimit: 2_000 },
    random: { kind: 'seeded', seed },
    documents: { adventure: document },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const match = made.value;
  const random = seededSource(`${seed}/bots`);
  const policy = d20.bots?.heuristic as Policy | undefined;
  while (!match.over && match.seq < most && policy !== undefined) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const { seat } = choice;
    const view = game.view(match.state, seat);
    const done = match.submitAnswer(seat, 0, policy({ view, seat, choice, random }));
    if (!done.ok) throw new Error(done.error.message);
  }
  return match;
}
