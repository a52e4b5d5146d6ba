import { type Flow, maybe } from '@tablewright/engine';
import { doing, tasksOfRound } from '../content/classes.ts';
import { MONSTER_POWERS } from '../content/monsters.ts';
import { type NoteMoment, TASKS } from '../content/power.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { returnHeld } from './deck.ts';
import { lead } from './leadership.ts';
import { announce } from './reference.ts';

/** The tasks of this step. */
const NOTED = TASKS.hide | TASKS.attune | TASKS.lead | TASKS.distract | TASKS.beseech | TASKS.move;

/** Step 1 of Resolve: effects that are no damage, in the order of BA-RES-03. */
export function note(t: Adventure): Flow<void> | undefined {
  announce(t, 'note');
  const { state } = t;
  const tasks = tasksOfRound(state) & NOTED;
  if (tasks !== 0 || state.monsterActivations.length > 0) return noteAll(t, tasks);
  state.step = 'heal';
  return undefined;
}

function* noteAll(t: Adventure, tasks: number): Flow<void> {
  const { state } = t;
  if ((tasks & TASKS.hide) !== 0) hide(t);
  if ((tasks & TASKS.attune) !== 0) yield* run(t, 'attune');
  if ((tasks & TASKS.lead) !== 0) yield* leadAll(t);
  if ((tasks & TASKS.distract) !== 0) noteDistract(t);
  if ((tasks & TASKS.beseech) !== 0) yield* run(t, 'beseech');
  if ((tasks & TASKS.move) !== 0) yield* run(t, 'move');
  if (state.monsterActivations.length > 0) {
    yield* noteMonster(t);
    removeSkips(t);
  }
  state.step = 'heal';
}

/** f: the effects of the monster, in the order of resolution (BA-MON-10). */
function* noteMonster(t: Adventure): Flow<void> {
  const { state } = t;
  for (const activation of state.monsterActivations) {
    const power = MONSTER_POWERS.get(activation.power);
    if (power?.note === undefined) continue;
    yield* power.note(t, activation);
    if (state.held.length > 0) returnHeld(t);
  }
}

/** a: who is hidden this round (BA-ROG-11); it makes no difference to be hidden twice. */
function hide(t: Adventure): void {
  for (const { character, power } of doing(t.state, TASKS.hide)) {
    const all = power.hides === 'everyone' ? t.state.characters : [character];
    for (const one of all) {
      one.hidden = true;
      if (t.listening) {
        const { class: sheet, name } = one;
        t.tell?.({ type: 'hidden', rule: power.rule, sheet, name, power: power.id });
      }
    }
  }
}

function* run(t: Adventure, at: NoteMoment): Flow<void> {
  for (const { character, activation, power } of doing(t.state, TASKS[at])) {
    yield* maybe(power.note?.run(t, character, activation));
  }
}

/** c: Leadership's points are given to others' numbers (BA-FTR-04). */
function* leadAll(t: Adventure): Flow<void> {
  for (const { character, power } of doing(t.state, TASKS.lead)) {
    yield* lead(t, character, power, power.leads ?? 0);
  }
}

/** c: Distract's points, Leadership's included, are there from now on (BA-ROG-10). */
function noteDistract(t: Adventure): void {
  for (const { character, activation, power } of doing(t.state, TASKS.distract)) {
    power.parts.forEach((part, index) => {
      if (part.kind !== 'distract') return;
      const points = part.strength + (activation.bonus[index] ?? 0);
      t.state.distract += points;
      if (t.listening) {
        const { class: sheet, name } = character;
        t.tell?.({ type: 'distracting', rule: power.rule, sheet, name, power: power.id, points });
      }
    });
  }
}

/** g: "remove all skip", tokens of this round included (BA-MON-12). */
function removeSkips(t: Adventure): void {
  const { monster, monsterActivations } = t.state;
  let all = false;
  for (const { power } of monsterActivations) {
    if (MONSTER_POWERS.get(power)?.circle === 'removeAll') all = true;
  }
  if (!all) return;
  for (let i = 0; i < monster.skips.length; i += 1) monster.skips[i] = 0;
  t.tell?.({ type: 'skips-removed', rule: 'BA-MON-12', name: monsterName(monster) });
}
