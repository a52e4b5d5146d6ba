import type { Game } from '@tablewright/engine';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { keptName } from '../online/kept/visitor.ts';
import { type PlannedTable, withPreset } from './plan-of.ts';
import { plannedSeats } from './planned-seat.ts';

/** The preset for whoever plays a game for the first time, by its id. */
const FIRST = 'first';

/** A table for a first match: as the game's plan has it, else the usual one. */
export function firstMatch(game: Game, plan: TablePlan | undefined): PlannedTable {
  const usual: PlannedTable = { seats: plannedSeats(game, keptName()), options: {} };
  const preset = plan?.presets.find(({ id }) => id === FIRST);
  return plan === undefined || preset === undefined ? usual : withPreset(game, plan, preset, usual);
}
