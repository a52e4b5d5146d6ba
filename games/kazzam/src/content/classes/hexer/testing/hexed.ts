import { begin, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import type { AttackPower } from '../../../../rules/effects/power.ts';
import { HEXER } from '../index.ts';

/** Hal with one pick, T to be hexed, others as listed after them; Hal's turn, then theirs. */
export function given(pick: string, t: Told = {}, others: readonly Told[] = [], hal: Told = {}) {
  return {
    court: floor(12, 7),
    athletes: [
      ours('Hal', '1,3', { class: 'hexer', picks: [`hexer/${pick}`], initiative: 9, ...hal }),
      { ...theirs('T', '4,3'), ...t },
      ...others,
    ],
    turn: 'Hal',
  };
}

/** A hit with damage first and Effect last. */
export const BOTH = ['damage', 'effect'];

/** The attack of that pick. */
export function powerOf(name: string): AttackPower {
  const power = HEXER.abilities.find(({ id }) => id === `hexer/${name}`)?.power;
  if (power === undefined) throw new Error(`no ${name}`);
  return power;
}

/** Hal and two Creeps of one group beside each other, all near one another. */
export function beside(rolls: readonly number[] = [4]) {
  const t = begin(
    { athletes: [ours('Hal', 'dungeon(2,7)'), theirs('T', 'dungeon(14,7)')], turn: 'Hal' },
    { rolls },
  );
  const ids = [...t.state.creatures.keys()].filter((id) =>
    t.state.creatures[id]?.name.startsWith('Love Beast'),
  );
  const [first = -1, second = -1] = ids;
  const at = t.of('Hal').cell ?? 0;
  for (const [id, cells] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const beast = t.state.creatures[id];
    if (beast !== undefined) beast.cell = at + cells;
  }
  const hp = t.of('Love Beast 2').hp ?? 0;
  return { t, beasts: Object.assign([first, second] as const, { hp }) };
}
