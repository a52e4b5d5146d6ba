import type { Game } from '@tablewright/engine';
import type { Preset, TablePlan } from '@tablewright/engine/table-plan';
import { HUMAN } from '@tablewright/table-kit';
import { nameAs } from './bots.ts';
import { botLevel, withBots } from './company.ts';
import { newSeat, type PlannedSeat, type Where } from './planned-seat.ts';

type Values = Readonly<Record<string, unknown>>;

/** What of a table a preset sets. */
export interface PlannedTable {
  readonly seats: readonly PlannedSeat[];
  /** What differs from the defaults. */
  readonly options: Values;
}

/** The plan of a game that declares none: its short match, and all settings in one group. */
export function plainPlan({ options, brief }: Pick<Game, 'options' | 'brief'>): TablePlan {
  return {
    presets:
      brief === undefined
        ? []
        : [
            { id: 'quick', options: brief },
            { id: 'printed', options: {} },
          ],
    first: [],
    groups: [{ id: 'all', options: Object.keys(options) }],
  };
}

/** The table after a preset was pressed. */
export function withPreset(
  game: Game,
  plan: TablePlan,
  { seats: count, bots, options }: Preset,
  table: PlannedTable,
): PlannedTable {
  const sized = count === undefined ? table.seats : seatsOf(game, table.seats, count);
  const set = { ...keptOf(plan, table.options), ...options };
  return {
    seats: withPersonLast(plan, set, bots === undefined ? sized : withBots(sized, bots)),
    options: set,
  };
}

/** The seats, the last one a person’s where a setting asks for it and a bot sits there. */
export function withPersonLast(
  { first }: TablePlan,
  options: Values,
  seats: readonly PlannedSeat[],
): readonly PlannedSeat[] {
  const at = seats.length - 1;
  const isWanted = first.some(({ option, personLast = [] }) =>
    personLast.includes(String(options[option])),
  );
  if (!isWanted || seats[at]?.player === HUMAN) return seats;
  return seats.map((seat, place) =>
    place === at ? { ...seat, player: HUMAN, name: nameAs(seat.name, false) } : seat,
  );
}

/** The preset that a table is, as far as presets go. */
export function presetOf(
  plan: TablePlan,
  { seats, options }: PlannedTable,
  where: Where,
): Preset | undefined {
  const kept = keptOf(plan, options);
  const set = Object.entries(options).filter(([name]) => !(name in kept));
  return plan.presets.find(
    (preset) =>
      (preset.seats === undefined || preset.seats === seats.length) &&
      (preset.bots === undefined || preset.bots === botLevel(seats, where)) &&
      set.length === Object.keys(preset.options).length &&
      set.every(([name, value]) => isSame(preset.options[name], value)),
  );
}

/** The first settings that no preset names: a monster stays whichever way it is fought. */
function keptOf({ first, presets }: TablePlan, options: Values): Values {
  const stays = ({ option }: { readonly option: string }): boolean =>
    option in options && !presets.some((preset) => option in preset.options);
  return Object.fromEntries(first.filter(stays).map(({ option }) => [option, options[option]]));
}

function seatsOf(game: Game, seats: readonly PlannedSeat[], count: number): readonly PlannedSeat[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? newSeat(game, at));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
