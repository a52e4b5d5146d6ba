import { describe, expect, test } from 'vitest';
import { named, world } from '../../../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { DEFAULT_DECKS } from '../../content/default-decks.ts';
import type { Combat, Hero } from '../../model.ts';
import { foeOf } from './foes.ts';
import { heroStrength } from './hero-strength.ts';
import { sumOf } from './terms.ts';

interface Change {
  readonly combat?: Partial<Combat>;
  readonly hero?: (hero: Hero) => void;
  /** Bonuses of allies that are figures. */
  readonly allies?: Readonly<Record<string, number>>;
}

function strength(sitting: Sitting, { combat, hero: change, allies = {} }: Change = {}) {
  const { t } = sit({ heroes: ['11 UL'], ...sitting });
  if (combat !== undefined) fight(t, combat);
  for (const [id, bonus] of Object.entries(allies)) {
    const figure = t.state.figures[id];
    if (figure !== undefined) Object.assign(figure, { owner: 0, bonus });
  }
  const hero = heroAt(t.state, 0);
  hero.sheet = { ...hero.sheet, ST: 3, CON: 6, karma: 0 };
  change?.(hero);
  return heroStrength(t, hero);
}
const totals = (...of: Parameters<typeof strength>): readonly number[] => {
  const { att, def } = strength(...of);
  return [sumOf(att), sumOf(def)];
};

describe('a hero’s strength', () => {
  test('[BQ-CMB-01] [BQ-TERM-03] strength and row attack, constitution defends; Homeworld adds nothing', () => {
    expect(totals({})).toEqual([6, 6]);
    expect(totals({ heroes: ['homeworld'] })).toEqual([3, 6]);
    expect(totals({ heroes: ['boss-mode'] })).toEqual([13, 6]);
  });

  test('[BQ-EX-01] [BQ-CMB-02] what is held attacks, what is worn defends', () => {
    // A sword of 3, an armor of 2 and headgear of 1: ATT 9, DEF 9.
    const active = DEFAULT_DECKS.filter(
      ({ effects, type, slot, bonus, side }) =>
        type === 'item' &&
        effects === undefined &&
        side === undefined &&
        ((slot === 'hand' && bonus === 3) || (slot === 'armor' && bonus === 2)),
    ).map(({ id, slot }) => ({ id: `${id}#1`, slot }));
    const one = (slot: string): string => {
      const found = active.find((item) => item.slot === slot);
      if (found === undefined) throw new Error(`no such ${slot}`);
      return found.id;
    };
    const places = { 'active/0': [one('hand'), one('armor'), named('Colander of Confidence')] };
    expect(totals({ places })).toEqual([9, 9]);
    const terms = strength({ places }).def;
    expect(terms.map(({ n, rule }) => `${n} ${rule}`)).toEqual([
      '6 BQ-CMB-01',
      '2 BQ-CMB-02',
      '1 BQ-CMB-02',
    ]);
  });

  test('[BQ-CMB-04] a card that states a side counts there, whatever holds it', () => {
    // The Umbrella of Sudden Opening is held, and defends.
    const places = {
      'active/0': [named('Umbrella of Sudden Opening'), named('Spatula of Flipping')],
    };
    expect(totals({ places })).toEqual([8, 8]);
    const rules = ({ att, def }: ReturnType<typeof strength>) =>
      [...att, ...def].filter(({ source }) => source !== undefined).map(({ rule }) => rule);
    expect(rules(strength({ places }))).toEqual(['BQ-CMB-02', 'BQ-CMB-04']);
  });

  test('[BQ-CMB-03] a free bonus counts as it was declared, until then as attack', () => {
    const steed = DEFAULT_DECKS.find(({ type }) => type === 'steed');
    const id = `${steed?.id}#1`;
    const bonus = Number(steed?.bonus);
    const places = { 'active/0': [id] };
    expect(totals({ places })).toEqual([6 + bonus, 6]);
    expect(totals({ places }, { combat: { declared: { [id]: 'DEF' } } })).toEqual([6, 6 + bonus]);
  });

  test('[BQC-TYPE-14] an enhancer counts with its item, on its side', () => {
    const hat = named('Colander of Confidence');
    const places = { 'active/0': [hat], [`on/${hat}`]: [named('Needless Spikes')] };
    expect(totals({ places })).toEqual([6, 10]);
  });

  test('[BQ-TERM-13] wounds are taken off', () => {
    expect(totals({}, { hero: ({ wounds }) => Object.assign(wounds, { att: 2, def: 4 }) })).toEqual(
      [4, 2],
    );
  });

  test('[BQC-VERB-01] [BQC-VERB-02] effects of identities and worlds add, those of worlds in a fight alone', () => {
    // Stoutling: def(2). Rainy Tuesday: fight: att(-1); def(-1).
    const places = { 'active/0': [named('Stoutling')], 'world/11': [world(42)] };
    expect(totals({ places })).toEqual([6, 8]);
    expect(totals({ places }, { combat: {} })).toEqual([5, 7]);
  });

  test('[BQC-VERB-45] the Upside-Down Orchard has finished totals change places', () => {
    const places = { 'active/0': [named('Colander of Confidence')], 'world/11': [world(7)] };
    expect(totals({ places })).toEqual([6, 7]);
    expect(totals({ places }, { combat: {} })).toEqual([7, 6]);
  });

  test('[BQC-VERB-30] what a monster is warded against counts nothing while it is there', () => {
    const fireproof = DEFAULT_DECKS.find((card) =>
      (card.effects as readonly string[] | undefined)?.includes('fight: ward(fire)@foe'),
    );
    const torch = named('Torch of Mild Arson');
    const hat = named('Colander of Confidence');
    const places = {
      'active/0': [torch, hat],
      [`on/${torch}`]: [named('Needless Spikes')],
    };
    const foes = [foeOf(`${fireproof?.id}#1`)];
    expect(totals({ places }, { combat: {} })).toEqual([11, 7]);
    expect(totals({ places }, { combat: { foes } })).toEqual([6, 7]);
    // What a coating makes fiery is warded too (BQC-VERB-31).
    const coated = { 'active/0': [hat], [`on/${hat}`]: [named('Chili Coating')] };
    expect(totals({ places: coated }, { combat: {} })).toEqual([6, 9]);
    expect(totals({ places: coated }, { combat: { foes } })).toEqual([6, 6]);
  });
});

