import type { CharacterPower, MonsterPower } from '../content/power.ts';
import type { Sheet } from '../model.ts';

/** Whether the sheet's own dud pool covers a dud power (BA-DUD-01). */
export function canPayDuds(sheet: Sheet, { cost }: Pick<CharacterPower, 'cost'>): boolean {
  return cost.kind === 'duds' && sheet.duds >= cost.duds;
}

/** Pays a dud power; the duds go to the supply and never come back (BA-DUD-01, BA-DUD-04). */
export function payDuds(sheet: Sheet, { cost }: CharacterPower | MonsterPower): void {
  if (cost.kind === 'duds') sheet.duds -= cost.duds;
}
