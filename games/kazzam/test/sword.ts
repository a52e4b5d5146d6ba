import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/** A Shivering Sword of the player team that has picked these. */
export function swordOf(name: string, at: string, picks: readonly string[], more: Told = {}): Told {
  return ours(name, at, {
    class: 'shivering-sword',
    implement: 'sword',
    picks: picks.map((pick) => `shivering-sword/${pick}`),
    ...more,
  });
}

/** What differs from the usual position of {@link duel}. */
export interface Duel {
  readonly sue?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  readonly rows?: readonly string[];
}

/** Sue, a Shivering Sword that has picked these, and Bo of the other team; beside her if nothing else is said. */
export function duel(
  picks: readonly string[],
  turn: string,
  rolls: readonly number[],
  { sue = {}, bo = {}, others = [], rows = floor(12, 7) }: Duel = {},
  [hers, his]: readonly [string, string] = ['3,3', '4,3'],
): Court {
  const athletes = [swordOf('Sue', hers, picks, sue), theirs('Bo', his, bo), ...others];
  return begin({ court: rows, athletes, turn }, { rolls });
}
