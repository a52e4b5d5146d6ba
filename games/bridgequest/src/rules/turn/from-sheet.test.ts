import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, playCombat, playSteps, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { CardData } from '../../content/card-data.ts';
import type { Phase } from '../../model.ts';
import { relationshipWith } from '../../sheets/relationships.ts';
import type { SavedGear, SavedPower, Sheet } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { inForceFor } from '../effects/in-force.ts';
import type { Deeds } from '../plays/deed.ts';
import type { Moment } from '../plays/playable.ts';
import { savedPowersOf } from '../plays/saved-powers.ts';
import { playing } from './deeds.ts';
import { fromSheet } from './from-sheet.ts';
import { menu } from './menu.ts';
import { asksAlly, rescues } from './sheet-deeds.ts';

const FRIEND = 'BQC-FIG-03';
const RAPIER = 'BQC-TREA-022';

const gear = (number: number, more: Partial<SavedGear> = {}): SavedGear => ({
  ...{ kind: 'gear', card: RAPIER, name: 'Rapier of Small Talk', bonus: 3, side: 'ATT' },
  ...{ slot: 'hand', hands: 1, isBig: false, enhancers: [], number, ...more },
});
const power = (card: string, number = 10): SavedPower => ({ card, name: card, number });

/** A table with this on the sheet of the first hero, who holds two cards that do nothing. */
function sheeted(sheet: Partial<Sheet>, sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['homeworld'],
    ...sitting,
    places: {
      ...{ 'world/11': [world(3)], 'hand/0': [door(97), door(98)] },
      ...sitting.places,
    },
    dice: (sitting.dice ?? []).map((face) => (typeof face === 'number' ? face - 1 : face)),
  });
  const hero = heroAt(t.state, 0);
  hero.sheet = { ...hero.sheet, ...sheet };
  return { t, told, hero };
}

/** Does things one after another. */
function does(t: Bridge, deeds: Deeds, script: Script) {
  const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [deeds] };
  return play(menu(t, heroAt(t.state, 0), all), script);
}

const take: Script = [
  ['all', `take/${RAPIER}`],
  ['discard', door(97)],
];
const rulesOf = (told: readonly { readonly type: string }[], type: string) =>
  told.flatMap((event) =>
    event.type === type ? [(event as unknown as { rule: string }).rule] : [],
  );

