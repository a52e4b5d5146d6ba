import { expect, test } from 'vitest';
import { deafen, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Item } from '../../model.ts';
import { armorDeeds, marketDeeds } from './market.ts';

/** Somebody with so much gold and such things, at a market. */
function atMarket(gp: number, items: readonly Item[] = [], hasMarket = true) {
  const rig = inOwn({ party: [{}, {}], here: hasMarket ? { hasMarket } : {} });
  Object.assign(rig.first, { gp, items: [...items], held: items.map(({ id }) => id) });
  const deeds = () => marketDeeds(rig.t, rig.first);
  return {
    ...rig,
    ids: () => deeds().map(({ id }) => id),
    deed: (id: string) =>
      deeds()
        .find((one) => one.id === id)
        ?.run(rig.t),
  };
}

const ROPE = { id: 80, kind: 'rope' };
const DAGGER = { id: 81, kind: 'dagger' };

test('[DT-PLC-06] one can buy what one can pay, and sell what is worth something and one’s own, at a market', () => {
  expect(atMarket(1, [ROPE]).ids()).toEqual(['buy', 'sell']);
  expect(atMarket(0, [ROPE]).ids()).toEqual(['sell']);
  expect(atMarket(1).ids()).toEqual(['buy']);
  expect(atMarket(0, [{ id: 80, kind: 'torches' }]).ids()).toEqual([]);
  expect(atMarket(0, [{ ...ROPE, borrowed: { from: 9, by: 9 } }]).ids()).toEqual([]);
  expect(atMarket(0, [{ ...ROPE, borrowed: { from: 9, by: 9 } }, DAGGER]).ids()).toEqual(['sell']);
  expect(marketDeeds(atMarket(1).t, atMarket(1).first).map(({ kind }) => kind)).toEqual(['market']);
});

test('[DT-PLC-06] there is a market where the scene has one, or whoever runs the game opens one', () => {
  const rig = atMarket(9, [], false);
  expect(rig.ids()).toEqual([]);
  rig.state.hasMarket = true;
  expect(rig.ids()).toEqual(['buy']);
  const free = sit({ options: { adventure: 'free' } });
  const ash = free.hero({ gp: 9 });
  expect(marketDeeds(free.t, ash)).toEqual([]);
  free.state.hasMarket = true;
  expect(marketDeeds(free.t, ash)).toMatchObject([{ id: 'buy', kind: 'market' }]);
});

test('[DT-PLC-06] wares up to what one has are offered with their price, and paid', () => {
  const rig = atMarket(3);
  const flow = rig.deed('buy');
  const asked = flow?.next(0).value;
  expect(asked).toMatchObject({
    seat: 0,
    why: { key: 'choice.buy', rule: 'DT-PLC-06', params: { gp: 3 } },
  });
  const { options } = asked as unknown as { options: { id: string; names: { price: number } }[] };
  const ids = options.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['buy-dagger', 'buy-torches']));
  expect(ids).not.toContain('buy-rope');
  // What has no price is not for sale.
  expect(ids).not.toContain('buy-green-cloak');
  expect(options[ids.indexOf('buy-dagger')]).toMatchObject({ names: { item: 'dagger', price: 3 } });
  flow?.next(ids.indexOf('buy-dagger'));
  expect([rig.first.gp, rig.first.items.map(({ kind }) => kind)]).toEqual([0, ['dagger']]);
  expect(rig.events('traded')).toEqual([
    {
      ...{ type: 'traded', rule: 'DT-PLC-06', creature: rig.first.id },
      ...{ item: 'dagger', gp: -3, left: 0 },
    },
  ]);
});

test('[DT-EQ-57] things are sold at half their price, rounded down; not what is lent or worth nothing', () => {
  const things = [ROPE, DAGGER, { id: 82, kind: 'torches' }];
  const rig = atMarket(4, [...things, { ...ROPE, id: 83, borrowed: { from: 9, by: 9 } }]);
  const flow = rig.deed('sell');
  const asked = flow?.next(0).value;
  expect(asked).toMatchObject({
    seat: 0,
    why: { key: 'choice.sell', rule: 'DT-EQ-57', params: { gp: 4 } },
  });
  expect((asked as unknown as { options: object[] }).options).toMatchObject([
    { id: 'sell-80', names: { item: 'rope', price: 3 } },
    { id: 'sell-81', names: { item: 'dagger', price: 1 } },
  ]);
  flow?.next(1);
  expect([rig.first.gp, rig.first.items.map(({ id }) => id)]).toEqual([5, [80, 82, 83]]);
  expect(rig.first.held).toEqual([80, 82, 83]);
  expect(rig.events('traded')).toEqual([
    {
      ...{ type: 'traded', rule: 'DT-EQ-57', creature: rig.first.id },
      ...{ item: 'dagger', gp: 1, left: 5 },
    },
  ]);
});

