import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { placedByCreep } from '../../../rules/creepmaster/choices.ts';
import { settleTie, settlingTies } from '../../../rules/creepmaster/ties.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { pedestalOf } from '../../../rules/harm/wake.ts';
import { type Force, force, forcedWay } from '../../../rules/movement/forced.ts';
import { routesOn } from '../../../rules/movement/routes.ts';
import type { Kazzam } from '../../../table.ts';

/** What slides the one toward the pedestal while the other is moved by the same (KM-SQUID-05). */
interface Slide {
  readonly use: Use;
  readonly who: CreatureId;
  readonly other: CreatureId;
}

/**
 * Slides a squid and its target a square toward its pedestal, each as far as free squares allow
 * (KM-SQUID-05). The target goes first, unless the squid is in its way. Whoever has come nearer with
 * the other is not moved once more.
 */
export function* slideBoth(t: Kazzam, use: Use): Flow<void> {
  const { attacker: squid, target } = use;
  const both = [
    { use, who: target, other: squid },
    { use, who: squid, other: target },
  ];
  if (nearerSquares(t, { use, who: target, other: squid }).length === 0) both.reverse();
  const before = both.map((slide) => gapOf(t, slide));
  for (const [at, slide] of both.entries()) {
    if (gapOf(t, slide) === before[at]) yield* slideNearer(t, slide);
  }
}

/** How far it is from the pedestal, if there is one in its part, in that square or where it stands. */
function gapOf({ state }: Kazzam, { use, who }: Slide, cell?: Cell): number | undefined {
  const body = creatureOf(state, who);
  const pedestal = pedestalOf(state, creatureOf(state, use.attacker).group);
  if (pedestal === undefined || !isOnMap(body)) return undefined;
  const ground = groundOf(state);
  return distanceBetween(ground, pedestal, bodyAt(ground, body, cell ?? body.cell));
}

function forceOf(t: Kazzam, { use, who, other }: Slide, ends: (cell: Cell) => boolean): Force {
  const { attacker: by, power, total } = use;
  return {
    how: 'slide',
    squares: 1,
    by,
    source: power.id,
    from: creatureOf(t.state, by),
    ends,
    along: other,
    rule: 'KM-SQUID-05',
    // What terrain does to the squid itself is no part of its attack.
    ...(who === use.target ? { total } : {}),
  };
}

/** Free squares beside it that are nearer to the pedestal; those beside the other, if there are any. */
function nearerSquares(t: Kazzam, slide: Slide): readonly Cell[] {
  const { who, other } = slide;
  const now = gapOf(t, slide);
  if (now === undefined) return [];
  const isNearer = (cell: Cell) => (gapOf(t, slide, cell) ?? now) < now;
  const way = forcedWay(t, who, forceOf(t, slide, isNearer));
  if (way === undefined) return [];
  const squares = routesOn(way).map(({ cell }) => cell);
  const { state } = t;
  const ground = groundOf(state);
  const beside = squares.filter((cell) =>
    areAdjacent(ground, bodyAt(ground, creatureOf(state, who), cell), creatureOf(state, other)),
  );
  return beside.length > 0 ? beside : squares;
}

function* slideNearer(t: Kazzam, slide: Slide): Flow<void> {
  const squares = nearerSquares(t, slide);
  if (squares.length === 0) return;
  const { use, who } = slide;
  const { attacker: creep, target } = use;
  const to =
    who === target
      ? yield* placedByCreep(t, { creep, victim: who, key: 'force.slide' }, squares)
      : yield* settlingTies(t, () => settleTie(t, creep, squares));
  yield* force(
    t,
    who,
    forceOf(t, slide, (cell) => cell === to),
  );
}