describe('an item of the sheet', () => {
  test('[BQ-USE-02] is taken in Homeworld, in the Equip phase, and where there is a hand for it', () => {
    const offered = (sitting: Sitting = {}) => {
      const { t, hero } = sheeted({ items: [gear(10)] }, sitting);
      return fromSheet(t, hero).map(({ id }) => id);
    };
    expect(offered()).toEqual([`take/${RAPIER}`]);
    expect(offered({ heroes: ['11 UL'] })).toEqual([]);
    // One hand is free, none is free, nothing is held that could be discarded.
    expect(offered({ places: { 'active/0': [treasure(25)] } })).toEqual([`take/${RAPIER}`]);
    expect(offered({ places: { 'active/0': [treasure(35)] } })).toEqual([]);
    expect(offered({ places: { 'hand/0': [] } })).toEqual([]);
    const inPhase = (phase: Phase, key: string) => {
      const { t } = sheeted({ items: [gear(10)] }, { places: { 'door-deck': [door(99)] } });
      t.state.phase = phase;
      return playSteps(t, [[key, `take/${RAPIER}`]]);
    };
    expect(inPhase('upkeep', 'equip').asked).toContain('equip 0');
    expect(() => inPhase('upkeep', 'beginning-move')).toThrow('never asked');
    expect(() => inPhase('upkeep', 'final-move')).toThrow('never asked');
  });

  test('[BQ-USE-04] stays on the sheet when it is lost in play, and can be taken again', () => {
    const { t, hero } = sheeted({ items: [gear(10)] }, { dice: [4, 4] });
    does(t, fromSheet, take);
    const [item = ''] = t.state.places['active/0'] ?? [];
    t.state.places['active/0'] = [];
    t.state.places['treasure-discard'] = [item];
    expect(hero.sheet.items).toEqual([gear(10)]);
    does(t, fromSheet, [
      ['all', `take/${RAPIER}`],
      ['discard', door(98)],
    ]);
    expect(t.state.places['active/0']).toEqual([`${RAPIER}#s2`]);
  });

  test('[BQ-USE-05] [BQ-NAT-02] [BQ-NAT-03] a natural 1 succeeds against 1, and its number rises', () => {
    const { t, told, hero } = sheeted({ items: [gear(1)] }, { dice: [1] });
    does(t, fromSheet, take);
    expect(t.state.places['active/0']).toEqual([`${RAPIER}#s1`]);
    expect(hero.sheet.items).toEqual([gear(2)]);
    expect(rulesOf(told, 'item-attempted')).toEqual(['BQ-USE-05']);
    expect(told.find(({ type }) => type === 'saved-changed')).toEqual({
      ...{ type: 'saved-changed', rule: 'BQ-NAT-03', seat: 0, card: RAPIER, number: 2 },
    });
  });

  test('[BQ-USE-05] [BQ-NAT-02] [BQ-NAT-04] a natural 20 fails above 20, its number falls, and the card is lost', () => {
    const { t, told, hero } = sheeted({ items: [gear(25)] }, { dice: [20] });
    does(t, fromSheet, take);
    expect(t.state.places['active/0'] ?? []).toEqual([]);
    expect(t.state.places['door-discard']).toEqual([door(97)]);
    expect(hero.sheet.items).toEqual([gear(24)]);
    expect(told.find(({ type }) => type === 'saved-changed')).toEqual({
      ...{ type: 'saved-changed', rule: 'BQ-NAT-04', seat: 0, card: RAPIER, number: 24 },
    });
  });

  test('[BQ-USE-03] without a natural nothing of its number changes', () => {
    const { t, told, hero } = sheeted({ items: [gear(10)] }, { dice: [10] });
    does(t, fromSheet, take);
    expect(hero.sheet.items).toEqual([gear(10)]);
    expect(rulesOf(told, 'item-attempted')).toEqual(['BQ-USE-03']);
    expect(told.some(({ type }) => type === 'saved-changed')).toBe(false);
  });

  test('[BQ-SHEET-06] [BQ-NAT-04] the last of its number takes its entry with it', () => {
    const { t, told, hero } = sheeted({ items: [gear(1)] }, { dice: [20] });
    does(t, fromSheet, take);
    expect(hero.sheet.items).toEqual([]);
    expect(told.find(({ type }) => type === 'saved-erased')).toEqual({
      ...{ type: 'saved-erased', rule: 'BQ-SHEET-06', seat: 0, card: RAPIER },
    });
  });

  test('[BQ-NAT-05] a die that a card has set to 1 or to 20 is a natural one', () => {
    const cube = treasure(85);
    const set = (shown: number, to: number) => {
      const { t, hero } = sheeted(
        { items: [gear(10)] },
        { dice: [shown], places: { 'hand/0': [door(97), cube] } },
      );
      does(t, fromSheet, [...take, ['answer-roll', `${cube}/${to}`]]);
      return [(t.state.places['active/0'] ?? []).length, hero.sheet.items];
    };
    expect(set(15, 1)).toEqual([1, [gear(11)]]);
    expect(set(2, 20)).toEqual([0, [gear(9)]]);
    // A natural that was set to something else is none.
    expect(set(20, 9)).toEqual([1, [gear(10)]]);
  });

  test('[BQ-USE-06] the last of one-shots takes its entry with it', () => {
    const potion = { kind: 'one-shot', card: 'BQC-TREA-057', name: 'Draught' } as const;
    const { t, told, hero } = sheeted({ items: [{ ...potion, quantity: 1 }] });
    does(t, fromSheet, [
      ['all', 'use/BQC-TREA-057'],
      ['discard', door(97)],
    ]);
    expect(hero.sheet.items).toEqual([]);
    expect(rulesOf(told, 'taken-from-sheet')).toEqual(['BQ-USE-06']);
    expect(rulesOf(told, 'saved-erased')).toEqual(['BQ-USE-06']);
  });

  test('[BQ-ADD-08] comes with the enhancers that were saved with it', () => {
    const sticker = { card: 'BQC-TREA-054', name: 'Sticker', bonus: 1 };
    const { t, hero } = sheeted({ items: [gear(10, { enhancers: [sticker] })] }, { dice: [4] });
    does(t, fromSheet, take);
    expect(t.state.places[`on/${RAPIER}#s1`]).toEqual(['BQC-TREA-054#s2']);
    const added = heroStrength(t, hero).att.reduce((sum, { n }) => sum + n, 0) - hero.sheet.ST;
    expect(added).toBe(3 + 1);
  });
});

