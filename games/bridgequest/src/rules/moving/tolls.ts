import type { Location } from '../../bridge/layout.ts';
import type { Step } from '../../bridge/steps.ts';
import type { TOLLED } from '../../effects/words.ts';
import type { Hero } from '../../model.ts';
import { type InForce, inForceAt, ofVerb, ownInForce } from '../effects/in-force.ts';
import type { Looking } from '../effects/situation.ts';

type Tolled = (typeof TOLLED)[number];

/** What a step is as tolls have it; the other kinds have only those that are on every move. */
const TOLLED_AS: Readonly<Record<Step['kind'], Tolled | undefined>> = {
  doorway: 'door',
  exit: 'door',
  turn: 'turn',
  cross: 'cross',
  'to-centre': undefined,
  'from-centre': undefined,
  token: undefined,
};

/**
 * What is added to the price of a hero's steps (BQC-VERB-42): by worlds that are left and come into, passed
 * through or not, and by the hero's own cards.
 */
export function tollsFor(t: Looking, hero: Hero): (from: Location, step: Step) => number {
  const own = ownInForce(t, hero);
  const perWorld = new Map<Location, readonly InForce[]>();
  const at = (location: Location): readonly InForce[] => {
    const known = perWorld.get(location) ?? inForceAt(t, hero, location);
    perWorld.set(location, known);
    return known;
  };
  return (from, { kind, to }) => {
    const worlds = to === undefined || to.location === from ? [from] : [from, to.location];
    return sumOf([...own, ...worlds.flatMap(at)], TOLLED_AS[kind]);
  };
}

function sumOf(inForce: readonly InForce[], kind: Tolled | undefined): number {
  return ofVerb(inForce, 'toll').reduce(
    (sum, { action: { what, n } }) =>
      (what === undefined || what === kind) && typeof n === 'number' ? sum + n : sum,
    0,
  );
}
