import { describe, expect, test } from 'vitest';
import type { CardData } from './card-data.ts';
import { cardSetOf, defaultCards } from './card-set.ts';
import { joinDecks } from './join-decks.ts';
import { readCards, readDecks } from './read-decks.ts';
import { missingRoles, ROLES, unknownRoles } from './roles.ts';
import { oddShares } from './shares.ts';

const BUILT_IN = defaultCards();
const read = (...cards: readonly CardData[]) =>
  readCards(cards, ({ path, message }) => {
    throw new Error(`${path}: ${message}`);
  });
const wish = (id: string, more: Partial<CardData> = {}): CardData => ({
  ...{ id, name: `Wish ${id}`, type: 'helper', deck: 'treasure' },
  ...more,
});

describe('a set of cards', () => {
  test('[BQC-SCH-04] [BQC-INV-01] every copy is an instance of its own, in its family', () => {
    const { byId, instances } = cardSetOf(read(wish('a', { copies: 3 }), wish('b')));
    expect(instances).toEqual({ treasure: ['a#1', 'a#2', 'a#3', 'b#1'] });
    expect(byId.a?.name).toBe('Wish a');
  });

  test('[BQC-INV-03] the built-in families have as many as the ledger says', () => {
    const { instances } = cardSetOf(BUILT_IN);
    const counts = Object.entries(instances).map(([family, all]) => [family, all.length]);
    expect(Object.fromEntries(counts)).toEqual({
      ...{ door: 122, treasure: 100, world: 44, dust: 12, spell: 12 },
    });
    const all = Object.values(instances).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('[BQC-SCH-04] more copies than any deck needs are refused', () => {
    const file = {
      ...{ format: 'bq-cards/1', name: 'Many' },
      cards: [wish('a', { copies: 101 })],
    };
    expect(readDecks(file)).toEqual({
      ok: false,
      faults: [
        { path: 'cards[0].copies', message: 'copies is a whole number from 0 to 100, not 101' },
      ],
    });
  });
});

describe('decks of one’s own', () => {
  test('[BQC-IMP-04] stand beside the built-in ones, file by file', () => {
    const joined = joinDecks(BUILT_IN, [read(wish('a')), read(wish('b'))]);
    expect(joined.ok && joined.cards.length).toBe(BUILT_IN.length + 2);
  });

  test('[BQC-IMP-04] [BQC-IMP-09] or in place of a family, if there are enough of them', () => {
    const few = joinDecks(BUILT_IN, [read(wish('a', { copies: 39 }))], { treasure: 'replace' });
    expect(few).toMatchObject({ ok: false, faults: [{ path: 'importMode.treasure' }] });
    const enough = joinDecks(BUILT_IN, [read(wish('a', { copies: 40 }))], { treasure: 'replace' });
    expect(enough.ok && enough.cards.filter(({ family }) => family === 'treasure')).toHaveLength(1);
    expect(enough.ok && enough.cards.filter(({ family }) => family === 'door').length).toBe(
      BUILT_IN.filter(({ family }) => family === 'door').length,
    );
  });

  test('[BQC-IMP-04] a family of which a file has nothing stays', () => {
    const joined = joinDecks(BUILT_IN, [read(wish('a', { copies: 40 }))], { world: 'replace' });
    expect(joined.ok && joined.cards.some(({ family }) => family === 'world')).toBe(true);
  });

  test('[BQC-INV-01] an id that is taken is named, with who has it', () => {
    const joined = joinDecks(BUILT_IN, [read(wish('BQC-TREA-084'), wish('a')), read(wish('a'))]);
    expect(joined).toEqual({
      ok: false,
      faults: [
        {
          path: 'files[0].cards[0].id',
          message: 'the id "BQC-TREA-084" is taken by the built-in decks',
        },
        { path: 'files[1].cards[0].id', message: 'the id "a" is taken by files[0].cards[1]' },
      ],
    });
  });
});

describe('roles', () => {
  test('[BQC-ROLE-01] the built-in cards carry what the table says, and nothing else', () => {
    const carried = ROLES.map(({ role }) => [
      role,
      BUILT_IN.filter(({ roles }) => roles.includes(role)).map(({ id }) => id),
    ]);
    expect(carried).toEqual(ROLES.map(({ role, builtIn }) => [role, builtIn]));
    expect(unknownRoles(BUILT_IN)).toEqual([]);
  });

  test('[BQC-IMP-05] [BQC-INV-04] what no card carries is missed, and the built-in card offered', () => {
    expect(missingRoles(BUILT_IN)).toEqual([]);
    const without = BUILT_IN.filter(({ id }) => id !== 'BQC-TREA-084');
    expect(missingRoles(without)).toEqual([{ role: 'wish', offered: ['BQC-TREA-084'] }]);
    expect(missingRoles([...without, ...read(wish('mine', { roles: ['wish'] }))])).toEqual([]);
    // A card of that id without the role leaves nothing to offer.
    expect(missingRoles([...without, ...read(wish('BQC-TREA-084'))])).toEqual([
      { role: 'wish', offered: [] },
    ]);
  });

  test('[BQC-IMP-05] roles of optional packs are missed only where they are played', () => {
    expect(missingRoles(BUILT_IN, ['seal']).map(({ role }) => role)).toEqual(['seal']);
  });

  test('[BQC-IMP-02] a role that no rule knows is a warning', () => {
    expect(unknownRoles(read(wish('a', { roles: ['wihs', 'wish'] })))).toEqual([
      { card: 'a', role: 'wihs' },
    ]);
  });

  test('[BQC-ROLE-05] cards with glue in their names have the role by themselves', () => {
    const names = ['Superglue', 'Glue Trap', 'Igloo'];
    const cards = read(...names.map((name, at) => wish(String(at), { name })));
    expect(cards.map(({ roles }) => roles)).toEqual([['glue'], ['glue'], []]);
  });
});

describe('shares', () => {
  test('[BQ-PREP-14] [BQC-PROP-01] the built-in decks are in proportion', () => {
    expect(oddShares(BUILT_IN)).toEqual([]);
    expect(oddShares([])).toEqual([]);
  });

  test('[BQ-PREP-14] [BQC-PROP-12] more than five points off is told, with what is usual', () => {
    const gual = (copies: number) => read(wish('mine', { type: 'gual', copies }));
    // 15 of 105 are 14.3 percent, 17 of 107 are 15.9.
    expect(oddShares([...BUILT_IN, ...gual(5)])).toEqual([]);
    const [odd, ...others] = oddShares([...BUILT_IN, ...gual(7)]);
    expect(others).toEqual([]);
    expect(odd?.share).toBe('BQC-PROP-12');
    expect(odd?.percent).toBeCloseTo(15.9, 1);
    expect(odd?.usual).toBe(10);
  });

  test('[BQ-PREP-14] [BQC-PROP-14] worlds are held against each other by their doorways', () => {
    const closed = (id: number): CardData => ({
      ...{ id: `w${id}`, name: `World ${id}`, type: 'world', doors: ['UL'] },
    });
    const many = read(...Array.from({ length: 12 }, (_, i) => closed(i)));
    expect(oddShares([...BUILT_IN, ...many]).map(({ share }) => share)).toEqual([
      'BQC-PROP-14/4',
      'BQC-PROP-14/3',
      'BQC-PROP-14/2',
      'BQC-PROP-14/1',
    ]);
  });
});
