import { expect, test } from 'vitest';
import { world } from '../../test/cards.ts';
import { fight, sit } from '../../test/table.ts';
import { withRelationshipBetween } from '../sheets/characters.ts';
import type { BridgeContent } from '../table.ts';
import { viewOf } from '../view.ts';
import { entryOf, figuresAtSpot, partsOfMonsters, partsOfPlayers, passagesOf } from './index.ts';

const sum = (parts: readonly { readonly n: number }[]): number =>
  parts.reduce((all, { n }) => all + n, 0);

test('[BQ-MOVE-05] [BQ-MOVE-06] a passage is there where one side has a doorway, and leads both ways where both have', () => {
  const between = (...doors: readonly [string[], string[]]) =>
    passagesOf({ doors: { 20: doors[0], 11: doors[1] } as never }).filter(
      ({ from, to }) => from.corner[1] === 'L' && to.corner[1] === 'L',
    );
  expect(between(['UL'], [])).toEqual([
    { from: { location: 20, corner: 'UL' }, to: { location: 11, corner: 'LL' }, bothWays: false },
  ]);
  expect(between(['UL'], ['LL'])).toHaveLength(1);
  expect(between(['UL'], ['LL'])[0]?.bothWays).toBe(true);
  expect(between([], [])).toEqual([]);
});

test('[BQ-MOVE-16] the Bridge is entered by free corners with a doorway, for twice as much each row', () => {
  const view = { doors: { 20: ['LL', 'UL'], 11: ['LL'] } } as never;
  expect(entryOf(view, 20)).toEqual({ cost: 1, corners: ['LL'] });
  expect(entryOf(view, 11).cost).toBe(4);
});

test('heroes come before those who are fought', () => {
  const { t } = sit({ heroes: ['20 LL'], others: { 'BQC-FIG-01': '20 UR' } });
  expect(figuresAtSpot(t.state, 20).map(({ id }) => id)).toEqual(['hero-0', 'BQC-FIG-01']);
});

test('[BQ-CMB-15] [BQ-CMB-42] the parts of the four sums add up to them, what two fighters are to each other too', () => {
  const { t } = sit({
    heroes: ['20 LL', '20 LR'],
    places: { 'world/20': [world(1)], combat: ['BQC-DOOR-004#1'] },
  });
  const foe = { id: 'BQC-DOOR-004#1', rolled: 5, tenths: 4, changes: [], met: [] };
  const hero = fight(t, { helper: 1, foes: [foe] });
  hero.sheet = { ...hero.sheet, ST: 3 };
  const [, other] = t.state.heroes;
  if (other === undefined) throw new Error('nobody helps');
  hero.sheet = {
    ...hero.sheet,
    relationships: { figurines: {}, characters: { [other.sheet.name]: 4 } },
  };
  other.sheet = {
    ...other.sheet,
    relationships: { figurines: {}, characters: { [hero.sheet.name]: 4 } },
  };
  const view = viewOf(t.state, 0, t.content as BridgeContent);
  for (const side of ['att', 'def'] as const) {
    expect(sum(partsOfPlayers(view, side))).toBe(view.sums?.players[side]);
    expect(sum(partsOfMonsters(view, side))).toBe(view.sums?.monsters[side]);
  }
});

test('[BQ-PVP-09] [BQ-PVP-02] of whoever was attacked its own strength, and what the two are to each other, are parts', () => {
  const { t } = sit({ heroes: ['20 LL', '20 LR'], places: { 'world/20': [world(1)] } });
  const hero = fight(t, { defender: 1, foes: [] });
  const [, other] = t.state.heroes;
  if (other === undefined) throw new Error('nobody is attacked');
  other.sheet = { ...other.sheet, ST: 1, CON: 5 };
  [hero.sheet, other.sheet] = withRelationshipBetween(hero.sheet, other.sheet, -3);
  const view = viewOf(t.state, 0, t.content as BridgeContent);
  const of = { seat: 1 };
  expect(partsOfMonsters(view, 'att')).toEqual([{ n: 2, rule: 'BQ-PVP-02', of }]);
  expect(partsOfMonsters(view, 'def')).toEqual([
    { n: 5, rule: 'BQ-PVP-02', of },
    { n: 3, rule: 'BQ-PVP-09', of },
  ]);
  expect(view.sums?.monsters).toEqual({ att: 2, def: 8 });
});
