import type { Flow } from '@tablewright/engine';
import { saleOf } from '../../content/gear/prices.ts';
import type { Creature, Item } from '../../model.ts';
import { contentOf, type D20, oneOf } from '../../table.ts';
import { adventureOf, sceneOf } from '../adventure/adventure.ts';
import { isUp } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { MINUTE } from '../effects/afflict.ts';
import { newItem } from '../making/creature.ts';
import { advance } from '../time/clock.ts';
import type { CalmDeed } from './calm-deed.ts';
import { takeAway } from './doing.ts';

/** Where there is a market things are bought at their price and sold at half of it (DT-PLC-06, DT-EQ-57). */
export function marketDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  if (!hasMarket(t)) return [];
  const canBuy = Object.values(contentOf(t).gear).some(
    ({ price }) => price !== undefined && price <= creature.gp,
  );
  const canSell = creature.items.some(
    (item) => worthOf(t, item) > 0 && item.borrowed === undefined,
  );
  return [
    ...(canBuy ? [{ id: 'buy', kind: 'market', run: (at: D20) => buy(at, creature) }] : []),
    ...(canSell ? [{ id: 'sell', kind: 'market', run: (at: D20) => sell(at, creature) }] : []),
  ];
}

/** Whether the scene has one, or whoever runs the game has opened one. */
const hasMarket = (t: D20): boolean =>
  t.state.hasMarket === true || (adventureOf(t) !== undefined && sceneOf(t).hasMarket === true);

/** What a thing brings, with the silver and the blessing of a weapon (DT-EQ-29, -30). */
const worthOf = (t: D20, { kind, tags }: Item): number => saleOf(oneOf(t, 'gear', kind), tags);

function* buy(t: D20, creature: Creature): Flow<void> {
  const wares = Object.values(contentOf(t).gear).filter(
    ({ price }) => price !== undefined && price <= creature.gp,
  );
  const options = wares.map(({ id, price = 0 }) => ({
    id: `buy-${id}`,
    names: { item: id, price },
    kind: id,
    price,
  }));
  const question = { rule: 'DT-PLC-06', params: { gp: creature.gp }, usual: () => 0 };
  const { kind, price } = yield* decide(t, creature, 'choice.buy', options, question);
  creature.gp -= price;
  creature.items.push(newItem(t, kind));
  t.tell?.({
    type: 'traded',
    rule: 'DT-PLC-06',
    creature: creature.id,
    item: kind,
    gp: -price,
    left: creature.gp,
  });
}

function* sell(t: D20, creature: Creature): Flow<void> {
  const things = creature.items.filter(
    (item) => worthOf(t, item) > 0 && item.borrowed === undefined,
  );
  const options = things.map((item) => {
    const price = worthOf(t, item);
    return { id: `sell-${item.id}`, names: { item: item.kind, price }, item, price };
  });
  const question = { rule: 'DT-EQ-57', params: { gp: creature.gp }, usual: () => 0 };
  const { item, price } = yield* decide(t, creature, 'choice.sell', options, question);
  takeAway(creature, item.id);
  creature.gp += price;
  t.tell?.({
    type: 'traded',
    rule: 'DT-EQ-57',
    creature: creature.id,
    item: item.kind,
    gp: price,
    left: creature.gp,
  });
}

/** Minutes that armor takes to change, by its weight (DT-AC-13). */
const CHANGES = { light: 1, medium: 5, heavy: 10, superheavy: 10 } as const;

/** Armor is put on and taken off outside a combat (DT-AC-13). */
export function armorDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  return creature.items.flatMap((item): readonly CalmDeed[] => {
    const { armor } = oneOf(t, 'gear', item.kind);
    if (armor === undefined) return [];
    const isOn = creature.armor === item.id;
    if (!isOn && !fitsUnder(t, creature, item)) return [];
    const how = isOn ? 'take-off' : 'put-on';
    return [
      {
        id: `${how}-${item.id}`,
        kind: 'armor',
        names: { item: item.kind, how },
        run: (at) => changeArmor(at, creature, item, isOn, CHANGES[armor.weight]),
      },
    ];
  });
}

/** Whether everything that is put on can be worn over an armor (DT-EQ-48). */
function fitsUnder(t: D20, creature: Creature, armor: Item): boolean {
  const then: Creature = { ...creature, armor: armor.id };
  return creature.items
    .filter(({ isOn }) => isOn === true)
    .every((item) => oneOf(t, 'gear', item.kind).action?.closed?.(t, then, item) === undefined);
}

function* changeArmor(
  t: D20,
  creature: Creature,
  item: Item,
  isOn: boolean,
  minutes: number,
): Flow<void> {
  yield* advance(t, minutes * MINUTE);
  // Much can happen meanwhile: who falls drops it.
  if (!creature.items.includes(item) || !isUp(creature)) return;
  creature.armor = isOn ? undefined : item.id;
  const how = isOn ? 'taken-off' : 'put-on';
  t.tell?.({ type: 'handled', rule: 'DT-AC-13', creature: creature.id, item: item.kind, how });
}
