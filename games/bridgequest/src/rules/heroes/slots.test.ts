import { expect, test } from 'vitest';
import { named, world } from '../../../test/cards.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { DEFAULT_DECKS } from '../../content/default-decks.ts';
import { type CountedSlot, capacityOf, handLimitOf, overfull, usedOf } from './slots.ts';

function first(sitting: Sitting) {
  const { t } = sit({ heroes: ['2 UL'], ...sitting });
  const hero = heroAt(t.state, 0);
  return { t, hero };
}
const capacity = (slot: CountedSlot, sitting: Sitting = {}): number => {
  const { t, hero } = first(sitting);
  return capacityOf(t, hero, slot);
};
const used = (slot: CountedSlot, active: readonly string[], on = {}): number => {
  const { t, hero } = first({ places: { 'active/0': active, ...on } });
  return usedOf(t, hero, slot);
};

test('[BQ-CHAR-01] [BQ-CHAR-07] two hands, and one of everything else', () => {
  expect(capacity('hand')).toBe(2);
  for (const slot of [
    'big',
    'head',
    'foot',
    'armor',
    'steed',
    'ally',
    'pet',
    'race',
    'accent',
  ] as const)
    expect(capacity(slot)).toBe(1);
});

test('[BQC-VERB-26] cards and worlds add slots', () => {
  expect(capacity('big', { places: { 'active/0': [named('Cogborn')] } })).toBe(2);
  expect(capacity('hand', { places: { 'active/0': [named('Semi-Giant')] } })).toBe(3);
  expect(capacity('foot', { places: { 'world/2': [world(1)] } })).toBe(2);
  expect(capacity('foot', { places: { 'world/3': [world(1)] } })).toBe(1);
});

test('[BQ-CHAR-06] items use as many hands as hold them, and potions one for every five', () => {
  const torch = named('Torch of Mild Arson');
  expect(used('hand', [torch])).toBe(1);
  const potions = DEFAULT_DECKS.filter(({ type }) => type === 'potion').map(({ id }) => `${id}#1`);
  expect([0, 1, 5, 6].map((count) => used('hand', potions.slice(0, count)))).toEqual([0, 1, 1, 2]);
  const twoHanded = DEFAULT_DECKS.find(({ hands }) => hands === 2);
  expect(used('hand', [`${twoHanded?.id}#1`])).toBe(2);
});

test('[BQ-CHAR-05] Big counts whatever its slot', () => {
  const big = DEFAULT_DECKS.filter((card) => card.big === true).map(({ id }) => `${id}#1`);
  expect(big.length).toBeGreaterThan(1);
  expect(used('big', big)).toBe(big.length);
});

test('[BQ-CHAR-09] what an ally carries uses none of the slots', () => {
  const ally = DEFAULT_DECKS.find(({ type }) => type === 'ally');
  const id = `${ally?.id}#1`;
  const torch = named('Torch of Mild Arson');
  expect(used('hand', [id], { [`on/${id}`]: [torch] })).toBe(0);
  expect(used('ally', [id], { [`on/${id}`]: [torch] })).toBe(1);
});

test('[BQ-CHAR-11] what is cheated breaks its slot, its hands and the Big limit', () => {
  const torch = named('Torch of Mild Arson');
  const on = { [`on/${torch}`]: [named('Footnote Seven')] };
  expect(used('hand', [torch], on)).toBe(0);
});

test('[BQ-CHAR-01] [BQ-INV-09] two races are too many, unless a certificate gives a second slot', () => {
  const races = [named('Stoutling'), named('Willowkin')];
  const one = first({ places: { 'active/0': races } });
  expect(overfull(one.t, one.hero)).toEqual(['race']);
  const two = first({ places: { 'active/0': [...races, named('Mixed Parentage Certificate')] } });
  expect(overfull(two.t, two.hero)).toEqual([]);
});

test('[BQ-CARD-02] [BQC-VERB-28] five cards, and what changes it', () => {
  const limit = (sitting: Sitting): number => {
    const { t, hero } = first(sitting);
    return handLimitOf(t, hero);
  };
  expect(limit({})).toBe(5);
  expect(limit({ places: { 'active/0': [named('Semi-Giant')] } })).toBe(4);
});

test('[BQC-FX-03] sums come before factors', () => {
  const { t, hero } = first({ places: { 'active/0': [named('Semi-Giant')] } });
  const lasting = { source: 'x#1', target: 0, until: 'g' } as const;
  t.state.lasting.push({ ...lasting, id: 1, action: { verb: 'hand', n: { times: 2 } } });
  t.state.lasting.push({ ...lasting, id: 2, action: { verb: 'hand', n: 3 } });
  expect(handLimitOf(t, hero)).toBe(14);
});
