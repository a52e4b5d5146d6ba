import { describe, expect, test } from 'vitest';
import type { Hero } from '../src/model.ts';
import { canPay, discardsFromHand } from '../src/rules/acts/paying.ts';
import { perform } from '../src/rules/acts/perform.ts';
import { foeOf } from '../src/rules/combat/foes.ts';
import { plays } from '../src/rules/plays/play.ts';
import { playsOf } from '../src/rules/plays/playable.ts';
import { changingWorlds } from '../src/rules/turn/deeds.ts';
import { fromSheet } from '../src/rules/turn/from-sheet.ts';
import { menu } from '../src/rules/turn/menu.ts';
import type { Bridge } from '../src/table.ts';
import { door, treasure, world } from './cards.ts';
import { play, type Script } from './play.ts';
import { fight, heroAt, type Sitting, sit } from './table.ts';
import { effectOf } from './written.ts';

/** Brawler-at-Law: two more attack in a combat, for a card. */
const BRAWLER = door(97);
/** Left the Oven On: home with whoever it hits. */
const HOME = door(67);

type Places = Readonly<Record<string, readonly string[]>>;

const types = (told: readonly { readonly type: string }[]) => told.map(({ type }) => type);

/** Has the first hero use its active card in a combat, and discard this for it. */
function uses(discarded: string, sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    places: {
      'world/11': [world(3)],
      'active/0': [BRAWLER],
      'hand/0': [discarded],
      combat: [door(1)],
      ...sitting.places,
    },
  });
  const hero = fight(t, { stage: 'action', calculations: 1, foes: [foeOf(door(1))] });
  const use = playsOf(t, hero, 'action').find(({ card }) => card === BRAWLER);
  if (use === undefined) throw new Error('it cannot be used');
  play(plays(t, hero, use));
  return { t, told, hero };
}

const hand = (t: Bridge, { seat }: Hero) => t.state.places[`hand/${seat}`] ?? [];

describe('what is paid with cards of the hand', () => {
  test('[BQ-CARD-08] the cards go off before what they pay for', () => {
    const { t, told } = uses(door(62));
    expect(t.state.lasting).toMatchObject([{ action: { verb: 'att', n: 2 }, until: 'c' }]);
    expect(heroAt(t.state, 0).travels).toBe(-1);
    const order = types(told);
    expect(order.indexOf('curse-struck')).toBeLessThan(order.indexOf('effect-began'));
  });

  test('[BQ-CARD-08] what they have made impossible is lost, and so is the price', () => {
    const { t, told } = uses(HOME);
    expect(t.state.combat).toBeUndefined();
    expect(t.state.lasting).toEqual([]);
    expect(told.at(-1)).toEqual({ type: 'price-lost', rule: 'BQ-CARD-08', seat: 0 });
    expect(hand(t, heroAt(t.state, 0))).toEqual([]);
  });

  test('[BQ-CARD-08] [BQ-USE-02] an item of the sheet is not taken by whoever is not in Homeworld any more', () => {
    const { t, told } = sit({
      heroes: ['homeworld'],
      // The trap takes it to where a d20 says: location 11.
      places: { 'hand/0': [door(75)], 'world/11': [world(3)], 'world-deck': [world(4)] },
      dice: [10],
    });
    const hero = heroAt(t.state, 0);
    hero.sheet = {
      ...hero.sheet,
      items: [
        {
          ...{ kind: 'gear', card: 'BQC-TREA-022', name: 'Rapier', bonus: 3, side: 'ATT' },
          ...{ slot: 'hand', hands: 1, isBig: false, enhancers: [], number: 10 },
        },
      ],
    };
    const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [fromSheet] };
    play(menu(t, hero, all), [['all', 'take/BQC-TREA-022']]);
    expect(types(told)).toContain('price-lost');
    expect(types(told)).not.toContain('item-attempted');
  });

  test('[BQ-CARD-14] only cards of the hand pay, and with too few nothing is offered', () => {
    const places = { 'tapped/0': [treasure(1), treasure(2)], 'identities/0': [door(98)] };
    const none = sit({ heroes: ['11 UL'], places: { ...places, 'active/0': [BRAWLER] } });
    const poor = fight(none.t, { stage: 'action', calculations: 1, foes: [foeOf(door(1))] });
    expect(playsOf(none.t, poor, 'action').map(({ card }) => card)).not.toContain(BRAWLER);
    expect([1, 0].map((n) => canPay(none.t, poor, { of: 'card', n }))).toEqual([false, false]);
    const held = sit({ heroes: ['11 UL'], places: { ...places, 'hand/0': [door(1), door(2)] } });
    const hero = heroAt(held.t.state, 0);
    expect([2, 3].map((n) => canPay(held.t, hero, { of: 'card', n }))).toEqual([true, false]);
    const flow = discardsFromHand(held.t, hero, 1, 'BQ-CARD-14');
    expect(flow.next(0).value).toMatchObject({ options: [{ id: door(1) }, { id: door(2) }] });
  });

  test('[BQ-CARD-12] [BQ-CARD-13] what was dealt face up or won as an identity is no card to pay with', () => {
    const four = [1, 2, 3, 4].map(treasure);
    const offered = (places: Places) => {
      const { t } = sit({
        heroes: ['11 UL'],
        places: { 'world/11': [world(3)], ...places },
      });
      return changingWorlds(t, heroAt(t.state, 0)).length;
    };
    expect(offered({ 'hand/0': four })).toBe(2);
    expect(offered({ 'hand/0': four.slice(1), 'tapped/0': [treasure(1)] })).toBe(0);
    expect(offered({ 'hand/0': four.slice(1), 'identities/0': [door(97)] })).toBe(0);
  });
});

