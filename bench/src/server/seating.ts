import { type Pacer, PlayedMatch } from './played-match.ts';
import type { RunningSubject } from './subject.ts';

/** Connections that are made at the same time; a server is not measured by a rush at its door. */
const AT_ONCE = 16;

/** Creates matches `from` to `to`, the last one not, with their clients seated. */
export async function seat(
  server: RunningSubject,
  from: number,
  to: number,
  pacer: Pacer,
): Promise<PlayedMatch[]> {
  const matches: PlayedMatch[] = [];
  let next = from;
  const queue = async (): Promise<void> => {
    while (next < to) {
      const index = next;
      next += 1;
      matches.push(new PlayedMatch(await server.newMatch(index), pacer));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, queue));
  return matches;
}
