import { SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../test/cards.ts';
import { heroAt, type Sitting, sit } from '../test/table.ts';
import { bridgequest } from './index.ts';
import type { BridgeState } from './model.ts';
import type { BridgeContent } from './table.ts';
import { viewOf } from './view.ts';

/** Two heroes, and whoever runs the game behind them. */
const [OWN, OTHER, MASTER] = [0, 1, 2];

function table(sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', '11 UR'],
    options: { gm: 'human' },
    ...sitting,
    places: { 'world/11': [world(3)], ...sitting.places },
  });
  const seenBy = (observer: number) => viewOf(t.state, observer, t.content as BridgeContent);
  return { t, told, seenBy };
}

describe('what is seen', () => {
  const HAND = [door(56), treasure(80)];
  const decks = {
    ...{ 'door-deck': [door(1), door(2)], 'treasure-deck': [treasure(1)] },
    ...{ 'world-deck': [world(5)], 'dust-deck': ['BQC-DUST-02#1'] },
    'spell-deck': ['BQC-SPEL-02#1'],
  };

  test('[BQ-HIDN-01] [BQ-HIDN-15] of a hand its owner sees the cards, all others how many, whoever runs the game too', () => {
    const { seenBy } = table({ places: { ...decks, 'hand/0': HAND } });
    const cards = (observer: number) => seenBy(observer).cards['hand/0'] ?? [];
    expect(cards(OWN).map(({ card }) => card)).toEqual(HAND);
    for (const observer of [OTHER, MASTER, SPECTATOR]) {
      expect(cards(observer).map(({ card }) => card)).toEqual([undefined, undefined]);
      expect(cards(observer).map(({ back }) => back)).toEqual(['DOOR', 'TREA']);
    }
  });

  test('[BQ-HIDN-01] [BQC-HIDN-01] [BQ-HIDN-15] of a deck everybody sees how many cards it has, nobody their order', () => {
    const { seenBy } = table({ places: decks });
    const turned = table({ places: { ...decks, 'door-deck': [door(2), door(1)] } });
    for (const observer of [OWN, OTHER, MASTER, SPECTATOR]) {
      const { cards } = seenBy(observer);
      expect(cards['door-deck']).toEqual([{ back: 'DOOR', count: 2 }]);
      expect(turned.seenBy(observer)).toEqual(seenBy(observer));
    }
  });

  test('[BQ-HIDN-01] discards lie open', () => {
    const { seenBy } = table({ places: { 'door-discard': [door(1), door(2)] } });
    for (const observer of [OWN, OTHER, SPECTATOR]) {
      const cards = seenBy(observer).cards['door-discard'] ?? [];
      expect(cards.map(({ card }) => card)).toEqual([door(1), door(2)]);
    }
  });

  test('[BQ-HIDN-10] tables, side piles, worlds, figures, sheets, travels and Karma are everybody’s to see', () => {
    const open = {
      ...{ 'active/1': [treasure(1)], 'tapped/1': [treasure(2)], 'side/1': [door(97)] },
      ...{ 'identities/1': [door(98)], 'dropped/11': [treasure(3)], 'glue/11': [treasure(87)] },
      ...{ 'magnet/1': [treasure(84)], loose: [door(5)], combat: [door(6)] },
    };
    const { t, seenBy } = table({ places: open });
    const hero = heroAt(t.state, 1);
    hero.travels = 7;
    hero.sheet = { ...hero.sheet, karma: -3, ST: 9 };
    for (const observer of [OWN, OTHER, SPECTATOR]) {
      const { cards, heroes, figures } = seenBy(observer);
      for (const [place, all] of Object.entries(open)) {
        expect((cards[place] ?? []).map(({ card }) => card)).toEqual(all);
      }
      expect((cards['world/11'] ?? []).map(({ card }) => card)).toEqual([world(3)]);
      expect(heroes[1]).toMatchObject({ travels: 7, sheet: hero.sheet });
      expect(figures).toEqual(t.state.figures);
    }
  });

  test('[BQ-HIDN-11] Fairy Dust and Spells are their owner’s alone; others see how many', () => {
    const karma = ['BQC-DUST-01#1', 'BQC-SPEL-01#1'];
    const { seenBy } = table({ places: { ...decks, 'karma/0': karma } });
    const of = (observer: number) => seenBy(observer).cards['karma/0'] ?? [];
    expect(of(OWN).map(({ card }) => card)).toEqual(karma);
    for (const observer of [OTHER, MASTER, SPECTATOR]) {
      expect(of(observer).map(({ card }) => card)).toEqual([undefined, undefined]);
    }
  });

  test('[BQ-HIDN-15] [BQ-HIDN-16] whom the next game brings only whoever runs this one sees', () => {
    const { t, seenBy } = table();
    t.state.newcomers = ['BQC-FIG-31'];
    expect(seenBy(MASTER).newcomers).toEqual(['BQC-FIG-31']);
    for (const observer of [OWN, OTHER, SPECTATOR]) {
      expect(seenBy(observer).newcomers).toEqual([]);
    }
  });

  test('[BQ-HIDN-17] at what somebody stops, and that it holds, is open: it decides who is asked', () => {
    const { t, seenBy } = table();
    const hero = heroAt(t.state, 0);
    hero.stops = ['rolls'];
    hero.holds = true;
    for (const observer of [OWN, OTHER, SPECTATOR]) {
      expect(seenBy(observer).heroes[0]).toMatchObject({ stops: ['rolls'], holds: true });
    }
  });
});

describe('what a bot imagines', () => {
  const imagined = (state: BridgeState, observer: number) =>
    bridgequest.imagine?.(
      structuredClone(state),
      observer,
      seededSource('imagined'),
    ) as BridgeState;

  test('[BQ-HIDN-18] is the view of its seat, and knows nothing beyond it', () => {
    const { t, seenBy } = table({
      places: {
        'hand/0': [door(56)],
        'hand/1': [door(57), door(58), door(59)],
        'door-deck': Array.from({ length: 30 }, (_, at) => door(at + 1)),
      },
    });
    heroAt(t.state, 1).stops = ['rolls'];
    heroAt(t.state, 1).holds = true;
    t.state.newcomers = ['BQC-FIG-31'];
    const state = imagined(t.state, OWN);
    expect(viewOf(state, OWN, t.content as BridgeContent)).toEqual(seenBy(OWN));
    expect(state.places['hand/0']).toEqual([door(56)]);
    expect(state.places['hand/1']).not.toEqual(t.state.places['hand/1']);
    expect(state.newcomers).toEqual([]);
  });
});