describe('gold', () => {
  const pays = (places: Places, n: number, script: Script = []) => {
    const { t } = sit({ heroes: ['11 UL'], places });
    const you = heroAt(t.state, 0);
    const doing = { you, by: you, source: door(1), rule: 'BQC-TRIG-02', isDeed: false };
    const { asked } = play(perform(t, effectOf(`pay(gold ${n}){travel(1)}`), doing), script);
    return { t, asked, travels: you.travels };
  };

  test('[BQ-CARD-16] things worth at least so much are discarded, without change', () => {
    // A rapier of 400 and a spatula of 200.
    const places = { 'tapped/0': [treasure(22)], 'active/0': [treasure(21)] };
    const both = pays(places, 500, [['pay', 'yes']]);
    expect(both.travels).toBe(1);
    expect(both.t.state.places['treasure-discard']).toHaveLength(2);
    const one = pays(places, 300, [
      ['pay', 'yes'],
      ['lose-gold', treasure(22)],
    ]);
    expect(one.t.state.places['active/0']).toEqual([treasure(21)]);
    expect(pays(places, 601).asked).toEqual([]);
    expect(pays(places, 600, [['pay', 'yes']]).travels).toBe(1);
  });

  test('[BQ-CARD-16] enhancers count with their item, cards of the hand do not', () => {
    // Its enhancer adds what it is worth itself.
    const places = { 'active/0': [treasure(22)], [`on/${treasure(22)}`]: [treasure(52)] };
    expect(pays(places, 401, [['pay', 'yes']]).travels).toBe(1);
    expect(pays({ 'hand/0': [treasure(22)] }, 100).asked).toEqual([]);
  });
});

describe('what cannot be done in full', () => {
  const does = (text: string, held: readonly string[], script: Script = []) => {
    const { t } = sit({ heroes: ['homeworld'], places: { 'hand/0': held } });
    const you = heroAt(t.state, 0);
    const doing = { you, by: you, source: door(1), rule: 'BQC-TRIG-02', isDeed: false };
    const { asked } = play(perform(t, effectOf(text), doing), script);
    return { held: hand(t, you), asked, travels: you.travels };
  };

  test('[BQ-TERM-20] is done as far as it goes', () => {
    const { held, travels } = does('lose(hand,3); travel(1)', [treasure(1), treasure(2)]);
    expect([held, travels]).toEqual([[], 1]);
  });

  test('[BQ-TERM-20] but a price is paid as a whole, or not at all', () => {
    const two = does('pay(card 3){travel(1)}', [treasure(1), treasure(2)]);
    expect([two.held.length, two.asked, two.travels]).toEqual([2, [], 0]);
    const three = does('pay(card 3){travel(1)}', [1, 2, 3].map(treasure), [['pay', 'yes']]);
    expect([three.held.length, three.travels]).toEqual([0, 1]);
  });
});
