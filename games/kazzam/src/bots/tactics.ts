import type { CreatureId } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { itemAt } from '../rules/court/item-at.ts';
import type { Judge } from '../rules/effects/bot-hint.ts';
import { houseOf } from '../rules/effects/content.ts';
import type { Tactic } from '../rules/effects/tactic.ts';
import type { Kazzam } from '../table.ts';

/** Whether it is an athlete of a house, which is played by the common tactics (KT-AI-01 to KT-AI-09). */
export function isOfHouse({ state }: Pick<Kazzam, 'state'>, id: CreatureId): boolean {
  return itemAt(state.builds, creatureOf(state, id).build)?.house !== undefined;
}

/** The line of tactics of an athlete of a house; nothing for everybody else. */
export function tacticOf(t: Kazzam, id: CreatureId): Tactic | undefined {
  const build = itemAt(t.state.builds, creatureOf(t.state, id).build);
  return build && houseOf(t, build)?.tactics[build.role];
}

/** What its tactics add to what an action is worth to an athlete, in points of the score. */
export function tacticalWorth(judge: Judge, action: string): number {
  const worth = tacticOf(judge.t, judge.id)?.actions?.[action];
  return typeof worth === 'function' ? worth(judge) : (worth ?? 0);
}
