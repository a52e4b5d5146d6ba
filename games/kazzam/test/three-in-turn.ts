import type { Until } from '../src/model.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

export const ANA = 0;
export const BO = 1;
export const CY = 2;

/** Ana, Bo and Cy act in this order; it is Ana's turn. */
export const POSITION = {
  court: floor(12, 3),
  athletes: [
    ours('Ana', '1,1', { initiative: 6 }),
    theirs('Bo', '5,1', { initiative: 4 }),
    ours('Cy', '9,1', { initiative: 2 }),
  ],
  turn: 'Ana',
};

/** Ana's turn; how many turns each has had so far, this one included. */
export function table(...turns: readonly number[]): Court {
  const t = begin(POSITION);
  for (const [id, had] of turns.entries()) creature(t, id).turns = had;
  return t;
}

export function creature(t: Court, id: number) {
  const found = t.state.creatures[id];
  if (found === undefined) throw new RangeError(`nobody is ${id}`);
  return found;
}

/** When that turn of a creature starts or ends: 0 for the one that runs, 1 for its next one. */
export const turnOf = (
  t: Court,
  ends: 'turn-start' | 'turn-end',
  of: number,
  ahead: number,
): Until => ({
  ends,
  of,
  turn: creature(t, of).turns + ahead,
});

/** Ends that are known, in the order in which they come after this point of Ana's turn. */
export function known(t: Court): readonly (readonly [string, Until])[] {
  return [
    ['the end of the turn that runs', turnOf(t, 'turn-end', ANA, 0)],
    ['the start of Bo’s next', turnOf(t, 'turn-start', BO, 1)],
    ['the end of Bo’s next', turnOf(t, 'turn-end', BO, 1)],
    ['the start of Cy’s next', turnOf(t, 'turn-start', CY, 1)],
    ['the end of Cy’s next', turnOf(t, 'turn-end', CY, 1)],
    ['the start of Bo’s after that', turnOf(t, 'turn-start', BO, 2)],
    ['the end of Bo’s after that', turnOf(t, 'turn-end', BO, 2)],
    ['the start of Cy’s after that', turnOf(t, 'turn-start', CY, 2)],
    ['the end of Cy’s after that', turnOf(t, 'turn-end', CY, 2)],
  ];
}

/** Ends of which nobody knows when they come. */
export const UNKNOWN: readonly Until[] = [
  { ends: 'save' },
  { ends: 'failed-save' },
  { ends: 'escape' },
  { ends: 'with', effects: [1] },
];

export const MATCH: Until = { ends: 'match' };
