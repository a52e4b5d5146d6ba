import type { More } from '../../../../../test/more.ts';
import { court, type Played, played, tableAt } from '../../../../../test/played.ts';
import { type TrioSetting, trio } from '../../../../../test/trio.ts';
import type { Kazzam } from '../../../../table.ts';
import { addSpecialWard } from '../special-ward.ts';

/** What differs from the usual position. */
export interface Setting extends TrioSetting {
  readonly wanda?: More;
}

/** Wanda, a Wardmaster with a wand, and the two others, on a small court. */
const position = (picks: readonly string[], { wanda, rows = court(9, 5), ...setting }: Setting) =>
  trio({ name: 'Wanda', className: 'wardmaster', picks, more: wanda }, { rows, ...setting });

/** Wanda's turn, played with these answers. */
export function warded(
  picks: readonly string[],
  answers: NonNullable<Played['answers']>,
  setting: Setting = {},
) {
  return played({ ...position(picks, setting), answers });
}

/** The same position to run single flows on, with Special Ward of Wanda by name of its bearer. */
export function wardedTable(
  picks: readonly string[],
  special: Readonly<Record<string, number>> = {},
  setting: Setting = {},
): Kazzam {
  const t = tableAt(position(picks, setting));
  for (const creature of t.state.creatures) {
    const amount = special[creature.name] ?? 0;
    if (amount > 0) addSpecialWard(creature, WANDA, amount);
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
