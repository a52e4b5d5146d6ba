import { type Beginning, begin, type Court, floor, ours, type Told } from './table.ts';

export const ORB_ACTIONS = ['pick-up', 'dunk', 'hand-over', 'take-over', 'drop'];

/** What of all that is done with orbs the open choice offers. */
export function withOrbs(court: Court): readonly string[] {
  return court.offered.filter((id) => ORB_ACTIONS.includes(id));
}

/** Ana of the red team at (1,1) of three by three squares or another court. */
export function ana(
  more: Told = {},
  rest: Readonly<Record<string, unknown>> = {},
  others: readonly Told[] = [],
  beginning: Beginning = {},
): Court {
  const athletes = [ours('Ana', '1,1', more), ...others];
  return begin({ court: floor(3, 3), turn: 'Ana', ...rest, athletes }, beginning);
}
