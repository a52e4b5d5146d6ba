import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import type { Foe } from '../../model.ts';
import { withRelationship } from '../../sheets/relationships.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { totalsOf } from '../combat/totals.ts';
import { calculates } from './calculate.ts';
import { differential } from './differential.ts';
import { wins } from './winning.ts';

const FIGURINE = 'BQC-FIG-10';

/** Two fight a figurine on row 4, from rows 4 and 5; neither has anything to do with it yet. */
function pair(others: Readonly<Record<string, string>> = {}) {
  const { t, told } = sit({
    heroes: ['3 UL', '2 LR'],
    others: { [FIGURINE]: '3 LR', ...others },
    places: { 'world/3': [world(3)], 'world/2': [world(12)] },
  });
  const foe: Foe = { ...foeOf(FIGURINE), rolled: 6, tenths: 1 };
  fight(t, { stage: 'calculation', helper: 1, foes: [foe] });
  for (const hero of t.state.heroes) hero.sheet = { ...hero.sheet, ST: 1, CON: 6, karma: 0 };
  const { combat } = t.state;
  if (combat === undefined) throw new Error('somebody fights');
  return { t, told, foe, combat, owner: heroAt(t.state, 0), helper: heroAt(t.state, 1) };
}

const terms = (all: readonly { readonly n: number; readonly rule: string }[]) =>
  all.map(({ n, rule }) => `${n} ${rule}`);

describe('two who fight together', () => {
  test('[BQ-CMB-45] [BQ-CMB-16] the helper fights with the row of where it is itself', () => {
    const { t, combat, owner, helper } = pair();
    expect(terms(heroStrength(t, helper).att)).toEqual(['1 BQ-CMB-01', '5 BQ-CMB-45']);
    expect(terms(heroStrength(t, owner).att)).toEqual(['1 BQ-CMB-01', '4 BQ-TERM-06']);
    expect(totalsOf(t, combat).players).toEqual({ att: 11, def: 12 });
  });

  test.each([
    { heroes: ['3 UL', '2 LR'], doors: 1 },
    { heroes: ['2 LR', '3 UL'], doors: 2 },
  ])(
    '[BQ-CMB-45] the row of the owner says how many doors there are: $doors',
    ({ heroes, doors }) => {
      const { t } = sit({ heroes, places: { 'world/3': [world(3)], 'world/2': [world(12)] } });
      const hero = fight(t, {
        stage: 'calculation',
        helper: 1,
        foes: [{ ...foeOf(LEVEL_4), rolled: 1, tenths: 1 }],
      });
      hero.sheet = { ...hero.sheet, ST: 4, CON: 6, karma: 0 };
      heroAt(t.state, 1).sheet = { ...heroAt(t.state, 1).sheet, ST: 0, CON: 6, karma: 0 };
      calculates(t);
      expect(t.state.combat).toMatchObject({ stage: 'differential', doors });
    },
  );

  test('[BQ-CMB-43] [BQ-CMB-08] what the helper is to a monster counts as well', () => {
    const { t, foe, owner, helper } = pair();
    owner.sheet = withRelationship(owner.sheet, FIGURINE, -3);
    helper.sheet = withRelationship(helper.sheet, FIGURINE, 2);
    expect(terms(foeStrength(t, foe))).toEqual([
      ...['6 BQ-CMB-11', '4 BQ-CMB-07', '3 BQ-CMB-08', '-2 BQ-CMB-43'],
    ]);
  });

  test('[BQ-CMB-43] and its Karma', () => {
    const { t, foe, helper } = pair();
    helper.sheet = { ...helper.sheet, karma: 20 };
    expect(sumOf(foeStrength(t, foe))).toBe(12);
  });

  test('[BQ-CMB-43] and its allies, where they are with it', () => {
    const { t, combat } = pair({ a: 'ally 2 UL', b: 'ally 3 UR' });
    for (const id of ['a', 'b']) Object.assign(t.state.figures[id] ?? {}, { owner: 1, bonus: 3 });
    // The other one is with the owner, and none of its.
    expect(totalsOf(t, combat).players.att).toBe(11 + 3);
  });
});