/** A belt: a bonus of 2, and what it does besides. */
const BELT: CardData = {
  ...{ id: 'OWN-TREA-1', name: 'Belt of Both', type: 'item', slot: 'head', bonus: 2, gold: 100 },
  effects: ['active: att(4)', 'use(t): travel(1)'],
};
const RUNNER: CardData = {
  ...{ id: 'OWN-DOOR-1', name: 'Long Legs', type: 'power', rank: 1 },
  effects: ['active: run(3)'],
};
const PEDLAR: CardData = {
  ...{ id: 'OWN-DOOR-2', name: 'Pedlar', type: 'power', rank: 1 },
  effects: ['use(t): pay(travel 1){travel(3)}'],
};
const GHOSTS: CardData = {
  ...{ id: 'OWN-DOOR-3', name: 'Ghost Friend', type: 'power', rank: 1 },
  effects: ['fight if monsters>=2: att(3)'],
};
const FIST: CardData = {
  ...{ id: 'OWN-DOOR-4', name: 'Fist', type: 'power', rank: 1 },
  effects: ['active: att(4)'],
};
const CARDS = [BELT, RUNNER, PEDLAR, GHOSTS, FIST];

test('[BQ-USE-10] [BQ-ADD-02] an item with a power has its bonus when taken, and its power for a try each time', () => {
  const item = gear(10, {
    card: 'OWN-TREA-1',
    name: 'Belt of Both',
    bonus: 2,
    slot: 'head',
    hands: 0,
  });
  const { t, hero } = sheeted(
    { items: [item], powers: [power('OWN-TREA-1', 6)] },
    { cards: CARDS, dice: [4, 5, 6], places: { 'hand/0': [97, 98, 99].map(door) } },
  );
  const total = () => {
    const { att, def } = heroStrength(t, hero);
    return [...att, ...def].reduce((sum, { n }) => sum + n, 0);
  };
  const before = total();
  does(t, fromSheet, [
    ['all', 'take/OWN-TREA-1'],
    ['discard', door(97)],
  ]);
  // Its bonus of 2, and neither its +4 nor the travel.
  expect(total()).toBe(before + 2);
  expect(inForceFor(t, hero)).toEqual([]);
  expect(playing(t, hero).map(({ id }) => id)).not.toContain('play/OWN-TREA-1#s1/2');
  // As a power of the sheet it can be tried in a fight, under its own number.
  fight(t, { foes: [foeOf('BQC-FIG-05')], calculations: 1 });
  expect(savedPowersOf(t, hero, 'action').map(({ id }) => id)).toEqual(['power/OWN-TREA-1']);
});

test('[BQ-USE-10] the same item of the deck does all of it', () => {
  const { t, hero } = sheeted({}, { cards: CARDS, places: { 'active/0': ['OWN-TREA-1#1'] } });
  expect(inForceFor(t, hero).map(({ action }) => action.verb)).toEqual(['att']);
  expect(playing(t, hero).map(({ id }) => id)).toEqual(['play/OWN-TREA-1#1/2']);
});

