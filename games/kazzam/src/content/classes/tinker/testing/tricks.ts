import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** What differs from the usual position. */
export interface Setting {
  readonly picks?: readonly string[];
  readonly tin?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  readonly rows?: readonly string[];
  readonly more?: Told;
  readonly rolls?: readonly number[];
  readonly options?: Told;
}

/** Tin the Tinker with a wand at (1,3), Bo at (5,3); Tin's turn, then Bo's. */
export function workshop({
  picks = ['vokos-lariat', 'irenas-cloak', 'bag-of-tricks'],
  tin = {},
  bo = {},
  others = [],
  rows = floor(14, 8),
  more = {},
  rolls = [],
  options = {},
}: Setting = {}): Court {
  const own = picks.map((pick) => `tinker/${pick}`);
  return begin(
    {
      court: rows,
      athletes: [
        ours('Tin', '1,3', {
          class: 'tinker',
          picks: own,
          implement: 'wand',
          initiative: 9,
          ...tin,
        }),
        theirs('Bo', '5,3', { implement: 'wand', initiative: 5, ...bo }),
        ...others,
      ],
      turn: 'Tin',
      ...more,
    },
    { rolls, options },
  );
}

/** A hit with damage first and Effect last. */
export const BOTH = ['damage', 'effect'];

/** A square of the court. */
export const square = (x: number, y = 3) => `court(${x},${y})`;

/** Tin has hit Bo with the bag and used that item on it. */
export function tricked(item: string, { rolls = [], ...setting }: Setting = {}): Court {
  return workshop({ ...setting, rolls: [4, ...rolls] }).answer('bag-of-tricks', 'Bo', BOTH, item);
}
