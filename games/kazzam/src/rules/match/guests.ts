import type { Build } from '../../model.ts';
import type { WithContent } from '../../table.ts';
import { contentOf } from '../effects/content.ts';

/**
 * A team with guests in its gaps: athletes of the houses that do not play, none of a role or class that it has
 * (KT-GEN-03, KZ-TEAM-01, KZ-TEAM-02). They bring their powers, and not the traits of their house.
 *
 * @param own those who are there
 * @param playing names of all who play on the other side
 * @returns nothing if there are too few who fit
 */
export function withGuests(
  game: WithContent,
  own: readonly Build[],
  count: number,
  playing: readonly string[],
): readonly Build[] | undefined {
  const unused = contentOf(game)
    .teams.filter(({ house }) => house !== undefined)
    .flatMap(({ athletes }) => athletes)
    .filter(({ name }) => !playing.includes(name));
  return filled(own, count, unused);
}

/** The first who fit, in their order, so that the team can be filled. */
function filled(
  team: readonly Build[],
  count: number,
  unused: readonly Build[],
): readonly Build[] | undefined {
  if (team.length >= count) return team;
  for (const [at, athlete] of unused.entries()) {
    if (team.some((mate) => clash(mate, athlete))) continue;
    const whole = filled([...team, { ...athlete, guest: true }], count, unused.slice(at + 1));
    if (whole !== undefined) return whole;
  }
  return undefined;
}

function clash(one: Build, other: Build): boolean {
  return one.role === other.role || one.className === other.className || one.name === other.name;
}