describe('a power of the sheet', () => {
  const trying = (card: string, number: number, face: number) => {
    const { t, told, hero } = sheeted(
      { powers: [power(card, number)] },
      { cards: CARDS, dice: [face], heroes: ['11 UL'] },
    );
    hero.travels = 5;
    does(t, playing, [
      ['all', `power/${card}`],
      ['discard', door(97)],
    ]);
    return { t, told, hero };
  };

  test('[BQ-USE-07] works once for a card and its fee, on a roll under its number', () => {
    const { t, hero, told } = trying('OWN-DOOR-2', 10, 9);
    expect(hero.travels).toBe(5 - 1 + 3);
    expect(t.state.places['door-discard']).toEqual([door(97)]);
    expect(rulesOf(told, 'item-attempted')).toEqual(['BQ-USE-07']);
  });

  test('[BQ-USE-08] fails on a natural 20 above it, card and fee are lost, and its number falls', () => {
    const { t, hero, told } = trying('OWN-DOOR-2', 25, 20);
    expect(hero.travels).toBe(4);
    expect(t.state.places['door-discard']).toEqual([door(97)]);
    expect(hero.sheet.powers).toMatchObject([{ number: 24 }]);
    expect(rulesOf(told, 'item-attempted')).toEqual(['BQ-USE-08']);
    expect(rulesOf(told, 'saved-changed')).toEqual(['BQ-NAT-04']);
  });

  test('[BQ-USE-08] [BQ-NAT-03] a natural 1 works against a number of 1, and raises it', () => {
    const { hero, told } = trying('OWN-DOOR-2', 1, 1);
    expect(hero.travels).toBe(7);
    expect(hero.sheet.powers).toMatchObject([{ number: 2 }]);
    expect(rulesOf(told, 'saved-changed')).toEqual(['BQ-NAT-03']);
  });

  test('[BQ-SHEET-06] [BQ-USE-08] the last of its number takes it off the sheet', () => {
    const { hero, told } = trying('OWN-DOOR-2', 1, 20);
    expect(hero.sheet.powers).toEqual([]);
    expect(rulesOf(told, 'saved-erased')).toEqual(['BQ-SHEET-06']);
  });

  const powers = CARDS.slice(1).map(({ id }) => power(id));
  const inMoment = (moment: Moment, foes: readonly string[], heroes = ['11 UL', '11 UR']) => {
    const { t, hero } = sheeted({ powers }, { cards: CARDS, heroes });
    hero.travels = 5;
    if (foes.length > 0) fight(t, { foes: foes.map((id) => foeOf(id)), calculations: 1 });
    return savedPowersOf(t, hero, moment).map(({ card }) => card.at(-1));
  };

  test('[BQ-USE-09] is used where its text allows it: in the own turn, in a fight, or when it comes to running', () => {
    expect(inMoment('own-turn', [])).toEqual(['2']);
    expect(inMoment('own-turn', [], ['homeworld'])).toEqual(['2']);
    expect(inMoment('declaration', ['BQC-FIG-05'])).toEqual(['1']);
    expect(inMoment('action', ['BQC-FIG-05'])).toEqual(['1', '2', '4']);
    // What asks for two monsters does nothing against one.
    expect(inMoment('action', ['BQC-FIG-05', 'BQC-FIG-06'])).toEqual(['1', '2', '3', '4']);
    expect(inMoment('broken', ['BQC-FIG-05'])).toEqual(['1']);
    expect(inMoment('turns', ['BQC-FIG-05'])).toEqual([]);
  });

  test('[BQ-USE-09] in a fight of others only one that is aimed at somebody is', () => {
    const { t } = sheeted(
      {},
      { cards: CARDS, heroes: ['11 UL', '11 UR'], places: { 'hand/1': [door(99)] } },
    );
    fight(t, { foes: [foeOf('BQC-FIG-05')], calculations: 1 });
    const other = heroAt(t.state, 1);
    other.sheet = { ...other.sheet, powers: [power('OWN-DOOR-4'), power('BQC-DOOR-098')] };
    // The Sidler takes a second card.
    expect(savedPowersOf(t, other, 'action').map(({ card }) => card)).toEqual(['BQC-DOOR-098']);
    t.state.places['hand/1'] = [];
    expect(savedPowersOf(t, other, 'action')).toEqual([]);
  });

  test('[BQ-USE-09] it helps to run away before the attempt', () => {
    const foe = 'BQC-FIG-05';
    const { t, told, hero } = sheeted(
      { powers: [power('OWN-DOOR-1', 10)], ST: 1, CON: 1 },
      // The power works; then a 10 and 3 more.
      { cards: CARDS, heroes: ['11 UL'], others: { [foe]: '11 LR' }, dice: [4, 10] },
    );
    fight(t, {
      foes: [{ ...foeOf(foe), rolled: 9, tenths: 9 }],
      stage: 'calculation',
      calculations: 1,
    });
    playCombat(t, [
      ['window-broken', 'power/OWN-DOOR-1'],
      ['discard', door(97)],
    ]);
    expect(rulesOf(told, 'item-attempted')).toEqual(['BQ-USE-07']);
    expect(told.some((event) => event.type === 'effect-began')).toBe(true);
    expect(hero.sheet.powers).toMatchObject([{ number: 10 }]);
  });
});

