import { blank, type Flow, fillIn } from '@tablewright/engine';
import { ABILITIES } from '../../abilities.ts';
import type { RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { masterSeat } from '../deciding/decide.ts';
import type { Task } from './task.ts';

const LEANS = ['straight', 'advantage', 'disadvantage'] as const;
/** The roll by the program, the roll of dice on the table, or how it goes without one (DT-GMC-04, DT-OPT-13). */
const VERDICTS = ['roll', 'by-hand', 'grant', 'cost', 'deny'] as const;

/** How something goes that is not rolled. */
export type Verdict = 'grant' | 'cost' | 'deny';

/** What a circumstance that somebody rules is worth (DT-GMC-03, -14). */
export function ruledParts(lean: string, bonus: number): readonly RollPart[] {
  const parts: RollPart[] = [];
  if (lean === 'advantage' || lean === 'disadvantage') {
    parts.push({ is: lean, rule: 'DT-ADV-04', from: 'master' });
  }
  if (bonus !== 0)
    parts.push({ is: 'bonus', value: bonus, stack: 'gm', rule: 'DT-GMC-03', from: 'master' });
  return parts;
}

/**
 * Before a roll a person who runs the game may change what it is made with, have dice on the table rolled, or say how it
 * goes without a roll (DT-GMC-04, -14, DT-TASK-04); afterwards nothing is changed. With the software as master the task is
 * as it is written.
 */
export function* ruled(t: D20, creature: Creature, task: Task): Flow<Task | Verdict> {
  const master = masterSeat(t);
  if (master === undefined) return task;
  const { target } = task;
  const verdicts = VERDICTS.map((id) => ({ id }));
  const abilities = ['usual', ...ABILITIES].map((id) => ({ id }));
  const leans = LEANS.map((id) => ({ id }));
  const fields = {
    verdict: blank.one(verdicts, { fallback: 0 }),
    ability: blank.one(abilities, { fallback: 0 }),
    lean: blank.one(leans, { fallback: 0 }),
    bonus: blank.amount({ min: -5, max: 5, fallback: 0 }),
  };
  const question = { rule: 'DT-GMC-14', params: { creature: creature.id, tag: task.tag } };
  // Of an opposed task the other side rolls what has to be reached.
  const filled =
    typeof target === 'number'
      ? yield* fillIn(
          t,
          master,
          'choice.ruling',
          { ...fields, target: blank.amount({ min: 1, max: 40, fallback: target }) },
          question,
        )
      : { ...(yield* fillIn(t, master, 'choice.ruling', fields, question)), target };
  const { id: verdict } = filled.verdict;
  if (verdict === 'grant' || verdict === 'cost' || verdict === 'deny') {
    const { tag } = task;
    t.tell?.({ type: 'ruled', rule: 'DT-GMC-04', creature: creature.id, tag, verdict });
    return verdict;
  }
  const ability = ABILITIES.find((id) => id === filled.ability.id);
  return {
    ...task,
    ...(ability === undefined ? {} : { ability }),
    ...(verdict === 'by-hand' ? { isByHand: true } : {}),
    target: filled.target,
    more: [...(task.more ?? []), ...ruledParts(filled.lean.id, filled.bonus)],
  };
}
