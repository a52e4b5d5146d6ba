import type { Location } from '../bridge/layout.ts';
import type { Ground } from '../bridge/steps.ts';
import type { Figure } from '../model.ts';
import { type Stop, waysFrom } from '../rules/moving/ways.ts';
import { isMonster } from '../rules/standing/figures.ts';
import type { BridgeView } from '../view.ts';

/** What leads nowhere costs more than any bank holds. */
export const UNREACHABLE = Number.POSITIVE_INFINITY;

/** No bot saves up for more. */
const DEAREST = 64;

/** What the ways from where somebody stands cost at least, in travels; {@link UNREACHABLE} where none is clear. */
export interface Journey {
  readonly home: number;
  /** To the nearest place on the Bridge. */
  readonly out: number;
  readonly bossMode: number;
}

/** The ways of whoever is neither on the Bridge nor in Homeworld. */
export const NOWHERE: Journey = { home: UNREACHABLE, out: UNREACHABLE, bossMode: UNREACHABLE };

/** What figures walk over, as far as it lies open. */
function groundOf({ doors, tokens }: BridgeView): Ground {
  return {
    isOpen: (location) => doors[location] !== undefined,
    hasDoorway: (location, corner) => doors[location]?.includes(corner) === true,
    throughTokens: (location) => {
      const colours = tokens
        .filter(({ ends }) => ends.includes(location))
        .map(({ colour }) => colour);
      return tokens
        .filter(({ colour }) => colours.includes(colour))
        .flatMap(({ ends }) => ends)
        .filter((end) => end !== location);
    },
  };
}

/** Where monsters stop whoever passes (BQ-MOVE-11). */
export function guarded({ figures }: Pick<BridgeView, 'figures'>): ReadonlySet<Location> {
  return new Set(
    Object.values(figures)
      .filter(isMonster)
      .flatMap(({ where }) => (where.at === 'bridge' ? [where.place.location] : [])),
  );
}

/** What it costs to walk from where a figure stands, unhindered, without tolls. */
export function journeyOf(view: BridgeView, { where }: Figure, characters: number): Journey {
  const from: Stop | undefined =
    where.at === 'bridge' ? where.place : where.at === 'homeworld' ? 'homeworld' : undefined;
  if (from === undefined) return NOWHERE;
  const stops = guarded(view);
  const trail = waysFrom(from, {
    ground: groundOf(view),
    characters,
    toll: () => 0,
    mayLeave: true,
    stopsAt: (location) => stops.has(location),
  });
  const found = { ...NOWHERE, [from === 'homeworld' ? 'home' : 'out']: 0 };
  const spent = new Map([[trail.from, 0]]);
  const open: number[][] = [[trail.from]];
  for (let cost = 0; cost <= DEAREST; cost += 1) {
    // The list grows while it is gone through where a step is free.
    for (const key of open[cost] ?? []) {
      if ((spent.get(key) ?? 0) < cost) continue;
      const stop = trail.option(key)?.stop;
      if (stop === 'homeworld') found.home = Math.min(found.home, cost);
      if (typeof stop === 'object') found.out = Math.min(found.out, cost);
      if (stop === 'boss-mode') return { ...found, bossMode: cost };
      const { to, costs } = trail.stepsFrom(key);
      for (const [i, next] of to.entries()) {
        const sum = cost + (costs[i] ?? 0);
        if (sum > DEAREST || sum >= (spent.get(next) ?? UNREACHABLE)) continue;
        spent.set(next, sum);
        open[sum] ??= [];
        open[sum].push(next);
      }
    }
  }
  return found;
}
