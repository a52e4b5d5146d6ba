import { expect, test } from 'vitest';
import { begin, ours, theirs } from '../../../../test/table.ts';
import { checkMap } from '../../../map/check-map.ts';
import { cellName } from '../../../map/court-map.ts';
import { couldBecomeWall, isChangeable } from '../../../rules/sight/walls.ts';
import { MAZE, MAZE_NUMBERS } from './map.ts';

test('[KM-INV-01] [KM-MAZE-05] [KM-VAL-12] the Maze Map passes the validator with its numbers', () => {
  expect(checkMap(MAZE, MAZE_NUMBERS)).toEqual([]);
  expect(MAZE_NUMBERS).toMatchObject({
    area: 57,
    orbCosts: { 1: 8, 2: 8 },
    enemyPedestal: 17,
    dungeonOrb: [6, 7],
    characters: { court: { ':': 15 }, dungeon: { ':': 6 } },
    portals: { P: 'red', Q: 'red', U: 'blue', V: 'blue' },
  });
});

test('[KM-VAL-12] a portal that serves the other team, or both, is no map', () => {
  for (const users of ['any', 'blue'] as const) {
    const portals = MAZE.portals.map((one) => (one.letter === 'Q' ? { ...one, users } : one));
    expect(checkMap({ ...MAZE, portals }, MAZE_NUMBERS)).toEqual([
      { rule: 'KM-VAL-12', text: `court(7,13) "Q" serves ${users}, not red` },
    ]);
  }
});

test('[KM-MAZE-03] Minotaurs guard the lower orb, the Charm Ball the upper one, Lost Souls that of the Dungeon', () => {
  const neutral = MAZE.pedestals.filter(({ owner }) => owner === 'neutral');
  const guarded = neutral.map(({ cell, guards }) => [cellName(MAZE, cell), guards]);
  expect(guarded).toEqual([
    ['court(12,3)', ['charmball']],
    ['court(12,13)', ['minotaur']],
    ['dungeon(8,4)', ['souls']],
  ]);
});

test('[KM-MAZE-04] the Minotaurs act first, then the Charm Ball, then the Lost Souls', () => {
  expect(MAZE.order).toEqual(['minotaur', 'charmball', 'souls']);
});

test('[KM-MAZE-02] each team has two portals into the other half, and none leads back', () => {
  const half = (cell: number) => (cell % 25 < 12 ? 'red' : 'blue');
  for (const { entry, end, users } of MAZE.portals) {
    expect([half(entry), half(end)]).toEqual(users === 'red' ? ['red', 'blue'] : ['blue', 'red']);
  }
  expect(MAZE.portals.map(({ letter }) => letter)).toEqual(['P', 'Q', 'U', 'V']);
});

test('[KM-LEG-15] [KM-MAZE-01] shadows are floor, and powers change none of them', () => {
  const { state } = begin(
    { athletes: [ours('Ana', 'court(5,8)'), theirs('Bo', 'court(19,8)')], creeps: [], turn: 'Ana' },
    { options: { map: 'maze' } },
  );
  const shadows = MAZE.specials.shadow ?? [];
  expect(shadows).toHaveLength(15 + 6);
  expect(new Set(shadows.map((cell) => MAZE.kinds[cell]))).toEqual(new Set(['floor']));
  expect(shadows.filter((cell) => isChangeable(state, cell))).toEqual([]);
  expect(shadows.filter((cell) => couldBecomeWall(state, cell))).toEqual([]);
});

test.each([1, 3, 5])(
  '[KM-MINO-01] [KM-CRP-02] [KM-GRID-04] with %i athletes a team two Minotaurs stand beside their orb',
  (athletes) => {
    const { state } = begin(undefined, { options: { map: 'maze', athletes }, seed: 'maze' });
    const { creatures, groups, items } = state;
    const bulls = creatures.filter(({ block }) => block === 'minotaur');
    expect(
      bulls.map(({ name, cell, hp, speed, width }) => [
        name,
        cellName(MAZE, cell),
        hp,
        speed,
        width,
      ]),
    ).toEqual([
      ['Minotaur 1', 'court(11,12)', 3 * athletes, 6, 1],
      ['Minotaur 2', 'court(13,12)', 3 * athletes, 6, 1],
    ]);
    expect(groups.map(({ id }) => id)).toEqual(['minotaur', 'charmball', 'souls']);
    // KM-INV-02.
    expect(items.filter(({ kind }) => kind === 'orb')).toHaveLength(9);
  },
);
