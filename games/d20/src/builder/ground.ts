import { ABILITIES } from '../abilities.ts';
import { AVERAGE_DIE, type ReadyCharacter } from '../content/sheet.ts';
import { USUAL_RULES } from '../explain/index.ts';
import type { Rolled } from '../rules/setup/rolled.ts';
import type { Rules } from '../sheets/imagined.ts';
import { contentOf } from '../table.ts';

/** What a character is built on: away from a table on averages, at one on what was rolled for it. */
export interface Ground {
  readonly rules: Rules;
  /** What the table has rolled (DT-CHAR-09); nothing away from one, and where nobody had it rolled. */
  readonly rolled: Rolled | undefined;
  readonly isAtTable: boolean;
  /** Ready characters that can be taken. */
  readonly ready: readonly ReadyCharacter[];
}

/**
 * Totals to arrange where no table rolls: each comes to 63, as eighteen dice do on average. The first are the averages
 * of the highest of six rolls, of the second, and so on.
 */
export const TOTALS: Readonly<Record<string, readonly number[]>> = {
  average: [14, 12, 11, 10, 9, 7],
  even: [11, 11, 11, 10, 10, 10],
  steep: [17, 13, 11, 9, 7, 6],
};

/** What three dice and a nought come to on average (DT-CHAR-06). */
const AVERAGE_FUNDS = 105;

/** Away from any table. */
export const AWAY: Ground = {
  rules: { ...USUAL_RULES, options: { ...USUAL_RULES.options, abilityGen: 'arrange' } },
  rolled: undefined,
  isAtTable: false,
  ready: Object.values(contentOf(USUAL_RULES).ready),
};

/** At a table that asks for a character; see `Choice.about`. */
export function groundAt(about: Readonly<Record<string, unknown>>): Ground {
  const { ready, abilityGen, rolled } = about;
  const free: readonly unknown[] = Array.isArray(ready) ? ready : [];
  const arranged = abilityGen === 'arrange' ? 'arrange' : 'inOrder';
  return {
    rules: { ...USUAL_RULES, options: { ...USUAL_RULES.options, abilityGen: arranged } },
    rolled: rolled as Rolled | undefined,
    isAtTable: true,
    ready: free.flatMap((id) => contentOf(USUAL_RULES).ready[String(id)] ?? []),
  };
}

/** The coins to buy with, and what the first Hit Die counts. */
export const fundsOf = ({ rolled }: Ground): number => rolled?.funds ?? AVERAGE_FUNDS;
/** See {@link fundsOf}. */
export const dieOf = ({ rolled }: Ground): number => rolled?.hitDie ?? AVERAGE_DIE;

/** Whether totals stay in the order in which they were rolled (DT-OPT-05). */
export const isInOrder = ({ rules, rolled }: Ground): boolean =>
  rolled !== undefined && rules.options.abilityGen === 'inOrder';

/** Totals as they are dealt out: in their order, or the highest first. */
export function dealt(ground: Ground, totals: readonly number[]): readonly number[] {
  return isInOrder(ground) ? totals : [...totals].sort((a, b) => b - a);
}

/** How many totals there are: one for each ability. */
export const COUNT = ABILITIES.length;
