import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOBODY } from '../../../model.ts';
import { filledFor } from '../../../rules/sight/occupancy.ts';

/** What holds while a Tinker plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-17',
    text: 'traps have no fewer charges than none, and HP; nothing is in play on them',
    check({ traps, effects }) {
      const wrong = traps.find(
        (trap) => trap.hp < 1 || (trap.kind === 'built' && trap.charges < 0),
      );
      if (wrong !== undefined) return `trap ${wrong.id} is broken`;
      return effects.find(({ on }) => on < NOBODY)?.kind;
    },
  },
  {
    rule: 'KC-TRAP-02',
    text: 'a built trap fills its square',
    check(state) {
      const { traps, creatures, underway, unsettled } = state;
      if (underway.length + unsettled.length > 0) return undefined;
      const built = traps.filter(({ kind }) => kind === 'built');
      if (new Set(built.map(({ cell }) => cell)).size < built.length)
        return 'two traps share a square';
      const inIt = creatures.find(
        (creature) => creature.cell >= 0 && filledFor(state, creature).includes(creature.cell),
      );
      return inIt && `${inIt.name} stands in a trap`;
    },
  },
];