describe('an ally of the sheet', () => {
  const allied = (number: number, sitting: Sitting = {}) =>
    sheeted(
      { relationships: { figurines: { [FRIEND]: number }, characters: {} } },
      { others: { [FRIEND]: 'friendzone' }, ...sitting },
    );
  const ask: Script = [
    ['all', 'ask-ally'],
    ['discard', door(97)],
  ];

  test('[BQ-ALLY-04] [BQ-NAT-02] [BQ-NAT-03] a natural 1 brings it against a number of 1, which rises', () => {
    const { t, told, hero } = allied(1, { dice: [1] });
    does(t, asksAlly, ask);
    expect(t.state.figures[FRIEND]).toMatchObject({ kind: 'ally', owner: 0, bonus: 0 });
    expect(relationshipWith(hero.sheet, FRIEND)).toBe(2);
    expect(rulesOf(told, 'relationship-set')).toEqual(['BQ-NAT-03']);
    expect(rulesOf(told, 'ally-came')).toEqual(['BQ-ALLY-04']);
  });

  test('[BQ-ALLY-04] [BQ-NAT-02] [BQ-NAT-04] a natural 20 fails above 20, and its number falls', () => {
    const { t, told, hero } = allied(25, { dice: [20] });
    does(t, asksAlly, ask);
    expect(t.state.figures[FRIEND]).toMatchObject({
      kind: 'figurine',
      where: { at: 'friendzone' },
    });
    expect(relationshipWith(hero.sheet, FRIEND)).toBe(24);
    expect(rulesOf(told, 'relationship-set')).toEqual(['BQ-NAT-04']);
    expect(rulesOf(told, 'ally-refused')).toEqual(['BQ-ALLY-04']);
  });

  test('[BQ-ALLY-02] [BQ-ALLY-03] without a natural its number stays', () => {
    for (const [face, type, rule] of [
      [17, 'ally-came', 'BQ-ALLY-03'],
      [18, 'ally-refused', 'BQ-ALLY-02'],
    ] as const) {
      const { t, told } = allied(18, { dice: [face] });
      does(t, asksAlly, ask);
      expect(rulesOf(told, type)).toEqual([rule]);
      expect(rulesOf(told, 'relationship-set')).toEqual([]);
    }
  });

  test('[BQ-ALLY-08] is asked in the Equip phase of the own turn, and in no other', () => {
    const inPhase = (key: string) => {
      const { t } = allied(18, { places: { 'door-deck': [door(99)] } });
      t.state.phase = 'upkeep';
      playSteps(t, [[key, 'ask-ally']]);
      return heroAt(t.state, 0).hasTriedAlly;
    };
    expect(inPhase('equip')).toBe(true);
    expect(() => inPhase('beginning-move')).toThrow('never asked');
    expect(() => inPhase('final-move')).toThrow('never asked');
  });

  test('[BQ-NAT-02] [BQ-CAPT-04] a captive comes on a natural 1 to an enemy, and on a 20 to nobody', () => {
    const rescued = (number: number, face: number) => {
      const { t, told } = sheeted(
        { relationships: { figurines: { [FRIEND]: number }, characters: {} } },
        { heroes: ['11 UL'], others: { [FRIEND]: 'captive 11 UR' }, dice: [face] },
      );
      does(t, rescues, [
        ['all', `rescue/${FRIEND}`],
        ['discard', door(97)],
      ]);
      return [t.state.figures[FRIEND]?.kind, ...rulesOf(told, 'ally-refused')];
    };
    expect(rescued(-6, 1)).toEqual(['ally']);
    expect(rescued(-6, 2)).toEqual(['captive', 'BQ-CAPT-04']);
    expect(rescued(25, 20)).toEqual(['captive', 'BQ-NAT-02']);
    expect(rescued(25, 19)).toEqual(['ally']);
    expect(rescued(6, 6)).toEqual(['captive', 'BQ-CAPT-04']);
  });
});
