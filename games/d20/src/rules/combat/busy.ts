import type { Creature } from '../../model.ts';

/** Under which name it is noted for how many turns a creature is busy; see `beginCombat`. */
const BUSY = 'combat/busy';

/** The actions of its next turns are taken by what it does already. */
export function keepBusy({ used }: Creature, turns: number): void {
  if (turns > 0) used[BUSY] = (used[BUSY] ?? 0) + turns;
}

/** How many actions of a turn that begins are taken already. */
export function busyActions({ used }: Creature): number {
  const left = used[BUSY];
  if (left === undefined) return 0;
  if (left > 1) used[BUSY] = left - 1;
  else delete used[BUSY];
  return 1;
}
