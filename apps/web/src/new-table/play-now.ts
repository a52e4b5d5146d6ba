import { loadPlan, loadTableGame } from '../games.ts';
import { sitDown } from '../matches/sit-down.ts';
import { keptName } from '../online/kept/visitor.ts';
import { plainPlan, withPreset } from './plan-of.ts';
import { plannedName, plannedSeats } from './planned-seat.ts';

/**
 * Sits down at a table of the gentlest kind that the game has, one person against bots or with them,
 * and returns the id of the match. Rejects if the game does not come.
 */
export async function playNow(id: string): Promise<string> {
  const [{ game }, own] = await Promise.all([loadTableGame(id), loadPlan(id)]);
  const plan = own ?? plainPlan(game);
  const usual = { seats: plannedSeats(game, ''), options: {} };
  const [gentlest] = plan.presets;
  const { seats, options } =
    gentlest === undefined ? usual : withPreset(game, plan, gentlest, usual);
  const named = seats.map((seat, at) => ({
    name: (at === 0 ? keptName() : '') || plannedName(seat, 'here'),
    player: seat.player,
  }));
  return sitDown(game, { seats: named, options });
}
