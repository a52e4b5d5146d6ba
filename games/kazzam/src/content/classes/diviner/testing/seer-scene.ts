import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** What makes a Seer. */
export const SEER = { class: 'diviner', picks: ['diviner/seer'] };

/** What is different from the usual position. */
export interface Setting {
  readonly dee?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  /** The die that Dee keeps. */
  readonly kept?: number;
  readonly rolls?: readonly number[];
}

/** Dee the Seer, whose turn it is, three squares from Bo. */
export function table({ dee = {}, bo = {}, others = [], kept, rolls = [] }: Setting = {}): Court {
  const effects =
    kept === undefined ? [] : [{ kind: 'foreseen', on: 'Dee', by: 'Dee', amount: kept, round: 1 }];
  return begin(
    {
      court: floor(14, 5),
      athletes: [ours('Dee', '2,2', { ...SEER, ...dee }), theirs('Bo', '5,2', bo), ...others],
      turn: 'Dee',
      effects,
    },
    { rolls },
  );
}

/** Dee attacks Bo. */
export const hit = (court: Court) => court.answer('basic-implement-attack', 'Bo');
