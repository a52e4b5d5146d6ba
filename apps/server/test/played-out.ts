import { answerIn, policyNamed } from '@tablewright/bots';
import type { Policy, RandomSource } from '@tablewright/engine';
import { toWire } from '@tablewright/engine/host';
import { type ApiClient, requestId, type TestServer } from './server.ts';

/** Plays the match of a table to its end: each seat answers by its client, as the heuristic of the game would. */
export async function playedOut(
  { service }: TestServer,
  table: string,
  clients: readonly ApiClient[],
  random: Pick<RandomSource, 'index'>,
): Promise<void> {
  for (;;) {
    const asked = await service.registry.queries.inspect(table, (live) => {
      const { match } = live;
      const choice = match?.choices[0];
      if (match === undefined || choice === undefined) return undefined;
      const { seat } = choice;
      const policy = policyNamed(match.game, 'heuristic') as Policy;
      const name = live.updateFor(seat, -1, live.at)?.seen.choices[0]?.name ?? '';
      return { seat, name, answer: toWire(choice, answerIn(match, seat, choice, policy, random)) };
    });
    if (asked === undefined) return;
    const { seat, name, answer } = asked;
    const act = { kind: 'answer', id: requestId(), choice: name, answer: answer as never } as const;
    await (clients[seat] as ApiClient).act(table, act, seat);
  }
}
