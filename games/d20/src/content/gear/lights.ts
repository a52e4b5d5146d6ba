import type { Flow } from '@tablewright/engine';
import type { Creature, Item } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { contentOf, type D20, oneOf, type World } from '../../table.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';

/** Minutes of light. */
const TORCHES = 6 * 60;
const LANTERN = 4 * 60;
const LAMP = 24 * 60;

/** What lights 30 feet around whoever holds it; their uses are minutes (DT-EQ-39, -40). */
export const LIGHTS: readonly GearKind[] = [
  {
    id: 'torches',
    rule: 'DT-EQ-39',
    price: 1,
    lights: true,
    uses: TORCHES,
    trait: 'burns-down',
    isInHand: true,
  },
  {
    id: 'lantern',
    rule: 'DT-EQ-40',
    price: 12,
    lights: true,
    uses: LANTERN,
    trait: 'runs-down',
    isInHand: true,
    action: {
      closed: (w, user) => (fuelOf(w, user) === undefined ? 'closed.no-oil' : undefined),
      use: refill,
    },
  },
  {
    id: 'electric-lamp',
    rule: 'DT-EQ-40',
    price: 12,
    lights: true,
    isTech: true,
    uses: LAMP,
    trait: 'runs-down',
    isInHand: true,
  },
];

const fuelOf = (w: Pick<World, 'content'>, { items }: Creature): Item | undefined =>
  items.find(({ kind }) => contentOf(w).gear[kind]?.isFuel === true);

/** A flask of oil fills a lantern again (DT-EQ-40). */
function* refill(t: D20, user: Creature, lantern: Item): Flow<void> {
  const fuel = fuelOf(t, user);
  if (fuel === undefined) return;
  consume(t, user, fuel);
  lantern.uses = oneOf(t, 'gear', lantern.kind).uses ?? 0;
}

/** In hand it burns, minute by minute; what is burnt down is gone. */
const burning = (id: string, rule: string, isGone: boolean): Trait => ({
  id,
  rule,
  on: {
    minutePassed(t, { creature, item }) {
      if (item === undefined) return undefined;
      if (isGone) consume(t, creature, item);
      else item.uses = Math.max(0, (item.uses ?? 0) - 1);
      return undefined;
    },
  },
});

/** Their rules. */
export const LIGHT_TRAITS: readonly Trait[] = [
  burning('burns-down', 'DT-EQ-39', true),
  burning('runs-down', 'DT-EQ-40', false),
];
