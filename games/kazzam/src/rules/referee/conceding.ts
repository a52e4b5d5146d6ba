import { type Flow, type OneChoice, optionOf, orOption } from '@tablewright/engine';
import type { Team } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { asksToConcede, concede } from '../harm/end.ts';

const CONCEDE = { id: 'concede', aside: true } as const;

/**
 * A step in which whoever is asked to choose one of several things may give the match up instead,
 * be it in the middle of another's turn (KZ-END-06). Who thinks better of it is asked the same again.
 */
export function conceding(
  step: (t: Kazzam) => Flow<void> | undefined,
): (t: Kazzam) => Flow<void> | undefined {
  return (t) => {
    const flow = step(t);
    return flow === undefined ? undefined : orConcede(t, flow);
  };
}

function* orConcede(t: Kazzam, flow: Flow<void>): Flow<void> {
  let result = flow.next(0);
  while (!result.done) {
    const pending = result.value;
    const team = pending.kind === 'one' ? sideAsked(t, pending) : undefined;
    if (pending.kind !== 'one' || team === undefined) {
      result = flow.next(yield pending);
      continue;
    }
    const offered = orOption(pending, CONCEDE);
    const answer = yield offered;
    if (optionOf(offered, answer as number) === CONCEDE) yield* giveUp(t, team, pending);
    else result = flow.next(answer);
  }
}

/** The side of the seat that is asked: its own, whosever athlete it decides for (KZ-STAT-13). */
function sideAsked({ state }: Kazzam, { seat, seats, why }: OneChoice): Team | undefined {
  if (seats !== undefined || asksToConcede(why)) return undefined;
  const { creatures, seats: holders } = state;
  for (let id = 0; id < creatures.length; id += 1) {
    if (holders[id] !== seat) continue;
    const team = creatures[id]?.team;
    if (team !== undefined) return team;
  }
  return undefined;
}

/** A side gives the match up, if all its seats agree; play ends on the spot. */
function* giveUp(t: Kazzam, team: Team, { seat }: OneChoice): Flow<void> {
  yield* concede(t, team, { seat, key: 'concede-now', rule: 'KZ-END-06' });
  if (t.state.result === 'conceded') t.endStep();
}
