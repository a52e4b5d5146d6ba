import type { Effect } from '../src/index.ts';
import { type Court, type GivenAthlete, ours } from './court.ts';

/** A Shivering Sword of the player team that has picked these. */
export function swordOf(
  name: string,
  at: string,
  picks: readonly string[],
  more: GivenAthlete = {},
): GivenAthlete {
  return ours(name, at, {
    class: 'shivering-sword',
    implement: 'sword',
    picks: picks.map((pick) => `shivering-sword/${pick}`),
    ...more,
  });
}

/** What is in play of one kind, on one creature if it is named. */
export function inPlay(court: Court, kind: string, on?: string): readonly Effect[] {
  const bearer = on === undefined ? undefined : court.id(on);
  return court.state.effects.filter(
    (effect) => effect.kind === kind && (bearer === undefined || effect.on === bearer),
  );
}
