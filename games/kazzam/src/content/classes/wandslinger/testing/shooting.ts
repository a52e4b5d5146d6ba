import {
  type Answers,
  begin,
  type Court,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../../test/table.ts';

/** What is different from the usual position. */
export interface Scene {
  readonly wes?: Told;
  readonly t?: Told;
  readonly others?: readonly Told[];
}

/** Wes at (1,3) with one power, T before him, others; his turn. */
export function use(
  pick: string,
  answers: Answers,
  rolls: readonly number[] = [],
  { wes = {}, t = {}, others = [] }: Scene = {},
): Court {
  return begin(
    {
      court: floor(12, 7),
      athletes: [
        ours('Wes', '1,3', { class: 'wandslinger', picks: [`wandslinger/${pick}`], ...wes }),
        { ...theirs('T', '4,3'), ...t },
        ...others,
      ],
      turn: 'Wes',
    },
    { rolls },
  ).answer(...answers);
}

/** A hit with damage first and Effect last. */
export const BOTH = ['damage', 'effect'];
/** The HP of all, in the order in which they were set up. */
export const hps = (court: Court) => court.state.creatures.map(({ hp }) => hp);
/** The statuses of T, or of another one, as bits. */
export const statusesOf = (court: Court, id = 1) => court.state.creatures[id]?.has ?? 0;
/** A Striker whose Role Boost deals one more damage. */
export const bruiser = { role: 'striker', specialisation: 'bruiser' };
