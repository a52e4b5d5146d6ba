import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import type { Status } from '../../../../model.ts';
import { withData } from '../../../../rules/effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../../../../rules/effects/in-play.ts';

/** What differs from the usual position. */
export interface Kennel {
  readonly picks?: readonly string[];
  readonly tam?: Told;
  readonly bo?: Told;
  readonly more?: Told;
  readonly others?: readonly Told[];
  /** Creatures of the Tamer's: block and square, and what else. */
  readonly beasts?: readonly Told[];
  readonly turn?: string;
  readonly rolls?: readonly number[];
  readonly options?: Told;
}

/** Tam the Tamer with a wand at (1,3), Bo at (8,3), both without a Role Boost of weight; Tam's turn. */
export function kennel({
  picks = ['summon-scalehound'],
  tam = {},
  bo = {},
  more = {},
  others = [],
  beasts = [],
  turn = 'Tam',
  rolls = [],
  options = {},
}: Kennel = {}): Court {
  return begin(
    {
      court: floor(14, 8),
      athletes: [
        ours('Tam', '1,3', {
          class: 'tamer',
          picks: picks.map((pick) => `tamer/${pick}`),
          implement: 'wand',
          ...tam,
        }),
        theirs('Bo', '8,3', { implement: 'wand', ...bo }),
        ...others,
      ],
      companions: beasts.map((beast) => ({ of: 'Tam', ...beast })),
      turn,
      ...more,
    },
    { rolls, options },
  );
}

/** Makes a creature immune to a status for the rest of the match. */
export function makeImmune(court: Court, name: string, status: Status): void {
  const on = court.id(name);
  const immune = withData(IMMUNITY, { status });
  const until = { ends: 'match' } as const;
  putInPlay(court.state, { ...immune, on, by: on, source: 'test', until, amount: 0 });
}

/** A square of the court. */
export const square = (x: number, y = 3) => `court(${x},${y})`;
