import { GAMES } from '@tablewright/registry';
import { HUMAN } from '@tablewright/table-kit';
import { expect, test } from 'vitest';
import { firstMatch } from './first-match.ts';

test('every game has a first match: one person, and bots that are in it and gentle where there are levels', async () => {
  for (const entry of GAMES) {
    if (entry.status !== 'ready') continue;
    const game = await entry.load();
    const plan = (await entry.loadPlan?.())?.PLAN;
    const { seats, options } = firstMatch(game, plan);
    expect(seats.filter(({ player }) => player === HUMAN)).toHaveLength(1);
    const first = plan?.presets.find(({ id }) => id === 'first');
    expect(options).toEqual(first?.options);
    for (const { player } of seats) {
      if (player === HUMAN) continue;
      expect(Object.keys(game.bots)).toContain(player);
      if (first?.bots !== undefined) expect(player).toBe(first.bots);
    }
  }
});
