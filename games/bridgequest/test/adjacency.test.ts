import { describe, expect, test } from 'vitest';
import { dieMeansOf } from '../src/rules/dice/die-means.ts';
import { type Moment, playsOf } from '../src/rules/plays/playable.ts';
import { trading } from '../src/rules/turn/deeds.ts';
import { door, treasure, world } from './cards.ts';
import { placeAt } from './figures.ts';
import { fight, heroAt, sit } from './table.ts';

const CURSE = door(56);
const WANDERING = door(86);
const PORTAL = door(85);
const ENHANCER = door(50);
const GUAL = treasure(74);
const CUBE = treasure(85);
const POTION = treasure(57);

/** What a second hero could play on the combat of the first at location 11. */
function plays(place: string, moment: Moment) {
  const { t } = sit({
    heroes: ['11 UL', place],
    places: {
      ...{ 'world/11': [world(3)], 'world/17': [world(1)], 'world/20': [world(2)] },
      'hand/1': [CURSE, WANDERING, PORTAL, ENHANCER, GUAL, CUBE],
      'active/1': [POTION],
    },
  });
  fight(t, { stage: 'action', calculations: 1 });
  const other = heroAt(t.state, 1);
  return { cards: playsOf(t, other, moment).map(({ card }) => card), t };
}

describe('on a combat somewhere else', () => {
  test('[BQ-ADJ-03] curses, GUAL, wandering monsters, enhancers, portals and cards for dice are played from anywhere', () => {
    const { cards, t } = plays('17 UL', 'action');
    expect(cards).toEqual([CURSE, WANDERING, PORTAL, ENHANCER, GUAL]);
    expect(dieMeansOf(t, 1).map(({ card }) => card)).toEqual([CUBE]);
  });

  test('[BQ-ADJ-02] potions are thrown only by who is near', () => {
    expect(plays('20 UL', 'action').cards).toContain(POTION);
    expect(plays('17 UL', 'action').cards).not.toContain(POTION);
  });
});

describe('adjacency', () => {
  const places = {
    ...{ 'world/11': [world(3)], 'world/17': [world(1)] },
    ...{ 'tapped/0': [treasure(1)], 'tapped/1': [treasure(2)] },
  };

  test('[BQ-ADJ-07] is asked for when something is declared; whoever is gone since has agreed all the same', () => {
    const { t } = sit({ heroes: ['11 UL', '11 LR'], places });
    const hero = heroAt(t.state, 0);
    const [trade] = trading(t, hero);
    if (trade === undefined) throw new Error('nothing can be traded');
    const flow = trade.does(t, hero);
    flow.next(0);
    flow.next([0]);
    expect(flow.next([0]).value).toMatchObject({ seat: 1, why: { key: 'choice.trade-or-not' } });
    const partner = t.state.figures['hero-1'];
    if (partner !== undefined) partner.where = { at: 'bridge', place: placeAt('17 UL') };
    expect(flow.next(1).done).toBe(true);
    expect([t.state.places['tapped/0'], t.state.places['tapped/1']]).toEqual([
      [treasure(2)],
      [treasure(1)],
    ]);
    expect(trading(t, hero)).toEqual([]);
  });
});