describe('a first calculation', () => {
  test('[BQ-CMB-28] says so where a tie is won, and only there', () => {
    const { t, told, combat, owner } = pair();
    t.state.places['active/0'] = [door(97)];
    // 11 against 11: 12 of the figurine, one of it attack.
    combat.foes = [{ ...foeOf(FIGURINE), rolled: 8, tenths: 1 }];
    calculates(t);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-CMB-28', result: 'winning', lead: 0 });
    owner.sheet = { ...owner.sheet, ST: 2 };
    calculates(t);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-PD-01', result: 'winning', lead: 1 });
  });
});

/** A fight alone in a world of row 3. */
function alone(extra: Partial<Fought> = {}) {
  return fought({
    sheets: [{ ST: 4, CON: 20 }],
    doors: [LEVEL_4],
    ...extra,
    sitting: {
      heroes: ['11 UL'],
      dice: [6, 1],
      ...extra.sitting,
      places: { 'world/11': [world(3)], ...extra.sitting?.places },
    },
  });
}

type Told = readonly { readonly type: string }[];
const all = (told: Told, type: string) => told.filter((one) => one.type === type);

describe('a lead', () => {
  test.each([
    { ST: 4, lead: 1 },
    { ST: 12, lead: 9 },
  ])('[BQ-PD-01] [BQ-CMB-26] of $lead wins', ({ ST, lead }) => {
    const { told } = alone({ sheets: [{ ST, CON: 20 }] });
    expect(all(told, 'calculated')).toMatchObject([{ rule: 'BQ-PD-01', lead }]);
    expect(types(told)).toContain('combat-won');
    expect(types(told)).not.toContain('differential');
  });

  test('[BQ-PD-01] [BQ-PD-11] of 10 does not: doors come, what they bring is fought, and the sides are compared again', () => {
    const { told, hero } = alone({
      sheets: [{ ST: 13, CON: 20 }],
      doors: [LEVEL_4, named('Feral Napkin')],
      sitting: { dice: [6, 1, 4, 1] },
    });
    expect(all(told, 'calculated')).toMatchObject([
      { rule: 'BQ-CMB-27', lead: 10 },
      { rule: 'BQ-PD-01', lead: 6 },
    ]);
    expect(hero.travels).toBe(2);
    expect(all(told, 'travels-changed')).toMatchObject([{ rule: 'BQ-CMB-50', by: 2 }]);
  });

  test('[BQ-PD-01] of none does not either', () => {
    const { told } = alone({ sheets: [{ ST: 3, CON: 20 }], sitting: { dice: [6, 1, 1] } });
    expect(all(told, 'calculated')[0]).toMatchObject({
      rule: 'BQ-CMB-25',
      lead: 0,
      result: 'short',
    });
    expect(types(told)).not.toContain('combat-won');
  });

  /** On row 5, where a lead of 10 brings two doors. */
  const twoDoors = (doors: readonly string[], dice: readonly number[]) =>
    alone({
      sheets: [{ ST: 11, CON: 20 }],
      doors,
      sitting: { heroes: ['2 UL'], places: { 'world/2': [world(3)] }, dice: [...dice] },
    });

  test('[BQ-PD-03] [BQ-PD-06] all its doors are turned up before the first of them does anything', () => {
    // The kick: a monster and an identity; then an enhancer and a curse.
    const { told } = twoDoors([LEVEL_4, door(97), door(49), door(62)], [6, 1, 1]);
    const turned = all(told, 'cards-drawn').filter(
      (one) => (one as never as { rule: string }).rule === 'BQ-PD-03',
    );
    expect(turned[0]).toMatchObject({ cards: [door(49), door(62)] });
    const order = types(told);
    expect(order.indexOf('differential')).toBeLessThan(order.indexOf('curse-struck'));
    expect(order.indexOf('curse-struck')).toBeLessThan(order.indexOf('cards-attached'));
    expect(told[order.indexOf('curse-struck')]).toMatchObject({ seat: 0 });
    expect(told).toContainEqual(expect.objectContaining({ rule: 'BQ-PD-08' }));
  });

  test('[BQ-PD-12] two doors are one differential of the combat', () => {
    const { t } = sit({
      heroes: ['2 UL'],
      places: { 'world/2': [world(3)], combat: [LEVEL_4], 'door-deck': [door(98), door(97)] },
    });
    fight(t, {
      stage: 'differential',
      doors: 2,
      foes: [{ ...foeOf(LEVEL_4), rolled: 1, tenths: 1 }],
    });
    play(differential(t));
    expect(t.state.combat).toMatchObject({ differentials: 1, stage: 'action' });
    expect(t.state.places['side/0']).toEqual([door(97), door(98)]);
  });

  test('[BQ-PD-12] however many doors it has, it counts once', () => {
    // The Hydra: pd: mst(3). 16 against 4, two doors; then against 7.
    const HYDRA = named('Hydra in Couples Counseling');
    const { told, asked } = twoDoors([HYDRA, door(97), door(98), door(101)], [4, 1]);
    expect(all(told, 'differential')).toMatchObject([{ doors: 2 }]);
    expect(all(told, 'foe-changed')).toMatchObject([{ foe: HYDRA, by: 3 }]);
    expect(all(told, 'calculated')).toMatchObject([{ lead: 12 }, { lead: 9 }]);
    expect(asked.filter((one) => one.startsWith('window-action'))).toEqual(['window-action 0']);
  });
});

