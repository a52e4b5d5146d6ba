import { GAMES, loadGame, type ReadyGame } from '@tablewright/registry';
import { describe, expect, test } from 'vitest';
import { knownChance } from './known-chance.ts';
import { plainPlan, presetOf } from './plan-of.ts';
import { plannedSeats } from './planned-seat.ts';

const id = 'bingo-adventure';
const game = await loadGame(id);
const entry = GAMES.find((one): one is ReadyGame => one.id === id && one.status === 'ready');
const plan = (await entry?.loadPlan?.())?.PLAN ?? plainPlan(game);

describe('a new table of a game that is won or lost together', () => {
  test('begins with as many as make it a fight, which is that of a first match', () => {
    const seats = plannedSeats(game, '', plan.seats);
    expect(presetOf(plan, { seats, options: {} }, 'here')?.id).toBe('first');
    const share = knownChance(game, plan, {}, seats.length)?.share ?? 1;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
    // With the usual number of the game hardly anybody loses.
    expect(knownChance(game, plan, {}, game.seats.default)?.share).toBeGreaterThan(0.9);
  });

  test('says its chance for every number of seats, whoever the heroes are, and none that was not counted', () => {
    for (let count = game.seats.min; count <= game.seats.max; count += 1) {
      expect(knownChance(game, plan, { names: ['Any'] }, count)?.bots).toBe('seasoned');
    }
    expect(knownChance(game, plan, { teamCard: true }, 2)).toBeUndefined();
    expect(knownChance(game, plainPlan(game), {}, 2)).toBeUndefined();
  });
});
