import type { D20State } from './model.ts';

/** The state in which a session begins: nobody is there yet. */
export function firstState({
  seatCount,
  options,
}: Pick<D20State, 'seatCount' | 'options'>): D20State {
  return {
    phase: 'lobby',
    options,
    seatCount,
    steps: 0,
    clock: 0,
    creatures: [],
    zones: [],
    ground: { rows: [], isDark: false, isOutdoors: false, setting: [] },
    circumstances: [],
    lying: [],
    rerolls: {},
    sealed: [],
    isAtRest: false,
    dying: [],
    points: 0,
    nextId: 1,
  };
}
