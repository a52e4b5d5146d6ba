import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, playSteps, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { readEffect } from '../../effects/read-effect.ts';
import { newSheet } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { canPay } from '../acts/paying.ts';
import { perform } from '../acts/perform.ts';
import { dies } from '../death/dying.ts';
import { bendingMeansOf, mayBend } from '../dice/bending-means.ts';
import { freesRescued } from '../landing/homecoming.ts';
import { plays } from '../plays/play.ts';
import { cursedItems } from '../turn/cursed-items.ts';
import { playing } from '../turn/deeds.ts';
import { menu } from '../turn/menu.ts';
import { deed } from './deeds.ts';

const DUST = 'BQC-DUST-01#1';
const SPELL = 'BQC-SPEL-01#1';
const DECKS = { 'dust-deck': [DUST], 'spell-deck': [SPELL] };

const karmaOf = ({ state }: Bridge) => state.heroes.map(({ sheet }) => sheet.karma);

/** The first of three, whose Karma is 0, plays cards of its hand in its turn. */
function played(script: Script, sitting: Sitting) {
  const { t, told } = sit({
    heroes: ['homeworld', 'homeworld', 'homeworld'],
    ...sitting,
    places: { ...DECKS, ...sitting.places },
  });
  for (const hero of t.state.heroes) hero.sheet = { ...hero.sheet, karma: 0 };
  play(
    menu(t, heroAt(t.state, 0), { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [playing] }),
    script,
  );
  const rules = told.flatMap((one) =>
    one.type === 'karma-changed' && 'rule' in one ? [one.rule] : [],
  );
  return { t, told, rules, karma: karmaOf(t) };
}

describe('what good and bad deeds bring', () => {
  test('[BQ-KAR-03] [BQ-KAR-02] lies beside the hand; with the deck empty nothing comes', () => {
    const { t } = sit({ heroes: ['homeworld'], places: { 'dust-deck': [DUST], 'hand/0': [] } });
    const hero = heroAt(t.state, 0);
    deed(t, hero, { rule: 'BQ-KAR-05', points: 1 });
    expect([t.state.places['karma/0'], t.state.places['hand/0']]).toEqual([[DUST], []]);
    deed(t, hero, { rule: 'BQ-KAR-05', points: 1 });
    deed(t, hero, { rule: 'BQ-KAR-12', points: -1 });
    expect(t.state.places['karma/0']).toEqual([DUST]);
    expect(hero.sheet.karma).toBe(2);
  });

  test('[BQ-KAR-03] pays for nothing, and does not count against the hand limit', () => {
    const { t } = sit({
      heroes: ['homeworld'],
      places: { 'karma/0': [DUST, SPELL], 'hand/0': [1, 2, 3, 4, 5].map(door) },
    });
    const hero = heroAt(t.state, 0);
    const [paying] =
      readEffect('use(n): pay(card 1){travel(1)}', 'effect', () => undefined)?.do ?? [];
    if (paying?.verb !== 'pay') throw new Error('it has a price');
    expect(canPay(t, hero, paying.cost)).toBe(true);
    t.state.phase = 'charity';
    const { asked } = playSteps(t, [], ({ state }) => state.phase === 'final-move');
    expect(asked).toEqual([]);
    t.state.places['hand/0'] = [];
    expect(canPay(t, hero, paying.cost)).toBe(false);
  });

  test('[BQ-KAR-03] [BQ-DEAD-04] [BQ-KAR-23] is lost on death, as Karma and travels are, which is told', () => {
    const { t, told } = sit({
      heroes: ['homeworld', 'homeworld'],
      places: { 'karma/0': [DUST, SPELL] },
    });
    const hero = heroAt(t.state, 0);
    hero.travels = 3;
    hero.sheet = { ...hero.sheet, karma: -7 };
    play(dies(t, hero, { rule: 'BQ-DEAD-01' }));
    expect(t.state.places).toMatchObject({
      ...{ 'karma/0': [], 'dust-discard': [DUST], 'spell-discard': [SPELL] },
    });
    expect(told).toEqual(
      expect.arrayContaining([
        { type: 'travels-changed', rule: 'BQ-DEAD-04', seat: 0, by: -3, left: 0 },
        { type: 'karma-changed', rule: 'BQ-KAR-23', seat: 0, points: 7, karma: 0 },
      ]),
    );
  });
});

