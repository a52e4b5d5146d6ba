import { expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { ADVANCED_IDS, costOf, ITEM_IDS } from './content/items.ts';
import { bingoDeathmatch } from './index.ts';
import { ACTIONS, POWER_IDS } from './model.ts';

const won = play({
  seats: 3,
  given: {
    firstPlayer: 'B',
    phase: 'bingo',
    round: 4,
    players: { C: { scored: ['N1', 'N2', 'N3', 'N4'], lazor: 'plasma-lazor' } },
  },
  rolls: ['B', 2, 'N', 5, 'B', 2],
});

test('the numbers of a finished match', () => {
  expect(bingoDeathmatch.measures.numbers(won.state)).toMatchObject({
    rounds: 4,
    deaths: 0,
    squaresScored: 2,
    winnerPlace: 1,
  });
});

test('the facets by which results are broken down', () => {
  expect(bingoDeathmatch.measures.facets(won.state)).toEqual({
    star: 'wild',
    coloured: 'knight',
    seats: '3',
    line: 'column',
    'winner.lazor': 'plasma-lazor',
    'winner.shield': 'basic-shield',
    'winner.battery': 'basic-battery',
  });
});

test('the counters that events raise', () => {
  const counter = (event: object) => bingoDeathmatch.measures.counter?.(event as never);
  expect(counter({ type: 'selected', item: 'plasma-lazor', action: 'overcharge' })).toBe(
    'item.plasma-lazor/overcharge',
  );
  expect(counter({ type: 'power-played', card: 'backup-battery' })).toBe('power.backup-battery');
  expect(counter({ type: 'bought', card: 'ultra-shield' })).toBe('bought.ultra-shield');
  expect(counter({ type: 'scored' })).toBeUndefined();
});

test('players are compared by the items that they end with', () => {
  expect(bingoDeathmatch.measures.entrants?.(won.state)?.[2]).toEqual({
    seat: 2,
    facets: { lazor: 'plasma-lazor', shield: 'basic-shield', battery: 'basic-battery' },
  });
});

test('what reports count as content misses no action of an item and no card', () => {
  const content = bingoDeathmatch.measures.content ?? [];
  const actions = ITEM_IDS.flatMap((id) =>
    ACTIONS.filter((action) => costOf(id, action) !== undefined).map((act) => `item.${id}/${act}`),
  );
  const sold = [...ADVANCED_IDS, ...POWER_IDS].map((id) => `bought.${id}`);
  const played = POWER_IDS.map((id) => `power.${id}`);
  expect([...content].sort()).toEqual([...actions, ...sold, ...played].sort());
});

test('how the players stand: the fullest line counts most, the winner has won', () => {
  const standing = (players: object, won = false) => {
    const { state } = play({
      seats: 2,
      given: { firstPlayer: 'A', phase: 'bingo', round: 4, players },
      rolls: won ? ['B', 5, 'O', 1] : ['G', 3, 'G', 3],
    });
    return bingoDeathmatch.measures.standing?.(state) ?? [];
  };
  const four = ['B1', 'B2', 'B3', 'B4'];
  const apart = ['B1', 'I2', 'N4', 'G5'];
  const [line = 0, spread = 0] = standing({ A: { scored: four }, B: { scored: apart } });
  expect(line).toBeGreaterThan(spread);
  expect(spread).toBeGreaterThan(0);
  expect(standing({ A: { scored: four } }, true)[0]).toBe(1);
});
