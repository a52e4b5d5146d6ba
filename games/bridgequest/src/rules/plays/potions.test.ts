import { describe, expect, test } from 'vitest';
import { treasure, world } from '../../../test/cards.ts';
import { play, playCombat, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { CardData } from '../../content/card-data.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { equipsOf } from '../equip/changes.ts';
import { usedOf } from '../heroes/slots.ts';
import { gearing } from '../turn/deeds.ts';
import { plays } from './play.ts';
import { type Moment, playsOf } from './playable.ts';

const DRAUGHT = treasure(57);
const TONIC = treasure(58);
const FOE = 'BQC-FIG-05';

/** The first hero fights at 11, with these cards; the second is at 20, beside it, the third at 17. */
function fighting(places: Sitting['places'], sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', '20 UL', '17 UL'],
    others: { [FOE]: '11 LR' },
    ...sitting,
    places: { 'world/11': [world(3)], 'world/20': [world(1)], 'world/17': [world(2)], ...places },
  });
  // A strength of 9 and row 3: ATT 6, DEF 6; the hero holds, and is short.
  const hero = fight(t, { foes: [{ ...foeOf(FOE), rolled: 9, tenths: 5 }], stage: 'calculation' });
  hero.sheet = { ...hero.sheet, ST: 1, CON: 7, DEX: 10, karma: 0 };
  return { t, told, hero };
}

const canPlay = (t: Bridge, card: string, moment: Moment, seat = 0): boolean =>
  playsOf(t, heroAt(t.state, seat), moment).some((one) => one.card === card);

function thrown(t: Bridge, card: string, script: Script = [], seat = 0) {
  const hero = heroAt(t.state, seat);
  const found = playsOf(t, hero, 'action').find((one) => one.card === card);
  if (found === undefined) throw new Error(`${card} cannot be thrown`);
  return play(plays(t, hero, found), script);
}

const oneShot = (id: string, effect: string, more: Partial<CardData> = {}): CardData => ({
  ...{ id: `OWN-TREA-${id}`, name: id, type: 'helper', deck: 'treasure', gold: 100 },
  ...{ effects: [effect], ...more },
});

