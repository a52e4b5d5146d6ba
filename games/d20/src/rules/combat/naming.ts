import { choose, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { creatureOf } from '../creature.ts';
import { deciderOf, masterSeat } from '../deciding/decide.ts';
import { masterNames } from '../deciding/naming.ts';
import { finisherOf } from './finisher.ts';
import { waiting } from './initiative.ts';

/** Who is next: whoever won initiative, then whom the last to act names (DT-INIT-03, -04). Nobody if all have acted. */
export function* nextActor(t: D20): Flow<Creature | undefined> {
  const { combat } = t.state;
  const left = waiting(t);
  if (combat === undefined || left.length === 0) return undefined;
  if (combat.last === undefined) {
    const winners = left.filter(({ id }) => combat.firstOf.includes(id));
    if (winners.length > 0) return yield* among(t, winners);
  }
  const last = combat.last === undefined ? undefined : creatureOf(t.state, combat.last);
  if (last === undefined || last.run.by === 'master') return yield* byMaster(t, left, last);
  return yield* byPlayer(t, last, left);
}

/** Of a group that has won whoever runs it says which goes (DT-INIT-03). */
function* among(t: D20, winners: readonly Creature[]): Flow<Creature | undefined> {
  const [first] = winners;
  if (first === undefined || winners.length === 1) return first;
  return yield* byMaster(t, winners, undefined);
}

/** Whoever runs the game names a character or another of its own (DT-INIT-04, DT-AGM-05). */
function* byMaster(
  t: D20,
  left: readonly Creature[],
  last: Creature | undefined,
): Flow<Creature | undefined> {
  const master = masterSeat(t);
  if (master === undefined) return masterNames(t, left, last);
  const usual = left.indexOf(masterNames(t, left, last));
  const options = left.map((creature) => ({
    id: `next-${creature.id}`,
    names: { creature: creature.id },
    creature,
  }));
  const { creature } = yield* choose(t, master, 'choice.next', options, {
    rule: 'DT-INIT-04',
    fallback: usual,
  });
  tellNamed(t, last, creature);
  return creature;
}

/** A player names a character, or lets whoever runs the game say which of its creatures goes (DT-INIT-04, -08). */
function* byPlayer(t: D20, last: Creature, left: readonly Creature[]): Flow<Creature | undefined> {
  const characters = left.filter(({ run }) => run.by !== 'master');
  const others = left.filter(({ run }) => run.by === 'master');
  if (characters.length === 0) return yield* byMaster(t, others, last);
  const seat = deciderOf(t, last);
  const options = [
    ...characters.map((creature) => ({
      id: `next-${creature.id}`,
      names: { creature: creature.id },
      creature,
    })),
    ...(others.length > 0 ? [{ id: 'to-master', creature: undefined }] : []),
  ];
  const usual = options.findIndex(({ creature }) => creature === finisherOf(t, characters));
  const named =
    seat === undefined
      ? options[usual]?.creature
      : (yield* choose(t, seat, 'choice.next', options, {
          rule: 'DT-INIT-04',
          fallback: Math.max(usual, 0),
        })).creature;
  if (named === undefined) return yield* byMaster(t, others, last);
  tellNamed(t, last, named);
  return named;
}

function tellNamed(t: D20, last: Creature | undefined, { id }: Creature): void {
  t.tell?.({ type: 'named', rule: 'DT-INIT-04', by: last?.id, creature: id });
}
