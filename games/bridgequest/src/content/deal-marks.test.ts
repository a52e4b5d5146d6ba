import { expect, test } from 'vitest';
import { SCOPES } from '../effects/words.ts';
import type { World } from './card.ts';
import { DECK_FORMAT, readDecks } from './read-decks.ts';

function read(cards: readonly object[]) {
  const file = { format: DECK_FORMAT, name: 'Mine', cards };
  const result = readDecks(file);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.cards;
}
const unmarked = (type: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${type}${i}`, name: type, type }));
const doorsOf = (cards: readonly object[]) =>
  read(cards).map((card) => (card as World).doors.join(' '));

test('[BQC-IMP-06] [BQ-PREP-01] worlds are dealt evenly, leftovers to the first three stacks', () => {
  const numbers = doorsOf(unmarked('world', 47)).map((doors) => doors.split(' ').length);
  expect([4, 3, 2, 1].map((n) => numbers.filter((one) => one === n).length)).toEqual([
    12, 12, 12, 11,
  ]);
});

test('[BQ-PREP-02] [BQ-PREP-03] [BQ-PREP-04] [BQ-PREP-05] doorways cycle within each stack', () => {
  const doors = doorsOf(unmarked('world', 28));
  const stack = (n: number) => doors.filter((_, i) => i % 4 === n);
  expect(new Set(stack(0))).toEqual(new Set(['UL UR LL LR']));
  const three = ['UL LL LR', 'UL UR LL', 'UL UR LR', 'UR LL LR'];
  expect(stack(1)).toEqual([...three, ...three.slice(0, 3)]);
  expect(stack(2)).toEqual(['LL LR', 'UL LL', 'UL UR', 'UR LR', 'UL LR', 'UR LL', 'LL LR']);
  expect(stack(3)).toEqual(['UR', 'LR', 'LL', 'UL', 'UR', 'LR', 'LL']);
});

test('[BQC-IMP-06] a world that has doorways keeps them, and takes no turn', () => {
  const marked = { id: 'own', name: 'Own', type: 'world', doors: ['LL'] };
  expect(doorsOf([marked, ...unmarked('world', 2)])).toEqual(['LL', 'UL UR LL LR', 'UL LL LR']);
});

test('[BQ-PREP-06] the seven scopes of portals go round, by card whatever its copies', () => {
  const portals = unmarked('portal', 8).map((card) => ({ ...card, copies: 3 }));
  const scopes = read(portals).map((card) => card.type === 'portal' && card.scope);
  expect(scopes).toEqual([...SCOPES, SCOPES[0]]);
});
