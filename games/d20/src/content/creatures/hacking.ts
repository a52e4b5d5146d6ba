import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import { has, isBanned } from '../../rules/bearers/bearers.ts';
import { areEnemies } from '../../rules/creature.ts';
import { distanceBetween, isInReach } from '../../rules/place/distance.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import { contentOf, type D20, type World } from '../../table.ts';

const HARD = 15;
/** Feet over an open network, which the scene says there is (DT-EQ-52). */
const NETWORK = 330;

/** Whether somebody has what it takes to hack a machine from where it is (DT-EQ-52). */
export function canHack(w: World, by: Creature, machine: Creature): boolean {
  const { gear } = contentOf(w);
  if (!areEnemies(by, machine) || has(machine, 'hacked') || isBanned(w, by, 'tech')) return false;
  if (!by.items.some(({ kind }) => gear[kind]?.hacks === true)) return false;
  if (isInReach(w, by, machine)) return true;
  const isOpen = w.state.ground.setting.includes('open-network');
  return isOpen && distanceBetween(w, by, machine) <= NETWORK;
}

/** Gets past a machine's security: hard (DT-MON-18, -21). */
export function* breaksIn(t: D20, by: Creature, machine: Creature, rule: string): Flow<boolean> {
  const task = { tag: 'bypass-security', target: HARD, about: machine, rule };
  return (yield* tryTask(t, by, task)).success;
}
