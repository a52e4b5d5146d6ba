import type { More } from '../../../../../test/more.ts';
import {
  athlete,
  court,
  opponent,
  type Played,
  played,
  tableAt,
} from '../../../../../test/played.ts';
import type { Kazzam } from '../../../../table.ts';
import { addSpecialWard } from '../special-ward.ts';

/** What differs from the usual position. */
export interface Setting {
  readonly rolls?: readonly number[];
  readonly options?: Played['options'];
  readonly rows?: readonly string[];
  readonly wanda?: More;
  readonly al?: More;
  readonly bo?: More;
}

/** Wanda, a Wardmaster with a wand, her ally Al beside her, Bo of the other team to attack. */
function position(
  picks: readonly string[],
  { rows = court(9, 5), wanda = {}, al = {}, bo = {} }: Setting,
): Played['given'] {
  return {
    court: rows,
    athletes: [
      athlete('Wanda', '1,1', {
        class: 'wardmaster',
        picks: picks.map((pick) => `wardmaster/${pick}`),
        ...wanda,
      }),
      athlete('Al', '1,2', al),
      opponent('Bo', '5,1', bo),
    ],
    turn: 'Wanda',
  };
}

/** Wanda's turn, played with these answers; she moves first, then Al, then Bo. */
export function warded(
  picks: readonly string[],
  answers: NonNullable<Played['answers']>,
  setting: Setting = {},
) {
  const { rolls = [], options = {} } = setting;
  return played({ given: position(picks, setting), rolls, answers, options });
}

/** The same position to run single flows on, with Special Ward of Wanda by name of its bearer. */
export function wardedTable(
  picks: readonly string[],
  special: Readonly<Record<string, number>> = {},
  setting: Setting = {},
): Kazzam {
  const { rolls = [], options = {} } = setting;
  const t = tableAt({ given: position(picks, setting), rolls, options });
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