describe('good deeds', () => {
  const guals = [1, 2, 3, 4, 5, 6].map((number) => treasure(73 + number));
  /** So many levels for a seat, one after another. */
  const given = (count: number, to: number | ((at: number) => number)) =>
    played(
      guals.slice(0, count).flatMap(
        (card, at) =>
          [
            ['all', `play/${card}`],
            ['pick-player', String(typeof to === 'number' ? to : to(at))],
          ] as const,
      ),
      { places: { 'hand/0': guals } },
    );

  test('[BQ-KAR-06] are five levels for one other player in one turn, once', () => {
    expect(given(4, 1).karma).toEqual([0, 0, 0]);
    const { karma, t, rules } = given(5, 1);
    expect([karma, rules]).toEqual([[1, 0, 0], ['BQ-KAR-06']]);
    expect(t.state.places['karma/0']).toEqual([DUST]);
    expect(given(6, 1).karma).toEqual([1, 0, 0]);
  });

  test('[BQ-KAR-06] not for oneself, nor for several', () => {
    expect(given(6, 0).karma).toEqual([0, 0, 0]);
    expect(given(6, (at) => 1 + (at % 2)).karma).toEqual([0, 0, 0]);
  });

  test('[BQ-KAR-10] is food from which everybody gains, if there is anybody else', () => {
    const CASSEROLE = named('Potluck Casserole');
    const places = { 'hand/0': [CASSEROLE], ...DECKS };
    const shared = played([['all', `play/${CASSEROLE}`]], { places });
    expect([shared.karma, shared.rules]).toEqual([[1, 0, 0], ['BQ-KAR-10']]);
    expect(shared.t.state.heroes.map(({ travels }) => travels)).toEqual([1, 1, 1]);
    expect(played([['all', `play/${CASSEROLE}`]], { places, heroes: ['homeworld'] }).karma).toEqual(
      [0],
    );
    // A level for oneself is no food.
    const own = treasure(74);
    const script: Script = [
      ['all', `play/${own}`],
      ['pick-player', '0'],
    ];
    expect(played(script, { places: { 'hand/0': [own] } }).karma).toEqual([0, 0, 0]);
  });

  test('[BQ-KAR-10] nothing else from which everybody gains is food', () => {
    const { t } = sit({ heroes: ['homeworld', 'homeworld'], places: { 'hand/0': [treasure(89)] } });
    const effect = readEffect('play: travel(1)@all', 'effect', () => undefined);
    if (effect === undefined) throw new Error('it is an effect');
    const [id, hero] = [treasure(89), heroAt(t.state, 0)];
    play(plays(t, hero, { id, card: id, from: 'hand', effect, at: 0 }));
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([1, 1]);
    expect(karmaOf(t)).toEqual([1, 1]);
  });

  test('[BQ-KAR-31] bringing somebody home who was captured is worth 30, and one Fairy Dust', () => {
    const rescued = (where: string, owner = 0) => {
      const { t } = sit({
        heroes: ['homeworld', 'homeworld'],
        others: { captive: `ally ${where}` },
        places: { ...DECKS, 'world/11': [world(3)] },
      });
      const sheet = newSheet({ name: 'Ada', race: 'captive', gender: 'female' }, () => 1);
      t.state.captives = [{ figure: 'captive', sheet }];
      Object.assign(t.state.figures.captive ?? {}, { owner, bonus: 0 });
      freesRescued(t, heroAt(t.state, 0));
      return t;
    };
    const home = rescued('homeworld');
    expect(karmaOf(home)).toEqual([31, 1]);
    expect(home.state.places['karma/0']).toEqual([DUST]);
    expect(home.state.freed.map(({ name }) => name)).toEqual(['Ada']);
    // Not on the way, and not whom another brings.
    expect(karmaOf(rescued('11 UL'))).toEqual([1, 1]);
    expect(karmaOf(rescued('homeworld', 1))).toEqual([1, 1]);
  });
});

