import type { More } from './more.ts';
import { athlete, court, opponent, type Played } from './played.ts';

/** What differs from the usual position of three, besides the first of them. */
export interface TrioSetting {
  readonly rolls?: readonly number[];
  readonly options?: Played['options'];
  readonly rows?: readonly string[];
  readonly orbs?: readonly More[];
  readonly al?: More;
  readonly bo?: More;
}

/** The athlete that such a position is about. */
export interface Hero {
  readonly name: string;
  readonly className: string;
  /** Without the name of the class. */
  readonly picks: readonly string[];
  readonly more: More | undefined;
}

/**
 * A position about one athlete with a wand: her ally Al beside her, Bo of the other team four
 * squares away. She moves first, then Al, then Bo.
 */
export function trio(
  { name, className, picks, more = {} }: Hero,
  { rolls = [], options = {}, rows = court(12, 7), orbs = [], al = {}, bo = {} }: TrioSetting,
): Required<Pick<Played, 'given' | 'rolls' | 'options'>> {
  const own = { class: className, picks: picks.map((pick) => `${className}/${pick}`) };
  const athletes = [
    athlete(name, '1,1', { ...own, ...more }),
    athlete('Al', '1,2', al),
    opponent('Bo', '5,1', bo),
  ];
  return { given: { court: rows, athletes, orbs, turn: name }, rolls, options };
}
