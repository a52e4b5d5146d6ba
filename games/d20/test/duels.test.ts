import { expect, test } from 'vitest';
import { duellist, duelTable, KINDS } from '../duels/duels.ts';
import { fight } from '../duels/fight.ts';
import { d20Content } from '../src/content/index.ts';

const CONTENT = d20Content();

const ready = (id: string) => {
  const sheet = CONTENT.ready[id]?.sheet;
  if (sheet === undefined) throw new Error(`there is no "${id}"`);
  return { sheet };
};

test('[DT-SIM-01] a single combat goes as its seed says, and counts what happened', () => {
  const asked = {
    party: ['bryn-oakshield', 'ysolde-wren', 'maud-ferrier'].map(ready),
    foes: [{ block: 'goblin-raider' }, { block: 'goblin-raider' }],
  };
  const [first, again] = [fight(CONTENT, asked, 'a'), fight(CONTENT, asked, 'a')];
  expect(again).toEqual(first);
  expect(first.rounds).toBeGreaterThan(0);
  expect(first.attacks.party + first.attacks.foes).toBeGreaterThan(0);
  expect(first.hits.party).toBeLessThanOrEqual(first.attacks.party);
  const all = Array.from({ length: 12 }, (_, at) => fight(CONTENT, asked, `fight/${at}`));
  expect(new Set(all.map(({ rounds }) => rounds)).size).toBeGreaterThan(1);
  // Three adventurers of Level 1 are more than two goblins.
  expect(all.filter(({ winner }) => winner === 'party').length).toBeGreaterThan(6);
});

test('[DT-SIM-01] the stronger side wins: an ogre has one thug, a dozen thugs have the ogre', () => {
  const thugs = (count: number) => Array.from({ length: count }, () => ({ block: 'thug' }));
  const won = (count: number) =>
    Array.from({ length: 8 }, (_, at) =>
      fight(CONTENT, { party: thugs(count), foes: [{ block: 'ogre' }] }, `thugs/${at}`),
    ).filter(({ winner }) => winner === 'party').length;
  expect(won(1)).toBeLessThan(4);
  expect(won(12)).toBeGreaterThan(4);
});

test('[DT-SIM-03] duellists of one Level differ by one trait alone', () => {
  for (const kind of KINDS) {
    for (const trait of Object.keys(CONTENT[kind])) {
      const sheet = duellist(CONTENT, kind, trait, 4);
      expect([sheet.heritage, ...sheet.roles.map(({ id }) => id)]).toContain(trait);
      expect(new Set(Object.values(sheet.scores))).toEqual(new Set([13]));
      for (const known of Object.values(sheet.spells)) expect(known).toHaveLength(4);
    }
  }
});

test('[DT-SIM-03] the table has each pair of traits once, and no more winners than duels', () => {
  const content = {
    ...CONTENT,
    roles: Object.fromEntries(
      ['fighting-expert', 'noble', 'toughness'].map((id) => [id, CONTENT.roles[id] ?? {}]),
    ) as typeof CONTENT.roles,
  };
  const table = [...duelTable(content, 'roles', { level: 4, duels: 6, seed: 'test' })];
  expect(table.map(({ trait, against }) => `${trait}/${against}`)).toEqual([
    'fighting-expert/noble',
    'fighting-expert/toughness',
    'noble/toughness',
  ]);
  for (const { won, lost, duels } of table) expect(won + lost).toBeLessThanOrEqual(duels);
  // Whoever is trained to fight beats a noble.
  expect(table[0]?.won ?? 0).toBeGreaterThan(table[0]?.lost ?? 0);
});