describe('bad deeds', () => {
  const CURSE = named('Wrong Form, Wrong Window');
  const LIMB = named('Arm Fell Asleep');
  const cursing = (card: string, whom: number) =>
    played(
      [
        ['all', `play/${card}`],
        ['curse-whom', String(whom)],
      ],
      { places: { 'hand/0': [card] } },
    );

  test('[BQ-KAR-12] [BQ-KAR-18] is a curse on another, who is hit by it', () => {
    const { karma, t, rules } = cursing(CURSE, 1);
    expect([karma, rules]).toEqual([
      [-1, -1, 0],
      ['BQ-KAR-12', 'BQ-KAR-18'],
    ]);
    expect(t.state.places['karma/0']).toEqual([SPELL]);
    expect(cursing(CURSE, 0).rules).toEqual(['BQ-KAR-18']);
  });

  test('[BQ-KAR-15] is taking a part of a body away, anybody’s, once for one deed', () => {
    expect(cursing(LIMB, 1)).toMatchObject({
      ...{ karma: [-1, -1, 0], rules: ['BQ-KAR-15', 'BQ-KAR-18'] },
    });
    expect(cursing(LIMB, 0)).toMatchObject({
      ...{ karma: [-2, 0, 0], rules: ['BQ-KAR-15', 'BQ-KAR-18'] },
    });
  });

  /** A hat of 1 with so many enhancers of 3, with the first hero. */
  const carried = (enhancers: number, heroes: readonly string[], zone = 'active/0') => {
    const HAT = treasure(1);
    const on = Array.from({ length: enhancers }, (_, at) => `BQC-TREA-052#${at + 10}`);
    const { t } = sit({
      heroes,
      places: { 'world/11': [world(3)], [zone]: [HAT], [`on/${HAT}`]: on, ...DECKS },
    });
    cursedItems(t);
    return t;
  };

  test('[BQ-KAR-17] is carrying what is CuRsEd, and being where somebody does', () => {
    const heroes = ['11 UL', '11 LR', 'homeworld'];
    const t = carried(33, heroes);
    expect(karmaOf(t)).toEqual([0, 0, 1]);
    expect(t.state.places['karma/0']).toEqual([SPELL]);
    // 1 + 32 × 3 is less than 100.
    expect(karmaOf(carried(32, heroes))).toEqual([1, 1, 1]);
    // Tapped it is carried as well; in the hand nobody carries it.
    expect(karmaOf(carried(33, heroes, 'tapped/0'))).toEqual([0, 0, 1]);
    expect(karmaOf(carried(33, heroes, 'hand/0'))).toEqual([1, 1, 1]);
  });

  test('[BQ-KAR-17] at the Upkeep of everybody’s turn', () => {
    const HAT = treasure(1);
    const on = Array.from({ length: 33 }, (_, at) => `BQC-TREA-052#${at + 10}`);
    const { t } = sit({
      heroes: ['11 UL', 'homeworld'],
      places: { 'world/11': [world(3)], 'active/0': [HAT], [`on/${HAT}`]: on },
    });
    t.state.active = 1;
    t.state.phase = 'upkeep';
    playSteps(t, [], ({ state }) => state.phase === 'beginning-move');
    expect(karmaOf(t)).toEqual([0, 1]);
  });

  test('[BQ-KAR-33] what is stolen from a player and CuRsEd is remembered', () => {
    const taking = (enhancers: number) => {
      const HAT = treasure(1);
      const on = Array.from({ length: enhancers }, (_, at) => `BQC-TREA-052#${at + 10}`);
      const { t } = sit({
        heroes: ['11 UL', '11 LR', '11 UR'],
        places: { 'world/11': [world(3)], 'active/2': [HAT], [`on/${HAT}`]: on },
      });
      const actions =
        readEffect('play: take(head)@pick-player', 'effect', () => undefined)?.do ?? [];
      const you = heroAt(t.state, 0);
      const doing = { you, by: you, source: DUST, rule: 'BQC-TRIG-01', isDeed: true };
      play(perform(t, actions, doing), [['pick-player', '2']]);
      expect(t.state.places['tapped/0']).toEqual([HAT]);
      return t.state.stolen;
    };
    expect(taking(33)).toEqual([{ card: treasure(1), from: 2, by: 0 }]);
    expect(taking(32)).toEqual([]);
  });
});

test('[BQ-KAR-22] beyond 100, either way, Karma bends reality for 10 toward nothing, as often as it lasts', () => {
  const { t, told } = sit({ heroes: ['homeworld'], places: DECKS });
  const hero = heroAt(t.state, 0);
  const bent = (karma: number) => {
    hero.sheet = { ...hero.sheet, karma };
    const means = bendingMeansOf(t, hero);
    play(mayBend(t, hero));
    return [means, hero.sheet.karma];
  };
  expect(bent(100)).toEqual([[], 100]);
  expect(bent(101)).toEqual([['karma'], 91]);
  expect(bent(115)).toEqual([['karma'], 105]);
  expect(bent(105)).toEqual([['karma'], 95]);
  expect(bent(-100)).toEqual([[], -100]);
  expect(bent(-101)).toEqual([['karma'], -91]);
  expect(told.at(-1)).toMatchObject({ type: 'karma-changed', rule: 'BQ-KAR-22', points: 10 });
  // It is spent, and no deed.
  expect(t.state.places['karma/0'] ?? []).toEqual([]);
});
