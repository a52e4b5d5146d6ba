import { type Answers, begin, type Court, floor, type Told } from '../../../../../test/table.ts';

import { type TrioSetting, trio } from '../../../../../test/trio.ts';

import { layWard } from '../../../../rules/harm/gain-ward.ts';

/** What differs from the usual position. */
export interface Setting extends TrioSetting {
  readonly wanda?: Told;
}

/** Wanda, a Wardmaster with a wand, and the two others, on a small court. */
const position = (picks: readonly string[], { wanda, rows = floor(9, 5), ...setting }: Setting) =>
  trio({ name: 'Wanda', className: 'wardmaster', picks, more: wanda }, { rows, ...setting });

/** Wanda's turn, played with these answers. */
export function warded(picks: readonly string[], answers: Answers, setting: Setting = {}): Court {
  const { given, beginning } = position(picks, setting);
  return begin(given, beginning).answer(...answers);
}

/** The same position to run single flows on, with Special Ward of Wanda by name of its bearer. */
export function wardedTable(
  picks: readonly string[],
  special: Readonly<Record<string, number>> = {},
  setting: Setting = {},
): Court {
  const t = warded(picks, [], setting);
  for (const creature of t.state.creatures) {
    const amount = special[creature.name] ?? 0;
    if (amount > 0) layWard(creature, { amount: amount, onTop: true, by: WANDA });
  }
  return t;
}

/** Their numbers. */
export const [WANDA, AL, BO] = [0, 1, 2] as const;

/** Wards of a creature as `amount` and `s` where they are Special, in the order of their list. */
export function wardsOf(
  state: ReturnType<typeof warded>['state'],
  creature: number,
): readonly string[] {
  const { wards } = state.creatures[creature] ?? { wards: [] };
  return wards.map(({ amount, onTop }) => `${amount}${onTop ? 's' : ''}`);
}