describe('one-shots', () => {
  test('[BQ-POT-01] [BQC-SCH-12] must be equipped where they touch a combat, and need not where they do not', () => {
    const cards = [
      oneShot('1', 'play: mst(-3)@pick-foe'),
      oneShot('2', 'play: att(2)~c'),
      oneShot('3', 'play: escape()'),
      oneShot('4', 'play: oust(none)@pick-foe'),
      oneShot('5', 'play: check(CON){run(2)~c}{}'),
      oneShot('6', 'play: travel(1)'),
      oneShot('7', 'play: att(2)~c', { equip: false }),
      oneShot('8', 'play: travel(1)', { equip: true }),
    ];
    const ids = cards.map(({ id }) => `${id}#1`);
    const usable = (zone: string) => {
      const { t } = fighting({ [`${zone}/0`]: ids }, { cards });
      return ids.filter((id) => canPlay(t, id, 'action')).map((id) => id.at(-3));
    };
    expect(usable('hand')).toEqual(['6', '7']);
    expect(usable('active')).toEqual(['1', '2', '3', '4', '5', '8']);
    const { t, hero } = fighting({ 'hand/0': ids }, { cards });
    expect(equipsOf(t, hero).map(({ card }) => card.at(-3))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '8',
    ]);
  });

  test('[BQ-POT-08] lie in a hand or tapped without use, whatever the moment', () => {
    const potions = [DRAUGHT, treasure(68), treasure(70), treasure(72)];
    for (const zone of ['hand', 'tapped']) {
      const { t } = fighting({ [`${zone}/0`]: potions });
      for (const moment of ['own-turn', 'turns', 'declaration', 'action', 'broken'] as const) {
        expect(potions.filter((card) => canPlay(t, card, moment))).toEqual([]);
      }
    }
    const { t } = fighting({ 'active/0': potions });
    expect(potions.filter((card) => canPlay(t, card, 'action'))).toEqual(potions);
    // Nothing is thrown before the first calculation, and only what helps to get away once the defence is broken.
    expect(potions.filter((card) => canPlay(t, card, 'declaration'))).toEqual([]);
    expect(potions.filter((card) => canPlay(t, card, 'broken'))).toEqual([
      ...[treasure(68), treasure(70)],
    ]);
    t.state.combat = undefined;
    expect(potions.filter((card) => canPlay(t, card, 'own-turn'))).toEqual([]);
  });

  test('[BQ-POT-02] [BQ-POT-04] are equipped freely in the Equip phase', () => {
    const { t, hero, told } = fighting({ 'hand/0': [DRAUGHT], 'tapped/0': [TONIC] });
    t.state.combat = undefined;
    const deeds = gearing(t, hero);
    expect(deeds.map(({ id }) => id)).toEqual([`equip/${DRAUGHT}`, `equip/${TONIC}`]);
    for (const one of deeds) play(one.does(t, hero));
    expect(t.state.places['active/0']).toEqual([DRAUGHT, TONIC]);
    expect(hero.sheet.DEX).toBe(10);
    expect(told.map((event) => (event as unknown as { rule: string }).rule)).toEqual([
      ...['BQ-POT-02', 'BQ-POT-02'],
    ]);
  });

  test('[BQ-POT-04] [BQ-DEX-02] in a combat one change takes one check of DEX that passes', () => {
    const change = (faces: readonly number[], script: Script) => {
      const { t, told, hero } = fighting(
        { 'hand/0': [DRAUGHT, TONIC] },
        { dice: faces.map((face) => face - 1) },
      );
      playCombat(t, script);
      return { t, told, hero };
    };
    // 9 is under 10: one goes into the hand, and stays there; the second check is against 9.
    const { told } = change(
      [9, 9, 20],
      [
        ['window-action', 'change-gear'],
        ['change-gear', `equip/${TONIC}`],
        ['window-action', 'change-gear'],
      ],
    );
    const checks = told.filter((event) => event.type === 'checked' && event.rule === 'BQ-DEX-02');
    expect(checks).toMatchObject([
      { stat: 'DEX', passed: true, number: 9 },
      { stat: 'DEX', passed: false, number: 8 },
    ]);
    const moved = told.filter(
      (event) => (event as unknown as { rule: string }).rule === 'BQ-POT-04',
    );
    expect(moved).toHaveLength(1);
  });

  test('[BQ-POT-05] a hand that they have left is free at once, and only DEX fills it again in a combat', () => {
    const { t, hero } = fighting({ 'active/0': [DRAUGHT], 'hand/0': [TONIC] });
    expect(usedOf(t, hero, 'hand')).toBe(1);
    thrown(t, DRAUGHT, [['throw-potion', 'def']]);
    expect(usedOf(t, hero, 'hand')).toBe(0);
    // It is not thrown from the hand now.
    expect(canPlay(t, TONIC, 'action')).toBe(false);
    const clumsy = fighting({ 'hand/0': [TONIC] });
    clumsy.hero.sheet = { ...clumsy.hero.sheet, DEX: 1 };
    expect(() => playCombat(clumsy.t, [['window-action', 'change-gear']])).toThrow('never asked');
  });

  test('[BQ-POT-06] roll a d4 up to a printed +3, and a d6 from +4 on', () => {
    const own: CardData = {
      ...{ id: 'OWN-TREA-1', name: 'Weak Tea', type: 'potion', potion: 1, gold: 100 },
      effects: ['play: potion()'],
    };
    const sides = ['OWN-TREA-1#1', ...[57, 58, 60, 61].map(treasure)].map((card) => {
      const { t, told } = fighting({ 'active/0': [card] }, { cards: [own] });
      thrown(t, card, [['throw-potion', 'att']]);
      const rolled = told.find(({ type }) => type === 'rolled');
      return (rolled as unknown as { sides: number }).sides;
    });
    expect(sides).toEqual([4, 4, 4, 6, 6]);
  });

  test('[BQ-POT-07] add what they show to a side of the players, or to the strength of a monster', () => {
    const aim = (where: string) => {
      const { t } = fighting({ 'active/0': [DRAUGHT] }, { dice: [2] });
      thrown(t, DRAUGHT, [['throw-potion', where]]);
      return { lasting: t.state.lasting, foe: t.state.combat?.foes[0]?.changes };
    };
    expect(aim('att').lasting).toMatchObject([{ target: 0, action: { verb: 'att', n: 3 } }]);
    expect(aim('def').lasting).toMatchObject([{ target: 0, action: { verb: 'def', n: 3 } }]);
    expect(aim(FOE).foe).toMatchObject([{ verb: 'mst', n: 3, source: DRAUGHT }]);
  });

  test('[BQ-POT-10] go to a combat of others from near it, out of the hand of who throws them', () => {
    const usable = (places: Sitting['places'], seat: number) =>
      canPlay(fighting(places).t, DRAUGHT, 'action', seat);
    expect(usable({ 'active/1': [DRAUGHT] }, 1)).toBe(true);
    expect(usable({ 'hand/1': [DRAUGHT] }, 1)).toBe(false);
    expect(usable({ 'active/2': [DRAUGHT] }, 2)).toBe(false);
    expect(usable({ 'active/1': [DRAUGHT] }, 0)).toBe(false);
    const { t } = fighting({ 'active/1': [DRAUGHT] }, { dice: [3] });
    thrown(t, DRAUGHT, [['throw-potion', 'att']], 1);
    // It counts for whoever fights.
    expect(t.state.lasting).toMatchObject([{ target: 0, action: { verb: 'att', n: 4 } }]);
  });

  test('[BQ-POT-11] are discarded when used, and that is all', () => {
    const { t, told } = fighting({ 'active/0': [DRAUGHT, TONIC] }, { dice: [0] });
    thrown(t, DRAUGHT, [['throw-potion', 'att']]);
    expect(t.state.places['treasure-discard']).toEqual([DRAUGHT]);
    expect(t.state.places['active/0']).toEqual([TONIC]);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-POT-11' });
    expect(told.map(({ type }) => type)).toEqual([
      ...['card-played', 'cards-moved', 'rolled', 'effect-began', 'cards-moved'],
    ]);
  });
});