test('[DT-EQ-57, DT-EQ-29, DT-EQ-30] silver and a blessing count when a weapon is sold', () => {
  const rig = atMarket(0, [
    { ...DAGGER, tags: ['silver'] },
    { id: 82, kind: 'sword', tags: ['holy', 'magical'] },
    { id: 83, kind: 'club', tags: ['silver'] },
  ]);
  const asked = rig.deed('sell')?.next(0).value;
  expect((asked as unknown as { options: object[] }).options).toMatchObject([
    { id: 'sell-81', names: { price: 15 } },
    { id: 'sell-82', names: { price: 100 } },
    { id: 'sell-83', names: { price: 5 } },
  ]);
});

test('[DT-EQ-48] under a vacc suit that is on goes light armor, and no other', () => {
  const rig = withArmor();
  const puts = () => armorDeeds(rig.t, rig.first).map(({ id }) => id);
  expect(puts()).toEqual(['put-on-81', 'put-on-82']);
  rig.first.items.push({ id: 90, kind: 'vacc-suit', uses: 720, isOn: true });
  expect(puts()).toEqual(['put-on-81']);
  rig.first.items.push({ id: 91, kind: 'rebreather', uses: 60, isOn: true });
  expect(puts()).toEqual(['put-on-81']);
});

test('[DT-PLC-06] trade goes on though nobody listens, and software takes the first there is', () => {
  const rig = atMarket(500, [ROPE, DAGGER]);
  deafen(rig);
  rig.first.run = { by: 'companion' };
  rig.play(rig.deed('sell'));
  expect([rig.first.gp, rig.first.items]).toEqual([503, [DAGGER]]);
  rig.play(rig.deed('buy'));
  expect(rig.first.items).toMatchObject([DAGGER, { kind: 'light-armor' }]);
  expect(rig.first.gp).toBe(483);
});

/** Somebody with two suits of armor and a rope, of which one suit may be worn. */
function withArmor(worn?: number) {
  const rig = inOwn({ party: [{}, {}] });
  const items = [ROPE, { id: 81, kind: 'light-armor' }, { id: 82, kind: 'medium-armor' }];
  Object.assign(rig.first, { items, armor: worn });
  return {
    ...rig,
    deed: (id: string) =>
      armorDeeds(rig.t, rig.first)
        .find((one) => one.id === id)
        ?.run(rig.t),
  };
}

test('[DT-AC-13] each suit of armor can be put on, or taken off where it is worn', () => {
  const rig = withArmor(82);
  expect(armorDeeds(rig.t, rig.first)).toMatchObject([
    { id: 'put-on-81', kind: 'armor', names: { item: 'light-armor', how: 'put-on' } },
    { id: 'take-off-82', kind: 'armor', names: { item: 'medium-armor', how: 'take-off' } },
  ]);
});

test.each([
  [undefined, 'put-on-81', 81, 6, 'put-on'],
  [82, 'put-on-81', 81, 6, 'put-on'],
  [82, 'take-off-82', undefined, 30, 'taken-off'],
] as const)('[DT-AC-13] who wears %s: %s', (worn, id, after, rounds, how) => {
  const rig = withArmor(worn);
  rig.play(rig.deed(id));
  expect([rig.first.armor, rig.state.clock]).toEqual([after, rounds]);
  const item = id.endsWith('81') ? 'light-armor' : 'medium-armor';
  expect(rig.events('handled')).toEqual([
    { type: 'handled', rule: 'DT-AC-13', creature: rig.first.id, item, how },
  ]);
});

test('[DT-AC-13] armor stays off where it is gone, or its bearer is down, by the time', () => {
  const gone = withArmor();
  const deed = gone.deed('put-on-81');
  gone.first.items = [ROPE];
  gone.play(deed);
  expect([gone.first.armor, gone.events('handled')]).toEqual([undefined, []]);
  const down = withArmor();
  const other = down.deed('put-on-81');
  down.first.hp = 0;
  down.play(other);
  expect([down.first.armor, down.events('handled')]).toEqual([undefined, []]);
  const deaf = withArmor();
  deafen(deaf);
  deaf.play(deaf.deed('put-on-81'));
  expect(deaf.first.armor).toBe(81);
});
