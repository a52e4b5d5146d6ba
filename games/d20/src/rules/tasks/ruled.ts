import { blank, type Flow, fillIn } from '@tablewright/engine';
import type { RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { masterSeat } from '../deciding/decide.ts';
import type { Task } from './task.ts';

const LEANS = ['straight', 'advantage', 'disadvantage'] as const;

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
 * Before a roll a person who runs the game may change what it is made with, or say how it goes without one (DT-GMC-04,
 * -14, DT-TASK-04); afterwards nothing is changed. With the software as master the task is as it is written.
 */
export function* ruled(t: D20, creature: Creature, task: Task): Flow<Task | 'granted' | 'denied'> {
  const master = masterSeat(t);
  if (master === undefined || typeof task.target !== 'number') return task;
  const fields = {
    verdict: blank.one([{ id: 'roll' }, { id: 'grant' }, { id: 'deny' }], { fallback: 0 }),
    target: blank.amount({ min: 1, max: 40, fallback: task.target }),
    lean: blank.one(
      LEANS.map((id) => ({ id })),
      { fallback: 0 },
    ),
    bonus: blank.amount({ min: -5, max: 5, fallback: 0 }),
  };
  const params = { creature: creature.id, tag: task.tag };
  const filled = yield* fillIn(t, master, 'choice.ruling', fields, { rule: 'DT-GMC-14', params });
  if (filled.verdict.id === 'grant') return 'granted';
  if (filled.verdict.id === 'deny') return 'denied';
  const more = [...(task.more ?? []), ...ruledParts(filled.lean.id, filled.bonus)];
  return { ...task, target: filled.target, more };
}