describe('allies', () => {
  const beside = { a: 'ally 11 UR' };

  test('[BQ-ALLY-05] an ally counts where its player is, and nowhere else', () => {
    expect(totals({ others: beside }, { allies: { a: 16 } })).toEqual([22, 6]);
    expect(totals({ others: { a: 'ally 20 UR' } }, { allies: { a: 16 } })).toEqual([6, 6]);
    const home = { heroes: ['homeworld'], others: { a: 'ally homeworld' } };
    expect(totals(home, { allies: { a: 16 } })).toEqual([19, 6]);
  });

  test('[BQ-TERM-06] the row adds to attack; the level of the sheet and travels add nothing', () => {
    const att = (place: string, level: number, travels: number): number => {
      const { t } = sit({ heroes: [place] });
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, ST: 3, level };
      hero.travels = travels;
      return sumOf(heroStrength(t, hero).att);
    };
    expect([att('homeworld', 1, 0), att('2 UL', 1, 0), att('17 UL', 1, 0)]).toEqual([3, 8, 12]);
    expect(att('2 UL', 9, 20)).toBe(8);
  });

  test('[BQ-EX-11] [BQ-KAR-08] Karma strengthens and weakens each of them, to nothing at worst', () => {
    const hireling = DEFAULT_DECKS.find(({ type, bonus }) => type === 'ally' && bonus === 2);
    const places = { 'active/0': [`${hireling?.id}#1`] };
    const with_ = (karma: number) =>
      totals(
        { others: beside, places },
        {
          allies: { a: 6 },
          hero: (one) => {
            one.sheet = { ...one.sheet, karma };
          },
        },
      )[0];
    // 3 and row 3, then 8 and 4, 5 and 1, 6 and 2.
    expect(with_(23)).toBe(6 + 8 + 4);
    expect(with_(-15)).toBe(6 + 5 + 1);
    expect(with_(-9)).toBe(6 + 6 + 2);
    expect(with_(-500)).toBe(6);
  });
});
