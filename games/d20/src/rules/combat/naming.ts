import { type ClosedOption, choose, type Flow, type Why } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { creatureOf, isUp } from '../creature.ts';
import { deciderOf, masterSeat } from '../deciding/decide.ts';
import { masterNames } from '../deciding/naming.ts';
import { finisherOf } from './finisher.ts';
import { participantsOf, waiting } from './initiative.ts';

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
    closed: () => closedNames(t, participantsOf(t)),
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
  const named =
    seat === undefined
      ? finisherOf(t, characters)
      : (yield* choose(t, seat, 'choice.next', options, {
          rule: 'DT-INIT-04',
          fallback: highest(t, characters),
          closed: () =>
            closedNames(
              t,
              participantsOf(t).filter(({ run }) => run.by !== 'master'),
            ),
        })).creature;
  if (named === undefined) return yield* byMaster(t, others, last);
  tellNamed(t, last, named);
  return named;
}

/** Who is named where nobody says so in time: of the characters that wait the one whose initiative was highest (DT-INIT-08). */
function highest({ state }: Pick<D20, 'state'>, characters: readonly Creature[]): number {
  const totals = characters.map(({ id }) => state.combat?.totals[id] ?? Number.NEGATIVE_INFINITY);
  return totals.indexOf(Math.max(...totals));
}

/** Who of the fight cannot be named, and why (DT-INIT-05, -06, -10, -11). */
const closedNames = (t: D20, all: readonly Creature[]): readonly ClosedOption[] =>
  all.flatMap((creature) => {
    const because = notNamed(t, creature);
    if (because === undefined) return [];
    return [{ id: `next-${creature.id}`, names: { creature: creature.id }, because }];
  });

function notNamed({ state }: Pick<D20, 'state'>, creature: Creature): Why | undefined {
  const { id, place } = creature;
  const { acted = [], surprised = [], arrived = [] } = state.combat ?? {};
  if (acted.includes(id)) return { key: 'closed.has-acted', rule: 'DT-INIT-05' };
  if (!isUp(creature) || place.at === 'away')
    return { key: 'closed.out-of-it', rule: 'DT-INIT-06' };
  if (surprised.includes(id)) return { key: 'closed.surprised', rule: 'DT-INIT-11' };
  return arrived.includes(id) ? { key: 'closed.next-round', rule: 'DT-INIT-10' } : undefined;
}

function tellNamed(t: D20, last: Creature | undefined, { id }: Creature): void {
  t.tell?.({ type: 'named', rule: 'DT-INIT-04', by: last?.id, creature: id });
}