describe('what is won', () => {
  test.each([
    { figurine: 'BQC-FIG-10', travels: 1, treasures: 3 },
    { figurine: 'BQC-FIG-18', travels: 2, treasures: 5 },
  ])(
    '[BQ-CMB-52] [BQ-CMB-51] of $figurine: $travels travels',
    ({ figurine, travels, treasures }) => {
      const { hero, hand, told } = fought({
        sitting: {
          heroes: ['11 UL'],
          others: { [figurine]: '11 LR' },
          places: { 'world/11': [world(3)] },
          dice: [1, 1],
        },
        sheets: [{ ST: 8, CON: 20 }],
        doors: [door(97)],
      });
      expect(hero.travels).toBe(travels);
      expect(all(told, 'travels-changed')).toMatchObject([{ rule: 'BQ-TRAV-03', by: travels }]);
      // The class was kicked.
      expect(hand).toHaveLength(treasures + 1);
    },
  );

  test('[BQ-CMB-56] is what treasures there are, those of the discards too', () => {
    const few = (deck: readonly string[], discarded: readonly string[]) =>
      alone({ sitting: { places: { 'treasure-deck': deck, 'treasure-discard': discarded } } });
    const lacking = few([treasure(1)], []);
    expect(lacking.hand).toEqual([treasure(1)]);
    expect(all(lacking.told, 'cards-lacking')).toMatchObject([{ rule: 'BQ-CMB-56', count: 1 }]);
    const refilled = few([treasure(1)], [treasure(2)]);
    expect(refilled.hand).toEqual([treasure(1), treasure(2)]);
    const drawn = all(refilled.told, 'cards-drawn').at(-1);
    expect(drawn).toMatchObject({ rule: 'BQ-CMB-53' });
    expect(all(refilled.told, 'cards-lacking')).toEqual([]);
    expect(few([], []).hand).toEqual([]);
  });

  test.each([
    { share: 0, owner: [1, 2], helper: [] },
    { share: 1, owner: [1], helper: [2] },
    { share: 2, owner: [], helper: [1, 2] },
    { share: 3, owner: [], helper: [1, 2] },
  ])('[BQ-CMB-56] [BQ-CMB-46] a helper that was promised $share has them first', (promised) => {
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], combat: [LEVEL_4], 'treasure-deck': [1, 2].map(treasure) },
    });
    fight(t, { stage: 'won', helper: 1, share: promised.share, foes: [foeOf(LEVEL_4)] });
    play(wins(t), promised.share === 1 ? [['pick-treasure', treasure(2)]] : []);
    expect(t.state.places['tapped/0']?.toSorted() ?? []).toEqual(promised.owner.map(treasure));
    expect(t.state.places['tapped/1']?.toSorted() ?? []).toEqual(promised.helper.map(treasure));
    // Help for nothing is a good deed (BQ-KAR-04).
    expect(heroAt(t.state, 1).sheet.karma).toBe(promised.share === 0 ? 2 : 1);
  });
});
